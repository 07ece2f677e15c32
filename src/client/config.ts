// Reads the build's configuration off the page, and what follows from it alone.
import { BASE_PLACEHOLDER } from '../lib/relative-base.ts';
import type { ClientConfig } from '../model/client-config.ts';

export const CONFIG_ELEMENT_ID = 'dg-config';

export function readClientConfig(document: Document): ClientConfig {
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The page has no <script id="${CONFIG_ELEMENT_ID}">.`);
  // The same build wrote it, from this very type.
  if (process.env.RELATIVE_BASE === 'yes') return JSON.parse(text, absoluteAddress(document)) as ClientConfig;
  return JSON.parse(text) as ClientConfig;
}

/** For the settings of a page with a relative base: scripts use addresses from any folder, and compare them with the base. */
export function absoluteAddress({ baseURI }: Document) {
  return (key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !/^\.{1,2}\//.test(value)) return value;
    const { pathname, href } = new URL(value, baseURI);
    return key === 'base' ? pathname : href;
  };
}

/** For a file that pages of any depth fetch: it has a placeholder where the base of the site goes. */
export function withSiteBase(text: string, document: Document): string {
  return text.replaceAll(BASE_PLACEHOLDER, readClientConfig(document).base);
}

/** The same for JSON. */
export function jsonWithSiteBase<T>(value: T, document: Document): T {
  return JSON.parse(withSiteBase(JSON.stringify(value), document));
}

/** The worker lives on the public site only, not on previews and developers' machines. */
export function isPublicHost(hostname: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

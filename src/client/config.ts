// Reads the build's configuration off the page, and what follows from it alone.
import type { ClientConfig } from '../model/client-config.ts';

export const CONFIG_ELEMENT_ID = 'dg-config';

export function readClientConfig(document: Document): ClientConfig {
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The page has no <script id="${CONFIG_ELEMENT_ID}">.`);
  return JSON.parse(text) as ClientConfig; // The same build wrote it, from this very type.
}

/** The worker lives on the public site only, not on previews and developers' machines. */
export function isPublicHost(hostname: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

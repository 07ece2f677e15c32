// What the frame of edited code has to know of the page's look: its root's attributes, its style sheets and its fonts.
import type { FrameFont } from './messages.ts';

export interface PageStyles {
  readonly styles: readonly { readonly address: string; readonly text: string }[];
  readonly fonts: readonly FrameFont[];
}

const FONT_FACE = /@font-face\s*\{([^}]*)\}/g;

/** A document without an origin may not fetch fonts: those that the page shows go along, and their rules stay here. */
export async function readPageStyles(
  { document }: Pick<Window, 'document'>,
  fetcher: {
    readonly text: (address: string) => Promise<string>;
    readonly bytes: (address: string) => Promise<ArrayBuffer>;
  },
): Promise<PageStyles> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const own = links.filter(({ href }) => new URL(href).origin === new URL(document.baseURI).origin);
  const sheets = await Promise.all(own.map(async ({ href }) => ({ href, text: await fetcher.text(href) })));
  const styles = sheets.map(({ href, text }) => ({
    address: href,
    text: withAddresses(text.replace(FONT_FACE, ''), href),
  }));
  const rules = sheets.flatMap(({ href, text }) =>
    [...text.matchAll(FONT_FACE)].map(([, body = '']) => ruleOf(body, href)),
  );
  const shown = [...document.fonts].filter(({ status }) => status === 'loaded').map(fontKey);
  const fonts = await Promise.all(
    rules
      .filter((rule) => rule.src !== null && shown.includes(rule.key))
      .map(async ({ family, src, descriptors }) => ({ family, descriptors, bytes: await fetcher.bytes(src ?? '') })),
  );
  return { styles, fonts };
}

/** Attributes of the root element hold mode, direction, density and what a reader has chosen besides. */
export function rootAttributes({ documentElement: html }: Document): (readonly [string, string])[] {
  return html.getAttributeNames().map((name) => [name, html.getAttribute(name) ?? ''] as const);
}

interface FontRule {
  readonly key: string;
  readonly family: string;
  /** null: nothing that could be fetched. */
  readonly src: string | null;
  readonly descriptors: Readonly<Record<string, string>>;
}

/** Descriptors of `FontFace`, by the property of the rule. */
const DESCRIPTORS = { 'font-style': 'style', 'font-weight': 'weight', 'unicode-range': 'unicodeRange' } as const;

function ruleOf(body: string, sheet: string): FontRule {
  const values = new Map(
    [...body.matchAll(/([\w-]+)\s*:\s*((?:url\([^)]*\)|[^;])+)/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  const family = unquoted(values.get('font-family') ?? '');
  const url = /url\(\s*["']?([^"')]+)/.exec(values.get('src') ?? '')?.[1];
  const descriptors = Object.entries(DESCRIPTORS).flatMap(([property, name]) => {
    const value = values.get(property);
    return value === undefined ? [] : [[name, value] as const];
  });
  const given: Partial<Record<string, string>> = Object.fromEntries(descriptors);
  return {
    family,
    src: url === undefined ? null : new URL(url, sheet).href,
    descriptors: Object.fromEntries(descriptors),
    key: fontKey({ family, style: given.style ?? 'normal', unicodeRange: given.unicodeRange ?? 'U+0-10FFFF' }),
  };
}

/** As browsers and authors write it: with quotes or without, `U+0000-00FF` or `U+0-FF`. */
function fontKey({ family, style, unicodeRange }: Pick<FontFace, 'family' | 'style' | 'unicodeRange'>): string {
  const range = unicodeRange
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/(?<=[+-])0+(?=[\dA-F])/g, '');
  return [unquoted(family), style, range].join('|');
}

function unquoted(text: string): string {
  return text.replace(/^["']|["']$/g, '');
}

/** The styles stand in another document, so relative addresses would start elsewhere. */
function withAddresses(css: string, sheet: string): string {
  return css.replace(
    /url\(\s*(["']?)(?!["']?(?:data:|#|[a-z]+:|\/))([^"')]+)\1\s*\)/g,
    (_, _quote, address: string) => {
      return `url("${new URL(address, sheet).pathname}")`;
    },
  );
}

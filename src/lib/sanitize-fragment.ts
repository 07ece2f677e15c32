// Makes a small piece of ready-made HTML safe to set into a page, and tells what links and ids it holds.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { find, html } from 'property-information';
import { cleanText } from './forbidden-characters.ts';
import { escapeHtml } from './html.ts';
import type { Sanitizer } from './safe-html.ts';

export interface FragmentOptions {
  readonly sanitizer: Sanitizer;
  /** Gives a link its final address; `href` is as written, entities decoded. */
  readonly rewriteHref?: (href: string) => string;
  /** True for links that get `rel="noopener nofollow"` and open in a new tab. */
  readonly isNofollow?: (href: string) => boolean;
}

export interface Fragment {
  /** Safe, well-nested HTML. */
  readonly html: string;
  /** As written, in document order. */
  readonly links: readonly { readonly href: string }[];
  readonly ids: readonly string[];
  /** What was taken out for safety, in the author's terms: `<script>`, `onclick`, `javascript:…`. */
  readonly removed: readonly string[];
}

/** `sanitizeFragment` with a memory: the same text is worked out once, as API texts repeat between components. */
export function createFragmentSanitizer(options: FragmentOptions): (html: string) => Fragment {
  const known = new Map<string, Fragment>();
  return (html) => {
    const hit = known.get(html);
    if (hit) return hit;
    const fragment = sanitizeFragment(html, options);
    known.set(html, fragment);
    return fragment;
  };
}

export function sanitizeFragment(html: string, options: FragmentOptions): Fragment {
  const simple = simpleFragment(html, options);
  if (simple !== null) return simple;
  const quoted = quoteUnknownTags(html, options.sanitizer);
  const simpleQuoted = quoted === html ? null : simpleFragment(quoted, options);
  if (simpleQuoted !== null) return simpleQuoted;
  // The parser and the walks behind it recurse; no text that a person wrote nests this deep.
  if (depth(quoted) > MAX_DEPTH)
    return { ...harmless(escapeHtml(html)), removed: [`more than ${MAX_DEPTH} nested elements`] };
  return sanitizeTree(fromParse5(parseFragment(quoted)) as Root, options); // A fragment is always a root.
}

/** Text and entities stay as they are; an ampersand that starts no entity becomes one. */
function harmless(html: string): Fragment {
  return { html: html.includes('&') ? html.replace(STRAY_AMPERSAND, '&amp;') : html, links: [], ids: [], removed: [] };
}

const STRAY_AMPERSAND = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi;

const TAG =
  /<(?:(\/?)(br|code|em|strong|b|i|kbd|sub|sup|p|ul|ol|li|a|span)(?: ?(\/))?|a href="((?:https?:\/)?[/#][\w/:.#?=~+-]*)"( title="[\w ]+")?|(span) class="[\w-]+")>/y;
/** An address that stands between quotes as it is. */
const PLAIN_ADDRESS = /^[\w/:.#?=~+-]*$/;
/** What the parser and the serializer would write in another way. */
const OTHER_FORM = /&(?!(?:amp|lt);)|[\r\0]|<br ?\//;

/**
 * Text with no tags, or with nothing but bare, well-nested tags and links that cannot do harm: parsing it would give the same
 * text back, but for the addresses of links. null: it has to be parsed, which costs two hundred times as much as this look,
 * and which hardly any API text needs.
 */
function simpleFragment(html: string, options: FragmentOptions): Fragment | null {
  const open: string[] = [];
  const links: { href: string }[] = [];
  let linked = '';
  let copied = 0;
  let closedLinks = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = at;
    const [, closes, bare = '', selfCloses, href, title = '', classed = bare] = TAG.exec(html) ?? [];
    const name = href === undefined ? classed : 'a';
    if (name === '' || !options.sanitizer.isKept(name)) return null;
    if (name === 'br') {
      if (closes) return null;
    } else if (selfCloses) {
      return null;
    } else if (closes) {
      if (name === 'a' && closedLinks > 0 && !open.includes('a')) {
        linked += html.slice(copied, at);
        copied = TAG.lastIndex;
        closedLinks--;
      } else if (open.pop() !== name) return null;
    } else {
      // A link within a link ends it, as in the lists that say which plan a page is of.
      if (name === 'a' && open.at(-1) === 'a') {
        open.pop();
        closedLinks++;
        linked += `${html.slice(copied, at)}</a>`;
        copied = at;
      }
      if (!mayHold(open.at(-1), name) || open.length > 20) return null;
      open.push(name);
      if (name !== 'a') continue;
      const tag = href === undefined || open.indexOf('a') < open.length - 1 ? null : linkTag(href, title, options);
      if (href === undefined || tag === null) return null;
      links.push({ href });
      linked += html.slice(copied, at) + tag;
      copied = TAG.lastIndex;
    }
  }
  if (open.length > 0) return null;
  if (links.length === 0) return harmless(html);
  return OTHER_FORM.test(html) ? null : { html: linked + html.slice(copied), links, ids: [], removed: [] };
}

/** As `finishLink` would leave it. */
function linkTag(href: string, title: string, { rewriteHref, isNofollow }: FragmentOptions): string | null {
  const address = rewriteHref ? rewriteHref(href) : href;
  if (!PLAIN_ADDRESS.test(address)) return null;
  return `<a href="${address}"${title}${isNofollow?.(href) ? ' target="_blank" rel="noopener nofollow"' : ''}>`;
}

/** The few cases in which the parser leaves the nesting as it is written. */
function mayHold(parent: string | undefined, child: string): boolean {
  if (child === 'li') return parent === 'ul' || parent === 'ol';
  if (parent === 'ul' || parent === 'ol') return false;
  const isBlock = child === 'p' || child === 'ul' || child === 'ol';
  return isBlock ? parent === undefined || parent === 'li' : parent !== child;
}

/** `<DatePicker>` in a text is shown as it is written. */
function quoteUnknownTags(html: string, sanitizer: Sanitizer): string {
  return html.replace(/<(?=\/?([a-z][^\s/>]{0,60}))/gi, (bracket, name: string) =>
    sanitizer.isHtmlElement(name) ? bracket : '&lt;',
  );
}

const MAX_DEPTH = 200;
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);

/** Upper bound of the nesting: only an end tag of the same name takes an element off, as a stray one closes nothing. */
function depth(html: string): number {
  const open = new Map<string, number>();
  let now = 0;
  let deepest = 0;
  for (const [, closes, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = tag.toLowerCase();
    const count = open.get(name) ?? 0;
    if (VOID.has(name) || (closes && count === 0)) continue;
    open.set(name, count + (closes ? -1 : 1));
    now += closes ? -1 : 1;
    deepest = Math.max(deepest, now);
  }
  return deepest;
}

function sanitizeTree(dirty: Root, options: FragmentOptions): Fragment {
  const { schema } = options.sanitizer;
  const removed = [...elements(dirty)].flatMap((element) => removedParts(element, schema));
  const links: { href: string }[] = [];
  const ids: string[] = [];
  const clean = sanitize({ type: 'root', children: dirty.children }, schema);
  for (const element of elements(clean)) {
    if (typeof element.properties.id === 'string') ids.push(element.properties.id);
    if (element.tagName === 'a') finishLink(element, links, options);
  }
  return {
    // The parser decodes references, also those to what no page can contain.
    html: cleanText(toHtml(clean, { characterReferences: { useNamedReferences: true } })),
    links,
    ids,
    removed: [...new Set(removed)],
  };
}

function* elements(tree: ReturnType<typeof sanitize>): Generator<Element> {
  const stack: (RootContent | ElementContent)[] =
    tree.type === 'root' ? [...tree.children].reverse() : tree.type === 'element' ? [tree] : [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type !== 'element') continue;
    yield node;
    stack.push(...[...node.children].reverse());
  }
}

function removedParts({ tagName, properties }: Element, { tagNames, attributes, protocols }: Schema): string[] {
  if (!tagNames?.includes(tagName)) return [`<${tagName}>`];
  const kept = [...(attributes?.[tagName] ?? []), ...(attributes?.['*'] ?? [])].map((one) => String([one].flat()[0]));
  const names = Object.keys(properties).filter((name) => !kept.includes(name));
  const schemes = (['href', 'src'] as const).flatMap((name) => {
    const scheme = kept.includes(name) ? removedScheme(properties[name], protocols?.[name] ?? []) : null;
    return scheme === null ? [] : [`${scheme}:`];
  });
  return [...names.map((name) => find(html, name).attribute), ...schemes];
}

/** null: the address has none, or one that is kept. Of data, pictures are. */
function removedScheme(address: unknown, kept: readonly string[]): string | null {
  const [, written = '', type = ''] = /^\s*([a-z][a-z0-9+.-]*):([a-z]*)/i.exec(String(address ?? '')) ?? [];
  const scheme = written.toLowerCase();
  if (scheme === '') return null;
  return scheme === 'data' ? (type === 'image' ? null : scheme) : kept.includes(scheme) ? null : scheme;
}

function finishLink(link: Element, links: { href: string }[], { rewriteHref, isNofollow }: FragmentOptions): void {
  const { properties } = link;
  if (typeof properties.href !== 'string') return;
  const { href } = properties;
  links.push({ href });
  if (isNofollow?.(href)) Object.assign(properties, { target: '_blank', rel: ['noopener', 'nofollow'] });
  else if (properties.target === '_blank')
    properties.rel = ['noopener', ...relOf(link).filter((value) => value !== 'noopener' && value !== 'opener')];
  if (rewriteHref) properties.href = rewriteHref(href);
}

function relOf(link: Element): string[] {
  return Array.isArray(link.properties.rel) ? link.properties.rel.map(String) : [];
}

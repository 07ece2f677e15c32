// A tag for the head of pages, as authors write it in the configuration and in front matter.
import * as z from 'zod';
import { hasSafeScheme } from '../lib/url.ts';
import type { HeadTag } from '../model/plugin.ts';

/** Names of the elements that a project may add. */
export const HEAD_TAGS = ['meta', 'link', 'script', 'style', 'noscript', 'base'] as const satisfies HeadTag['tag'][];
const VOID: readonly string[] = ['meta', 'link', 'base'] satisfies HeadTag['tag'][];

export const headTagSchema = z
  .strictObject({
    tag: z.enum(HEAD_TAGS).describe('Name of the element.'),
    attributes: z
      .record(
        z.string().regex(/^[a-z_:][\w:.-]*$/i, 'is not an attribute name'),
        z.union([z.string(), z.literal(true)]),
      )
      .default({})
      .describe('Its attributes; `true` is one without value. Addresses that start with a slash get the base.'),
    content: z.string().optional().describe('What stands inside it, as it is.'),
  })
  .refine(({ tag, content }) => content === undefined || !VOID.includes(tag), {
    path: ['content'],
    error: 'is not allowed: meta, link and base have no content',
  })
  .refine(({ tag, content }) => !content?.toLowerCase().includes(`</${tag}`), {
    path: ['content'],
    error: 'must not contain the end tag of its own element',
  })
  .transform(({ content, ...tag }): HeadTag => (content === undefined ? tag : { ...tag, content }));

/** What a link in the head of a page may say of it: none of these runs, or changes how the page looks. */
const PAGE_RELS = 'alternate apple-touch-icon author canonical dns-prefetch help icon license me next preconnect prev';

/** Markdown is not trusted, and front matter is a part of it: its tags tell of the page, and can neither run nor load code. */
export const pageHeadTagSchema = headTagSchema.check(({ value: { tag, attributes }, issues }) => {
  const wrong = (path: string[], message: string) => issues.push({ code: 'custom', input: attributes, path, message });
  if (tag !== 'meta' && tag !== 'link') {
    wrong(['tag'], 'must be meta or link in front matter; use `head` of the config for other elements');
    return;
  }
  for (const [name, value] of Object.entries(attributes)) {
    const at = ['attributes', name];
    const lower = name.toLowerCase();
    if (/^on/.test(lower) || (tag === 'meta' && lower === 'http-equiv'))
      wrong(at, 'is not allowed in front matter: it can run code or change the behavior of the page');
    else if (lower === 'href' && !hasSafeScheme(String(value))) wrong(at, 'must be a path or a web URL');
  }
  if (tag === 'meta') return;
  const rel = Object.entries(attributes).find(([name]) => name.toLowerCase() === 'rel')?.[1];
  const words = String(rel ?? '')
    .toLowerCase()
    .split(/\s+/);
  if (!words.every((word) => PAGE_RELS.split(' ').includes(word)))
    wrong(['attributes', 'rel'], `must be one of ${PAGE_RELS.replaceAll(' ', ', ')} in front matter`);
});

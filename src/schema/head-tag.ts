// A tag for the head of pages, as authors write it in the configuration and in front matter.
import * as z from 'zod';
import type { HeadTag } from '../model/plugin.ts';

/** Names of the elements that a project may add. */
export const HEAD_TAGS = ['meta', 'link', 'script', 'style', 'noscript', 'base'] as const satisfies HeadTag['tag'][];
const VOID: readonly string[] = ['meta', 'link', 'base'] satisfies HeadTag['tag'][];

export const headTagSchema = z
  .strictObject({
    tag: z.enum(HEAD_TAGS).describe('Name of the element.'),
    attributes: z
      .record(
        z.string().regex(/^[a-z_:][\w:.-]*$/i, 'is no name of an attribute'),
        z.union([z.string(), z.literal(true)]),
      )
      .default({})
      .describe('Its attributes; `true` is one without value. Addresses that start with a slash get the base.'),
    content: z.string().optional().describe('What stands inside it, as it is.'),
  })
  .refine(({ tag, content }) => content === undefined || !VOID.includes(tag), {
    path: ['content'],
    error: 'must be left out: meta, link and base have no content',
  })
  .refine(({ tag, content }) => !content?.toLowerCase().includes(`</${tag}`), {
    path: ['content'],
    error: 'must not hold the end of its own element: what follows would stand outside of it',
  })
  .transform(({ content, ...tag }): HeadTag => (content === undefined ? tag : { ...tag, content }));

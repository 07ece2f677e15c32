// Links that every page has: in the header, in the footer, and to the well-known pages of a site.
import * as z from 'zod';
import { pageHref } from './addresses.ts';

const line = z.string().trim().min(1);

/** Words that are shown on pages of all languages, or other words for each. */
export const siteText = z.union([
  line,
  z
    .record(z.string().regex(/^[a-z]{2}$/, 'must be a two-letter language code'), line)
    .meta({ example: { en: 'Guides', zh: '指南' } }),
]);

const linkSchema = z.strictObject({
  text: siteText.describe('Words of the link; `{ en: "Guides", zh: "指南" }` for a site with several languages.'),
  href: pageHref.describe('A path of this site, without the language and the base, or a URL.'),
});

export const headerSchema = z.strictObject({
  links: z
    .array(linkSchema)
    .max(6, 'must have at most 6 entries: more do not fit on a line')
    .default([])
    .describe('Text links in the header. On narrow windows they are in the menu next to the logo.'),
});

export const SOCIAL_ICONS = ['chat', 'code', 'feed', 'globe', 'mail', 'people', 'video'] as const;

export const footerSchema = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        title: siteText.describe('Heading of the column.'),
        links: z.array(linkSchema).min(1).describe('Links of the column.'),
      }),
    )
    .default([])
    .describe('Columns of links.'),
  social: z
    .array(
      linkSchema.extend({
        icon: z.enum(SOCIAL_ICONS).default('globe').describe('Picture next to the words.'),
        href: z
          .string()
          .regex(
            /^(?:https?:\/\/[^/]|mailto:[^@\s]+@\S|\/(?!\/))/i,
            'must be a path, a URL, or an address that starts with mailto:',
          )
          .describe('Profile, channel or repository: a URL, `mailto:` with an address, or a path of this site.'),
      }),
    )
    .default([])
    .describe('Where readers find the people behind the site.'),
  license: z
    .strictObject({
      text: siteText.describe('One line, such as `MIT licensed. © 2026 Acme.`'),
      href: pageHref.optional().describe('Text of the license.'),
    })
    .optional()
    .describe('Last line of the page.'),
});

export const defaultLinksSchema = z.strictObject({
  versions: pageHref
    .optional()
    .describe(
      'Page that lists all versions. It ends the version menu of each product with more than one version, unless `versions` of the product has such an entry.',
    ),
  templates: pageHref.optional().describe('Store where readers find templates.'),
  blog: pageHref.optional().describe('Start page of the blog.'),
});

export type SiteText = z.output<typeof siteText>;

/** The words in a language, else in the first language of the site. */
export function textIn(text: SiteText, language: string, first = ''): string {
  return typeof text === 'string' ? text : (text[language] ?? text[first] ?? '');
}

// The front matter of a page as one schema: YAML in, typed fields out; unknown fields are the author's own.
import * as z from 'zod';
import { pageHeadTagSchema } from './head-tag.ts';

/** `components: Button, Fab` and `components: [Button, Fab]` are the same list; sorted, as the generated section is. */
const nameList = z.union([z.string(), z.array(z.string())]).transform((value) =>
  (typeof value === 'string' ? value.split(',') : value)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .sort(),
);

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

const action = z.strictObject({
  text: z.string().describe('Words on the button.'),
  href: z.string().describe('Where it leads.'),
  primary: z.boolean().default(false).describe('The one to press first.'),
});

const card = z.strictObject({
  title: z.string().describe('Heading of the card.'),
  text: z.string().default('').describe('One or two sentences.'),
  href: z.string().optional().describe('Where the card leads.'),
  product: z.string().optional().describe('Id of a product whose logo and color the card takes.'),
  icon: z.string().optional().describe('Name of a built-in icon.'),
});

// Loose: unknown fields are the author's own and pass through to templates and plugins.
export const frontMatterSchema = z.looseObject({
  title: z.string().trim().optional().describe('Title of the page. Default: the first heading.'),
  description: z.string().trim().optional().describe('One sentence. Default: the paragraph with class `description`.'),
  route: z.string().optional().describe('Route of the page, when it does not follow from the folder.'),
  productId: z.string().optional().describe('Product that the generated API links belong to.'),
  components: nameList.default([]).describe('Components whose API pages the page links to.'),
  hooks: nameList.default([]).describe('Hooks whose API pages the page links to.'),
  filename: z.string().optional().describe('Location for “Edit this page”, from the root of the repository.'),
  packageName: z.string().optional().describe('npm package of the component.'),
  githubLabel: z.string().optional().describe('Issue label of the component.'),
  githubSource: z.string().optional().describe('Folder of the component’s source in the repository.'),
  waiAria: z.string().optional().describe('URL of the accessibility pattern.'),
  materialDesign: z.string().optional().describe('URL of the design guideline.'),
  cardTitle: z.string().optional().describe('Title for link previews.'),
  cardDescription: z.string().optional().describe('Description for link previews.'),
  image: z
    .string()
    .min(1)
    .optional()
    .describe('Picture for link previews: a file beside the page, a path on this site, or a URL.'),
  draft: flag.default(false).describe('Not built: the page has no route yet, and stands in no page tree.'),
  unlisted: flag
    .default(false)
    .describe('Built, but in no page tree, no sitemap and no search engine: for readers who have its address.'),
  order: z.number().optional().describe('Place among its siblings when the tree is derived from folders.'),
  layout: z
    .enum(['doc', 'landing', 'overview', 'blank'])
    .default('doc')
    .describe(
      '`landing`: a page with a hero and cards, without sidebar. `overview`: the page’s text, then the groups of its product as cards. `blank`: the page’s own content between header and footer, without title and sidebar.',
    ),
  hero: z
    .strictObject({
      eyebrow: z.string().optional().describe('Small text above the title.'),
      title: z.string().optional().describe('Default: the title of the page.'),
      text: z.string().optional().describe('Default: the description.'),
      actions: z.array(action).default([]).describe('Buttons under the text.'),
      code: z.string().optional().describe('A command to copy.'),
    })
    .optional()
    .describe('Top of a landing page.'),
  cards: z.array(card).default([]).describe('Cards of a landing page.'),
  head: z.array(pageHeadTagSchema).default([]).describe('Tags for the head of the page: `meta` and `link`.'),
  disableAd: flag.optional().describe('No ad on the page; overrides the layout of the product.'),
  disableToc: flag.optional().describe('No contents list; overrides the layout of the product.'),
  wideLayout: flag.optional().describe('Content up to 1,536 px wide; overrides the layout of the product.'),
});

export type FrontMatter = z.output<typeof frontMatterSchema>;
export const FRONT_MATTER_FIELDS: readonly string[] = Object.keys(frontMatterSchema.shape);

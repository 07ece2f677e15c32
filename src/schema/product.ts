// One product of the configuration: a library, its folder, its routes and its look.
import * as z from 'zod';
import { hexColor } from './hex-color.ts';
import { pageTreeSchema } from './page-tree.ts';
import { apiSchema } from './product-api.ts';
import { productThemeSchema } from './theme.ts';
import { versionsSchema } from './versions.ts';

export const urlPath = z
  .string()
  .regex(/^\/(?:[^?#]*\/)?$/, 'must start and end with a slash, and must not contain ? or #')
  .meta({ example: '/ui/' });

export const demosSchema = z.strictObject({
  wrapper: z
    .string()
    .optional()
    .describe(
      'Module whose default export stands around every demo, relative to the root. It is given `kind` (`demo` or `component`), `mode` (`light` or `dark`), `direction` (`ltr` or `rtl`) and `children`.',
    ),
  render: z
    .string()
    .optional()
    .describe(
      'Module whose default export collects the styles of demos while the site is built, relative to the root: a `StyleCollector` of `docs-gen`. Emotion, styled-components and Ant Design do not need one.',
    ),
  server: z.boolean().optional().describe('As `demos.server` of the site, which it overrides.'),
});

export const siteDemosSchema = demosSchema.extend({
  server: z
    .boolean()
    .default(true)
    .describe(
      'Demos and components are rendered when the site is built. `false`: only the browser renders them. The option `server` of a directive decides for one demo.',
    ),
  stackBlitz: z.boolean().default(true).describe('Readers can open a demo as a project in StackBlitz.'),
  codeSandbox: z.boolean().default(true).describe('Readers can open a demo as a project in CodeSandbox.'),
  liveEdit: z
    .boolean()
    .default(true)
    .describe('Readers can edit the code of a demo on its page; `disableLiveEdit` forbids it for one demo.'),
  dependencies: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'Versions or ranges of packages in such projects, by name: for those that are not to be what the lock file says.',
    )
    .meta({ example: { '@acme/ui': '^2.0.0' } }),
});

const layoutSchema = z.strictObject({
  disableAd: z.boolean().default(false).describe('No ad on the pages of this product.'),
  disableToc: z.boolean().default(false).describe('No contents list.'),
  disableBreadcrumbs: z.boolean().default(false).describe('No line above the title that says where the page stands.'),
  wideLayout: z.boolean().default(false).describe('Content up to 1,536 px wide.'),
});

/** Without defaults: what is left out is that of the product. */
const routeLayoutSchema = z.strictObject({
  disableAd: z.boolean().optional().describe('See `layout`.'),
  disableToc: z.boolean().optional().describe('See `layout`.'),
  disableBreadcrumbs: z.boolean().optional().describe('See `layout`.'),
  wideLayout: z.boolean().optional().describe('See `layout`.'),
});

export type Layout = z.output<typeof layoutSchema>;

export const productSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
    .describe('Name of the product in code, meta tags and analytics.'),
  prefix: urlPath.describe('Every route of the product starts with it.'),
  name: z.string().min(1).describe('Name of the product as readers see it; ends the title of its pages.'),
  contentDir: z.string().min(1).describe('Folder of the pages, relative to the root.'),
  category: z.string().nullable().default(null).describe('Category of the product, written into a meta tag.'),
  productIds: z
    .record(urlPath, z.string())
    .default({})
    .describe('Product ids for parts of the product, by route prefix, where the id does not follow from the URL.'),
  metadata: z.string().default('').describe('Small text above the name, for example the family’s name.'),
  logo: z.string().optional().describe('SVG file, relative to the root.'),
  wordmark: z
    .string()
    .optional()
    .describe('SVG file with logo and name, relative to the root: readers copy it from the menu of the logo.'),
  brand: z
    .string()
    .optional()
    .describe(
      'Where the rules and files of the brand are: a path of this site, or a URL. The menu of the logo links it.',
    ),
  color: hexColor.optional().describe('Brand color of the product, `#rgb` or `#rrggbb`: active items, links, focus.'),
  theme: productThemeSchema.optional().describe('Where the look of its pages differs from that of the site.'),
  versions: versionsSchema.default([]).describe('Entries of the version menu, newest first.'),
  pages: z
    .union([z.string(), pageTreeSchema])
    .optional()
    .describe(
      'Page tree: an array, or a file below `contentDir`. Default: `pages.ts`, `.mts`, `.js`, `.mjs` or `.json` where one exists, else the folders.',
    ),
  routes: z
    .union([
      z.string(),
      z.record(z.string(), z.string().nullable()),
      z
        .custom<(file: string) => string | null | undefined>(
          (value) => typeof value === 'function',
          'must be a function',
        )
        .meta({ typeName: '(file: string) => string | null | undefined' }),
    ])
    .optional()
    .describe(
      '`{ route: file }`, a JSON file below `contentDir` that holds one, or `(file) => route | undefined`. `null`: no page. A module is a React page.',
    ),
  exclude: z
    .array(
      z
        .string()
        .regex(
          /^(?![/!\\]|.*(?:^|\/)\.\.(?:\/|$)).+$/,
          'must be a pattern for paths below `contentDir`, without ! and ..',
        ),
    )
    .default([])
    .describe('Globs of files below `contentDir` that are not pages.'),
  api: apiSchema.optional().describe('API pages, made from JSON or from the types of packages.'),
  demos: demosSchema.optional().describe('How its demos run. Default: as those of the site.'),
  layout: layoutSchema.prefault({}).describe('Layout of all pages; front matter has the last word.'),
  layouts: z
    .record(z.string().regex(/^\//, 'must start with a slash'), routeLayoutSchema)
    .default({})
    .describe('Layout of some pages, by route. `*` stands for any text; of two that match, the later one counts.'),
});

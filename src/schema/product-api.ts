// API pages of a product in the configuration: where their JSON is, or which types they are made of.
import * as z from 'zod';
import { propGroup } from './api-json.ts';

const apiPackageSchema = z.strictObject({
  name: z
    .string()
    .regex(/^(?:@[a-z0-9._~-]+\/)?[a-z0-9._~-]+$/i, 'must be the name of a package, as in an import')
    .describe('Package as imports name it. Its types are found from the root of the project.')
    .meta({ example: '@acme/ui' }),
  entries: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe(
      'What to read: module specifiers such as `@acme/ui/Button`, or source files relative to the root such as `packages/ui/src/index.ts`. Default: the package itself.',
    ),
  folder: z
    .string()
    .regex(/^(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'must be a folder in lower-case letters, digits and hyphens')
    .default('')
    .describe('Part of the routes: with `data-grid`, `<prefix>api/data-grid/<name>/`.'),
  kinds: z
    .array(z.enum(['component', 'hook', 'function', 'interface']))
    .min(1)
    .default(['component', 'hook'])
    .describe('Which exports get pages.'),
  include: z.array(z.string()).default([]).describe('Names of exports, with `*` for any part. Default: all.'),
  exclude: z.array(z.string()).default([]).describe('Names of exports that get no page, with `*` for any part.'),
  tsconfig: z.string().optional().describe('TypeScript configuration, relative to the root. Default: strict options.'),
  plan: z.enum(['community', 'pro', 'premium']).default('community').describe('Plan that the package belongs to.'),
});

const patterns = z.array(z.string().min(1)).default([]);

const apiPropsSchema = z.strictObject({
  exclude: patterns.describe('Props that pages do not list.'),
  include: patterns.describe('Props that are listed although `exclude` names them, and that are never folded.'),
  groups: z
    .partialRecord(propGroup, z.array(z.string().min(1)))
    .default({})
    .describe(
      'Props that are folded, by group: `system`, `accessibility`, `events` or `dom`. What most components share is folded anyway.',
    ),
});

export const apiSchema = z.strictObject({
  pages: z.string().default('api').describe('Folder of the API JSON, below `contentDir`.'),
  descriptions: z
    .string()
    .optional()
    .describe('Folder of the API texts, below `contentDir`, when they are kept apart.'),
  routes: z
    .union([
      z.string(),
      z.record(
        z.string(),
        z.strictObject({
          page: z.string().describe('JSON file of the page, below `pages`.'),
          descriptions: z.string().optional().describe('JSON file of its texts, below `descriptions`.'),
          kind: z
            .enum(['component', 'interface', 'hook', 'function'])
            .optional()
            .describe('What the page documents. Default: what the JSON looks like.'),
        }),
      ),
    ])
    .optional()
    .describe(
      'Which route shows which JSON: an object, or a JSON file below `contentDir` that holds one. Without it the route of `api/button.json` is `<prefix>api/button/`.',
    ),
  packages: z
    .array(apiPackageSchema)
    .default([])
    .describe('Packages whose types make API pages: nobody writes their JSON.'),
  props: apiPropsSchema
    .prefault({})
    .describe(
      'Which props of `packages` are listed, and which are folded, by patterns: a name, the type that declares a prop, a file or a package, with `*` for any part.',
    ),
  output: z
    .enum(['cache', 'content'])
    .default('cache')
    .describe(
      'Where the JSON of `packages` is kept: made anew when a type changes and kept in the cache folder, or written into `pages` by `docs-gen api`, to be committed.',
    ),
  layout: z
    .enum(['pages', 'tabs'])
    .default('pages')
    .describe(
      '`tabs`: what a page names in `components` and `hooks` is documented in tabs of that page, `<page>components-api/` and `<page>hooks-api/`, in place of pages of its own.',
    ),
  index: z
    .boolean()
    .optional()
    .describe('A page at `<prefix>api/` that lists all API pages. Default: where there are `packages`.'),
});

export type ApiPropsConfig = z.output<typeof apiPropsSchema>;
export type ApiPackageConfig = z.output<typeof apiPackageSchema>;

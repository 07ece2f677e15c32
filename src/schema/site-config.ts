// The configuration file as one schema: its type, its defaults, its validation and its reference documentation.
import * as z from 'zod';
import { CACHE_FOLDER } from '../model/site.ts';
import { basePath, headersSchema, hostName, httpUrl, redirectSchema, siteUrl } from './addresses.ts';
import { adsSchema } from './ads.ts';
import { budgetsSchema } from './budgets.ts';
import { headTagSchema } from './head-tag.ts';
import { llmsSchema } from './llms.ts';
import { pluginSchema, unifiedPlugin } from './plugin.ts';
import { productSchema, siteDemosSchema } from './product.ts';
import { searchSchema } from './search.ts';
import { foreignSheet, securitySchema } from './security.ts';
import { serverSchema } from './server.ts';
import { analyticsSchema, announcementSchema, consentSchema, feedbackSchema, notificationsSchema } from './services.ts';
import { defaultLinksSchema, footerSchema, headerSchema } from './site-links.ts';
import { themeSchema } from './theme.ts';

/** Integers in configuration and API data lie within ±9007199254740991 (specification §9): `z.int()` checks just that. */
const count = () => z.int().nonnegative();

const language = z.string().regex(/^[a-z]{2}$/, 'must be a two-letter language code');

const severity = z.enum(['off', 'warning', 'error']);

/** `warn` is the word that linters use. */
const severitySetting = z.enum(['off', 'info', 'warn', 'warning', 'error']);

const markdownSchema = z.strictObject({
  parser: z
    .enum(['satteri', 'remark'])
    .default('satteri')
    .describe(
      '`satteri` is native and fast; `remark` is remark-parse with remark-gfm, and the fallback where satteri has no binding.',
    ),
  allowedTags: z.array(z.string()).default([]).describe('HTML elements kept in raw HTML beside the built-in list.'),
  allowedAttributes: z
    .record(z.string(), z.array(z.string()))
    .default({})
    .describe('Attributes kept in raw HTML, by element (`*` for all).'),
  embeds: z.array(hostName).default([]).describe('Hosts whose pages `<iframe>` may show.'),
  remarkPlugins: z.array(unifiedPlugin).default([]).describe('Run on mdast, before docs-gen’s own.'),
  rehypePlugins: z.array(unifiedPlugin).default([]).describe('Run on hast, after the sanitizer.'),
  titleLimit: count().default(70).describe('Longest title, in characters, before a warning.'),
  descriptionLimit: count().default(160).describe('Longest description, in characters, before a warning.'),
  missingTitle: severity.default('error').describe('A page without a title.'),
  missingDescription: severity.default('warning').describe('A page without a description.'),
  storageKeys: z
    .record(z.string(), z.array(z.string()))
    .default({ 'package-manager': ['npm', 'pnpm', 'yarn'] })
    .describe('Preferred first tab of a `<codeblock>` by its storage key.'),
});

const linksSchema = z.strictObject({
  elsewhere: z.array(z.string()).default([]).describe('Path prefixes that are valid without a page here.'),
  nofollow: z
    .array(z.string())
    .default([
      'm2.material.io',
      'm3.material.io',
      'material.io',
      'themes.getbootstrap.com',
      'pictogrammers.com',
      'www.w3.org',
      'tailwindcss.com',
      'heroicons.com',
      'react-icons.github.io',
      'fontawesome.com',
      'marmelab.com',
    ])
    .describe('Hosts whose links get `rel="noopener nofollow"` and open in a new tab.'),
  dead: severity.default('error').describe('A link to a route that does not exist.'),
  deadAnchor: severity.default('error').describe('A link to an id that the target page does not have.'),
  deadExternal: severity
    .default('error')
    .describe('A link off this site whose host says that it is gone. Asked with `docs-gen check --external` only.'),
  ignoreExternal: z
    .array(httpUrl)
    .default([])
    .describe('Prefixes of addresses that `docs-gen check --external` does not ask.'),
  notCanonical: severity
    .default('warning')
    .describe('A relative link, or one without the trailing slash: built right, and reported.'),
});

const checkSchema = z.strictObject({
  demos: z
    .boolean()
    .default(true)
    .describe(
      'Whether `docs-gen check` and `serve --watch` check the types of demos in TypeScript, and of the modules of the site that they import.',
    ),
  fences: z
    .enum(['off', 'imports', 'all'])
    .default('imports')
    .describe(
      'Which `ts` and `tsx` fences have their types checked: none, those that import something or have the word `check`, or all. The word `no-check` leaves out a fence.',
    ),
  tsconfig: z
    .string()
    .optional()
    .describe(
      'TypeScript configuration for both, relative to the root. Default: `tsconfig.json` in the root; without one, strict options.',
    ),
});

export const siteConfigSchema = z.strictObject({
  title: z.string().min(1).describe('Name of the site.'),
  url: siteUrl.describe('Where the site is published, without the base path: `https://docs.example`.'),
  base: basePath
    .default('/')
    .describe('Path that the site is published under. `./` builds a site that works in any folder.'),
  description: z.string().default('').describe('One sentence about the site, for pages without their own.'),
  logo: z.string().optional().describe('SVG file, relative to the root.'),
  repo: z
    .strictObject({
      url: httpUrl.describe('Repository, without a trailing slash.'),
      branch: z.string().default('main').describe('Branch that “Edit this page” opens.'),
      tag: z.string().optional().describe('Tag that `blob/-/` links point to. Default: the branch.'),
    })
    .optional()
    .describe('Source repository.'),
  products: z.array(productSchema).min(1).describe('The libraries that the site documents.'),
  header: headerSchema.prefault({}).describe('Header of all pages.'),
  footer: footerSchema.prefault({}).describe('Footer of all pages.'),
  defaultLinks: defaultLinksSchema
    .prefault({})
    .describe(
      'Well-known pages of a site, often on another host: readers find them in the header and the footer, in words of their language.',
    ),
  links: linksSchema.prefault({}).describe('Link checks.'),
  urls: z
    .string()
    .regex(/^(?!\/|.*(?:^|\/)\.\.(?:\/|$)).+\.json$/, 'must be the path of a .json file below the root')
    .default('content/urls.json')
    .describe('File of the URL contract, relative to the root. Nothing is checked where there is none.'),
  diagnostics: z
    .record(z.string(), severitySetting)
    .default({})
    .describe(
      'Severity of single diagnostics by code: `off`, `info`, `warn` or `error`, as in `{ "demos/missing-file": "warn" }`. An error that stops docs-gen cannot be lowered.',
    ),
  check: checkSchema.prefault({}).describe('What `docs-gen check` looks at beside what a build does.'),
  markdown: markdownSchema.prefault({}).describe('Markdown dialect.'),
  languages: z
    .array(language)
    .min(1)
    .superRefine((languages, context) => {
      for (const [index, name] of languages.entries())
        if (languages.indexOf(name) < index)
          context.addIssue({
            code: 'custom',
            path: [index],
            message: `is a duplicate: "${name}" is already in the list`,
          });
    })
    .optional()
    .describe(
      'Languages that are built; the first is the default. `button-zh.md` is the Chinese `button.md`. Default: English, and each language that has a text table.',
    ),
  acceptedLanguages: z
    .array(language)
    .default(['en', 'zh'])
    .describe(
      'Languages whose prefix in a path is recognised even though the site is not built in them: the page `/zh/material-ui/button/` then belongs to the product of `/material-ui/button/`.',
    ),
  translations: z
    .string()
    .min(1)
    .optional()
    .describe('Folder of text tables for the words of the shell, `<language>.json` each, relative to the root.'),
  theme: themeSchema.prefault({}).describe('Look of the site.'),
  storagePrefix: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens, a letter first')
    .default('mui')
    .describe('Starts the names of stored keys and of the attribute on `<html>`: `mui-mode`, `data-mui-color-scheme`.'),
  fonts: z
    .strictObject({
      stylesheets: z
        .array(foreignSheet)
        .default([])
        .describe('Stylesheets of a font host. None by default: fonts are self-hosted.'),
      preload: z.boolean().default(true).describe('Preload the text font.'),
      iconStylesheet: foreignSheet.optional().describe('Stylesheet of an icon font.'),
    })
    .prefault({})
    .describe('Fonts of text, code and icons.'),
  social: z
    .strictObject({
      twitter: z.string().regex(/^@/, 'must start with @').optional().describe('Account for Twitter cards.'),
      image: z.string().optional().describe('Picture for link previews: a URL, or a path on this site.'),
      cards: z
        .union([
          z.boolean(),
          z.strictObject({
            fonts: z
              .array(z.string().min(1))
              .default([])
              .describe(
                'Font files for scripts that Inter does not have, `.ttf`, `.otf` or `.woff`, relative to the root.',
              ),
          }),
        ])
        .default(false)
        .describe('Draws a picture for link previews of each page that names none of its own.'),
    })
    .prefault({})
    .describe('Link previews.'),
  serviceWorker: z
    .strictObject({
      hosts: z
        .array(hostName)
        .default([])
        .describe('Hosts (and their subdomains) on which pages register the worker. None by default.'),
      killSwitch: z
        .boolean()
        .default(false)
        .describe('Publish a worker that removes itself and reloads the pages it held.'),
    })
    .prefault({})
    .describe('Service worker.'),
  redirects: z
    .array(redirectSchema)
    .default([])
    .describe('Written as `_redirects`, and as HTML pages for hosts that do not read it.'),
  headers: headersSchema
    .default({})
    .describe('Response headers by path pattern, written as `_headers` after the built-in caching rules.'),
  security: securitySchema.describe('What browsers are told to refuse.'),
  hosts: z
    .array(z.enum(['nginx', 'github-pages', 'cloudflare']))
    .default([])
    .describe(
      'Hosts that need more than `_redirects` and `_headers` as Netlify reads them: `nginx-redirects.conf` and `nginx-headers.conf` to include in a server of nginx, `.nojekyll` for GitHub Pages, `_redirects` in the form that Cloudflare reads.',
    ),
  server: serverSchema.prefault({}).describe('How `docs-gen serve` answers. A built site knows nothing of it.'),
  lastUpdated: z
    .union([
      z.boolean(),
      z.strictObject({ authors: z.boolean().default(false).describe('Names the authors of each page too.') }),
    ])
    .default(false)
    .describe('Shows when a page was last changed, by the history of its git repository.'),
  llms: llmsSchema
    .default(false)
    .describe(
      'Publishes each page as Markdown too, `/ui/button.md` beside `/ui/button/`, and lists of them for language models: `llms.txt` and `llms-full.txt`.',
    ),
  templates: z
    .string()
    .optional()
    .describe('Folder whose files replace single templates, elements and styles, relative to the root.'),
  css: z.array(z.string()).default([]).describe('Style sheets that come after all others, relative to the root.'),
  head: z.array(headTagSchema).default([]).describe('Tags for the head of every page.'),
  aliases: z
    .record(
      z
        .string()
        .regex(/^[^./\\](?:.*[^/\\])?$/, 'must be the name of a package, as in an import')
        .regex(
          /^(?!(?:react|react-dom|docs-gen)(?:\/|$))/,
          'is a reserved name: templates always use the React and the docs-gen that build the pages',
        ),
      z.string().min(1),
    )
    .default({})
    .describe(
      'Import aliases of templates and demos. `react`, `react-dom`, `docs-gen` and what lies below them are reserved. A target that starts with `./` is a file or folder, relative to the root; any other a package.',
    ),
  publicDir: z
    .string()
    .min(1)
    .default('public')
    .describe('Folder of files that are published as they are, relative to the root.'),
  images: z
    .strictObject({
      formats: z
        .array(z.enum(['webp', 'avif']))
        .default(['webp'])
        .describe('Formats that browsers may choose from, the best first.'),
      widths: z.array(z.int().positive()).default([]).describe('Widths in pixels that are made beside the full one.'),
    })
    .optional()
    .describe('Smaller forms of PNG and JPEG pictures. Needs the package `sharp` in the project. Off by default.'),
  budgets: budgetsSchema
    .optional()
    .describe(
      'How many bytes a page may weigh, compressed with gzip. A page over its budget is an error. None by default.',
    ),
  demos: siteDemosSchema.prefault({}).describe('How demos run, and where readers may open them.'),
  plugins: z.array(pluginSchema).default([]).describe('Plugins, run in order.'),
  publish: z
    .enum(['swap', 'link'])
    .default('swap')
    .describe(
      'How a build takes the place of the one before: `swap` puts a whole folder in its place, with nothing there for a moment; with `link`, the output is a symbolic link, and there is always something.',
    ),
  keepPrevious: z
    .boolean()
    .default(false)
    .describe('Keeps what was published before beside the output, as `dist.previous`: to go back, or to compare.'),
  cacheDir: z.string().default(CACHE_FOLDER).describe('Folder of the cache, relative to the root.'),
  ads: adsSchema.optional().describe('Shows ads on pages of documentation. Off by default; `{}` shows the site’s own.'),
  analytics: analyticsSchema.prefault({}).describe('Who is told what readers do. Nobody by default.'),
  consent: consentSchema
    .default(false)
    .describe(
      'Asks readers before analytics, ads of networks and what else stores or requests more than the site needs.',
    ),
  feedback: feedbackSchema
    .optional()
    .describe('Asks at the end of pages whether they help. Off by default; `{}` leads those who answer to an issue.'),
  notifications: notificationsSchema.optional().describe('News behind a bell in the header. It holds `file` or `url`.'),
  announcement: announcementSchema.optional().describe('A line above every page, until a reader closes it.'),
  search: searchSchema.describe('Search of the pages. `false` takes it off.'),
  define: z
    .record(
      z
        .string()
        .regex(/^(?:process\.env\.)?[A-Za-z_$][\w$]*$/, 'must be a name, or `process.env.` with a name')
        .regex(/^(?!(?:process\.env\.)?NODE_ENV$|process$)/, 'is set by docs-gen'),
      z.json().meta({ typeName: 'JSON' }),
    )
    .default({})
    .describe(
      'Constants of the code of demos: values by name, as in `{ "__VERSION__": "2.1.0", "process.env.API_URL": "https://api.example" }`. The same in the HTML, in browsers and in online editors.',
    ),
  env: z
    .array(z.string().regex(/^[A-Za-z_]\w*\*?$/, 'must be the name of a variable, or its start and `*`'))
    .default([])
    .describe(
      'Variables of the environment that the code of demos reads as `process.env.NAME`: names, or what they start with and `*`. Their values are published. `define` comes first.',
    ),
  licenseKey: z
    .union([
      z.string(),
      z.strictObject({
        env: z
          .string()
          .regex(/^[A-Za-z_]\w*$/, 'must be the name of a variable')
          .describe('Variable of the environment that contains the key. Without it, the key is empty.'),
      }),
    ])
    .optional()
    .describe(
      'License key of libraries that demos show: the constant `process.env.LICENSE_KEY` in their code. It is published with the scripts of the site, and never sent to an online editor. `{ env: "ACME_LICENSE_KEY" }` keeps the key out of the repository.',
    ),
});

/** What an author writes. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
/** What the program reads: defaults filled in. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
export type ProductConfig = SiteConfig['products'][number];

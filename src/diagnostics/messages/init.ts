// Diagnostics raised by `src/init/`: reasons why a new site, page or demo cannot be written.
import { didYouMeanName, differenceOf } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const initMessages = {
  'init/file-exists': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} ${problem}.`,
    hint: ({ file }) =>
      file === 'package.json'
        ? 'use another folder, such as docs, because a site has its own package.json. Nothing was written.'
        : 'use another name, or move the existing file or folder. Nothing was written.',
    explain: {
      what: '`docs-gen init` or `docs-gen new` would overwrite a file, or write into a folder whose path is a file or a symbolic link.',
      why: 'docs-gen never overwrites your files. It writes all files or none, so that you can run the command again.',
      example: 'docs-gen init .   (the folder has a package.json)',
      fix: 'docs-gen init docs',
    },
  }),
  'init/site-exists': entry<{ folder: string; file: string }>({
    effect: 'stops',
    message: ({ folder, file }) => `${folder === '.' ? 'This folder' : folder} already contains a site: ${file}.`,
    hint: () => 'add a page with docs-gen new page, or use another folder. Nothing was written.',
    explain: {
      what: 'The folder in the `docs-gen init` command already has a config.',
      why: 'The config of the new site would conflict with the existing one or replace it, and the sample pages would be mixed with yours.',
      example: 'docs-gen init .   (the folder has a site.config.mjs)',
      fix: 'docs-gen init docs',
    },
  }),
  'init/bad-folder': entry<{ folder: string; problem: string }>({
    effect: 'stops',
    message: ({ folder, problem }) => `${folder} ${problem}.`,
    hint: () => 'use a folder that exists, or the name of a new folder.',
    explain: {
      what: 'The argument of `docs-gen init` is not a folder, or is a folder in which docs-gen cannot build a site.',
      why: 'A new site needs its own folder. docs-gen creates the folder if it does not exist. npm and the bundler do not find the files of a site in node_modules, or in a path that contains * or a backslash.',
      example: 'docs-gen init README.md',
      fix: 'docs-gen init docs',
    },
  }),
  'init/unwritable': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} cannot be written: ${problem}.`,
    hint: () => 'use a folder that you can write to. docs-gen has removed the files that it had already written.',
    explain: {
      what: '`docs-gen init` or `docs-gen new` could not write one of its files.',
      why: 'An incomplete site is harder to fix than none, so docs-gen removed the other files again.',
      example: 'docs-gen init /etc/docs',
      fix: 'docs-gen init docs',
    },
  }),
  'init/bad-route': entry<{ route: string; problem: string }>({
    effect: 'stops',
    message: ({ route, problem }) => `A page cannot have the route ${route}: it ${problem}.`,
    hint: () => 'use a route that consists of the prefix of a product and the name of a file, such as /ui/data-grid/.',
    explain: {
      what: 'The route or the title in the `docs-gen new page` command cannot be used as the name of a file.',
      why: 'docs-gen would not find the page, or some file systems could not store it.',
      example: "docs-gen new page '/ui/what is new?/'",
      fix: 'docs-gen new page /ui/whats-new/ --title "What is new?"',
    },
  }),
  'init/route-exists': entry<{
    route: string;
    /** null: an API page has it. */
    file: string | null;
  }>({
    effect: 'stops',
    message: ({ route, file }) => `${file ?? 'An API page'} already has the route ${route}.`,
    hint: () => 'use another route, or edit that page. Nothing was written.',
    explain: {
      what: 'The route in the `docs-gen new page` command already belongs to a page, which can be a draft.',
      why: 'Two pages with one route are an error, and docs-gen never overwrites your files.',
      example: 'docs-gen new page /ui/button/',
      fix: 'docs-gen new page /ui/button/events/',
    },
  }),
  'init/no-product': entry<{
    route: string;
    prefixes: readonly string[];
    /** Id of the product at `/`, which would take the page. */
    root?: string;
  }>({
    effect: 'stops',
    message: ({ route }) => `${route} does not start with the prefix of a product that it can belong to.`,
    hint: ({ prefixes, root }) =>
      `start it with ${prefixes.join(' or ')}${root === undefined ? '' : `, or add --product ${root}`}.`,
    explain: {
      what: 'The route in the `docs-gen new page` command does not start with a prefix from the config, or with the prefix of `--product`.',
      why: 'The product determines the folder, the sidebar and the colors of a page.',
      example: 'docs-gen new page /uui/data-grid/',
      fix: 'docs-gen new page /ui/data-grid/',
    },
  }),
  'init/which-product': entry<{ title: string; slug: string; ids: readonly string[]; prefix: string }>({
    effect: 'stops',
    message: ({ title, ids }) => `The product of "${title}" is not clear: the site has ${ids.join(', ')}.`,
    hint: ({ ids, slug, prefix }) =>
      `add --product ${ids[0] ?? ''}, or use a route instead of the title: ${prefix}${slug}/.`,
    explain: {
      what: 'The `docs-gen new page` command contains a title, but the site has several products.',
      why: 'A title does not identify the product of a page. The prefix of a route does.',
      example: 'docs-gen new page "Data grid"',
      fix: 'docs-gen new page "Data grid" --product ui',
    },
  }),
  'init/unknown-product': entry<{ id: string; ids: readonly string[] }>({
    effect: 'stops',
    message: ({ id }) => `The config does not have a product "${id}".`,
    hint: ({ ids }) => `use one of the products in the config: ${ids.join(', ')}.`,
    explain: {
      what: 'The config does not contain the product in `--product` of `docs-gen new page`.',
      why: 'The product determines the folder of the page.',
      example: 'docs-gen new page "Data grid" --product uui',
      fix: 'docs-gen new page "Data grid" --product ui',
    },
  }),
  'init/unknown-group': entry<{ group: string; nearest: string | null; names: readonly string[] }>({
    effect: 'stops',
    message: ({ group }) => `The page tree does not have a group "${group}".`,
    hint: ({ nearest, names, group }) => {
      if (nearest !== null) return `did you mean "${nearest}"${differenceOf(nearest, group)}?`;
      return names.length === 0
        ? 'remove --group, because the tree does not have groups.'
        : `use one of the groups in the tree: ${names.join(', ')}.`;
    },
    explain: {
      what: 'The page tree does not contain a group with the title or pathname in `--group` of `docs-gen new page`.',
      why: 'docs-gen would add the page to a different place in the tree.',
      example: 'docs-gen new page /ui/slider/ --group Imputs',
      fix: 'docs-gen new page /ui/slider/ --group Inputs',
    },
  }),
  'init/row-to-add': entry<{ route: string; file: string; reason: string; row: string }>({
    effect: 'complete',
    message: ({ route, file, reason }) => `The entry for ${route} was not added to ${file}: ${reason}.`,
    hint: ({ row }) => `add ${row} to the page tree.`,
    explain: {
      what: 'The page was written, but its page tree is not a plain list to which `docs-gen new page` can add an entry.',
      why: 'Without the entry, the page is built but is not in the sidebar. docs-gen does not edit code that it cannot analyze.',
      example: 'export default definePages(routes.map((pathname) => ({ pathname })));',
      fix: "Add { pathname: '/ui/data-grid/' } to the source of the list.",
    },
  }),
  'init/unknown-page': entry<{ route: string; nearest: string | null }>({
    effect: 'stops',
    message: ({ route }) => `No page has the route ${route}.`,
    hint: ({ nearest, route }) => didYouMeanName(nearest, route) ?? 'create the page first: docs-gen new page <route>',
    explain: {
      what: 'The route in `--page` of `docs-gen new demo` does not belong to a Markdown page.',
      why: 'docs-gen writes the demo next to the page that shows it.',
      example: 'docs-gen new demo Sizes --page /ui/buton/',
      fix: 'docs-gen new demo Sizes --page /ui/button/',
    },
  }),
  'init/bad-demo-name': entry<{ name: string; better: string | null }>({
    effect: 'stops',
    message: ({ name }) => `"${name}" is not a valid name for a demo.`,
    hint: ({ better }) =>
      better === null
        ? 'use a name such as BasicButtons: a capital letter, followed by letters and digits.'
        : `use ${better}: a capital letter, followed by letters and digits.`,
    explain: {
      what: 'The name in the `docs-gen new demo` command is not a valid component name.',
      why: 'docs-gen uses it as the name of the file and of the component, and as the id of the demo on its page.',
      example: 'docs-gen new demo basic-buttons --page /ui/button/',
      fix: 'docs-gen new demo BasicButtons --page /ui/button/',
    },
  }),
};

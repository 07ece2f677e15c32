// Diagnostics raised by `src/init/`: what keeps a new site, page or demo from being written.
import { differenceOf } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const initMessages = {
  'init/file-exists': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} ${problem}.`,
    hint: ({ file }) =>
      file === 'package.json'
        ? 'nothing was written. A site has a package.json of its own: name another folder, such as docs.'
        : 'nothing was written. Take another name, or move what is there.',
    explain: {
      what: '`docs-gen init` or `docs-gen new` would write a file whose name is taken, or into a folder that is a file or a link.',
      why: 'docs-gen never writes over what you have. It writes all files or none, so that you can simply try again.',
      example: 'docs-gen init .   (the folder has a package.json)',
      fix: 'docs-gen init docs',
    },
  }),
  'init/site-exists': entry<{ folder: string; file: string }>({
    effect: 'stops',
    message: ({ folder, file }) => `There is a site in ${folder === '.' ? 'this folder' : folder} already: ${file}.`,
    hint: () => 'nothing was written. Add a page to it by docs-gen new page, or name another folder.',
    explain: {
      what: '`docs-gen init` was to make a site in a folder that has a config.',
      why: 'The config of the new site would stand beside the other one or take its place, and half of the pages would be those of the sample.',
      example: 'docs-gen init .   (the folder has a site.config.mjs)',
      fix: 'docs-gen init docs',
    },
  }),
  'init/bad-folder': entry<{ folder: string; problem: string }>({
    effect: 'stops',
    message: ({ folder, problem }) => `${folder} ${problem}.`,
    hint: () => 'name a folder that is there, or one that does not exist yet.',
    explain: {
      what: '`docs-gen init` was given something that is no folder, or a folder where no site can be built.',
      why: 'A new site needs a folder of its own. One that is missing is made. In node_modules, or below a name with * or a backslash, neither npm nor the bundler would find its files.',
      example: 'docs-gen init README.md',
      fix: 'docs-gen init docs',
    },
  }),
  'init/unwritable': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} cannot be written: ${problem}.`,
    hint: () => 'what was written before it is removed again. Name a folder where you may write.',
    explain: {
      what: '`docs-gen init` or `docs-gen new` could not write one of its files.',
      why: 'Half of a site would be harder to mend than none, so the other files were removed again.',
      example: 'docs-gen init /etc/docs',
      fix: 'docs-gen init docs',
    },
  }),
  'init/bad-route': entry<{ route: string; problem: string }>({
    effect: 'stops',
    message: ({ route, problem }) => `No page can be made at ${route}: it ${problem}.`,
    hint: () => 'a route is the prefix of a product and the name of a file, such as /ui/data-grid/.',
    explain: {
      what: '`docs-gen new page` was given a route or a title that cannot be the name of a file.',
      why: 'The page would not be found, or would not be there on every disk.',
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
    message: ({ route, file }) => `${route} is the route of ${file ?? 'an API page'}.`,
    hint: () => 'nothing was written. Take another route, or write on in that page.',
    explain: {
      what: '`docs-gen new page` was given a route that a page has already, be it a draft.',
      why: 'Two pages with one route are an error, and docs-gen never writes over what you have.',
      example: 'docs-gen new page /ui/button/',
      fix: 'docs-gen new page /ui/button/events/',
    },
  }),
  'init/no-product': entry<{
    route: string;
    prefixes: readonly string[];
    /** Id of the product at `/`, where it may belong. */
    root?: string;
  }>({
    effect: 'stops',
    message: ({ route }) => `${route} starts with the prefix of no product that it could belong to.`,
    hint: ({ prefixes, root }) =>
      `start it with ${prefixes.join(' or ')}${root === undefined ? '' : `, or add --product ${root} for a page of the product at /`}.`,
    explain: {
      what: 'The route of `docs-gen new page` starts with no prefix of the config, or not with that of `--product`. The prefix `/` takes routes of one part, and those below a folder that has pages; others need `--product`.',
      why: 'A page belongs to a product: it gives the page its folder, its sidebar and its colors.',
      example: 'docs-gen new page /uui/data-grid/',
      fix: 'docs-gen new page /ui/data-grid/',
    },
  }),
  'init/which-product': entry<{ title: string; slug: string; ids: readonly string[]; prefix: string }>({
    effect: 'stops',
    message: ({ title, ids }) => `Which product is "${title}" for? There are ${ids.join(', ')}.`,
    hint: ({ ids, slug, prefix }) => `add --product ${ids[0] ?? ''}, or write the route: ${prefix}${slug}/.`,
    explain: {
      what: '`docs-gen new page` was given a title, and the site has several products.',
      why: 'A title does not say whose page it is; the prefix of a route does.',
      example: 'docs-gen new page "Data grid"',
      fix: 'docs-gen new page "Data grid" --product ui',
    },
  }),
  'init/unknown-product': entry<{ id: string; ids: readonly string[] }>({
    effect: 'stops',
    message: ({ id }) => `The config has no product "${id}".`,
    hint: ({ ids }) => `the products are ${ids.join(', ')}.`,
    explain: {
      what: '`--product` of `docs-gen new page` names a product that the config does not have.',
      why: 'Nobody could tell which folder the page belongs in.',
      example: 'docs-gen new page "Data grid" --product uui',
      fix: 'docs-gen new page "Data grid" --product ui',
    },
  }),
  'init/unknown-group': entry<{ group: string; nearest: string | null; names: readonly string[] }>({
    effect: 'stops',
    message: ({ group }) => `The page tree has no group "${group}".`,
    hint: ({ nearest, names, group }) => {
      if (nearest !== null) return `did you mean "${nearest}"${differenceOf(nearest, group)}?`;
      return names.length === 0 ? 'leave --group out: the tree has no groups.' : `the groups are ${names.join(', ')}.`;
    },
    explain: {
      what: '`--group` of `docs-gen new page` names no group of the page tree, neither by title nor by pathname.',
      why: 'The row of the page would stand somewhere else than you meant.',
      example: 'docs-gen new page /ui/slider/ --group Imputs',
      fix: 'docs-gen new page /ui/slider/ --group Inputs',
    },
  }),
  'init/row-to-add': entry<{ route: string; file: string; reason: string; row: string }>({
    effect: 'complete',
    message: ({ route, file, reason }) => `The row of ${route} was not added to ${file}: ${reason}.`,
    hint: ({ row }) => `add ${row} where it belongs.`,
    explain: {
      what: 'The page was written, but its page tree is no plain list that `docs-gen new page` could add a row to.',
      why: 'Until the row is there, the page is built and stands in no sidebar. docs-gen edits no code that it does not understand.',
      example: 'export default definePages(routes.map((pathname) => ({ pathname })));',
      fix: "Add { pathname: '/ui/data-grid/' } where the list comes from.",
    },
  }),
  'init/unknown-page': entry<{ route: string; nearest: string | null }>({
    effect: 'stops',
    message: ({ route }) => `No page has the route ${route}.`,
    hint: ({ nearest, route }) =>
      nearest === null
        ? `write the page first: docs-gen new page <route>`
        : `did you mean ${nearest}${differenceOf(nearest, route)}?`,
    explain: {
      what: '`--page` of `docs-gen new demo` names a route that no markdown page has.',
      why: 'A demo lies beside the page that shows it.',
      example: 'docs-gen new demo Sizes --page /ui/buton/',
      fix: 'docs-gen new demo Sizes --page /ui/button/',
    },
  }),
  'init/bad-demo-name': entry<{ name: string; better: string | null }>({
    effect: 'stops',
    message: ({ name }) => `"${name}" cannot be the name of a demo.`,
    hint: ({ better }) =>
      better === null
        ? 'take a name such as BasicButtons: a capital letter, then letters and digits.'
        : `take ${better}: a capital letter, then letters and digits.`,
    explain: {
      what: 'The name of `docs-gen new demo` is not that of a component.',
      why: 'It is the name of the file, of the component in it, and the id of the demo on its page.',
      example: 'docs-gen new demo basic-buttons --page /ui/button/',
      fix: 'docs-gen new demo BasicButtons --page /ui/button/',
    },
  }),
};

// What the sites of combined tests differ in: page kinds, parts of a page, and services. Each level is something a site can have.
import type { Pair, Row } from '../pairwise.ts';

const SWITCH = ['off', 'on'] as const;

export const FACTORS = {
  // Page kinds.
  home: ['generated', 'landing', 'overview', 'doc'],
  root: ['none', 'landing', 'doc'],
  api: ['none', 'pages', 'index', 'tabs', 'types'],
  tree: ['file', 'folders', 'large'],
  unlisted: SWITCH,
  draft: SWITCH,
  languages: ['one', 'chinese', 'arabic', 'arabic-first'],
  words: ['built-in', 'table'],
  version: ['none', 'latest', 'old', 'next', 'left-out'],
  templates: ['built-in', 'page', 'element'],
  layout: ['default', 'wide', 'bare'],

  // Parts of a page, the layout of that page, and what is around the parts.
  names: ['plain', 'special'],
  pageLayout: ['doc', 'landing', 'overview'],
  place: ['page', 'list', 'callout', 'details', 'step', 'quote', 'element', 'footnote'],
  callouts: SWITCH,
  codeTabs: SWITCH,
  codeMarks: SWITCH,
  demos: ['none', 'file', 'frame', 'fence', 'bare'],
  cards: SWITCH,
  steps: SWITCH,
  fileTree: SWITCH,
  details: SWITCH,
  figures: SWITCH,
  featureList: SWITCH,
  tables: SWITCH,
  footnotes: SWITCH,
  headings: SWITCH,
  pictures: SWITCH,
  film: SWITCH,
  includes: SWITCH,
  html: SWITCH,
  component: SWITCH,
  math: SWITCH,

  // Services, and how the site is built and published.
  base: ['/', '/docs/'],
  search: ['local', 'off', 'docsearch', 'pagefind'],
  ads: ['off', 'own', 'network'],
  analytics: ['none', 'gtag', 'plausible', 'module'],
  consent: ['off', 'on', 'policy'],
  feedback: ['off', 'repository', 'issues', 'endpoint'],
  notifications: ['off', 'file', 'url', 'permanent'],
  announcement: ['off', 'text', 'link'],
  llms: ['off', 'on', 'actions', 'assistants'],
  serviceWorker: ['off', 'hosts', 'kill-switch'],
  lastUpdated: ['off', 'on', 'authors'],
  policy: ['default', 'off', 'meta', 'report-only'],
  hosts: ['none', 'nginx', 'github-pages', 'cloudflare'],
  redirects: SWITCH,
  headers: SWITCH,
  publish: ['swap', 'link', 'previous'],
  repo: SWITCH,
  theme: ['default', 'palettes'],
  logos: SWITCH,
  head: SWITCH,
  social: ['none', 'image', 'cards'],
  budgets: SWITCH,
  demoTools: ['all', 'no-editors', 'no-live-edit', 'wrapper'],
  parser: ['satteri', 'remark'],
  workers: ['1', '2'],
} as const;

export type SiteRow = Row<typeof FACTORS>;

export const EXCLUDED: readonly Pair<typeof FACTORS>[] = [
  { feedback: 'repository', repo: 'off' }, // There is no place for issues.
];

/** Base path, languages, and so on: what most rows have, for tests of single levels. */
export const PLAIN_ROW = Object.fromEntries(Object.entries(FACTORS).map(([name, [level]]) => [name, level])) as SiteRow; // The first level of each factor.

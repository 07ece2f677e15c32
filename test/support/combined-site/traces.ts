// What the levels of a row leave in the files of its site, so that a test of all combinations tests what it names.
import type { SiteRow } from './factors.ts';
import { translationOf } from './pages.ts';

type Files = ReadonlyMap<string, Buffer>;

interface Trace {
  readonly name: keyof SiteRow;
  readonly isExpected: boolean;
  readonly path: string;
  /** Default: the file alone. */
  readonly text?: string;
}

/** `search: search.json is missing` for each trace that differs from the row. */
export function traceProblems(row: SiteRow, files: Files): string[] {
  return tracesOf(row).flatMap(({ name, isExpected, path, text }) => {
    const body = files.get(path)?.toString('utf8');
    const isFound = body !== undefined && (text === undefined || body.includes(text));
    if (isFound === isExpected) return [];
    return [`${name} is ${row[name]}: ${[path, text].join(' ').trim()} is ${isExpected ? 'missing' : 'there'}`];
  });
}

const PARTS_PAGE = 'ui/button/index.html';
const PLAIN_PAGE = 'ui/link/index.html';

/** Of parts that can be switched: their marks on the page with all parts. */
const MARKS: Partial<Record<keyof SiteRow, string>> = {
  callouts: 'dg-callout-warning',
  codeTabs: 'data-storage-key="package-manager"',
  codeMarks: 'data-m="mark"',
  cards: '<strong>Without a link',
  fileTree: 'dg-tree',
  details: 'Why is <code>it</code> so?',
  figures: '<figcaption>Sizes of',
  featureList: 'feature-list',
  tables: 'aVeryLongNameThatCannotBeBroken',
  headings: 'id="sizes"',
  pictures: 'dg-zoom',
  film: '<video',
  includes: 'id="a-heading-of-a-fragment"',
  html: '<abbr',
  component: 'data-component="Words.tsx"',
  math: '<math',
};

function tracesOf(row: SiteRow): Trace[] {
  const trace = (name: keyof SiteRow, isExpected: boolean, path: string, text?: string): Trace => ({
    name,
    isExpected,
    path,
    ...(text !== undefined && { text }),
  });
  const parts = Object.entries(MARKS) as [keyof SiteRow, string][]; // Of its own keys.
  const translation = translationOf(row.languages) ?? 'zh';
  const hasActions = row.llms === 'actions' || row.llms === 'assistants';
  return [
    ...parts.map(([name, mark]) => trace(name, row[name] === 'on', PARTS_PAGE, mark)),
    trace('demos', row.demos !== 'none', PARTS_PAGE, 'data-demo='),
    trace('unlisted', row.unlisted === 'on', 'ui/hidden/index.html'),
    trace('unlisted', false, 'sitemap.xml', '/ui/hidden/'),
    trace('draft', false, 'ui/later/index.html'),
    trace('languages', row.languages !== 'one', `${translation}/ui/button/index.html`),
    trace('languages', row.languages === 'arabic-first', PARTS_PAGE, 'dir="rtl"'),
    trace('root', row.root !== 'none', 'index.html', '<h1'),
    trace('api', row.api === 'tabs', 'ui/button/components-api/index.html'),
    trace('api', row.api === 'pages' || row.api === 'index', 'ui/api/button/index.html'),
    trace('api', row.api === 'index' || row.api === 'types', 'ui/api/index.html'),
    trace('tree', row.tree === 'large', 'ui/all-pages/index.html'),
    trace('version', row.version !== 'none' && row.version !== 'latest', PLAIN_PAGE, 'v3.acme.example'),
    trace('version', row.version === 'next' || row.version === 'left-out', PLAIN_PAGE, 'content="noindex'),
    trace('templates', row.templates === 'page', PLAIN_PAGE, 'acme-note'),
    trace('search', row.search === 'local', 'search.json'),
    trace('ads', row.ads !== 'off' && row.layout !== 'bare', PLAIN_PAGE, 'dg-body-top'),
    trace('feedback', row.feedback !== 'off', PLAIN_PAGE, 'dg-feedback'),
    trace('notifications', row.notifications !== 'off', PLAIN_PAGE, 'dg-notifications'),
    trace('announcement', row.announcement !== 'off', PLAIN_PAGE, 'dg-announcement'),
    trace('llms', row.llms !== 'off', 'ui/link.md'),
    trace('llms', hasActions, PLAIN_PAGE, 'dg-page-actions'),
    trace('lastUpdated', row.lastUpdated !== 'off', 'feed.xml'),
    trace('policy', row.policy === 'meta', PLAIN_PAGE, 'http-equiv="Content-Security-Policy"'),
    trace('policy', row.policy !== 'off', '_headers', 'default-src'),
    trace('hosts', row.hosts === 'nginx', 'nginx-redirects.conf'),
    trace('redirects', row.redirects === 'on', 'old/index.html'),
    trace('headers', row.headers === 'on', '_headers', 'X-Acme: ui'),
    trace('repo', row.repo === 'on', PLAIN_PAGE, 'code.example/acme/edit/'),
    trace('head', row.head === 'on', PLAIN_PAGE, 'count.js'),
    trace('social', row.social === 'image', PLAIN_PAGE, 'content="@acme"'),
    trace('social', row.social !== 'none', PLAIN_PAGE, 'og:image"'),
    trace('theme', row.theme === 'palettes', PLAIN_PAGE, '"prefix":"acme"'),
  ];
}

// The checks of finished sites find what they are for: each fault, put into a site without one, is reported.
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { readPublished } from './support/published.ts';
import { siteProblems } from './support/site-problems.ts';
import { smallest } from './support/smallest.ts';

const PLACE = { origin: 'https://acme.example', base: '/docs/' };
const PAGE = 'ui/button/index.html';
const root = sharedTempDir();
let files: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  await writeFiles(root, smallest);
  await mustBuild(root, 'dist', { args: ['--no-cache', '--base', PLACE.base] });
  files = await readPublished(`${root}/dist`);
});

const problems = (changed: Readonly<Record<string, string | null>>) => {
  const all = new Map(files);
  for (const [path, text] of Object.entries(changed)) {
    if (text === null) all.delete(path);
    else all.set(path, Buffer.from(text));
  }
  return siteProblems(all, PLACE);
};

/** A file with something else in it. */
function changed(path: string, from: string | RegExp, to: string): Record<string, string> {
  const text = files.get(path)?.toString('utf8') ?? '';
  const replaced = text.replace(from, () => to);
  if (replaced === text) throw new Error(`${path} does not hold ${from}.`);
  return { [path]: replaced };
}
const PAGE_FAULTS = {
  'a form in a form': ['<form><form></form></form>', 'element-permitted-content <form>'],
  'a block in a paragraph': ['<p>a<div>b</div></p>', 'no-implicit-close'],
  'a button in a link': [
    '<a href="/docs/ui/"><button type="button">b</button></a>',
    'element-permitted-content <button>',
  ],
  'an id twice': ['<i id="usage"></i>', 'the id usage twice'],
  'a second heading of level 1': ['<h1>Two</h1>', '2 elements h1'],
  'a label of no field': ['<label for="no-field">a</label>', 'for="no-field" of label names no element'],
  'a button of no popover': [
    '<button type="button" popovertarget="nothing">a</button>',
    'popovertarget="nothing" of button names no element',
  ],
  'a dead link': ['<a href="/docs/gone/">a</a>', '/docs/gone/ does not exist'],
  'a dead relative link': ['<a href="../gone/">a</a>', '../gone/ does not exist'],
  'a dead picture': ['<img src="/docs/a.png" alt="a">', '/docs/a.png does not exist'],
  'a dead form of a picture': ['<img src="/docs/favicon.svg" srcset="b.png 2x" alt="a">', 'b.png does not exist'],
  'a dead anchor': ['<a href="#gone">a</a>', '#gone is an anchor that does not exist'],
  'an anchor that is on another page': ['<a href="/docs/ui/#usage">a</a>', '/docs/ui/#usage is an anchor that'],
  'an address without the base': ['<a href="/ui/">a</a>', '/ui/ is not below the base'],
  'a value that is no text': ['<p>[object Object]</p>', 'the text "[object Object]"'],
  'a mark without its value': ['<p>{{count}} pages</p>', 'the text "{{count}}"'],
  'Markdown that was not read': ['<p>:::info</p>', 'the text ":::"'],
  'a script that the policy refuses': ['<script>run()</script>', 'the policy refuses the script run()'],
  'a script of a host that it refuses': [
    '<script src="https://a.example/b.js"></script>',
    'refuses the script https://a',
  ],
} as const;

const FILE_FAULTS = {
  'a file that is missing': [() => ({ 'favicon.svg': null }), 'favicon.svg does not exist'],
  'a file that is not listed': [() => ({ 'more.txt': '' }), 'asset-manifest.json: more.txt is not listed'],
  'JSON that cannot be read': [() => ({ 'search.json': '{' }), 'search.json: SyntaxError'],
  'a redirect to nowhere': [() => ({ _redirects: '/docs/a /docs/gone/ 301' }), '_redirects: /docs/gone/ does not'],
  'a route of the search that does not exist': [
    () => ({ 'assets/names.json': '{"routes":["/gone/"]}' }),
    'assets/names.json: /docs/gone/ does not exist',
  ],
  'a script that does not exist': [
    () => ({ 'assets/a.js': 'import("./chunk-0123456789.js")' }),
    './chunk-0123456789.js does not exist',
  ],
  'XML that its schema does not allow': [() => changed('sitemap.xml', '</urlset>', '<a/></urlset>'), 'sitemap.xml: '],
  'a page that is not in the sitemap': [() => changed('ui/index.html', '/docs/ui/">', '/docs/ui/x/">'), 'listed, but'],
} as const;

describe('the checks of a finished site', () => {
  test('find nothing in a site without a fault', async () => {
    expect(await problems({})).toEqual([]);
  });

  test('find every fault of a page', async () => {
    const html = Object.values(PAGE_FAULTS).map(([text]) => text);
    const found = (await problems(changed(PAGE, '<h2', `${html.join('\n')}<h2`))).join('\n');
    expect(Object.entries(PAGE_FAULTS).flatMap(([name, [, line]]) => (found.includes(line) ? [] : [name]))).toEqual([]);
  });

  test('find every fault of other files', async () => {
    const all = Object.values(FILE_FAULTS).map(([change]) => change());
    const found = (await problems(Object.assign({}, ...all))).join('\n');
    expect(Object.entries(FILE_FAULTS).flatMap(([name, [, line]]) => (found.includes(line) ? [] : [name]))).toEqual([]);
  });
});

// Demos that an earlier build has rendered: one whose code is the same is not rendered again, nor its projects checked, whatever became
// of the others, and the site is that of a build from nothing.
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { changedPaths, readPublished } from './support/published.ts';

const root = sharedTempDir();
const demo = (text: string, head = '') => `${head}export default function Demo() { return <p>${text}</p>; }\n`;

const SITE: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "acme-docs" }\n',
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false, demos: { wrapper: 'wrapper.jsx' },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'wrapper.jsx': 'export default ({ children }) => <section>{children}</section>;\n',
  'content/ui/index.md': `# Acme UI

<p class="description">All there is.</p>

First words.

{{"demo": "Plain.js"}}

{{"demo": "Helped.js"}}

{{"demo": "Library.js"}}

{{"demo": "Split.js"}}

{{"component": "Note.jsx", "kind": "small"}}
`,
  'content/ui/Plain.tsx': demo('plain'),
  'content/ui/Helped.tsx': demo('{mark}', "import { mark } from './mark';\n"),
  'content/ui/mark.ts': "export const mark = '!';\n",
  'content/ui/Library.js': demo('{word}', "import { word } from '@acme/words';\n"),
  'content/ui/Note.jsx': 'export default ({ kind }) => <p>{kind}</p>;\n',
  // On the server and in browsers, it is another file.
  'content/ui/Split.js': demo('{place}', "import { place } from './split/place.js';\n"),
  'content/ui/split/package.json': '{ "name": "split", "browser": { "./place.js": "./place-in-browser.js" } }\n',
  'content/ui/split/place.js': "export const place = 'here';\n",
  'content/ui/split/place-in-browser.js': "export const place = 'here';\n",
  'node_modules/@acme/words/package.json': '{ "name": "@acme/words", "version": "1.0.0", "main": "index.js" }\n',
  'node_modules/@acme/words/index.js': "export const word = 'word';\n",
};

beforeAll(() => writeFiles(root, SITE));

let builds = 0;

/** How many demos and components were rendered, and how many demos had their projects for online editors checked. */
async function made() {
  const out = `dist-${++builds}`; // A folder that no build has a record of.
  const kept = await mustBuild(root, out, { args: ['--timings'] });
  const clean = await mustBuild(root, 'dist-clean', { args: ['--no-cache'] });
  expect(kept.diagnostics).toEqual(clean.diagnostics);
  const [one, other] = [await readPublished(join(root, out)), await readPublished(join(root, 'dist-clean'))];
  expect(changedPaths(one, other)).toEqual([]);
  const count = (stage: string) => {
    const row = new RegExp(`^${stage} +[\\d.]+ +(\\d+) +(\\d+) `, 'm').exec(kept.run.stderr);
    return Number(row?.[1]) - Number(row?.[2]);
  };
  return { rendered: count('demo build'), checked: count('sandboxes') };
}

const edit = (file: string, from: string, to: string) => {
  const before = readFileSync(join(root, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(join(root, file), before.replace(from, to));
};

// Each test starts from what the one before it left.
describe('a build renders', () => {
  test('every demo the first time, and none after words of a page changed', async () => {
    expect(await made()).toEqual({ rendered: 5, checked: 4 });
    edit('content/ui/index.md', 'First', 'Other');
    expect(await made()).toEqual({ rendered: 0, checked: 0 });
  });

  test('none after a checkout, which writes all files anew', async () => {
    for (const file of Object.keys(SITE)) {
      writeFileSync(join(root, file), readFileSync(join(root, file)));
      utimesSync(join(root, file), 1, 2);
    }
    edit('content/ui/index.md', 'Other', 'More');
    expect(await made()).toEqual({ rendered: 0, checked: 0 });
  });

  test.each([
    ['only the demo that changed', 'content/ui/Plain.tsx', 'plain', 'simple', 1, 1],
    ['only the component that changed', 'content/ui/Note.jsx', '{kind}', 'A {kind}', 1, 0],
    ['only the component whose props changed', 'content/ui/index.md', 'small', 'large', 1, 0],
    ['only the demo whose helper changed', 'content/ui/mark.ts', "'!'", "'?'", 1, 1],
    [
      'only the demo whose code for browsers changed',
      'content/ui/split/place-in-browser.js',
      '= ',
      '= /* found */ ',
      1,
      0,
    ],
    ['only the demo whose code for the server changed', 'content/ui/split/place.js', '= ', '= /* found */ ', 1, 1],
    ['only the demo that is new', 'content/ui/index.md', 'Plain.js', 'New.js', 1, 1],
    ['all of them when their wrapper changed', 'wrapper.jsx', '{children}', 'In it: {children}', 5, 0],
    ['all of them when a setting changed', 'content/ui/split/package.json', '"split"', '"cut"', 5, 0],
    ['all of them when a package changed', 'node_modules/@acme/words/package.json', '1.0.0', '1.0.1', 5, 4],
  ] as const)('%s', async (_, file, from, to, rendered, checked) => {
    writeFileSync(join(root, 'content/ui/New.tsx'), demo('new'));
    edit(file, from, to);
    expect(await made()).toEqual({ rendered, checked });
  });
});

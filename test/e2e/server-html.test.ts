// The HTML of demos is complete before their scripts run, and hydrates without a difference.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild, placesOf } from './support/build-site.ts';
import { islands } from './support/demo-kinds-site.ts';
import { windowVisit } from './support/window-visit.ts';

const root = sharedTempDir();

const DEMOS = {
  Lazy: `import { lazy, Suspense } from 'react';
const Part = lazy(() => import('./Part'));
export default function Lazy() { return <Suspense fallback={<i>wait</i>}><Part /></Suspense>; }
`,
  Data: `import { Suspense, use } from 'react';
const data = import('./data.json');
function Value() { return <b>{use(data).word}</b>; }
export default function Data() { return <Suspense fallback={<i>wait</i>}><Value /></Suspense>; }
`,
};

const page = `# Demos

<p class="description">Demos.</p>
${Object.keys(DEMOS)
  .map((name) => `\n{{"demo": "${name}.js"}}\n`)
  .join('')}`;

let shown: Map<string, string>;

beforeAll(async () => {
  await writeFiles(root, {
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', cacheDir: 'cache',
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
    'content/ui/index.md': page,
    'content/ui/Part.tsx': 'export default function Part() { return <b>part</b>; }\n',
    'content/ui/data.json': '{ "word": "data" }',
    ...Object.fromEntries(Object.entries(DEMOS).map(([name, code]) => [`content/ui/${name}.tsx`, code])),
  });
  const { diagnostics } = await mustBuild(root, 'dist');
  expect(placesOf(diagnostics)).toEqual([]);
  const html = await readFile(join(root, 'dist/ui/index.html'), 'utf8');
  shown = new Map(islands(html).map(({ props, html }) => [props.name, html]));
});

test('content of `React.lazy` and `use` is in the HTML', () => {
  expect(shown.get('Lazy')).toBe('<!--$--><b>part</b><!--/$-->');
  expect(shown.get('Data')).toBe('<!--$--><b>data</b><!--/$-->');
});

test('the browser finds no difference when it hydrates the demos', async () => {
  const { document, problems } = await windowVisit(join(root, 'dist'), '/ui/');
  const texts = [...document.querySelectorAll('dg-island[name="Demo"]')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['part', 'data']);
  expect(problems).toEqual([]);
});

// The HTML of demos is complete before their scripts run, and hydrates without a difference.
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf, repository } from './support/build-site.ts';
import { islands } from './support/demo-kinds-site.ts';
import { STYLE_PACKAGES } from './support/style-packages.ts';
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
  Primary: `import styled from 'styled-components';
import { Base } from './base';
const Primary = styled(Base)\`color: red\`;
export default () => <Primary>primary</Primary>;
`,
  Plain: `import styled from 'styled-components';
import { Base } from './base';
const Own = styled.b\`order: 1\`;
export default () => <Own><Base>plain</Base></Own>;
`,
  Cached: `import { useStyle } from '@ant-design/cssinjs';
export default function Cached() { useStyle('button', 0); return <b className="button">cached</b>; }
`,
  Reset: `import { useStyle } from '@ant-design/cssinjs';
import { useId } from 'react';
export default function Reset() {
  useStyle('button', 0);
  useStyle(useId(), 1);
  useStyle('reset', -9);
  return <b className="button">reset</b>;
}
`,
};

/** Their HTML differs from what browsers render. */
const DIFFERING = {
  Dual: `import { which } from 'acme-dual';
export default function Dual() { return <p id="dual">{which}</p>; }
`,
  Title: `const title = typeof window === 'undefined' ? 'server' : 'browser';
export default () => <p><b title={title}>title</b></p>;
`,
  Element: `export default () => <p>{typeof window !== 'undefined' && <i>more</i>}</p>;
`,
  Effect: `import { useEffect, useState } from 'react';
export default function Effect() {
  const [text, setText] = useState('first');
  useEffect(() => setText(document.title), []);
  return <p>{text}</p>;
}
`,
  // Emotion moves its styles out of the HTML before the demo is hydrated.
  Styled: `const css = '@container (width < 40rem) { .css-a1 { color: red } }';
const style = <style data-emotion="css a1" dangerouslySetInnerHTML={{ __html: css }} />;
export default () => <p>{typeof window === 'undefined' && style}<b className="css-a1">styled</b></p>;
`,
  // What it draws in a browser has no end: the check compares what it draws first.
  Store: `import { useSyncExternalStore } from 'react';
export default function Store() {
  const isBrowser = useSyncExternalStore(() => () => undefined, () => true, () => false);
  while (isBrowser);
  return <p>store</p>;
}
`,
  // It grows until its rows have a height, which none has without layout.
  Rows: `import { useState } from 'react';
import { flushSync } from 'react-dom';
export default function Rows() {
  const [rows, setRows] = useState(1);
  const grow = () => flushSync(() => setRows((count) => count + 1));
  const measure = (row: HTMLElement | null) => { if (row?.offsetHeight === 0) queueMicrotask(grow); };
  return <ul>{Array.from({ length: rows }, (_, row) => <li key={row} ref={measure}>{row}</li>)}</ul>;
}
`,
  Row: `import { cloneElement, useState } from 'react';
import { flushSync } from 'react-dom';
export default function Row() {
  const [height, setHeight] = useState(0);
  const grow = () => flushSync(() => setHeight((now) => now + 1));
  return cloneElement(<p>{height}</p>, { ref: (row: HTMLElement | null) => { if (row?.offsetHeight === 0) queueMicrotask(grow); } });
}
`,
};

const page = (demos: object) => `# Demos

<p class="description">Demos.</p>
${Object.keys(demos)
  .map((name) => `\n{{"demo": "${name}.js"}}\n`)
  .join('')}`;

const FILES = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', cacheDir: 'cache',
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md': page(DEMOS),
  'content/ui/differs.md': page(DIFFERING),
  'content/ui/Part.tsx': 'export default function Part() { return <b>part</b>; }\n',
  'content/ui/data.json': '{ "word": "data" }',
  'content/ui/base.ts': "import styled from 'styled-components';\nexport const Base = styled.b`color: blue`;\n",
  ...Object.fromEntries(
    Object.entries({ ...DEMOS, ...DIFFERING }).map(([name, code]) => [`content/ui/${name}.tsx`, code]),
  ),
  ...STYLE_PACKAGES,
  'node_modules/acme-dual/package.json': '{ "exports": { "browser": "./browser.js", "node": "./node.js" } }',
  'node_modules/acme-dual/browser.js': "export const which = 'browser';",
  'node_modules/acme-dual/node.js': "export const which = 'node';",
};

const read = (path: string) => readFile(join(root, path), 'utf8');
let diagnostics: readonly Diagnostic[];
let html: string;
let shown: Map<string, string>;

beforeAll(async () => {
  await writeFiles(root, FILES);
  for (const name of ['react', 'react-dom', 'scheduler'])
    await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  ({ diagnostics } = await mustBuild(root, 'dist'));
  html = await read('dist/ui/index.html');
  shown = new Map(islands(html).map(({ props, html }) => [props.name, html]));
});

test('content of `React.lazy` and `use` is in the HTML', () => {
  expect(shown.get('Lazy')).toBe('<!--$--><b>part</b><!--/$-->');
  expect(shown.get('Data')).toBe('<!--$--><b>data</b><!--/$-->');
});

test('styles of styled-components are in the head: each once, those of a component before those that extend it', () => {
  const [, sheet = ''] = /<style data-styled="true" data-styled-version="1.0.0">([^<]*)<\/style>/.exec(html) ?? [];
  const rules = [...sheet.matchAll(/\.(\w+)\{(.*?)\}\/\*!sc\*\/\ndata-styled\.g(\d)/g)];
  expect(rules.map(([, , css, group]) => [css, group])).toEqual([
    ['color: blue', '1'],
    ['order: 1', '2'],
    ['color: red', '3'],
  ]);
  const [base, own, primary] = rules.map(([, name]) => name);
  expect(shown.get('Primary')).toMatch(new RegExp(`^<b class="sc-\\S+ ${primary} sc-\\S+ ${base}">primary</b>$`));
  expect(shown.get('Plain')).toMatch(
    new RegExp(`^<b class="sc-\\S+ ${own}"><b class="sc-\\S+ ${base}">plain</b></b>$`),
  );
});

test('styles of Ant Design are in the head: each once, by their priority', () => {
  const sheets = [...html.matchAll(/<style data-(?:rc|ant)-[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css);
  expect(sheets).toEqual([
    '.reset{order:-9}',
    '.button{order:0}',
    '._d5v0R_0_{order:1}',
    '.data-ant-cssinjs-cache-path{content:"button:button;_d5v0R_0_:_d5v0R_0_;reset:reset";}',
  ]);
});

test('a page that shows a demo alone has the styles of that demo', async () => {
  const alone = await read('dist/demos/ui/Cached/index.html');
  expect(alone.match(/<style data-[^>]*>/g)).toHaveLength(2);
  expect(await read('dist/demos/ui/Lazy/index.html')).not.toContain('<style data-');
});

test('the browser finds no difference when it hydrates the demos, in whichever order', async () => {
  const { document, problems } = await windowVisit(join(root, 'dist'), '/ui/');
  const texts = [...document.querySelectorAll('dg-island[name="Demo"]')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['part', 'data', 'primary', 'plain', 'cached', 'reset']);
  expect(problems).toEqual([]);
});

test('a demo that browsers render in another way is one warning that shows the difference, in each build', async () => {
  const expected = [
    'demos/hydration content/ui/differs.md:5:1',
    'demos/hydration content/ui/differs.md:7:1',
    'demos/hydration content/ui/differs.md:9:1',
  ];
  expect(placesOf(diagnostics)).toEqual(expected);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Demo Dual renders `browser` in the browser and `node` on the server, in `<p id="dual">`.',
    'Demo Title renders `title="browser"` in the browser and `title="server"` on the server, in `<b`.',
    'Demo Element renders `<i>` in the browser and `nothing` on the server, in `<p>`.',
  ]);
  expect(placesOf((await mustBuild(root, 'dist')).diagnostics)).toEqual(expected);
});

test('a demo has the same HTML and styles after an edit of another one as in a clean build', async () => {
  await writeFiles(root, { 'content/ui/Primary.tsx': DEMOS.Primary.replace('red', 'green') });
  await mustBuild(root, 'dist');
  await mustBuild(root, 'clean', { args: ['--no-cache'] });
  expect(await read('dist/ui/index.html')).toBe(await read('clean/ui/index.html'));
});

test('a demo that ends the thread in a browser alone is an error, in each build', async () => {
  const ends = `export default function Ends() {
  if (typeof window !== 'undefined') (globalThis as unknown as { process: { exit(code: number): void } }).process.exit(1);
  return <p>here</p>;
}
`;
  await writeFiles(root, {
    'content/ui/Ends.tsx': ends,
    'content/ui/ends.md':
      '---\ntitle: Ends\ndescription: About it.\n---\n{{"demo": "Ends.tsx", "hideToolbar": true}}\n',
  });
  for (let run = 0; run < 2; run++) {
    const { ok, diagnostics } = await buildSite(root, 'dist');
    expect(ok).toBe(false);
    expect(placesOf(diagnostics)).toContain('demos/crashed content/ui/ends.md:5:1');
  }
});

// Demos that throw on the server: a warning and a placeholder if they render in a browser, an error if they throw there too.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { windowVisit } from './support/window-visit.ts';

const shows = (name: string, body: string, before = '') =>
  `${before}\nexport default function ${name}() {\n  return ${body};\n}\n`;

const BROWSER_ONLY = {
  Rendered: shows('Rendered', '<p>{window.name}rendered</p>'),
  Loaded: shows('Loaded', '<p>{name}loaded</p>', 'const { name } = window;'),
  Lazy: shows('Lazy', '<Part />', "import { lazy } from 'react'; const Part = lazy(() => import('./Rendered'));"),
  Portal: shows('Portal', 'createPortal(<p>portal</p>, document.body)', "import { createPortal } from 'react-dom';"),
  Caught: shows(
    'Caught',
    '<Own><Bad /></Own>',
    `import { Component, type ReactNode } from 'react';
class Own extends Component<{ children: ReactNode }> {
  state = { isBroken: false };
  static getDerivedStateFromError() { return { isBroken: true }; }
  render() { return this.state.isBroken ? <p>caught</p> : this.props.children; }
}
function Bad(): ReactNode { throw new Error('As its author wants it.'); }`,
  ),
};

const FAILING = {
  Never: shows(
    'Never',
    '<p>{use(never)}</p>',
    "import { use } from 'react'; const never = new Promise<string>(() => {});",
  ),
  Throws: shows('Throws', '<p>{rows[0].length}</p>', 'const rows: string[] = [];'),
  Drawn: shows('Drawn', "<p>{document.querySelector('#none').id}</p>"),
};

const page = (demos: object) =>
  `# Demos\n\n<p class="description">Demos.</p>\n${Object.keys(demos)
    .map((name) => `\n{{"demo": "${name}.js"}}\n`)
    .join('')}`;

const root = sharedTempDir();
const places = (diagnostics: readonly Diagnostic[]) => placesOf(diagnostics).sort();

beforeAll(() =>
  writeFiles(root, {
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', cacheDir: 'cache', lastUpdated: false,
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
    'content/ui/index.md': page(BROWSER_ONLY),
    ...Object.fromEntries(
      Object.entries({ ...BROWSER_ONLY, ...FAILING }).map(([name, code]) => [`content/ui/${name}.tsx`, code]),
    ),
  }),
);

test('a demo that renders in browsers only is a warning in each build, and its page has a placeholder', async () => {
  for (let run = 0; run < 2; run++) {
    const { diagnostics } = await mustBuild(root, 'dist');
    expect(places(diagnostics)).toEqual([
      'demos/browser-only content/ui/Caught.tsx:7:35',
      'demos/browser-only content/ui/Loaded.tsx:1:1',
      'demos/browser-only content/ui/Portal.tsx:3:38',
      'demos/browser-only content/ui/Rendered.tsx:3:14',
      'demos/browser-only content/ui/Rendered.tsx:3:14',
    ]);
    expect(new Set(diagnostics.map(({ severity }) => severity))).toEqual(new Set(['warning']));
  }
  const html = await readFile(join(root, 'dist/ui/index.html'), 'utf8');
  expect(html.match(/<div class="dg-demo-wait"><noscript>This demo needs JavaScript\.<\/noscript>/g)).toHaveLength(5);
});

test('a demo that renders in browsers only runs there', async () => {
  const { document } = await windowVisit(join(root, 'dist'), '/ui/');
  const texts = [...document.querySelectorAll('dg-island[name="Demo"]')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['rendered', 'loaded', 'rendered', '', 'caught']);
});

test('a demo that throws in a browser too is an error in each build, with both reasons', async () => {
  await writeFiles(root, { 'content/ui/fails.md': page(FAILING) });
  for (let run = 0; run < 2; run++) {
    const { ok, diagnostics } = await buildSite(root, 'dist');
    expect(ok).toBe(false);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(places(errors)).toEqual([
      'demos/not-rendered content/ui/Drawn.tsx:3:14',
      'demos/not-rendered content/ui/Never.tsx',
      'demos/not-rendered content/ui/Throws.tsx:3:22',
    ]);
    expect(errors.map(({ message }) => message)).toContain(
      "Demo Drawn does not render on the server: document is not defined (in a browser: Cannot read properties of null (reading 'id'))",
    );
  }
});

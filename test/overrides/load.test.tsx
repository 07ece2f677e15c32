// A project's template folder: what replaces what, and how each mistake is told.
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { loadTemplates, type SiteTemplates } from '../../src/overrides/load.ts';
import { TEMPLATE_NAMES } from '../../src/overrides/names.ts';
import { englishTexts } from '../../src/render/texts.ts';
import { templates as originals } from '../../templates/index.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const deps = { fs: createFileSystem() };

interface Loaded extends SiteTemplates {
  /** `error overrides/failed my/pages/DocPage.tsx:1:5` for each diagnostic. */
  readonly said: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

async function load(files: Readonly<Record<string, string>>, config: object = {}): Promise<Loaded> {
  const root = tempDir();
  await writeFiles(root, files);
  const site = { ...testSite({ templates: 'my', ...config }), root };
  const { value, diagnostics } = await loadTemplates(site, originals, deps);
  return { ...value, diagnostics, said: said(diagnostics) };
}

function said(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(
    ({ severity, code, at }) => `${severity} ${code} ${[at?.file, at?.line, at?.column].filter(Boolean).join(':')}`,
  );
}

const component = (html: string) => `export default () => ${html};\n`;

/** Props of every template, in one object. */
function html({ templates }: SiteTemplates, name: keyof typeof originals): string {
  const props = { userLanguage: 'en', translations: englishTexts, base: '/', templates, homeHref: '/', title: 'Acme' };
  // Each template picks what it takes.
  return renderToStaticMarkup(createElement(templates[name] as FunctionComponent<object>, props));
}

test('a site without the folder gets the templates as they are', async () => {
  const { value, diagnostics } = await loadTemplates(testSite(), originals, deps);
  expect(value.templates).toBe(originals);
  expect(diagnostics).toEqual([]);
});

describe('a file of the folder', () => {
  test.each([
    ['pages/Document', 'Document'],
    ['pages/DocPage', 'DocPage'],
    ['pages/ApiPage', 'ApiPage'],
    ['pages/LandingPage', 'LandingPage'],
    ['pages/NotFoundPage', 'NotFoundPage'],
    ['pages/OfflinePage', 'OfflinePage'],
    ['parts/shell/Header', 'Header'],
    ['parts/shell/HeaderLogo', 'HeaderLogo'],
    ['parts/shell/Sidebar', 'Sidebar'],
    ['parts/shell/ContentsList', 'ContentsList'],
    ['parts/shell/PageFooter', 'PageFooter'],
    ['parts/shell/SiteFooter', 'SiteFooter'],
    ['parts/content/CodeBlock', 'CodeBlock'],
    ['parts/content/CodeTabs', 'CodeTabs'],
    ['parts/content/DemoFrame', 'DemoFrame'],
    ['parts/content/ComponentBox', 'ComponentBox'],
  ] as const)('%s replaces that template, and no other', async (path, name) => {
    const loaded = await load({ [`my/${path}.tsx`]: component('<i>mine</i>') });
    expect(loaded.said).toEqual([]);
    expect(html(loaded, name)).toBe('<i>mine</i>');
    const others = Object.entries(originals).filter(([key]) => key !== name);
    for (const [key, original] of others)
      expect([key, loaded.templates]).toEqual([key, expect.objectContaining({ [key]: original })]);
  });

  test.each([
    ['tsx', 'const text: string = "mine";\nexport default () => <i>{text}</i>;'],
    ['ts', 'import { createElement } from "react";\nexport default () => createElement("i", null, "mine" as string);'],
    ['jsx', 'export default function Mine() { return <i>mine</i>; }'],
    ['js', 'import { createElement } from "react";\nexport default () => createElement("i", null, "mine");'],
    ['tsx', 'import { memo } from "react";\nexport default memo(() => <i>mine</i>);'],
    [
      'tsx',
      'import { Component } from "react";\nexport default class extends Component { render() { return <i>mine</i>; } }',
    ],
  ])('may be written in .%s: %s', async (ending, source) => {
    const loaded = await load({ [`my/pages/OfflinePage.${ending}`]: source });
    expect(loaded.said).toEqual([]);
    expect(html(loaded, 'OfflinePage')).toBe('<i>mine</i>');
  });

  test('wraps the original, which uses the other replaced parts', async () => {
    const loaded = await load({
      'my/pages/DocPage.tsx':
        "import { DocPage } from 'docs-gen/templates';\nexport default (props) => <section><DocPage {...props} crumbs={[]} hasHeading hasLead contents={null} intro='' body='text' api={null} tabs={[]} /></section>;",
      'my/parts/shell/PageFooter.tsx': component('<footer>mine</footer>'),
    });
    expect(html(loaded, 'DocPage')).toBe(
      '<section><article class="dg-content"><div>text</div></article><footer>mine</footer></section>',
    );
  });

  test('uses the React that renders: hooks work, in helpers and in packages too', async () => {
    const loaded = await load({
      'my/pages/OfflinePage.tsx':
        "import { useState } from 'react';\nimport { Count } from '../_shared/count';\nimport { Packed } from 'packed';\nexport default () => { const [n] = useState(1); return <p>{n}<Count /><Packed /></p>; };",
      'my/_shared/count.tsx':
        "import { useMemo } from 'react';\nexport const Count = () => <b>{useMemo(() => 2, [])}</b>;",
      'node_modules/packed/package.json': '{ "name": "packed", "main": "main.js" }',
      'node_modules/packed/main.js':
        "const React = require('react');\nexports.Packed = () => React.createElement('u', null, React.useMemo(() => 3, []));",
      'node_modules/react/package.json': '{ "name": "react", "version": "1.0.0", "main": "main.js" }',
      'node_modules/react/main.js': 'throw new Error("another copy of React");',
    });
    expect(loaded.said).toEqual([]);
    expect(html(loaded, 'OfflinePage')).toBe('<p>1<b>2</b><u>3</u></p>');
  });

  test('imports by alias, and pictures of the SVG kind as text', async () => {
    const loaded = await load(
      {
        'my/pages/OfflinePage.tsx':
          "import { Badge } from '@acme/ui';\nimport { Chip } from '@acme/ui/chip';\nimport mark from './_mark.svg';\nexport default () => <p><Badge /><Chip />{mark.length}</p>;",
        'my/pages/_mark.svg': '<svg/>',
        'src/ui/index.ts': "export { Badge } from './badge.tsx';",
        'src/ui/badge.tsx': 'export const Badge = () => <b />;',
        'src/ui/chip.tsx': 'export const Chip = () => <i />;',
      },
      { aliases: { '@acme/ui': './src/ui' } },
    );
    expect(loaded.said).toEqual([]);
    expect(html(loaded, 'OfflinePage')).toBe('<p><b></b><i></i>6</p>');
  });

  test('knows where it lies', async () => {
    const loaded = await load({
      'my/pages/OfflinePage.tsx':
        "import { readFileSync } from 'node:fs';\nconst text = readFileSync(new URL('../_words.txt', import.meta.url), 'utf8');\nexport default () => <p>{text}</p>;",
      'my/_words.txt': 'mine',
    });
    expect(html(loaded, 'OfflinePage')).toBe('<p>mine</p>');
  });

  test('is read as JSX of React, whatever the tsconfig of the project says', async () => {
    const loaded = await load({
      'tsconfig.json': '{ "compilerOptions": { "jsx": "preserve" } }',
      'my/pages/OfflinePage.tsx': component('<i>mine</i>'),
    });
    expect(loaded.said).toEqual([]);
    expect(html(loaded, 'OfflinePage')).toBe('<i>mine</i>');
  });

  test('below elements/ stands in the place of an element of the text', async () => {
    const { templates } = await load({ 'my/elements/table.tsx': component('<i>mine</i>') });
    expect(Object.keys(templates.elements ?? {})).toEqual(['table']);
  });
});

describe('a mistake', () => {
  const GOOD = component('<i>mine</i>');

  test.each([
    ['my/pages/DocPgae.tsx', 'pages/DocPage.tsx'],
    ['my/DocPage.tsx', 'pages/DocPage.tsx'],
    ['my/parts/HeaderLogo.jsx', 'parts/shell/HeaderLogo.jsx'],
    ['my/parts/shell/headerlogo.tsx', 'parts/shell/HeaderLogo.tsx'],
    ['my/pages/DocPage.vue', 'pages/DocPage.tsx'],
    ['my/elements/tabel.tsx', 'elements/table.tsx'],
  ])('in the name %s is told with the nearest name', async (file, nearest) => {
    const { said, diagnostics } = await load({ [file]: GOOD });
    expect(said).toEqual([`error overrides/unknown-template ${file}`]);
    expect(diagnostics[0]?.message).toContain(`Did you mean ${nearest}?`);
  });

  test.each(['my/menu.json', 'my/styles/brand.scss', 'my/elements/button.tsx'])(
    'in the name %s is told where none is near',
    async (file) => {
      expect((await load({ [file]: '' })).said).toEqual([`error overrides/unknown-template ${file}`]);
    },
  );

  test.each<readonly [string, string, string]>([
    ['a syntax error', 'export default () => <p>;\n}', 'overrides/failed my/pages/DocPage.tsx:2:1'],
    [
      'an import that leads nowhere',
      "import a from './gone';\nexport default () => a;",
      'overrides/failed my/pages/DocPage.tsx:1:15',
    ],
    [
      'an imported style sheet',
      "\nimport '../styles/a.css';\nexport default () => null;",
      'overrides/failed my/pages/DocPage.tsx:2:8',
    ],
    [
      'waiting outside of a function',
      'const a = await 1;\nexport default () => a;',
      'overrides/failed my/pages/DocPage.tsx:1:11',
    ],
    ['no export', 'const DocPage = () => null;', 'overrides/no-component my/pages/DocPage.tsx:1:1'],
    [
      'no default export',
      "import 'react';\n\nexport const DocPage = () => null;",
      'overrides/no-component my/pages/DocPage.tsx:3:1',
    ],
    [
      'an element as default export',
      '// A page.\nexport default <p />;',
      'overrides/no-component my/pages/DocPage.tsx:2:1',
    ],
    [
      'an object as default export',
      'export default { render() {} };',
      'overrides/no-component my/pages/DocPage.tsx:1:1',
    ],
    [
      'a throw outside of the component',
      "\nthrow new Error('no menu');\nexport default () => null;",
      'overrides/threw my/pages/DocPage.tsx:2:7',
    ],
  ])('%s is told with its place, and leaves other files in use', async (_, source, expected) => {
    const loaded = await load({
      'my/pages/DocPage.tsx': source,
      'my/pages/OfflinePage.tsx': GOOD,
      'my/styles/a.css': 'p { color: red }',
    });
    expect(loaded.said).toEqual([`error ${expected}`]);
    expect(html(loaded, 'OfflinePage')).toBe('<i>mine</i>');
    expect(loaded.templates.DocPage).toBe(originals.DocPage);
  });

  test('in each of four files gives four reports in one run', async () => {
    const { said } = await load({
      'my/pages/DocPage.tsx': 'export default (',
      'my/pages/ApiPage.tsx': 'export const ApiPage = 1;',
      'my/pages/Landing.tsx': GOOD,
      'my/parts/shell/Header.tsx': 'null.x;\nexport default () => null;',
    });
    expect([...said].sort()).toEqual([
      'error overrides/failed my/pages/DocPage.tsx:1:17',
      'error overrides/no-component my/pages/ApiPage.tsx:1:1',
      'error overrides/threw my/parts/shell/Header.tsx:1:6',
      'error overrides/unknown-template my/pages/Landing.tsx',
    ]);
  });

  test('in an alias is told by the config alone, and one below it by each import', async () => {
    const page = "import '@acme/ui/a';\nimport '@acme/gone/a';\nexport default () => null;";
    const files = { 'my/pages/DocPage.tsx': page, 'my/pages/ApiPage.tsx': page, 'src/ui/b.ts': '' };
    const { said } = await load(files, { aliases: { '@acme/ui': './src/ui', '@acme/gone': './src/gone' } });
    expect([...said].sort()).toEqual([
      'error overrides/failed my/pages/ApiPage.tsx:1:8',
      'error overrides/failed my/pages/DocPage.tsx:1:8',
    ]);
  });

  test('that only looks wrong is a warning', async () => {
    const loaded = await load({
      'my/pages/OfflinePage.tsx': 'const a = { b: 1, b: 2 };\nexport default () => <p>{a.b}</p>;',
    });
    expect(loaded.said).toEqual(['warning overrides/warning my/pages/OfflinePage.tsx:1:19']);
    expect(html(loaded, 'OfflinePage')).toBe('<p>2</p>');
  });

  test('of writing one template twice is told of the second file', async () => {
    const { said } = await load({ 'my/pages/DocPage.tsx': GOOD, 'my/pages/DocPage.jsx': GOOD });
    expect(said).toEqual(['error overrides/duplicate-template my/pages/DocPage.tsx']);
  });
});

test('a text beside style sheets is not taken for a misspelt element', async () => {
  const { diagnostics } = await load({ 'my/styles/b.txt': '' });
  expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
    ['No template has the name styles/b.txt.', expect.stringContaining('holds style sheets')],
  ]);
});

test('two names that differ in case are told with both files, and neither is used', async () => {
  const { said, diagnostics, templates } = await load({
    'my/elements/Table.tsx': component('<i />'),
    'my/elements/table.tsx': component('<b />'),
  });
  expect(said).toEqual(['error overrides/duplicate-template my/elements/Table.tsx']);
  expect(diagnostics[0]?.related?.[0]?.at.file).toBe('my/elements/table.tsx');
  expect(templates.elements).toBeUndefined();
});

// What is imported; place; name; hint.
test.each([
  ['{ HeadrLogo as A }', '1:10', 'export HeadrLogo', 'did you mean "HeaderLogo"?'],
  ['{ Zebra as A }', '1:10', 'export Zebra', expect.stringContaining('Document, DocPage')],
  ['A', '1:8', 'default export', expect.stringContaining('Document, DocPage')],
])('an import of %s from docs-gen/templates is told where it stands', async (names, place, what, hint) => {
  const { said, diagnostics } = await load({
    'my/pages/OfflinePage.tsx': `import ${names} from 'docs-gen/templates';\nexport default () => <A />;`,
  });
  expect(said).toEqual([`error overrides/unknown-export my/pages/OfflinePage.tsx:${place}`]);
  expect(diagnostics[0]).toMatchObject({ message: `docs-gen/templates has no ${what}.`, hint });
});

test('a name that is taken from all of docs-gen/templates is looked at, too', async () => {
  const { said } = await load({
    'my/pages/OfflinePage.tsx':
      "import * as all from 'docs-gen/templates';\nexport default () => <><all.Header /><all.Headr /></>;",
  });
  expect(said).toEqual(['error overrides/unknown-export my/pages/OfflinePage.tsx:2:43']);
});

test('the names that are known are those that docs-gen/templates exports', async () => {
  const { templates: _, ...exported } = await import('../../templates/index.ts');
  expect([...TEMPLATE_NAMES].sort()).toEqual(Object.keys(exported).sort());
});

test('an async component is told before anything is rendered', async () => {
  const { said, diagnostics } = await load({
    'my/pages/OfflinePage.tsx': 'export default async function Page() { return <p />; }',
  });
  expect(said).toEqual(['error overrides/async-component my/pages/OfflinePage.tsx:1:1']);
  expect(diagnostics[0]?.message).toContain('may not be async');
});

test('a component that is exported by its name alone is told with that name', async () => {
  const { diagnostics } = await load({ 'my/parts/shell/HeaderLogo.tsx': 'export const HeaderLogo = () => <b />;' });
  expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
    [
      'my/parts/shell/HeaderLogo.tsx must export its component as default; it exports HeaderLogo and no default.',
      'write `export default` before HeaderLogo, or `export { HeaderLogo as default }`.',
    ],
  ]);
});

// What is thrown while a page is rendered; what the hint says.
test.each([
  ['() => <p>{null.name}</p>', /may be null/],
  ['() => { throw new Error("no menu"); }', /^mend the line that it names\.$/],
  ['() => { const A = async () => <p />; return <A />; }', /may be async/],
  ['() => { const all = {}; return <all.Card />; }', /is not there/],
])('the hint to %s fits', async (source, hint) => {
  const { templates, guard } = await load({ 'my/pages/OfflinePage.tsx': `export default ${source};` });
  guard.attempt('/', () => html({ templates, guard }, 'OfflinePage'));
  expect(guard.take().map((diagnostic) => diagnostic.hint)).toEqual([expect.stringMatching(hint)]);
});

describe('a template that throws while it renders', () => {
  test('is told once, with its line, the first route and the number of others', async () => {
    const loaded = await load({
      'my/pages/OfflinePage.tsx': 'export default ({ product }) => {\n  return <p>{product.name}</p>;\n};',
    });
    for (const route of ['/a/', '/b/', '/c/'])
      expect(loaded.guard.attempt(route, () => html(loaded, 'OfflinePage'))).toBeNull();
    const found = loaded.guard.take();
    expect(said(found)).toEqual(['error overrides/render-failed my/pages/OfflinePage.tsx:2:22']);
    expect(found[0]?.message).toBe(
      "my/pages/OfflinePage.tsx threw while /a/ was rendered (and 2 more pages): TypeError: Cannot read properties of undefined (reading 'name').",
    );
    expect(loaded.guard.take()).toEqual([]);
  });

  test('in a helper is told at the line of the helper, with the name of the template', async () => {
    const loaded = await load({
      'my/pages/OfflinePage.tsx': "import { Bad } from '../_bad.tsx';\nexport default () => <Bad />;",
      'my/_bad.tsx': "export const Bad = () => {\n  throw new Error('no tide');\n};",
    });
    loaded.guard.attempt('/a/', () => html(loaded, 'OfflinePage'));
    const found = loaded.guard.take();
    expect(said(found)).toEqual(['error overrides/render-failed my/_bad.tsx:2:9']);
    expect(found[0]?.message).toBe('my/pages/OfflinePage.tsx threw while /a/ was rendered: no tide.');
  });

  test('by what it gives to React is told at its export', async () => {
    const loaded = await load({ 'my/pages/OfflinePage.tsx': '// Odd.\nexport default () => ({ a: 1 });' });
    loaded.guard.attempt('/a/', () => html(loaded, 'OfflinePage'));
    expect(said(loaded.guard.take())).toEqual(['error overrides/render-failed my/pages/OfflinePage.tsx:2:1']);
  });

  test('is told apart from a bug of docs-gen, which goes on', async () => {
    const { guard } = await load({ 'my/pages/OfflinePage.tsx': component('<i />') });
    expect(() =>
      guard.attempt('/a/', () => {
        throw new Error('ours');
      }),
    ).toThrow('ours');
    expect(guard.take()).toEqual([]);
  });
});

test('the folder of the fixture loads without a word', async () => {
  const root = join(import.meta.dirname, '../fixtures/tidepool');
  const site = { ...testSite({ templates: 'my-templates', aliases: { '@tidepool/kit': './src/kit' } }), root };
  const { value, diagnostics } = await loadTemplates(site, originals, deps);
  expect(diagnostics).toEqual([]);
  expect(value.templates.HeaderLogo).not.toBe(originals.HeaderLogo);
});

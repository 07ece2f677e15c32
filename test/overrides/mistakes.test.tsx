// Mistakes in a template folder are reported with their place.
import { describe, expect, test } from 'vitest';
import { TEMPLATE_NAMES } from '../../src/overrides/names.ts';
import { templates as originals } from '../../templates/index.ts';
import { component, html, load } from './load-folder.ts';

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
    ['styles/b.txt does not match the name of a template.', expect.stringContaining('only style sheets')],
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
  ['{ HeadrLogo as A }', '1:10', 'not export HeadrLogo', 'did you mean "HeaderLogo"?'],
  ['{ Zebra as A }', '1:10', 'not export Zebra', expect.stringContaining('Document, DocPage')],
  ['A', '1:8', 'not have a default export', expect.stringContaining('Document, DocPage')],
])('an import of %s from docs-gen/templates is told where it stands', async (names, place, what, hint) => {
  const { said, diagnostics } = await load({
    'my/pages/OfflinePage.tsx': `import ${names} from 'docs-gen/templates';\nexport default () => <A />;`,
  });
  expect(said).toEqual([`error overrides/unknown-export my/pages/OfflinePage.tsx:${place}`]);
  expect(diagnostics[0]).toMatchObject({ message: `docs-gen/templates does ${what}.`, hint });
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
  expect(diagnostics[0]?.message).toContain('exports an async function');
});

test('a component that is exported by its name alone is told with that name', async () => {
  const { diagnostics } = await load({ 'my/parts/shell/HeaderLogo.tsx': 'export const HeaderLogo = () => <b />;' });
  expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
    [
      'my/parts/shell/HeaderLogo.tsx must export its component as default; it exports only HeaderLogo.',
      'write `export default` before HeaderLogo, or `export { HeaderLogo as default }`.',
    ],
  ]);
});

// What is thrown while a page is rendered; what the hint says.
test.each([
  ['() => <p>{null.name}</p>', /can be null/],
  ['() => { throw new Error("no menu"); }', /^fix the line in the message\.$/],
  ['() => { const A = async () => <p />; return <A />; }', /cannot be async/],
  ['() => { const all = {}; return <all.Card />; }', /is undefined/],
])('the hint to %s fits', async (source, hint) => {
  const { templates, guard } = await load({ 'my/pages/OfflinePage.tsx': `export default ${source};` });
  guard.attempt('/', () => html({ templates, guard }, 'OfflinePage'));
  expect(guard.take().map((diagnostic) => diagnostic.hint)).toEqual([expect.stringMatching(hint)]);
});

// Directives that name a module which calls `createDemo` or `createDemoWithVariants`: what their pages show.
import { describe, expect, test } from 'vitest';
import { collect } from './collected.ts';

const COMPONENT = 'export default function Basic() {\n  return <b>basic</b>;\n}\n';
const PLUMBING = `'use client';\nimport { createDemoClient } from '@acme/utils';\nexport default createDemoClient(import.meta.url);\n`;
const factory = (imports: string, call: string) => `import { createDemo, createDemoWithVariants } from '@acme/utils';
${imports}
export default ${call};
`;
const shown = async (index: string, files: Readonly<Record<string, string>>, directive?: string) => {
  const markdown = `${directive ?? '{{"component": "file://./demos/the-basics/index.ts", "bg": true, "collapseToEmpty": true}}'}\n`;
  const inFolder = Object.entries(files).map(([name, text]) => [`a/demos/the-basics/${name}`, text]);
  const { demos, said } = await collect(markdown, {
    'a/demos/the-basics/index.ts': index,
    ...Object.fromEntries(inFolder),
  });
  const rows = demos.flatMap(({ name, variants }) =>
    variants.map(({ id, entry, exportName, styling, provider, codes }) =>
      [
        name,
        id,
        entry.replace('content/ui/a/demos/the-basics/', ''),
        exportName,
        styling,
        provider?.entry,
        codes[0]?.files[0]?.name,
      ]
        .map(String)
        .join(' '),
    ),
  );
  return { rows, said };
};
const BASE = 'ui/a/demos/the-basics';

describe('a module that creates a demo', () => {
  test.each<[what: string, index: string, files: Readonly<Record<string, string>>, rows: string[]]>([
    [
      'one component, and the plumbing of another tool',
      factory(
        "import Basic from './Basic';\nimport ClientProvider from './client';",
        'createDemo(import.meta.url, Basic, { ClientProvider })',
      ),
      { 'Basic.tsx': COMPONENT, 'client.ts': PLUMBING },
      [`Basic ${BASE}/Basic Basic.tsx default null undefined Basic.tsx`],
    ],
    [
      'a component by its name, with a provider',
      factory(
        "import { Basic as Shown } from './parts';\nimport { Store } from './store';",
        'createDemo(import.meta.url, Shown, { ClientProvider: Store })',
      ),
      {
        'parts.tsx': COMPONENT.replace('default ', ''),
        'store.tsx': 'export const Store = ({ children }) => children;',
      },
      [`Basic ${BASE}/parts-Basic-provided parts.tsx Basic null content/ui/a/demos/the-basics/store.tsx parts.tsx`],
    ],
    [
      'variants in folders, under the name of its constant',
      `import CssModules from './css-modules';
import Tailwind from './tailwind';
export const DemoHero = createDemoWithVariants(import.meta.url, { CssModules, Tailwind });
`,
      { 'css-modules/index.tsx': COMPONENT, 'tailwind/index.tsx': COMPONENT },
      [
        `Hero ${BASE}/tailwind tailwind/index.tsx default tailwind undefined index.tsx`,
        `Hero ${BASE}/css-modules css-modules/index.tsx default css undefined index.tsx`,
      ],
    ],
    [
      'a variant of any name, where there is but one',
      factory("import Plain from './Basic';", "createDemoWithVariants(import.meta.url, { 'Default': Plain })"),
      { 'Basic.jsx': COMPONENT },
      [`TheBasics ${BASE}/Basic Basic.jsx default null undefined Basic.jsx`],
    ],
  ])('shows %s', async (_, index, files, rows) => {
    expect(await shown(index, files)).toEqual({ rows, said: [] });
  });

  test('is named by a demo directive as well', async () => {
    const index = factory("import Basic from './Basic';", 'createDemo(import.meta.url, Basic)');
    const { rows, said } = await shown(index, { 'Basic.tsx': COMPONENT }, '{{"demo": "demos/the-basics/index.ts"}}');
    expect({ rows, said }).toEqual({
      rows: [`Basic ${BASE}/Basic Basic.tsx default null undefined Basic.tsx`],
      said: [],
    });
  });

  test.each<[what: string, imports: string, call: string, said: string[], directive?: string]>([
    [
      'variants that readers cannot choose',
      "import A from './Basic';",
      'createDemoWithVariants(import.meta.url, { Small: A, Large: A })',
      [
        '3:65 demos/unknown-variant Readers cannot choose the variant Small.',
        '3:75 demos/unknown-variant Readers cannot choose the variant Large.',
      ],
    ],
    [
      'a component without a file',
      '',
      'createDemo(import.meta.url, () => null)',
      ['3:44 demos/factory docs-gen cannot read what this call shows: a component is not passed by its name.'],
    ],
    [
      'a component of a package',
      "import { A } from 'acme';",
      'createDemo(import.meta.url, A)',
      [
        '3:44 demos/factory docs-gen cannot read what this call shows: A is not imported from a file of the project by a relative path.',
      ],
    ],
    [
      'a file that does not exist',
      "import A from './Basics';",
      'createDemo(import.meta.url, A)',
      ['2:15 demos/missing-import The imported module ./Basics does not exist.'],
    ],
    [
      'a component directive',
      "import A from './Basic';",
      'createDemo(import.meta.url, A)',
      ['1:1 demos/factory-as-component demos/the-basics/index.ts is a demo: it calls createDemo.'],
      '{{"component": "demos/the-basics/index.ts"}}',
    ],
    [
      'a module of another kind',
      "import A from './Basic';",
      'A',
      ['1:1 demos/not-a-factory ./demos/the-basics/index.ts does not call createDemo.'],
    ],
  ])('is an error with %s', async (_, imports, call, said, directive) => {
    const found = await shown(factory(imports, call), { 'Basic.tsx': COMPONENT }, directive);
    expect(found.said.map((line, index) => line.slice(0, said[index]?.length))).toEqual(said);
  });
});

// The template folder of a project: which file replaces which template.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadTemplates } from '../../src/overrides/load.ts';
import { templates as originals } from '../../templates/index.ts';
import { testSite } from '../support/site.ts';
import { component, deps, html, load } from './load-folder.ts';

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

test('the folder of the fixture loads without a word', async () => {
  const root = join(import.meta.dirname, '../fixtures/tidepool');
  const site = { ...testSite({ templates: 'my-templates', aliases: { '@tidepool/kit': './src/kit' } }), root };
  const { value, diagnostics } = await loadTemplates(site, originals, deps);
  expect(diagnostics).toEqual([]);
  expect(value.templates.HeaderLogo).not.toBe(originals.HeaderLogo);
});

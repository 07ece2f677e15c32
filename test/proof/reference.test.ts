// API JSON of authors is held to what types say, at the line of the row concerned; what only demos can show, to their HTML.
import { describe, expect, it } from 'vitest';
import type { ExtractedPage } from '../../src/model/api-source.ts';
import { checkReference } from '../../src/proof/reference.ts';
import type { RenderedParts } from '../../src/proof/rendered.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { fs, siteAt } from './support.ts';

type Json = Readonly<Record<string, unknown>>;

const TEXT = { type: { name: 'string' } };

async function check(
  written: Json,
  typed: Json,
  rendered: RenderedParts | null = null,
  packages = [{ name: '@acme/ui' }],
) {
  const root = tempDir();
  await writeFiles(root, { 'content/ui/api/button.json': JSON.stringify(written, null, 2) });
  const products = [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: { packages } }];
  const site = siteAt(root, { products });
  const places = Object.fromEntries(
    ['props', 'slots', 'parameters'].flatMap((section) =>
      Object.keys(typed[section] ?? {}).map((name, index) => {
        return [`${section}.${name}`, { file: 'packages/ui/src/Button.tsx', line: 10 + index, column: 3 }];
      }),
    ),
  );
  const page: ExtractedPage = {
    productKey: 'ui',
    package: '@acme/ui',
    plan: 'community',
    file: 'content/ui/api/button.json',
    text: JSON.stringify({ name: 'Button', ...typed }),
    kind: 'component',
    name: 'Button',
    at: { file: 'packages/ui/src/Button.tsx', line: 3, column: 14 },
    places,
  };
  const { diagnostics } = await checkReference({ site, extracted: [page], rendered }, { fs });
  return diagnostics;
}

async function said(...args: Parameters<typeof check>) {
  return (await check(...args)).map(({ at, message }) => `${at?.line}:${at?.column} ${message}`);
}

describe('a row of an API JSON', () => {
  it('that was renamed in the types is reported at its line, with the new name and its declaration', async () => {
    const diagnostics = await check(
      { name: 'Button', props: { colour: TEXT, size: TEXT } },
      { props: { color: TEXT, size: TEXT } },
    );
    expect(diagnostics).toEqual([
      {
        code: 'proof/unknown-row',
        severity: 'error',
        message: 'Button does not have a prop `colour`.',
        hint: 'did you mean `color`? Use the name that the types have.',
        at: { file: 'content/ui/api/button.json', line: 4, column: 5, length: 8 },
        related: [
          { message: 'Button is declared at', at: { file: 'packages/ui/src/Button.tsx', line: 3, column: 14 } },
        ],
      },
      {
        code: 'proof/missing-row',
        severity: 'error',
        message: 'The prop `color` of Button is not documented.',
        hint: 'add a row, or mark the member as `@internal` in its doc comment.',
        at: { file: 'content/ui/api/button.json', line: 3, column: 3, length: 7 },
        related: [{ message: 'declared at', at: { file: 'packages/ui/src/Button.tsx', line: 10, column: 3 } }],
      },
    ]);
  });

  it.each<readonly [what: string, written: Json, typed: Json, said: readonly string[]]>([
    ['the same in other words', { default: "'a'", required: false }, { default: 'a' }, []],
    ['required', {}, { required: true }, ['4:5 `size` of Button is required, but documented as optional.']],
    ['optional', { required: true }, {}, ['8:19 `size` of Button is optional, but documented as required.']],
    [
      'deprecated',
      { deprecated: false },
      { deprecated: true },
      ['8:21 `size` of Button is deprecated, but documented as not deprecated.'],
    ],
    [
      'another by default',
      { default: "'b'" },
      { default: "'a'" },
      ["8:18 The default of `size` of Button is `'a'`, not `'b'`."],
    ],
    [
      'something by default',
      {},
      { default: 'false' },
      ['4:5 The default of `size` of Button is `false`, which is not documented.'],
    ],
    ['nothing that types know by default', { default: 'theme.size' }, {}, []],
  ])('is compared with the types: %s', async (_, written, typed, expected) => {
    const found = await said(
      { name: 'Button', props: { size: { ...TEXT, ...written } } },
      { props: { size: { ...TEXT, ...typed } } },
    );
    expect(found).toEqual(expected);
  });

  it.each<readonly [written: string, typed: string, said: string | null]>([
    ["'small'<br>&#124;&nbsp;'large'", '"large" | "small"', null],
    ["'small' | 'big'", "'small' | 'large'", "does not accept 'big', and also accepts 'large'"],
    ["'small' | 'large'", "'small' | 'medium' | 'large'", "also accepts 'medium'"],
    ['1 | 2', '1 | 2 | 3', 'also accepts 3'],
    ["'a|b' | { c: 'd' | 'e' }", "'a|b'", null],
    // Any other text is right as well.
    ["'small' | 'large'", "'small' | string", null],
    ['string', "'small' | 'large'", null],
    ["'on'<br>&#124;&nbsp;bool", "'on' | boolean", null],
  ])('lists the members of its union: %s', async (written, typed, problem) => {
    const found = await said(
      { name: 'Button', props: { size: { type: { name: 'enum', description: written } } } },
      { props: { size: { type: { name: typed } } } },
    );
    expect(found).toEqual(problem === null ? [] : [`5:15 \`size\` of Button ${problem}.`]);
  });

  it('may be a prop that the component takes over, or an attribute of its element', async () => {
    const typed = { inherited: [{ component: 'Base', props: ['ripple'] }], spread: true, props: {} };
    const written = { name: 'Button', props: { ripple: TEXT, onClick: TEXT, tabIndex: TEXT, 'aria-label': TEXT } };
    expect(await said(written, typed)).toEqual([]);
    expect(await said(written, { ...typed, spread: false })).toEqual(
      ['9:5', '14:5', '19:5'].map((place) => expect.stringMatching(`^${place} Button does not have a prop`)),
    );
  });

  it('may be a parameter of a hook', async () => {
    const found = await said(
      { name: 'useButton', parameters: { disabled: TEXT } },
      { name: 'useButton', parameters: { isDisabled: TEXT } },
    );
    expect(found).toEqual([
      '4:5 useButton does not have a parameter `disabled`.',
      '3:3 The parameter `isDisabled` of useButton is not documented.',
    ]);
  });
});

describe('a class or a slot of an API JSON', () => {
  const written = {
    name: 'Button',
    props: {},
    slots: [
      { name: 'root', class: 'AcmeButton-root' },
      { name: 'icn', class: null },
      { name: 'label', class: 'AcmeButton-label' },
    ],
    classes: [
      { key: 'root', className: 'AcmeButton-root' },
      { key: 'busy', className: 'AcmeButton-busy' },
      { key: 'rooot', className: 'AcmeButton-rooot' },
    ],
  };
  const typed = {
    props: {},
    slots: [{ name: 'root' }, { name: 'icon' }],
    classes: [{ key: 'root', className: 'AcmeButton-root' }],
  };
  const rendered = { classes: new Set(['AcmeButton-busy', 'AcmeButton-label']), components: new Set(['Button']) };

  it('that neither types nor any rendered demo contain is an error', async () => {
    const found = (await check(written, typed, rendered)).filter(({ code }) => code !== 'proof/missing-row');
    expect(found.map(({ code, severity, at, hint }) => [code, severity, at?.line, at?.column, hint])).toEqual([
      [
        'proof/unknown-slot',
        'error',
        10,
        15,
        'did you mean `icon`? If not, remove the row, or add a demo that uses it.',
      ],
      [
        'proof/unknown-class',
        'error',
        29,
        20,
        'did you mean `AcmeButton-root`? If not, remove the row, or add a demo that uses it.',
      ],
    ]);
  });

  it('may come from demos alone if there is no type', async () => {
    const other = { ...written, name: 'Other' };
    const told = (parts: RenderedParts | null) => said(other, typed, parts);
    expect(await told({ ...rendered, components: new Set(['Other']) })).toEqual([
      '6:15 The slot `root` of Other is not in its types and not in any demo.',
      '10:15 The slot `icn` of Other is not in its types and not in any demo.',
      '21:20 The class `AcmeButton-root` of Other is not in its types and not in any demo.',
      '29:20 The class `AcmeButton-rooot` of Other is not in its types and not in any demo.',
    ]);
    // Nothing shows it: nothing can be said.
    expect(await told(rendered)).toEqual([]);
    expect(await told(null)).toEqual([]);
  });

  it('is not checked if a product names no packages', async () => {
    expect(await check(written, typed, rendered, [])).toEqual([]);
  });
});

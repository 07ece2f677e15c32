// Unknown, missing and duplicate keys of the config: each is reported at its place.
import { describe, expect, test } from 'vitest';
import { diagnose, expectMistakes, type Mistake, SMALLEST, withTheme } from './config-file.ts';

test.each<[string, string, Mistake[]]>([
  [
    'an unknown key',
    SMALLEST.replace('prefix:', 'prefx:'),
    [
      {
        code: 'config/unknown-key',
        line: 3,
        column: 26,
        length: 5,
        message: 'Unknown key "prefx".',
        hint: 'did you mean "prefix"?',
      },
    ],
  ],
  [
    'an unknown key that resembles no other',
    SMALLEST.replace("title: 'Acme',", "title: 'Acme', wombat: 1,"),
    [{ code: 'config/unknown-key', line: 2, column: 18, hint: 'remove it; docs-gen does not use it.' }],
  ],
  [
    'a misspelt component',
    withTheme('components: { codee: {}, heder: {} }'),
    [
      { code: 'config/unknown-key', line: 2, column: 41, hint: 'did you mean "code"?' },
      { code: 'config/unknown-key', line: 2, column: 52, hint: 'did you mean "header"?' },
    ],
  ],
  [
    'an unknown key of an object with few keys',
    withTheme('tonalOffset: { light: 0.1, dark: 0.2, lite: 0.1 }'),
    [
      {
        code: 'config/unknown-key',
        hint: 'remove it, or use one of the keys that are allowed here: "light", "dark".',
      },
    ],
  ],
  [
    'the color of a product in its theme',
    SMALLEST.replace("id: 'ui',", "id: 'ui', theme: { color: '#123' },"),
    [{ code: 'config/unknown-key', line: 3, hint: 'move it to `products[0].color`.' }],
  ],
  [
    'a key of the site theme in a product theme',
    SMALLEST.replace("id: 'ui',", "id: 'ui', theme: { cssVarPrefix: 'x' },"),
    [{ code: 'config/unknown-key', line: 3, hint: 'move it to `theme.cssVarPrefix`.' }],
  ],
  [
    'one of two required keys',
    withTheme('tonalOffset: { light: 0.1 }'),
    [{ code: 'config/missing-key', line: 2, message: 'The required key "dark" is missing.', hint: 'add `dark`.' }],
  ],
  [
    'an unknown key of an inline page tree',
    SMALLEST.replace("id: 'ui',", "id: 'ui', pages: [{ pathname: '/ui/', tilte: 'UI' }],"),
    [{ code: 'config/unknown-key', line: 3, hint: 'did you mean "title"?' }],
  ],
  [
    'a missing key',
    SMALLEST.replace("url: 'https://acme.example',", ''),
    [{ code: 'config/missing-key', line: 1, column: 16, message: 'The required key "url" is missing.' }],
  ],
])('a mistake in the keys of the config is reported at its place: %s', async (_name, source, expected) => {
  await expectMistakes(source, expected);
});

describe('a mistake in the config', () => {
  test('is reported at both places if two products have one id and one prefix', async () => {
    const { value, diagnostics } = await diagnose(`export default {
  title: 'Acme', url: 'https://acme.example',
  products: [
    { id: 'ui', prefix: '/ui/', name: 'A', contentDir: 'content/ui' },
    { id: 'ui', prefix: '/ui/', name: 'B', contentDir: 'content/ui' },
  ],
};`);
    expect(value).not.toBeNull();
    expect(diagnostics.map(({ code, at, related }) => [code, at?.line, at?.column, related?.[0]?.at.line])).toEqual([
      ['config/duplicate-product', 5, 11, 4],
      ['config/duplicate-prefix', 5, 25, 4],
    ]);
  });

  test('is reported together with all others', async () => {
    const { diagnostics } = await diagnose("export default { titel: 'Acme', url: 7, products: [{}] };");
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`).sort()).toMatchInlineSnapshot(`
      [
        "config/invalid-value "url" must be a string, not a number.",
        "config/missing-key The required key "contentDir" is missing.",
        "config/missing-key The required key "id" is missing.",
        "config/missing-key The required key "name" is missing.",
        "config/missing-key The required key "prefix" is missing.",
        "config/unknown-key Unknown key "titel".",
      ]
    `);
  });

  test('is reported with its path in the data if the value is computed', async () => {
    const { diagnostics } = await diagnose(
      "const make = () => [{ id: 'ui', prefx: '/ui/', name: 'UI', contentDir: 'content/ui' }];\nexport default { title: 'Acme', url: 'https://acme.example', products: make() };",
    );
    expect(diagnostics).toMatchObject([
      {
        code: 'config/unknown-key',
        message: 'Unknown key "prefx" (at products[0].prefx).',
        at: { file: 'site.config.ts' },
      },
    ]);
    expect(diagnostics[0]?.at?.line).toBeUndefined();
  });
});

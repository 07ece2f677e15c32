// Invalid values of the config: each is reported at its place, with a valid value that is similar.
import { expect, test } from 'vitest';
import { diagnose, expectMistakes, type Mistake, SMALLEST, withTheme } from './config-file.ts';

test.each<[string, string, Mistake[]]>([
  [
    'a width of 0',
    SMALLEST.replace("title: 'Acme',", "title: 'Acme', images: { widths: [0] },"),
    [{ code: 'config/invalid-value', line: 2, message: '"images.widths[0]" must be greater than 0.' }],
  ],
  [
    'a misspelt word in a list',
    SMALLEST.replace("title: 'Acme',", "title: 'Acme', images: { formats: ['webp', 'avfi'] },"),
    [
      {
        code: 'config/invalid-value',
        message: '"images.formats[1]" must be one of "webp", "avif".',
        hint: 'did you mean "avif"?',
      },
    ],
  ],
  [
    'a CSS property in camel case',
    withTheme("components: { code: { borderWidth: '2px' } }"),
    [{ code: 'config/invalid-value', line: 2, column: 49, length: 11, hint: 'did you mean "border-width"?' }],
  ],
  [
    'a CSS value with an open bracket',
    withTheme("components: { code: { color: 'rgb(1 2 3' } }"),
    [{ code: 'config/invalid-value', message: '"color" must be a complete CSS value: it has an unmatched (.' }],
  ],
  [
    'an alias with a reserved name',
    SMALLEST.replace("title: 'Acme',", "title: 'Acme', aliases: { 'react/jsx-runtime': './content' },"),
    [
      {
        code: 'config/invalid-value',
        line: 2,
        column: 29,
        message: expect.stringContaining('"react/jsx-runtime" is a reserved name'),
        hint: 'rename it, or remove it.',
      },
    ],
  ],
  [
    'a wrong type',
    SMALLEST.replace("name: 'Acme UI'", 'name: 7'),
    [
      {
        code: 'config/invalid-value',
        line: 3,
        column: 48,
        length: 1,
        message: '"name" must be a string, not a number.',
      },
    ],
  ],
  [
    'a wrong type in an array',
    SMALLEST.replace("title: 'Acme',", "title: 'Acme', languages: ['en', 7],"),
    [
      {
        code: 'config/invalid-value',
        line: 2,
        column: 36,
        message: '"languages[1]" must be a string, not a number.',
      },
    ],
  ],
  [
    'a wrong format',
    SMALLEST.replace("prefix: '/ui/'", "prefix: '/ui'"),
    [
      {
        code: 'config/invalid-value',
        line: 3,
        column: 34,
        message: '"prefix" must start and end with a slash, and must not contain ? or #.',
      },
    ],
  ],
  [
    'a URL without a scheme',
    SMALLEST.replace('https://acme.example', 'acme.example'),
    [{ code: 'config/invalid-value', line: 2, message: '"url" must be a URL that starts with https:// or http://.' }],
  ],
  [
    'a color that is not hexadecimal',
    SMALLEST.replace("id: 'ui',", "id: 'ui', color: 'red',"),
    [{ code: 'config/invalid-value', line: 3, message: '"color" must be a color of the form #rgb or #rrggbb.' }],
  ],
  [
    'an empty list',
    SMALLEST.replace(/products: \[.*\]/, 'products: []'),
    [{ code: 'config/invalid-value', line: 3, column: 13, message: '"products" must not be empty.' }],
  ],
  [
    'a value that is not in the list',
    SMALLEST.replace("title: 'Acme',", "title: 'Acme', links: { dead: 'warn' },"),
    [{ code: 'config/invalid-value', line: 2, message: '"dead" must be one of "off", "warning", "error".' }],
  ],
  [
    'a value of neither allowed type',
    SMALLEST.replace("id: 'ui',", "id: 'ui', routes: 7,"),
    [{ code: 'config/invalid-value', line: 3, message: '"routes" must be a string or an object or a function.' }],
  ],
  [
    'a key of the wrong form',
    SMALLEST.replace("id: 'ui',", "id: 'ui', productIds: { 'x': 'y' },"),
    [{ code: 'config/invalid-value', line: 3, column: 40, length: 3 }],
  ],
  [
    'a fraction instead of an integer',
    SMALLEST.replace("title: 'Acme',", "title: 'Acme', markdown: { titleLimit: 1.5 },"),
    [{ code: 'config/invalid-value', line: 2, message: '"titleLimit" must be an integer, not 1.5.' }],
  ],
  [
    'an integer past ±9007199254740991',
    SMALLEST.replace("title: 'Acme',", "title: 'Acme', markdown: { titleLimit: 9007199254740992 },"),
    [{ code: 'config/invalid-value', line: 2, message: '"titleLimit" must be at most 9007199254740991.' }],
  ],
  [
    'a search service without its keys',
    SMALLEST.replace("title: 'Acme',", "title: 'Acme', search: { provider: 'docsearch', appId: 'A1' },"),
    [
      {
        code: 'config/invalid-value',
        message: '"provider" requires `apiKey`, `indexName`.',
        line: 2,
        column: 38,
      },
    ],
  ],
  [
    'a field of another search provider',
    SMALLEST.replace("title: 'Acme',", "title: 'Acme', search: { path: '/x/' },"),
    [
      {
        code: 'config/invalid-value',
        message: '"path" is not used by the provider `local`.',
        line: 2,
        column: 34,
      },
    ],
  ],
  [
    'an index folder that is not a path of the site',
    SMALLEST.replace("title: 'Acme',", "title: 'Acme', search: { provider: 'pagefind', path: 'pagefind' },"),
    [{ code: 'config/invalid-value', line: 2, column: 56 }],
  ],
])('an invalid value in the config is reported at its place: %s', async (_name, source, expected) => {
  await expectMistakes(source, expected);
});

test.each([
  ["markdown: { parser: 'satery' }", 'did you mean "satteri"?'],
  ["links: { dead: 'warn' }", 'did you mean "warning"?'],
  ["links: { dead: 'xyz' }", expect.stringContaining('the configuration reference')],
])('a value that is almost an allowed word is reported with that word: %s', async (field, hint) => {
  const { diagnostics } = await diagnose(SMALLEST.replace('title:', `${field}, title:`));
  expect(diagnostics).toMatchObject([{ code: 'config/invalid-value', hint }]);
});

/** One sentence each, as the end of `"primary" …`: nothing of unions, nothing of the functions of the theme. */
test.each([
  ["'hsl(197 70% 70%'", 'must end with a parenthesis: hsl(197 70% 70%)'],
  ["'rgb(1, 2)'", 'must be a color of the form rgb(0 114 229)'],
  ["'hsla(1 2% / 3)'", 'must be a color of the form hsl(210 100% 45% / 0.5)'],
  ["'#12345'", 'must have 3, 4, 6 or 8 hexadecimal digits after the #'],
  ["'red'", 'must be a color as hex, rgb(), rgba(), hsl(), hsla() or color(), such as #0072e5'],
  ["'oklch(1 0 0)'", 'must be a color as hex, rgb(), rgba(), hsl(), hsla() or color(), such as #0072e5'],
  [
    "'color(p3 1 1 1)'",
    'must have one of the color spaces srgb, display-p3, a98-rgb, prophoto-rgb or rec2020, and three numbers: color(display-p3 0 0.45 0.9)',
  ],
  ['7', 'must be a string or an object'],
])('an invalid color of a palette is reported in one sentence: %s', async (color, problem) => {
  const { diagnostics } = await diagnose(withTheme(`palettes: { light: { primary: ${color} } }`));
  expect(diagnostics.map(({ message }) => message)).toEqual([`"primary" ${problem}.`]);
});

test('the color that the message shows as an example is accepted', async () => {
  const { diagnostics } = await diagnose(withTheme("palettes: { light: { primary: 'rgb(' } }"));
  const shown = /of the form (.*)\.$/.exec(diagnostics[0]?.message ?? '')?.[1];
  expect(await diagnose(withTheme(`palettes: { light: { primary: '${shown}' } }`))).toMatchObject({ diagnostics: [] });
});

test.each([
  ["{ from: '/h/*', to: '/ui/:splt' }", 'did you mean ":splat"?'],
  ["{ from: '/g/:x/', to: '/ui/:y/' }", 'did you mean ":x"?'],
  ["{ from: '/g/:section/:page/', to: '/ui/:pgae/' }", 'did you mean ":page"?'],
  ["{ from: '/g/', to: 'ui/' }", 'did you mean "/ui/"?'],
])('an invalid redirect target is reported with the most similar valid one: %s', async (redirect, hint) => {
  const { diagnostics } = await diagnose(SMALLEST.replace('title:', `redirects: [${redirect}], title:`));
  expect(diagnostics).toMatchObject([{ code: 'config/invalid-value', hint, at: { line: 2 } }]);
});

// Two JavaScript files are one program whatever they look like; where they are not, the first line that differs is told.
import { expect, test } from 'vitest';
import { compareJavaScript } from '../../src/demos/javascript/compare.ts';

const file = 'content/Rating.js';

test.each([
  ['quotes, semicolons, commas', "const a = ['b', 'c'];", 'const a = [\n  "b",\n  "c",\n]'],
  ['comments', 'const a = 1;', '// One.\nconst a = /* one */ 1;'],
  ['quotes of keys', 'const a = { b: 1 };', "const a = { 'b': 1 };"],
  ['brackets', 'const a = () => ({ b: 1 + 2 * 3 });', 'const a = (() => ({ b: (1 + (2 * 3)) }));'],
  ['lines of an element', '<p>One two {three} four</p>;', "<p>\n  One two{' '}\n  {three} four\n</p>;"],
  ['comments in an element', '<p>\n  <b />\n</p>;', '<p>\n  {/* Bold. */}\n  <b />\n</p>;'],
  ['quotes of an attribute', '<p title="a" />;', "<p title={'a'} />;"],
  [
    'props that are checked when it runs',
    'f();',
    "import PropTypes from 'prop-types';\nf();\nRating.propTypes = { a: PropTypes.string };",
  ],
  ['an empty export', '', 'export {};'],
  [
    'a default export below its function',
    'export default function Rating() {}\nf();',
    'function Rating() {}\nf();\nRating.propTypes = {};\nexport default Rating;',
  ],
  ['a default export below its class', 'export default class Rating {}', 'class Rating {}\nexport default Rating;'],
])('%s do not count as a difference between JavaScript and TypeScript', async (_, derived, source) => {
  expect(await compareJavaScript(derived, { file, source })).toEqual([]);
});

test.each([
  ['a value', '<Rating\n  value={3}\n/>;', '<Rating\n  value={4}\n/>;', 2, 'the TypeScript version has: value={3}'],
  ['words', '<p>Three</p>;', '\n<p>\n  Four\n</p>;', 2, 'the TypeScript version has: <p>Three</p>;'],
  ['an operator', 'a && b;', 'a || b;', 1, 'the TypeScript version has: a && b;'],
  ['a name', 'const { a } = b;', 'const { c } = b;', 1, 'the TypeScript version has: const { a } = b;'],
  ['a kind', 'let a = 1;', 'const a = 1;', 1, 'the TypeScript version has: let a = 1;'],
  ['an optional call', 'a?.b();', 'a.b();', 1, 'the TypeScript version has: a?.b();'],
  [
    'an import',
    "import { a } from 'a';",
    "import { a } from 'b';",
    1,
    "the TypeScript version has: import { a } from 'a';",
  ],
  [
    'another default export',
    'export default function Rating() {}\nfunction Stars() {}',
    'function Rating() {}\nfunction Stars() {}\nexport default Stars;',
    1,
    'the TypeScript version has: export default function Rating() {}',
  ],
  ['one statement less', 'a();\nb();', 'a();', 1, 'the TypeScript version has: b();'],
  ['one statement more', 'a();', 'a();\nb();', 2, 'the TypeScript version has: a();'],
])('%s counts as a difference between JavaScript and TypeScript', async (_, derived, source, line, hint) => {
  const diagnostics = await compareJavaScript(derived, { file, source });
  expect(diagnostics).toMatchObject([
    { code: 'demos/javascript-differs', severity: 'warning', at: { file, line }, hint },
  ]);
});

test('a JavaScript file with a syntax error is reported as such', async () => {
  expect(await compareJavaScript('a();', { file, source: 'a(;' })).toMatchObject([
    { code: 'demos/syntax', at: { file, line: 1, column: 3 } },
  ]);
});

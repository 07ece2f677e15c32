// Comments that mark lines of a demo: cut from its code, and the preview that they mark.
import { expect, test } from 'vitest';
import { readMarks } from '../../src/demos/marks.ts';

const code = (body: string) => `export default function Demo() {\n  return (\n${body}\n  );\n}\n`;

test.each<[what: string, source: string, text: string, focus: string | null, file?: string]>([
  [
    'among elements',
    code(
      '    <Box>\n      {/* @focus-start */}\n      <A>\n        a\n      </A>\n      {/* @focus-end */}\n    </Box>',
    ),
    code('    <Box>\n      <A>\n        a\n      </A>\n    </Box>'),
    '<A>\n  a\n</A>',
  ],
  [
    'around the body of a function',
    'function A() {\n  // @focus-start @padding 1\n  return (\n    <A />\n  );\n  // @focus-end\n}\n',
    'function A() {\n  return (\n    <A />\n  );\n}\n',
    'return (\n  <A />\n);',
  ],
  [
    'in parentheses, with a padding',
    code('    // @focus-start @padding 2\n    <A />\n    // @focus-end'),
    code('    <A />'),
    '<A />',
  ],
  [
    'around a statement',
    '// @focus-start\na();\n  b();\n// @focus-end\nc();\n',
    'a();\n  b();\nc();\n',
    'a();\n  b();',
  ],
  ['behind code', 'f(); // @focus-start\na();\nb(); // @focus-end\nc();\n', 'f();\na();\nb();\nc();\n', 'a();\nb();'],
  ['on one line', 'a();\nb(); /* @focus */\nc();\n', 'a();\nb();\nc();\n', 'b();'],
  ['on the line above', 'a();\n// @focus\nb();\nc();\n', 'a();\nb();\nc();\n', 'b();'],
  [
    'as a highlight, which is no preview',
    code('    <Box>\n      <A /> {/* @highlight "Why" */}\n    </Box>\n    // @highlight-start\n    // @highlight-end'),
    code('    <Box>\n      <A />\n    </Box>'),
    null,
  ],
  [
    'as a highlight that has the focus',
    '// @highlight-text "a"\na();\n// @highlight-start @focus "Look"\nb();\n// @highlight-end\n',
    'a();\nb();\n',
    'b();',
  ],
  [
    'at the end of a file without a last line break',
    'a();\n// @focus-start\nb();\n// @focus-end',
    'a();\nb();\n',
    'b();',
  ],
  ['in a style sheet', '.a {} /* @highlight */\n/* a */\n', '.a {}\n/* a */\n', null, 'a.css'],
  [
    'in a text, which stays',
    "f('// @focus-start', `@highlight`); // @highlighted\n",
    "f('// @focus-start', `@highlight`); // @highlighted\n",
    null,
  ],
])('a mark %s', async (_, source, text, focus, file = 'Demo.tsx') => {
  expect(await readMarks(source, file)).toEqual({ text, focus, problems: [] });
});

test('a mark without its counterpart is a problem, and cut all the same', async () => {
  expect(await readMarks('// @focus-end\na();\n// @focus-start\n// @highlight-start\n// @focus-end\n', 'a.ts')).toEqual(
    {
      text: 'a();\n',
      focus: null,
      problems: [
        { mark: '@focus-end', missing: '@focus-start', start: 0, end: 13 },
        { mark: '@highlight-start', missing: '@highlight-end', start: 35, end: 54 },
      ],
    },
  );
});

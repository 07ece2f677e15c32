// Config modules that export nothing useful, throw, or name files that do not exist.
import { test } from 'vitest';
import { expectMistakes, type Mistake, SMALLEST } from './config-file.ts';

test.each<[string, string, Mistake[]]>([
  [
    'a config that exports a number',
    'export default 7;',
    [{ code: 'config/no-export', message: 'The default export of site.config.ts must be an object, not a number.' }],
  ],
  [
    'a config without default export',
    "export const config = { title: 'Acme' };",
    [
      {
        code: 'config/no-export',
        message: 'site.config.ts has no default export; it exports config.',
        hint: 'if config is the configuration, add `export default config;`.',
      },
    ],
  ],
  [
    'a config with other exports',
    'export const b = 1;\nexport const a = 2;',
    [{ code: 'config/no-export', message: 'site.config.ts has no default export; it exports a, b.' }],
  ],
  [
    'a config without any export',
    'const title = 1;',
    [{ code: 'config/no-export', message: 'site.config.ts has no exports; its default export must be an object.' }],
  ],
  ['broken syntax', 'export default {\n  title: ,\n};', [{ code: 'config/syntax', line: 2, column: 10 }]],
  [
    'an error that the config throws',
    "\nthrow new Error('no DOCS_URL');",
    [{ code: 'config/threw', line: 2, column: 7 }],
  ],
  [
    'a content folder that does not exist',
    SMALLEST.replace('content/ui', 'contents/ui'),
    [{ code: 'config/missing-folder', line: 3, column: 71, length: 13 }],
  ],
  [
    'a logo that does not exist',
    SMALLEST.replace("id: 'ui',", "id: 'ui', logo: 'no.svg',"),
    [{ code: 'config/missing-file', line: 3 }],
  ],
  [
    'a logo that is not SVG',
    SMALLEST.replace("id: 'ui',", "id: 'ui', logo: 'content/ui/index.md',"),
    [{ code: 'config/not-svg', line: 3 }],
  ],
])('a config that cannot be used is reported at its place: %s', async (_name, source, expected) => {
  await expectMistakes(source, expected);
});

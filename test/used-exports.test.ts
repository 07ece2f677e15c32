// Every export of a module that implements the specification has a user in the product: what only a test imports is not there
// for a reader or an author.
import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
/** Code of the product, and of its own site. */
const PRODUCT = ['src/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}', 'content/**/*.{ts,tsx}', 'scripts/*.mjs', 'bin/*.js'];
/** Modules that readers' browsers run, and those of addresses and of the theme's maths. */
const REQUIREMENTS = /^(?:src\/client\/|src\/theme\/|src\/lib\/url\.ts$)/;
const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/gm;

/** Names outside of comments, with how often each is there. */
function countNames(code: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const bare = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  for (const [name] of bare.matchAll(/\w+/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** `file name` of exports that no other code names, and that their own module does not use either. */
function unusedExports(files: ReadonlyMap<string, string>): string[] {
  const names = new Map([...files].map(([file, code]) => [file, countNames(code)]));
  const isUsed = (name: string, home: string) =>
    [...names].some(([file, counts]) => (counts.get(name) ?? 0) > (file === home ? 1 : 0));
  return [...files].flatMap(([file, code]) =>
    REQUIREMENTS.test(file)
      ? [...code.matchAll(EXPORTED)].flatMap(([, name = '']) => (isUsed(name, file) ? [] : [`${file} ${name}`]))
      : [],
  );
}

test('exports of modules that implement requirements have a user outside of tests', () => {
  const paths = fastGlob.sync(PRODUCT, { cwd: root, ignore: ['**/node_modules/**'] });
  const files = new Map(paths.map((path) => [path, readFileSync(root + path, 'utf8')]));
  expect(files.size).toBeGreaterThan(500);
  expect(unusedExports(files)).toEqual([]);
});

test('exports that only tests import are found', () => {
  const files = new Map([
    ['src/client/a.ts', 'export function useCopy() {}\n// useCopy is good.\nexport const LIMIT = 1;\n'],
    ['src/client/b.ts', "import { LIMIT } from './a.ts';\nexport const used = LIMIT;\nused.toFixed();\n"],
  ]);
  expect(unusedExports(files)).toEqual(['src/client/a.ts useCopy']);
});

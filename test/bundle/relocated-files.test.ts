import { expect, test } from 'vitest';
import { relocatedScript } from '../../src/bundle/relocated-files.ts';
import { BASE_PLACEHOLDER, withPlaceholder } from '../../src/lib/relative-base.ts';

const BASE = 'new URL("../",import.meta.url).pathname';

test('a script finds the root of the site where it has an address as a string', () => {
  expect(relocatedScript(`var a="${BASE_PLACEHOLDER}assets/a.svg";`)).toBe(`var a=(""+${BASE}+"assets/a.svg");`);
});

test('a script finds the root of the site where it has an address in a template', () => {
  expect(relocatedScript(`x=\`a\nurl(${BASE_PLACEHOLDER}a.svg) \${b}\``)).toBe(`x=\`a\nurl(\${${BASE}}a.svg) \${b}\``);
});

test('an import keeps its specifier, which another step makes relative', () => {
  const script = `import{a}from"${BASE_PLACEHOLDER}assets/a.js";import"${BASE_PLACEHOLDER}b.js";import("${BASE_PLACEHOLDER}c.js")`;
  expect(relocatedScript(script)).toBe(script);
});

test('a script that is run while the site is built has the placeholder of its HTML', () => {
  expect(withPlaceholder(relocatedScript(`var a="${BASE_PLACEHOLDER}a.svg";`))).toBe(
    `var a=(""+"${BASE_PLACEHOLDER}"+"a.svg");`,
  );
});

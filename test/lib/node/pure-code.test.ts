// Which code of authors gives the same each time it runs.
import { expect, test } from 'vitest';
import { isPureCode } from '../../../src/lib/node/pure-code.ts';

const options = { imports: ['own'], isKnown: (specifier: string) => specifier === 'own' };

test.each([
  ["export default { title: 'process.env', Date: 1, fetch: true };", 'names of texts and keys'],
  ['var a = site.process.fetch ?? site?.Date; // process', 'properties and comments'],
  ["import { math } from 'own';\nvar b = require('own');", 'what is part of docs-gen'],
  ['var c = Math.max(1, 2) + process.env.NODE_ENV;', 'sums, and the mode'],
  [`var d = \`process \${site.title} Date\`;`, 'templates'],
  ['var e = /process|Date/.test(x);', 'patterns'],
])('%s is pure: %s', (code) => {
  expect(isPureCode(code, options)).toBe(true);
});

test.each([
  ['var a = process.env.TITLE;'],
  ['var a = process["env"];'],
  ['var a = new Date();'],
  ['var a = Math.random();'],
  ['var { random } = Math;'],
  ['var a = globalThis.fetch;'],
  [`var a = \`\${process.cwd()}\`;`],
  ['var a = x ? process : y;'],
  ['var a = [Date];'],
  ['await fetch("https://acme.example");'],
  ['await import(name);'],
  ['var a = import.meta.env;'],
  ['var a = require(name);'],
  ['console.log(1);'],
  ['var a = new Function("return 1");'],
])('%s is not', (code) => {
  expect(isPureCode(code, options)).toBe(false);
});

test('code that imports another module is not pure', () => {
  expect(isPureCode('export default {};', { ...options, imports: ['own', 'node:fs'] })).toBe(false);
});

test('a library of a megabyte is not pure', () => {
  expect(isPureCode(`var a = '${'x'.repeat(1 << 20)}';`, options)).toBe(false);
});

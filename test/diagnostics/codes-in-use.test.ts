// The catalogue and the program know the same codes: none is raised that is not explained, none is explained in vain.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fg from 'fast-glob';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/diagnostics/catalogue.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const sources = fg
  .sync(['src/**/*.{ts,tsx}', '!src/diagnostics/messages/**'], { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8').replace(/^\s*(?:\/\/|\*).*$/gm, ''));
const codes = Object.keys(catalogue);
const stages = [...new Set(codes.map((code) => code.split('/')[0]))];

test.each(codes)('%s is raised somewhere', (code) => {
  expect(sources.some((source) => source.includes(`'${code}'`))).toBe(true);
});

test('every code that is raised is in the catalogue', () => {
  const raised = sources.flatMap((source) =>
    [...source.matchAll(/report\(\s*'([^']+)'/g)].flatMap(([, code]) => code ?? []),
  );
  expect(raised.length).toBeGreaterThan(80);
  expect(raised.filter((code) => !codes.includes(code))).toEqual([]);
  // Chosen by a condition, or compared with.
  const words = new RegExp(`'((?:${stages.join('|')})/[a-z0-9-]+)'`, 'g');
  const named = sources.flatMap((source) => [...source.matchAll(words)].flatMap(([, code]) => code ?? []));
  const parts = named.filter((code) => !codes.includes(code) && !codes.some((known) => known.startsWith(code)));
  expect(parts).toEqual([]);
});

// What a reader's browser fetches for the first demo of a page: files and KB gzip of each demo of a site, `npm run bench:demos`.
// An argument names a built site; without one this repository's own is built.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { measure } from './measure.mjs';

/** Static imports as esbuild writes them minified: one that is loaded later has a bracket. */
const STATIC = /\b(?:import|from)"([^"]+\.js)"/g;

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [given] = process.argv.slice(2);
const out = given ?? mkdtempSync(join(tmpdir(), 'docs-gen-demos-'));
try {
  if (given === undefined) {
    const args = ['build', '--root', repository, '--out', out, '--no-cache', '--format', 'json', '--quiet'];
    measure(process.execPath, [join(repository, 'bin/docs-gen.js'), ...args]);
  }
  const demos = readdirSync(join(out, 'assets/demos'), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.js'))
    .sort()
    .map((path) => ({ id: path.slice(0, -'-0123456789.js'.length), ...weigh(`assets/demos/${path}`) }));
  const head = ['demo', 'files', 'KB', 'of its own', 'with React'];
  const rows = demos.map(({ id, files, kb, own, react }) => [
    id,
    files,
    kb.toFixed(1),
    own.toFixed(1),
    react.toFixed(1),
  ]);
  const at = (share) => [
    `p${share * 100} of ${demos.length} demos`,
    ...['files', 'kb', 'own', 'react'].map((key) => quantile(demos, key, share)),
  ];
  const table = [head, ...rows, at(0.5), at(0.9)];
  const widths = head.map((_, column) => Math.max(...table.map((row) => String(row[column]).length)));
  for (const row of table) console.log(row.map((cell, i) => pad(String(cell), widths[i], i === 0)).join('  '));
} finally {
  if (given === undefined) rmSync(out, { recursive: true, force: true });
}

/** Its script and all that this imports at once; React, which the site's own islands share, apart. */
function weigh(script) {
  const files = loadedWith(script);
  const react = [...files].find((path) => /^react-/.test(basename(path)));
  const shared = react === undefined ? new Set() : loadedWith(react);
  const sum = (paths) =>
    paths.reduce((total, path) => total + gzipSync(readFileSync(join(out, path))).length / 1024, 0);
  const own = [...files].filter((path) => !shared.has(path));
  return { files: own.length, kb: sum(own), own: sum([script]), react: sum([...files]) };
}

/** Paths below the output folder. */
function loadedWith(script) {
  const seen = new Set([script]);
  for (const path of seen) {
    const text = readFileSync(join(out, path), 'utf8');
    for (const [, to] of text.matchAll(STATIC)) seen.add(to.startsWith('/') ? to.slice(1) : join(dirname(path), to));
  }
  return seen;
}

function quantile(demos, key, share) {
  const values = demos.map((demo) => demo[key]).sort((a, b) => a - b);
  const value = values[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)];
  return Number.isInteger(value) ? value : value.toFixed(1);
}

function pad(text, width, isName) {
  return isName ? text.padEnd(width) : text.padStart(width);
}

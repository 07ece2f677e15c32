// What API pages from types cost: each figure from a process of its own, `npm run bench:api`.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measure } from './measure.mjs';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');
const bin = join(repository, 'bin/docs-gen.js');
const PACKAGES = ['@mui/material', '@mui/joy', '@mui/base', '@mui/system', '@mui/x-data-grid', '@mui/x-date-pickers'];

/** Prints cold and warm seconds, and the largest memory, of each package. */
export function benchApi(packages = PACKAGES) {
  for (const name of packages) {
    const root = mkdtempSync(join(tmpdir(), 'docs-gen-api-'));
    try {
      writeProject(root, name);
      const cold = extract(root);
      // A run that wrote files right now does not trust them yet; what comes after the second is what a build pays each time.
      extract(root);
      const warm = middle([extract(root), extract(root), extract(root)]);
      console.log(
        `${`API of ${name}, ${cold.pages} pages`.padEnd(46)}  cold ${cold.cpuSeconds.toFixed(1)} CPU s, ${cold.extraction.toFixed(1)} s, ${cold.rss} MB · ` +
          `kept ${warm.extraction.toFixed(2)} s (${warm.seconds.toFixed(2)} s with the start of Node and the config), ${warm.rss} MB`,
      );
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }
}

function middle(runs) {
  return runs.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(runs.length / 2)];
}

function writeProject(root, name) {
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'content'));
  const product = { id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content' };
  const api = { packages: [{ name, kinds: ['component', 'hook'] }] };
  const config = { title: 'Bench', url: 'https://bench.example', products: [{ ...product, api }] };
  writeFileSync(join(root, 'site.config.ts'), `export default ${JSON.stringify(config)};\n`);
}

function extract(root) {
  const args = ['api', '--root', root, '--cache-dir', join(root, '.cache'), '--format', 'json', '--quiet'];
  const run = measure(process.execPath, [bin, ...args]);
  if (run.status !== 0) throw new Error(`docs-gen api failed:\n${run.stdout}\n${run.stderr}`);
  const { peakRssMb, packages, timings } = JSON.parse(run.stdout);
  const pages = packages.reduce((sum, one) => sum + one.components + one.hooks + one.functions + one.interfaces, 0);
  return { ...run, rss: Math.round(peakRssMb), pages, extraction: timings.types / 1000 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) benchApi();

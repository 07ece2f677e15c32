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
      // A run that wrote files right now does not trust them yet; the third is what a build pays each time.
      extract(root);
      const warm = extract(root);
      const none = measure(process.execPath, [bin, '--version']);
      console.log(
        `${`API of ${name}, ${cold.pages} pages`.padEnd(46)}  cold ${cold.cpuSeconds.toFixed(1)} CPU s, ${cold.seconds.toFixed(1)} s, ${cold.rss} MB · ` +
          `kept ${(warm.cpuSeconds - none.cpuSeconds).toFixed(2)} CPU s after the start, ${warm.seconds.toFixed(2)} s in all, ${warm.rss} MB`,
      );
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }
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
  const snapshot = join(root, 'snapshot.json');
  const args = [
    'api',
    '--root',
    root,
    '--snapshot',
    snapshot,
    '--cache-dir',
    join(root, '.cache'),
    '--format',
    'json',
    '--quiet',
  ];
  const run = measure(process.execPath, [bin, ...args]);
  if (run.status !== 0) throw new Error(`docs-gen api failed:\n${run.stdout}\n${run.stderr}`);
  const { peakRssMb, packages } = JSON.parse(run.stdout);
  const pages = packages.reduce((sum, one) => sum + one.components + one.hooks + one.functions + one.interfaces, 0);
  return { ...run, rss: Math.round(peakRssMb), pages };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) benchApi();

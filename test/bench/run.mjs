// Speed and memory of this checkout on this machine, as figures to read: `npm run bench`.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpusFolder as corpus, hasCorpus } from '../corpus/command.mjs';
import { benchApi } from './api.mjs';
import { benchAuthoring } from './authoring.mjs';
import { generateProject } from './generate.mjs';
import { measure } from './measure.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const bin = join(here, '../../bin/docs-gen.js');
const PAGES = Number(process.env.BENCH_PAGES ?? 1000);
/** Runs of each build; the middle one is shown. */
const RUNS = 3;

/** In memory where there is such a folder: how busy the disk is would blur the figures by a second. */
const MEMORY = '/dev/shm';
const work = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'docs-gen-bench-'));
try {
  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}; middle of ${RUNS} runs\n`);
  const project = join(work, 'pages');
  generateProject(project, PAGES);
  const cold = middle(() => build(['--root', project, '--out', join(work, 'out')], { fresh: join(work, 'out') }));
  row(`${PAGES} pages of 11 KB, cold`, [
    `${((cold.cpuSeconds * 1000) / PAGES).toFixed(2)} CPU ms a page (at most 3)`,
    `${Math.round(cold.rss)} MB (at most 500)`,
    `${cold.seconds.toFixed(1)} s`,
  ]);
  const again = middle(() => build(['--root', project, '--out', join(work, 'out')], {}));
  row(`${PAGES} pages, nothing changed`, [
    `${((again.cpuSeconds * 1000) / PAGES).toFixed(2)} CPU ms a page`,
    `${Math.round(again.rss)} MB`,
    `${again.seconds.toFixed(1)} s`,
    `${again.written} files written`,
  ]);
  const known = ['--root', project, '--out', join(work, 'out'), '--format', 'json', '--quiet'];
  measure(process.execPath, [bin, 'build', ...known]);
  const recalled = middle(() => ({ ...measure(process.execPath, [bin, 'build', ...known]), rss: 0 }));
  row(`${PAGES} pages, nothing changed, by the record`, [
    `${Math.round(recalled.cpuSeconds * 1000)} CPU ms (at most 150)`,
    `${Math.round(recalled.seconds * 1000)} ms`,
    `stages: ${Object.keys(JSON.parse(recalled.stdout).timings).join(', ')}`,
  ]);
  if (hasCorpus) {
    const out = join(work, 'corpus');
    const real = middle(() =>
      build(['--root', corpus, '--config', join(here, '../corpus/site.config.ts'), '--out', out], { fresh: out }),
    );
    row(`corpus, ${real.routes} routes, cold`, [
      `${real.cpuSeconds.toFixed(1)} CPU s (at most 3)`,
      `${Math.round(real.rss)} MB`,
      `${real.seconds.toFixed(1)} s`,
    ]);
  }
  if (hasCorpus) await benchAuthoring({ corpus, work: join(work, 'authoring'), withVitePress: false });
  benchApi(['@mui/material']);
  const version = middle(() => ({ ...measure(process.execPath, [bin, '--version']), rss: 0 }));
  row('--version', [`${Math.round(version.cpuSeconds * 1000)} CPU ms`]);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function build(args, { fresh }) {
  if (fresh) rmSync(fresh, { recursive: true, force: true });
  const run = measure(process.execPath, [bin, 'build', ...args, '--no-cache', '--format', 'json', '--quiet']);
  const result = JSON.parse(run.stdout);
  if (!result.ok) throw new Error(`The build failed: ${JSON.stringify(result.diagnostics.slice(0, 3))}`);
  return { ...run, rss: result.peakRssMb, routes: result.routes, written: result.written };
}

function middle(once) {
  const runs = Array.from({ length: RUNS }, once).sort((a, b) => a.cpuSeconds - b.cpuSeconds);
  return runs[Math.floor(RUNS / 2)];
}

function row(name, figures) {
  console.log(`${name.padEnd(36)} ${figures.join(' · ')}`);
}

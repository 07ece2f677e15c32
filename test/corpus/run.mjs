// Builds the corpus into a temporary folder and says in one line what came of it: `npm run corpus`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measure } from '../bench/measure.mjs';
import { corpusCommand, hasCorpus } from './command.mjs';

if (!hasCorpus) {
  console.log('The corpus is not here: nothing to build.');
  process.exit(0);
}

/** With a cache of its own, which is empty. */
const room = mkdtempSync(join(tmpdir(), 'docs-gen-corpus-'));
const cli = corpusCommand(room);
const args = process.argv.slice(2);
try {
  if (args.length > 0)
    process.exitCode = spawnSync(process.execPath, [...cli, ...args], { stdio: 'inherit' }).status ?? 1;
  else {
    const run = measure(process.execPath, [...cli, '--format', 'json', '--quiet']);
    const result = JSON.parse(run.stdout);
    const errors = result.diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
    const warnings = countByCode(result.diagnostics.filter((diagnostic) => diagnostic.severity === 'warning'));
    for (const error of errors)
      console.log(`${error.code} ${error.at?.file}:${error.at?.line}:${error.at?.column} ${error.message}`);
    console.log(
      `corpus: ${result.routes} routes, ${errors.length} errors, warnings: ${warnings.map(([code, count]) => `${code} ${count}`).join(', ') || 'none'}, ` +
        `${run.seconds.toFixed(1)} s, ${run.cpuSeconds.toFixed(1)} CPU s, ${Math.round(result.peakRssMb)} MB`,
    );
    process.exitCode = result.ok ? 0 : 1;
  }
} finally {
  rmSync(room, { recursive: true, force: true });
}

function countByCode(diagnostics) {
  const counts = new Map();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort();
}

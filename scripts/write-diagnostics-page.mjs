// Writes the page of all diagnostics anew: npm run docs:diagnostics, after a code was added or its text changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

// The catalogue is TypeScript, which this Node need not read.
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ['scripts/diagnostics-page.ts'],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  logLevel: 'warning',
});
const source = Buffer.from(outputFiles[0].contents).toString('base64');
const { DIAGNOSTICS_PAGE, diagnosticsPage } = await import(`data:text/javascript;base64,${source}`);

const file = join(root, DIAGNOSTICS_PAGE);
const page = readFileSync(file, 'utf8');
const written = diagnosticsPage(page);
writeFileSync(file, written);
console.log(`${DIAGNOSTICS_PAGE} ${written === page ? 'was up to date' : 'written'}`);

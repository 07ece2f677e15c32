// The author's loop beside VitePress: `npm run bench:edits`.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchAuthoring } from './authoring.mjs';

const corpus = join(dirname(fileURLToPath(import.meta.url)), '../../../shared/corpus/mui-x');
if (!existsSync(corpus)) {
  console.log('The corpus is not here: nothing to measure.');
  process.exit(0);
}
const work = mkdtempSync(join(tmpdir(), 'docs-gen-authoring-'));
try {
  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}\n`);
  await benchAuthoring({ corpus, work, withVitePress: process.argv[2] !== 'alone' });
} finally {
  rmSync(work, { recursive: true, force: true });
}

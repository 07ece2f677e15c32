// The author's loop beside VitePress: `npm run bench:edits`.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpusFolder, hasCorpus } from '../corpus/command.mjs';
import { benchAuthoring } from './authoring.mjs';

if (!hasCorpus) {
  console.log('The corpus is not here: nothing to measure.');
  process.exit(0);
}
const work = mkdtempSync(join(tmpdir(), 'docs-gen-authoring-'));
try {
  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}\n`);
  await benchAuthoring({ corpus: corpusFolder, work, withVitePress: process.argv[2] !== 'alone' });
} finally {
  rmSync(work, { recursive: true, force: true });
}

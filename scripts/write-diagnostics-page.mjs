// Writes the page of all diagnostics anew: npm run docs:diagnostics, after a code was added or its text changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript, root } from './import-typescript.mjs';

const { DIAGNOSTICS_PAGE, diagnosticsPage } = await importTypeScript('scripts/diagnostics-page.ts');

const file = join(root, DIAGNOSTICS_PAGE);
const page = readFileSync(file, 'utf8');
const written = diagnosticsPage(page);
writeFileSync(file, written);
console.log(`${DIAGNOSTICS_PAGE} ${written === page ? 'was up to date' : 'written'}`);

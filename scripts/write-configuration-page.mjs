// Writes the tables of all config fields anew: npm run docs:configuration, after a field was added or its text changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript, root } from './import-typescript.mjs';

const { CONFIGURATION_PAGE, configurationPage } = await importTypeScript('scripts/configuration-page.ts');

const file = join(root, CONFIGURATION_PAGE);
const page = readFileSync(file, 'utf8');
const written = configurationPage(page);
writeFileSync(file, written);
console.log(`${CONFIGURATION_PAGE} ${written === page ? 'was up to date' : 'written'}`);

// Writes the page that lists every requirement of the specification: npm run docs:specification, after the table has changed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript, root } from './import-typescript.mjs';

const { SPECIFICATION_PAGE, specificationPage } = await importTypeScript('scripts/specification-rows.ts');

writeFileSync(join(root, SPECIFICATION_PAGE), specificationPage());
console.log(`${SPECIFICATION_PAGE} written`);

// Writes the JSON Schemas for editors anew: npm run schemas, after a field of front matter, page trees or API JSON changed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript, root } from './import-typescript.mjs';

const { SCHEMAS_FOLDER, editorSchemas } = await importTypeScript('scripts/editor-schemas.ts');

mkdirSync(join(root, SCHEMAS_FOLDER), { recursive: true });
for (const [name, text] of editorSchemas()) {
  writeFileSync(join(root, SCHEMAS_FOLDER, name), text);
  console.log(`${SCHEMAS_FOLDER}/${name} written`);
}

// Writes the JSON Schemas for editors anew: npm run schemas, after a field of front matter, page trees or API JSON changed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

// The schemas are TypeScript, which this Node need not read.
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ['scripts/editor-schemas.ts'],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  logLevel: 'warning',
});
const source = Buffer.from(outputFiles[0].contents).toString('base64');
const { SCHEMAS_FOLDER, editorSchemas } = await import(`data:text/javascript;base64,${source}`);

mkdirSync(join(root, SCHEMAS_FOLDER), { recursive: true });
for (const [name, text] of editorSchemas()) {
  writeFileSync(join(root, SCHEMAS_FOLDER, name), text);
  console.log(`${SCHEMAS_FOLDER}/${name} written`);
}

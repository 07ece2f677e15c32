// Bundles the command line (`bundle-cli.mjs`), unless `dist-cli/` was bundled from the same files: an installation, a build and
// the tests each ask for it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** `npm ci` removes it with the packages. */
const state = join(root, 'node_modules/.cache/docs-gen/bundled-cli.txt');

const inputs = digestOf(['src', 'templates', 'scripts', 'package.json', 'package-lock.json']);
if (!existsSync(state) || readFileSync(state, 'utf8') !== bundled()) {
  await import('./bundle-cli.mjs');
  mkdirSync(dirname(state), { recursive: true });
  writeFileSync(state, bundled());
}

/** What the program was made of, and what it is now. */
function bundled() {
  const key = join(root, 'dist-cli/key.txt'); // Written last.
  return `${process.version} ${inputs} ${existsSync(key) ? readFileSync(key, 'utf8') : ''}\n`;
}

/** Of files and folders with all that they hold. */
function digestOf(names) {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => filesOf(join(root, name))).sort())
    hash
      .update(`${relative(root, file)}\n`)
      .update(readFileSync(file))
      .update('\n');
  return hash.digest('hex');
}

function filesOf(path) {
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

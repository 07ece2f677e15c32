// Whether `dist-cli/` was bundled from the sources that are here now: a build of the program and the tests each need to know.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** `npm ci` removes it with the packages. */
const STATE = join(root, 'node_modules/.cache/docs-gen/bundled-cli.txt');
const INPUTS = ['src', 'templates', 'scripts', 'package.json', 'package-lock.json'];

/** `inputs`: digest of the sources. */
export function isBundled(inputs = digestOf(INPUTS)) {
  return existsSync(STATE) && readFileSync(STATE, 'utf8') === stateOf(inputs);
}

/** `bundle`: writes `dist-cli/`. */
export async function bundleOnce(bundle) {
  const inputs = digestOf(INPUTS);
  if (isBundled(inputs)) return;
  await bundle();
  mkdirSync(dirname(STATE), { recursive: true });
  writeFileSync(STATE, stateOf(inputs));
}

/** The sources, and the program that is there. */
function stateOf(inputs) {
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

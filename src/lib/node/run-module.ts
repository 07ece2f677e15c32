// Runs a module that esbuild bundled. One that asks for no other module runs as a function, which goes when nobody holds it any
// more: Node keeps all that it imported for as long as it runs, and a session loads what its author edits again and again.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';

export type RanModule =
  | { readonly ok: true; readonly exports: Readonly<Record<string, unknown>> }
  /** `name`: the end of what a stack calls the module. */
  | { readonly ok: false; readonly error: unknown; readonly name: string };

/** `code`: an ES module, not minified. */
export async function runModule(code: string): Promise<RanModule> {
  const body = asFunctionBody(code);
  return body === null ? importCode(code) : callBody(body);
}

/** In a function it is a syntax error, or means something else; as a word of a text it costs some memory. */
const MODULE_ONLY = /\bimport\b|^#!/;
/** What esbuild writes last: all exports of a module, and what is exported of one in CommonJS. */
const EXPORTS = /(?<![^\n])export \{\n((?: {2}[\w$]+(?: as [\w$]+)?,?\n)+)\};\n$/;
const COMMON_EXPORT = /(?<![^\n])export default (require_[\w$]+\(\));\n$/;

/** null: only a module can do what it does. */
function asFunctionBody(code: string): string | null {
  if (MODULE_ONLY.test(code)) return null;
  const body = code
    .replace(EXPORTS, (_, names: string) => `return { ${names.split('\n').map(asProperty).join(' ')} };\n`)
    .replace(COMMON_EXPORT, 'return { default: $1 };\n');
  return /^export\b/m.test(body) ? null : body;
}

/** `  a as b,` → `b: a,` */
function asProperty(line: string): string {
  return line.trim().replace(/^([\w$]+) as ([\w$]+)/, '$2: $1');
}

const SCRIPT = 'docs-gen-module.mjs';

async function callBody(body: string): Promise<RanModule> {
  try {
    // A module may wait for something before it is there. Its first line is a comment of esbuild's: no column moves.
    const run = compileFunction(`'use strict'; return (async () => { ${body}\n})();`, [], { filename: SCRIPT });
    return { ok: true, exports: (await run()) ?? {} };
  } catch (error) {
    return { ok: false, error, name: SCRIPT };
  }
}

async function importCode(code: string): Promise<RanModule> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-gen-')); // A new name each time: Node never forgets a module.
  const path = join(folder, 'module.mjs');
  try {
    await writeFile(path, code);
    return { ok: true, exports: await import(/* @vite-ignore */ pathToFileURL(path).href) };
  } catch (error) {
    return { ok: false, error, name: `${basename(folder)}/module.mjs` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

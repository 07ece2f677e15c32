// Runs the chunks of the bundled program. They are scripts and no modules, as V8 lets nobody keep what it made of a module on Node 20.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { openCodeCache } from './code-cache.ts';
import { keptRequire } from './kept-modules.ts';

// For `scripts/keep-code.mjs`, which writes what is read here.
export { tuneEngine } from '../lib/node/engine.ts';
export { openCodeCache, packCodeCache } from './code-cache.ts';

type Exports = Readonly<Record<string, unknown>>;

/** What the script of a chunk is: a function. `scripts/script-chunks.mjs` writes it. */
type Chunk = (
  load: (id: string) => Exports,
  loadLater: (id: string) => Promise<Exports>,
  importOther: (specifier: string) => Promise<unknown>,
  require: NodeJS.Require,
  url: () => string,
) => Exports;

/** Begins the ids of code that was made for threads. */
export const THREAD_CODE = 'thread ';

const CHUNKS = join(__dirname, 'chunks');

const code = openCodeCache(join(CHUNKS, 'code-cache.bin'));
/** Threads start when the flags of the build are set: what was made for the main one, V8 would not take there. */
const readCode = (id: string) => (isMainThread ? code.read(id) : (code.read(THREAD_CODE + id) ?? code.read(id)));
const loaded = new Map<string, Exports>();
let kept: Map<string, Script> | null = null;
const requireKept = keptRequire(__filename, {
  read: readCode,
  note: (id, script) => void kept?.set(id, script),
});

/** What a chunk exports; it runs once in a thread, whoever asks for it: the program, or the modules of a site. */
export function load(id: string): Exports {
  const known = loaded.get(id);
  if (known) return known;
  const exports = run(id);
  loaded.set(id, exports);
  return exports;
}

/** The scripts of all chunks and packages that are loaded from now on: to be asked for the code that V8 made of them. */
export function keepScripts(): ReadonlyMap<string, Script> {
  kept ??= new Map();
  return kept;
}

function run(id: string): Exports {
  const file = join(CHUNKS, `${id}.cjs`);
  // The name is part of the code that is kept: it must not say where docs-gen lay when it was bundled.
  const filename = `docs-gen/dist-cli/chunks/${id}.cjs`;
  const script = new Script(readFileSync(file, 'utf8'), { filename, cachedData: readCode(id) });
  kept?.set(id, script);
  const chunk: Chunk = script.runInThisContext();
  return chunk(load, loadLater, importOther, requireKept, () => pathToFileURL(file).href);
}

/** As with `import()`, what asks for it runs to its end first. */
function loadLater(id: string): Promise<Exports> {
  return Promise.resolve().then(() => load(id));
}

/** A package that is a module, or a file of the site. */
function importOther(specifier: string): Promise<unknown> {
  return import(specifier);
}

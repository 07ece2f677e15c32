// Runs one command of docs-gen, or what a thread of it loads, and keeps what V8 made of the chunks that were loaded:
// `node keep-code.mjs <docs-gen> <file> <arguments>`, `node keep-code.mjs <docs-gen> <file> --thread <name>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';

const [root, file, ...args] = process.argv.slice(2);
const launcher = join(root, 'bin/docs-gen.js');
const requireHere = createRequire(launcher);
const { keepScripts, load, openCodeCache, packCodeCache, THREAD_CODE, tuneEngine } =
  requireHere('../dist-cli/loader.cjs');
const scripts = keepScripts();

// V8 takes code only where flags are what they were when it was made: those of a build are set while it runs.
const setFlag = v8.setFlagsFromString;
const flags = [];
const early = new Set();
v8.setFlagsFromString = (flag) => {
  if (flags.length === 0) for (const id of scripts.keys()) early.add(id);
  flags.push(flag);
};
setFlag('--no-flush-bytecode'); // What ran once is needed once in the next process, too.

/** For the thread of demos, which begins with the modules that it is given. */
const NO_DEMOS = { code: '', script: 'none.cjs', requireFrom: launcher, words: new Map() };
const isThread = args[0] === '--thread';

process.on('exit', (code) => {
  if (code !== 0) return;
  setFlag('--flush-bytecode');
  const before = openCodeCache(file);
  const codes = new Map(before.ids.map((id) => [id, before.read(id)]));
  const keep = (id) => codes.set((isThread ? THREAD_CODE : '') + id, scripts.get(id).createCachedData());
  const late = flags.length === 0 ? [] : [...scripts.keys()].filter((id) => !early.has(id));
  for (const id of scripts.keys()) if (!late.includes(id)) keep(id);
  for (const flag of flags) setFlag(flag);
  for (const id of late) keep(id);
  writeFileSync(file, packCodeCache(codes));
});

if (isThread) {
  tuneEngine(1); // Threads start when the pages are counted.
  requireHere('node:worker_threads').workerData = NO_DEMOS;
  const [, id] = /load\("([^"]+)"\)/.exec(readFileSync(join(root, `dist-cli/${args[1]}.js`), 'utf8'));
  load(id);
  process.exit(); // A window has timers.
}
process.argv = [process.execPath, launcher, ...args];
await import(pathToFileURL(launcher).href);

// Runs one command of docs-gen, and keeps what V8 made of the chunks that it loaded: `node keep-code.mjs <docs-gen> <file> <arguments>`.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';

const [root, file, ...args] = process.argv.slice(2);
const launcher = join(root, 'bin/docs-gen.js');
const { keepScripts, openCodeCache, packCodeCache } = createRequire(launcher)('../dist-cli/loader.cjs');
const scripts = keepScripts();

// V8 takes code only where flags are what they were when it was made, and those of a build are set after its chunks are loaded.
const setFlags = v8.setFlagsFromString;
v8.setFlagsFromString = () => {};
setFlags('--no-flush-bytecode'); // What ran once is needed once in the next process, too.

process.on('exit', (code) => {
  if (code !== 0) return;
  setFlags('--flush-bytecode');
  const before = openCodeCache(file);
  const codes = new Map(before.ids.map((id) => [id, before.read(id)]));
  for (const [id, script] of scripts) codes.set(id, script.createCachedData());
  writeFileSync(file, packCodeCache(codes));
});

process.argv = [process.execPath, launcher, ...args];
await import(pathToFileURL(launcher).href);

// Loads what is not bundled from where it is installed, with what V8 made of it when the program was: Node itself would compile it
// anew in each process. Everyone else who asks for React, modules of a site too, gets the same instance.
import { readFileSync } from 'node:fs';
import Module, { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { digestOf } from './code-cache.ts';

export interface KeptScripts {
  /** undefined: there is nothing that could be taken. */
  read(id: string): Buffer | undefined;
  /** Told of each script that was made. */
  note(id: string, script: Script): void;
}

/** What a file of such a package is called wherever it lies; anything else is loaded by Node. */
const KEPT = /[\\/]node_modules[\\/](?:react|react-dom|esbuild|typescript|@babel[\\/]parser)[\\/].*\.js$/;

type Wrapped = (exports: unknown, require: NodeJS.Require, module: Module, file: string, folder: string) => void;

/** A `require` for the file `from`. */
export function keptRequire(from: string, scripts: KeptScripts): NodeJS.Require {
  const plain = createRequire(from);
  const own = (specifier: string): unknown => {
    if (isBuiltin(specifier)) return plain(specifier);
    const file = plain.resolve(specifier);
    return KEPT.test(file) ? load(file, scripts) : plain(specifier);
  };
  return Object.assign(own, plain);
}

function load(file: string, scripts: KeptScripts): unknown {
  const known = require.cache[file];
  if (known) return known.exports;
  const text = readFileSync(file, 'utf8');
  // By what it holds: a site may have another version than the program was bundled with.
  const id = digestOf(text);
  const [name = ''] = KEPT.exec(file) ?? [];
  // The name is part of the code that is kept: it must not say where the package lies.
  const script = new Script(Module.wrap(text), { filename: name, cachedData: scripts.read(id) });
  scripts.note(id, script);
  const module = new Module(file);
  module.filename = file;
  require.cache[file] = module;
  try {
    const run: Wrapped = script.runInThisContext();
    run.call(module.exports, module.exports, keptRequire(file, scripts), module, file, dirname(file));
    module.loaded = true;
  } catch (error) {
    delete require.cache[file];
    throw error;
  }
  return module.exports;
}

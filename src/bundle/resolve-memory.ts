// Resolves the imports of demos. esbuild takes long to resolve one for a plugin, and most demos import the same packages.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { foldersAbove } from '../lib/node/folders-above.ts';
import { followsNode } from '../lib/node/follows-node.ts';
import { inBatches } from '../lib/node/in-batches.ts';
import { type ImportQuestion, resolveImports } from '../lib/node/resolve-imports.ts';

/** Asks in as few runs as possible, and remembers the answers until it is to forget them. */
export interface ResolveMemory {
  /** null: not to a file, or to none. `folder`: of the importer. */
  readonly fileOf: (specifier: string, folder: string) => Promise<string | null>;
  /** They will be asked for: one batch of many is quicker than many of a few. */
  readonly expect: (imports: Iterable<ExpectedImport>) => void;
  readonly followsNode: (folder: string) => Promise<boolean>;
  /** Files may have come and gone. */
  readonly forget: () => void;
}

export interface ExpectedImport {
  readonly specifier: string;
  /** Of the importer: absolute. */
  readonly folder: string;
}

/** `options`: of the runs, without plugins. */
export function createResolveMemory(options: BuildOptions & { readonly absWorkingDir: string }): ResolveMemory {
  const known = new Map<string, Promise<string | null>>();
  let settingsFolder = remembered(folderOfSettings);
  let nodeRules = remembered(nodeRulesOf);
  const ask = inBatches(async (questions: readonly ImportQuestion[]) => {
    const answers = await resolveImports(questions, options);
    return answers.map((answer) => (answer.kind === 'found' ? answer.file : null));
  });
  const fileOf = (specifier: string, folder: string) => {
    const resolveDir = isPath(specifier) ? folder : settingsFolder(folder);
    const key = `${resolveDir} ${specifier}`;
    const answer = known.get(key) ?? ask({ specifier, resolveDir });
    known.set(key, answer);
    return answer;
  };
  return {
    followsNode: (folder) => nodeRules(folder),
    forget() {
      known.clear();
      settingsFolder = remembered(folderOfSettings);
      nodeRules = remembered(nodeRulesOf);
    },
    fileOf,
    expect(imports) {
      for (const { specifier, folder } of imports)
        if (!isPath(specifier)) fileOf(specifier, folder).catch(() => undefined); // Whoever asks for it gets the error.
    },
  };
}

export function isPath(specifier: string): boolean {
  return /^\.{0,2}\//.test(specifier);
}

function remembered<T>(look: (folder: string) => T): (folder: string) => T {
  const known = new Map<string, T>();
  return (folder) => {
    const value = known.get(folder) ?? look(folder);
    known.set(folder, value);
    return value;
  };
}

function nodeRulesOf(folder: string): Promise<boolean> {
  return followsNode(join(folder, 'index.js'));
}

/** The nearest folder with something that affects how imports are resolved. */
function folderOfSettings(folder: string): string {
  const names = ['node_modules', 'package.json', 'tsconfig.json'];
  return foldersAbove(folder).find((above) => names.some((name) => existsSync(join(above, name)))) ?? '';
}

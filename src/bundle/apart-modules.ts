// Where the code of pages ends: what it imports of packages, and of other files of the project, is left open and bundled apart, once
// for all pages.
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { followsNode } from '../lib/node/follows-node.ts';
import { isInstalled } from '../lib/node/installed-files.ts';
import { resolveOwn } from '../lib/node/own-namespace.ts';
import { holds, relativeTo } from '../lib/node/paths.ts';
import { isPath, type ResolveMemory } from './resolve-memory.ts';

/** One thing that is imported of a module apart. */
export interface ApartImport {
  /** Its file, relative to the root; after `node:` where the importer follows the rules of Node.js. */
  readonly module: string;
  /** `*`: its namespace; `ON_DEMAND`: the same by `import()`; empty: nothing but that it runs. */
  readonly name: string;
}

export interface ApartOptions {
  /** Absolute, without symbolic links. */
  readonly root: string;
  /** Whose modules stay with the pages that import them: absolute, without symbolic links. */
  readonly contentFolders: readonly string[];
  /** Modules in them that are apart all the same, relative to the root. */
  readonly shared: readonly string[];
  readonly memory: ResolveMemory;
}

const OPEN = 'docs-gen-apart:';
const NODE = 'node:';
const ENTRY = 'docs-gen-apart-entry';
export const ON_DEMAND = 'import()';
export const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Whether a file, absolute, stays with the pages that import it. */
export function isOfPages(file: string, contentFolders: readonly string[]): boolean {
  return contentFolders.some((folder) => holds(folder, file)) && !isInstalled(file);
}

/** Comes after the plugins that have other ideas about an import. */
export function modulesApart({ root, contentFolders, shared, memory }: ApartOptions): Plugin {
  const apart = new Set(shared.map((file) => resolve(root, file)));
  const isOwn = (file: string) => isOfPages(file, contentFolders) && !apart.has(file);
  /** By its path as it is written: with or without an ending, or as a folder. */
  const mayBeApart = (path: string) => {
    const stem = path.replace(SCRIPT, '');
    return shared.length > 0 && [...apart].some((file) => file.startsWith(stem));
  };
  return {
    name: 'docs-gen-modules-apart',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async ({ path, pluginData, kind, importer, resolveDir }) => {
        // What a plugin asks for is not for us. What is required stays: esbuild has no `require` that leads out of a bundle.
        if (pluginData !== undefined || (kind !== 'import-statement' && kind !== 'dynamic-import')) return null;
        const whole = resolve(resolveDir, path);
        if (isPath(path) && isOfPages(whole, contentFolders) && !mayBeApart(whole)) return null;
        const file = await memory.fileOf(path, resolveDir);
        if (file === null || !SCRIPT.test(file) || isOwn(file)) return null;
        const isNode = await (/\.[cm][jt]s$/.test(importer) ? followsNode(importer) : memory.followsNode(resolveDir));
        return { path: OPEN + (isNode ? NODE : '') + relativeTo(root, file), external: true };
      });
    },
  };
}

/** What a script imports of modules apart: one list for each kind of rules that it follows. */
export type ImportList = readonly ApartImport[];

/** What scripts were seen to leave open. */
export interface OpenImports {
  /** Each once, sorted. */
  readonly lists: readonly ImportList[];
  /** Modules that are imported on demand: each once, sorted. */
  readonly onDemand: readonly string[];
}

/** Of scripts as esbuild writes them, minified or not. */
export function openImports(scripts: Iterable<string>): OpenImports {
  const lists = new Map<string, ImportList>();
  const onDemand = new Set<string>();
  for (const script of scripts) {
    const asked = importsIn(script);
    for (const { module, name } of asked) if (name === ON_DEMAND) onDemand.add(module);
    for (const list of listsIn(asked)) lists.set(keyOfList(list), list);
  }
  return sorted(lists, onDemand);
}

export function bothOpen(one: OpenImports, other: OpenImports): OpenImports {
  const lists = new Map([...one.lists, ...other.lists].map((list) => [keyOfList(list), list]));
  return sorted(lists, new Set([...one.onDemand, ...other.onDemand]));
}

function sorted(lists: ReadonlyMap<string, ImportList>, onDemand: ReadonlySet<string>): OpenImports {
  return {
    lists: [...lists].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, list]) => list),
    onDemand: [...onDemand].sort(),
  };
}

export function keyOfList(list: ImportList): string {
  return JSON.stringify(list.map(({ module, name }) => [module, name]));
}

export function keyOfImport({ module, name }: ApartImport): string {
  return `${module}\n${name}`;
}

/** The lists of one script. */
export function listsIn(imports: readonly ApartImport[]): ImportList[] {
  const byKey = new Map(imports.map((asked) => [keyOfImport(asked), asked]));
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, asked]) => asked);
  const all = sorted.filter(({ name }) => name !== ON_DEMAND);
  const isNode = ({ module }: ApartImport) => followsNodeRules(module);
  return [all.filter(isNode), all.filter((asked) => !isNode(asked))].filter(({ length }) => length > 0);
}

export function importsIn(script: string): ApartImport[] {
  const found: ApartImport[] = [];
  withPlaces(script, (asked) => {
    found.push(asked);
    return { address: '', name: '' };
  });
  return found;
}

/** Where something is exported. */
export interface ExportPlace {
  readonly address: string;
  /** Of the export; on demand, what follows the call. */
  readonly name: string;
}

/**
 * The script with the places of exports where something was left open, in as many lines. esbuild leaves an open import where its module
 * is; it goes to the start, where all other imports are.
 */
export function withPlaces(script: string, placeOf: (asked: ApartImport) => ExportPlace): string {
  if (!script.includes(OPEN)) return script;
  const imports: string[] = [];
  const rest = script
    .replace(STATEMENT, (_, clause: string | undefined, module: string) => {
      const names = clause === undefined ? [{ name: '', local: '' }] : namesIn(clause);
      for (const { name, local } of names) {
        const place = placeOf({ module, name });
        const from = JSON.stringify(place.address);
        imports.push(name === '' ? `import${from};` : `import{${place.name} as ${local}}from${from};`);
      }
      return '';
    })
    .replace(CALL, (_, start: string, module: string, end: string) => {
      const { address, name } = placeOf({ module, name: ON_DEMAND });
      return start + JSON.stringify(address) + end + (end === '' ? '' : name);
    });
  return [...new Set(imports)].join('') + rest;
}

const MODULE = `"${OPEN}([^"\\n]+)"`;
const STATEMENT = new RegExp(`\\bimport(?:\\s*([\\w$*{][^"';()]*?)\\s*from)?\\s*${MODULE};?`, 'g');
const CALL = new RegExp(`(\\bimport\\(|\\bexport\\s*\\*\\s*from\\s*)${MODULE}(\\)?)`, 'g');

/** `a as b, c` in braces; a default import and a namespace outside of them. */
function namesIn(clause: string): { readonly name: string; readonly local: string }[] {
  const [, named = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const inBraces = listed(named).map((item) => {
    const [name = '', local = name] = item.split(/\s+as\s+/);
    return { name, local };
  });
  const others = listed(clause.replace(/\{[^}]*\}/, '')).map((item) => {
    const [, local] = /^\*\s*as\s+(.+)$/.exec(item) ?? [];
    return local === undefined ? { name: 'default', local: item } : { name: '*', local };
  });
  return [...others, ...inBraces];
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/**
 * An entry for each list, so that a script loads no more of a package than what it imports, and code that the same scripts load is
 * one chunk; and modules themselves that are loaded on demand.
 */
export function apartEntries({ lists, onDemand }: OpenImports, root: string) {
  const fileOf = (module: string) => resolve(root, fileOfModule(module));
  const plugin: Plugin = {
    name: ENTRY,
    setup({ onResolve, onLoad }) {
      resolveOwn({ onResolve }, ENTRY);
      onLoad({ filter: /.*/, namespace: ENTRY }, ({ path }) => {
        const list = lists[Number.parseInt(path, 10)] ?? [];
        const lines = list.map(({ module, name }, index) => {
          const from = JSON.stringify(fileOf(module));
          if (name === '') return `import ${from};`;
          const exported = exportedName(index);
          return name === '*'
            ? `export * as ${exported} from ${from};`
            : `export { ${name} as ${exported} } from ${from};`;
        });
        return { contents: lines.join('\n'), resolveDir: root, loader: 'js' };
      });
    },
  };
  // By the ending, esbuild tells whose rules apply.
  const ending = (list: ImportList) => (list[0] && followsNodeRules(list[0].module) ? '.mjs' : '.js');
  return {
    plugin,
    entryPoints: [
      ...lists.map((list, index) => ({ in: `${ENTRY}:${index}${ending(list)}`, out: `apart-${index}` })),
      ...onDemand.map((module, index) => ({ in: fileOf(module), out: `demand-${index}` })),
    ],
    /** Of a script that such an entry became. */
    listOf: (path: string): ImportList | null => lists[Number(/^apart-(\d+)-/.exec(path)?.[1] ?? -1)] ?? null,
    moduleOf: (path: string): string | null => onDemand[Number(/^demand-(\d+)-/.exec(path)?.[1] ?? -1)] ?? null,
  };
}

/** What the entry of a list exports for the import at a place of it. */
export function exportedName(index: number): string {
  return `e${index}`;
}

/** Relative to the root. */
export function fileOfModule(module: string): string {
  return followsNodeRules(module) ? module.slice(NODE.length) : module;
}

/** Whether its importers do. */
export function followsNodeRules(module: string): boolean {
  return module.startsWith(NODE);
}

/** The file of a module that was left open, relative to the root; null: another import. */
export function apartFile(path: string): string | null {
  return path.startsWith(OPEN) ? fileOfModule(path.slice(OPEN.length)) : null;
}

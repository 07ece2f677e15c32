// Joins several runs over demos: an import that one run left open gets the address of the module that another run bundled.
import { basename } from 'node:path';
import type { Message, Metafile } from 'esbuild';
import {
  type ApartImport,
  apartEntries,
  apartFile,
  type ExportPlace,
  exportedName,
  fileOfModule,
  followsNodeRules,
  type ImportList,
  importsIn,
  keyOfImport,
  keyOfList,
  listsIn,
  ON_DEMAND,
  type OpenImports,
  withPlaces,
} from './apart-modules.ts';
import { type BuiltFile, type BuiltRun, filesOf } from './built-files.ts';
import { exportsOnDemand, filesOnDemand } from './commonjs-on-demand.ts';
import { IMPORT } from './group-chunks.ts';

export interface DemoRun {
  readonly files: readonly BuiltFile[];
  readonly metafile: Metafile;
  readonly warnings: readonly Message[];
}

export function scriptsOf(runs: readonly BuiltRun[]): string[] {
  return runs.flatMap((run) => filesOf(run).map(scriptOf));
}

/** `open`: what `apart` was built of. */
export async function joinRuns(
  own: readonly BuiltRun[],
  apart: BuiltRun,
  open: OpenImports,
  root: string,
): Promise<DemoRun> {
  const { listOf, moduleOf } = apartEntries(open, root);
  const built = (await filesOnDemand(apart, root)).map((file) => {
    const list = listOf(file.path);
    // Only modules that are loaded on demand stay entries; the others are code that demos share.
    return { list, file: list === null ? file : { ...file, entryPoint: undefined } };
  });
  const imported = new Map(built.map(({ file }) => [file.path, file.imports]));
  const places = new Map<string, readonly ExportPlace[]>();
  const shared = built.filter(({ list, file }) => {
    if (list === null || !file.path.endsWith('.js')) return true;
    const behind = file.css === undefined ? placesBehind(file, list, imported) : null;
    places.set(keyOfList(list), behind ?? list.map((_, index) => ({ address: file.path, name: exportedName(index) })));
    return behind === null;
  });
  const callOf = (module: string) =>
    apart.metafile.inputs[fileOfModule(module)]?.format === 'cjs' ? exportsOnDemand(followsNodeRules(module)) : '';
  const demanded = new Map(built.map(({ file }) => [moduleOf(file.path), file.path]));
  const placesOf = (imports: readonly ApartImport[]) => {
    const known = listsIn(imports).flatMap((list) =>
      list.map((asked, index) => [keyOfImport(asked), places.get(keyOfList(list))?.[index]] as const),
    );
    const byImport = new Map(known);
    return (asked: ApartImport): ExportPlace => {
      const { module, name } = asked;
      const address = name === ON_DEMAND ? demanded.get(module) : undefined;
      const place = address === undefined ? byImport.get(keyOfImport(asked)) : { address, name: callOf(module) };
      if (!place) throw new Error(`Nothing was built for ${name} of ${module}.`);
      return place;
    };
  };
  const pages = await Promise.all(own.map((run) => filesOnDemand(run, root)));
  const files = [...pages.flat().map((file) => closed(file, placesOf)), ...shared.map(({ file }) => file)];
  const runs = [...own, apart];
  return {
    files: [...new Map(files.map((file) => [file.path, file])).values()], // The same picture in several runs.
    metafile: {
      inputs: Object.assign({}, ...runs.map(({ metafile }) => closedInputs(metafile))),
      outputs: Object.assign({}, ...runs.map(({ metafile }) => metafile.outputs)),
    },
    warnings: distinct(runs.flatMap(({ warnings }) => warnings)),
  };
}

/**
 * Where it comes from what an entry hands on; null: some of it is of this file, or the file has more to do. Such files would keep others
 * from becoming one. `imported`: by path.
 */
function placesBehind(
  file: BuiltFile,
  list: ImportList,
  imported: ReadonlyMap<string, readonly string[]>,
): ExportPlace[] | null {
  const [, head = '', tail = ''] = HANDS_ON.exec(scriptOf(file)) ?? [];
  const locals = new Map(tail.split(',').map((item) => [item.split(' as ').at(-1), item.split(' as ')[0]]));
  const origins = new Map<string | undefined, ExportPlace>();
  const chunks = new Set<string>();
  for (const [, names = '', path = ''] of head.matchAll(IMPORT)) {
    chunks.add(basename(path));
    for (const item of names.split(',')) {
      const [name = ''] = item.split(' as ');
      origins.set(item.split(' as ').at(-1), { address: basename(path), name });
    }
  }
  const places = list.flatMap((_, index) => origins.get(locals.get(exportedName(index)) ?? exportedName(index)) ?? []);
  if (places.length < list.length) return null;
  const behind = new Set(places.map(({ address }) => address));
  for (const path of behind) for (const next of imported.get(path) ?? []) behind.add(next);
  return [...chunks].every((path) => behind.has(path)) ? places : null;
}

/** Imports, calls that set a constant of the code (`define`), and exports: all that a minified file holds. */
const HANDS_ON = /^((?:import(?:\{[^}]*\}from)?"[^"]+";)*)(?:[\w$]+\(\);)*export\{([^}]*)\};\s*$/;

/** With the modules that it left open. */
function closed(
  file: BuiltFile,
  placesOf: (imports: readonly ApartImport[]) => (asked: ApartImport) => ExportPlace,
): BuiltFile {
  const script = scriptOf(file);
  const imports = importsIn(script);
  if (imports.length === 0) return file;
  const placeOf = placesOf(imports);
  const paths = imports.filter(({ name }) => name !== ON_DEMAND).map((asked) => placeOf(asked).address);
  const text = withPlaces(script, (asked) => ({ ...placeOf(asked), address: `./${placeOf(asked).address}` }));
  return { ...file, contents: Buffer.from(text), imports: [...new Set([...file.imports, ...paths])] };
}

function closedInputs({ inputs }: Metafile): Metafile['inputs'] {
  const closed = Object.entries(inputs).map(([name, input]) => {
    const imports = input.imports.map(({ external, ...imported }) => {
      const path = apartFile(imported.path);
      return path === null ? { ...imported, ...(external && { external }) } : { ...imported, path };
    });
    return [name, { ...input, imports }] as const;
  });
  return Object.fromEntries(closed);
}

/** Several runs may read the same helper and warn of it. */
function distinct(messages: readonly Message[]): Message[] {
  return [...new Map(messages.map((message) => [JSON.stringify(message), message])).values()];
}

/** Empty where code decides what becomes of a file. */
function scriptOf({ path, contents, isFixed }: BuiltFile): string {
  return path.endsWith('.js') && !isFixed ? Buffer.from(contents).toString() : '';
}

// Types of modules that exist in memory only: one program for all of a request, and what TypeScript says of each.
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { watchedInputs } from '../lib/node/installed-files.ts';
import type { CheckAnswer, CheckRequest, TypeProblem } from '../model/package-types.ts';
import { type AssembledModule, assemble, endOfFragment, placeInFragment } from './check-fragments.ts';
import type { ProgramMaker } from './program.ts';

export function checkModules({ root, tsconfig, modules, aliases }: CheckRequest, maker: ProgramMaker): CheckAnswer {
  const assembled = assemble(modules);
  const project = readProject(tsconfig);
  const virtual = new Map(assembled.map(({ path, text }) => [path, text]));
  const program = maker.make({
    root,
    tsconfig,
    virtual,
    files: [...virtual.keys(), ...project.declarations],
    paths: { ...project.paths, ...aliasPaths(aliases, root, (name) => maker.resolve(name, { root, tsconfig })) },
  });
  const problems = assembled.flatMap((module) => problemsOf(module, program, root));
  const inputs = program.getSourceFiles().flatMap(({ fileName }) => (virtual.has(fileName) ? [] : [fileName]));
  return { problems, inputs: watchedInputs([...inputs, ...project.inputs], () => false) };
}

interface Project {
  /** Ambient declarations hold for documentation as well. */
  readonly declarations: readonly string[];
  readonly paths: Readonly<Record<string, readonly string[]>>;
  /** The configuration itself, and what it extends. */
  readonly inputs: readonly string[];
}

function readProject(tsconfig: string | null): Project {
  if (tsconfig === null) return { declarations: [], paths: {}, inputs: [] };
  const inputs = new Set<string>();
  const readFile = (path: string) => {
    inputs.add(path);
    return ts.sys.readFile(path);
  };
  const { config = {} } = ts.readConfigFile(tsconfig, readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readFile }, dirname(tsconfig));
  // Where `paths` are relative to is known to TypeScript alone.
  const base = typeof options.pathsBasePath === 'string' ? options.pathsBasePath : (options.baseUrl ?? '');
  const paths = Object.entries(options.paths ?? {}).map(
    ([name, targets]) => [name, targets.map((target) => resolve(base, target))] as const,
  );
  return {
    declarations: fileNames.filter((name) => /\.d\.[cm]?ts$/.test(name)),
    paths: Object.fromEntries(paths),
    inputs: [...inputs].filter((path) => ts.sys.fileExists(path)),
  };
}

/** A target that is a path is a file or a folder, any other a package. */
function aliasPaths(
  aliases: CheckRequest['aliases'],
  root: string,
  find: (name: string) => string | null,
): Record<string, readonly string[]> {
  const entries = Object.entries(aliases).flatMap(([name, target]) => {
    const isPath = /^\.{0,2}\//.test(target) || target === '.' || target === '..';
    const main = isPath ? resolve(root, target) : find(target);
    const below = isPath ? `${resolve(root, target)}/*` : `${root}/node_modules/${target}/*`;
    return [...(main === null ? [] : [[name, [main]] as const]), [`${name}/*`, [below]] as const];
  });
  return Object.fromEntries(entries);
}

function problemsOf(module: AssembledModule, program: ts.Program, root: string): TypeProblem[] {
  const source = program.getSourceFile(module.path);
  if (!source) return [];
  const found = new Map<string, TypeProblem>();
  const syntax = program.getSyntacticDiagnostics(source);
  for (const diagnostic of [...syntax, ...program.getSemanticDiagnostics(source)]) {
    if (diagnostic.category !== ts.DiagnosticCategory.Error || module.tolerated.has(diagnostic.code)) continue;
    const place =
      placeInFragment(module, diagnostic.start ?? 0, diagnostic.length ?? 0) ??
      // What is never closed is missed behind the end.
      (found.size === 0 && syntax.some((one) => one === diagnostic) ? endOfFragment(module) : null);
    if (place === null) continue;
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n').replaceAll(`${root}/`, '');
    found.set(`${place.offset} ${diagnostic.code} ${message}`, {
      path: module.path,
      number: diagnostic.code,
      message,
      ...place,
    });
  }
  return [...found.values()].sort((a, b) => a.offset - b.offset || a.number - b.number);
}

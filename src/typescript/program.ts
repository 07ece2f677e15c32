// Programs of TypeScript: made with options that fit documentation, and sharing the files that several of them read.
import { dirname } from 'node:path';
import ts from 'typescript';

export interface ProgramRequest {
  /** Absolute: where modules are resolved from, and what places are relative to. */
  readonly root: string;
  /** Absolute; null: strict options of our own. */
  readonly tsconfig: string | null;
  /** Absolute paths. */
  readonly files: readonly string[];
  /** Modules that exist in memory only, by absolute path. */
  readonly virtual?: ReadonlyMap<string, string>;
  readonly paths?: Readonly<Record<string, readonly string[]>>;
}

/** Parses each file once for all programs that it makes, as long as the file stays the same. */
export interface ProgramMaker {
  make(request: ProgramRequest): ts.Program;
  resolve(specifier: string, request: Pick<ProgramRequest, 'root' | 'tsconfig'>): string | null;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowArbitraryExtensions: true,
  types: [],
};

/** Whatever a project asks for: nothing is written, and the types of others are not ours to check. */
const ALWAYS: ts.CompilerOptions = {
  noEmit: true,
  skipLibCheck: true,
  composite: false,
  incremental: false,
  declaration: false,
  allowImportingTsExtensions: true,
  noUnusedLocals: false,
  noUnusedParameters: false,
};

/** A session asks for the same one or two again and again; each holds a checker, with all that it has found out. */
const KEPT_PROGRAMS = 2;

interface SharedFile {
  readonly stamp: string;
  readonly source: ts.SourceFile;
}

export function createProgramMaker(): ProgramMaker {
  const shared = new Map<string, SharedFile>();
  const previous = new Map<string, ts.Program>();
  return {
    make(request) {
      const { root, files, virtual = new Map<string, string>(), paths } = request;
      const options = { ...optionsOf(request.tsconfig), ...(paths ? { paths: writable(paths) } : {}) };
      const host = hostOf(root, options, { shared, virtual });
      const key = JSON.stringify([root, request.tsconfig, [...files].sort(), paths]);
      const oldProgram = previous.get(key);
      const program = ts.createProgram({ rootNames: [...files], options, host, ...(oldProgram ? { oldProgram } : {}) });
      previous.delete(key);
      previous.set(key, program);
      for (const oldest of [...previous.keys()].slice(0, -KEPT_PROGRAMS)) previous.delete(oldest);
      return program;
    },
    resolve(specifier, { root, tsconfig }) {
      const options = optionsOf(tsconfig);
      const host = ts.createCompilerHost(options);
      const { resolvedModule } = ts.resolveModuleName(specifier, `${root}/index.ts`, options, host);
      return resolvedModule?.resolvedFileName ?? null;
    },
  };
}

function writable(paths: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(paths).map(([name, targets]) => [name, [...targets]]));
}

function optionsOf(tsconfig: string | null): ts.CompilerOptions {
  if (tsconfig === null) return { ...OPTIONS, ...ALWAYS };
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, dirname(tsconfig));
  return { ...options, ...ALWAYS };
}

interface Files {
  readonly shared: Map<string, SharedFile>;
  readonly virtual: ReadonlyMap<string, string>;
}

function hostOf(root: string, options: ts.CompilerOptions, { shared, virtual }: Files): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const parse = host.getSourceFile.bind(host);
  return {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: (path) => virtual.has(path) || host.fileExists(path),
    readFile: (path) => virtual.get(path) ?? host.readFile(path),
    getSourceFile(path, language) {
      const text = virtual.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, language, true);
      const stamp = `${stampOf(path)} ${JSON.stringify(language)}`;
      const known = shared.get(path);
      if (known?.stamp === stamp) return known.source;
      const source = parse(path, language);
      if (source) shared.set(path, { stamp, source });
      return source;
    },
  };
}

function stampOf(path: string): string {
  const modified = ts.sys.getModifiedTime?.(path);
  return `${modified?.getTime() ?? 0}`;
}

// Programs of TypeScript: made with options that fit documentation, and sharing the files that several of them read.
import { dirname } from 'node:path';
import ts from 'typescript';
import {
  createIncrementalCheck,
  type FileCheck,
  type IncrementalAnswer,
  type IncrementalRequest,
} from './incremental.ts';
import { mostRecent } from './most-recent.ts';

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

export interface CheckedProgram extends ProgramRequest, Pick<IncrementalRequest, 'name' | 'state' | 'wantsState'> {}

/** Parses each file once for all programs that it makes, as long as the file stays the same. */
export interface ProgramMaker {
  make(request: ProgramRequest): ts.Program;
  /** Asks about files that the last check of this name did not see, or that a change since then affects. */
  check(request: CheckedProgram, problemsOf: FileCheck): IncrementalAnswer;
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

/** Whatever a project asks for: nothing is written, the types of others are not ours to check, and style is not either. */
const ALWAYS: ts.CompilerOptions = {
  noEmit: true,
  skipLibCheck: true,
  composite: false,
  incremental: false,
  declaration: false,
  allowImportingTsExtensions: true,
  noUnusedLocals: false,
  noUnusedParameters: false,
  verbatimModuleSyntax: false,
  isolatedDeclarations: false,
};

/** Of modules that are checked: they may import JavaScript of the site. */
const CHECKED: ts.CompilerOptions = { allowJs: true };

/** A session asks for the same one or two again and again; each holds a checker, with all that it has found out. */
const KEPT_PROGRAMS = 2;

interface SharedFile {
  readonly stamp: string;
  readonly source: ts.SourceFile;
}

export function createProgramMaker(): ProgramMaker {
  const shared = new Map<string, SharedFile>();
  const programs = mostRecent<ts.Program>(KEPT_PROGRAMS);
  const incremental = createIncrementalCheck(KEPT_PROGRAMS);
  return {
    make(request) {
      const { root, files, virtual = new Map<string, string>(), paths } = request;
      const options = { ...optionsOf(request.tsconfig), ...(paths ? { paths: writable(paths) } : {}) };
      const host = hostOf(root, options, { shared, virtual });
      const key = JSON.stringify([root, request.tsconfig, [...files].sort(), paths]);
      const oldProgram = programs.get(key);
      const program = ts.createProgram({ rootNames: [...files], options, host, ...(oldProgram ? { oldProgram } : {}) });
      programs.set(key, program);
      return program;
    },
    check({ root, tsconfig, files, virtual = new Map<string, string>(), paths, ...asked }, problemsOf) {
      const options = { ...optionsOf(tsconfig), ...CHECKED, ...(paths ? { paths: writable(paths) } : {}) };
      const host = hostOf(root, options, { shared, virtual });
      const stateFile = `${root}/docs-gen.tsbuildinfo`; // Never written.
      return incremental({ ...asked, files, options, host, stateFile }, problemsOf);
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
  const { module, moduleResolution } = OPTIONS;
  return { ...OPTIONS, ...options, ...(isForBundler(options) ? {} : { module, moduleResolution }), ...ALWAYS };
}

/** Demos are bundled, whatever the code runs in that a configuration is for. */
function isForBundler({ module = ts.ModuleKind.ESNext, moduleResolution }: ts.CompilerOptions): boolean {
  if (module >= ts.ModuleKind.Node16 && module <= ts.ModuleKind.NodeNext) return false;
  return moduleResolution === undefined || moduleResolution === ts.ModuleResolutionKind.Bundler;
}

interface Files {
  readonly shared: Map<string, SharedFile>;
  readonly virtual: ReadonlyMap<string, string>;
}

function hostOf(root: string, options: ts.CompilerOptions, { shared, virtual }: Files): ts.CompilerHost {
  // Its files have the versions that incremental programs compare.
  const host = ts.createIncrementalCompilerHost(options, {
    ...ts.sys,
    getCurrentDirectory: () => root,
    fileExists: (path) => virtual.has(path) || ts.sys.fileExists(path),
    readFile: (path, encoding) => virtual.get(path) ?? ts.sys.readFile(path, encoding),
  });
  const parse = host.getSourceFile.bind(host);
  return {
    ...host,
    getSourceFile(path, language) {
      if (virtual.has(path)) return parse(path, language);
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

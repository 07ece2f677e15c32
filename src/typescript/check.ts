// Types of demos and of code in pages: one program for all of a request, and what TypeScript says about its modules.
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { assetTypes } from '../lib/asset-types.ts';
import { groupBy } from '../lib/groups.ts';
import { isPathAlias } from '../lib/node/aliases.ts';
import { watchedInputs } from '../lib/node/installed-files.ts';
import type { CheckAnswer, CheckRequest, PackageProblems, TypeProblem } from '../model/package-types.ts';
import { type AssembledModule, assemble, endOfFragment, placeInFragment } from './check-fragments.ts';
import { deprecatedUses } from './deprecated-uses.ts';
import type { ProgramMaker } from './program.ts';

export function checkModules(request: CheckRequest, maker: ProgramMaker): CheckAnswer {
  const { name, state, wantsState, root, tsconfig, files, modules, aliases } = request;
  const assembled = new Map(assemble(modules).map((module) => [module.path, module]));
  const project = readProject(tsconfig);
  const assets = `${root}/docs-gen-assets.d.ts`; // A name that no author gives a file.
  const virtual = new Map([...assembled].map(([path, { text }]) => [path, text]));
  const checked = maker.check(
    {
      root,
      tsconfig,
      name,
      state,
      wantsState,
      virtual: new Map([...virtual, [assets, assetTypes()]]),
      files: [...files, ...virtual.keys(), ...project.declarations, assets],
      paths: { ...project.paths, ...aliasPaths(aliases, root, (one) => maker.resolve(one, { root, tsconfig })) },
    },
    (file, program, semantic) => {
      const module = assembled.get(file.fileName);
      const own = { file, program, semantic, root };
      return module ? problemsOfFragment(module, own) : problemsOf(own);
    },
  );
  const packageOf = packageFinder(root);
  const asked = new Set([...files, ...virtual.keys()]);
  const isOwn = (path: string) => asked.has(path) || packageOf(path) === null;
  const lists = [...checked.problems];
  const ofPackages = groupBy(
    lists.flatMap(([path, problems]) => (isOwn(path) ? [] : problems)),
    ({ path }) => packageOf(path),
  );
  const read = checked.program.getSourceFiles().map(({ fileName }) => fileName);
  const onDisk = read.filter((path) => path !== assets && !virtual.has(path));
  return {
    problems: lists.flatMap(([path, problems]) => (isOwn(path) ? problems : [])).sort(byPlace),
    packages: [...ofPackages].flatMap(([owner, problems]) => summary(owner, problems.sort(byPlace), checked.program)),
    inputs: watchedInputs([...onDisk, ...project.inputs], () => false),
    state: checked.state,
  };
}

function byPlace(a: TypeProblem, b: TypeProblem): number {
  return a.path === b.path ? a.offset - b.offset || a.number - b.number : a.path < b.path ? -1 : 1;
}

/** What has been deprecated inside of a package is its own affair. */
function summary(name: string, found: readonly TypeProblem[], program: ts.Program): PackageProblems[] {
  const problems = found.filter(({ deprecated }) => deprecated === undefined);
  const [first] = problems;
  if (!first) return [];
  const { path, number, message, offset } = first;
  const place = program.getSourceFile(path)?.getLineAndCharacterOfPosition(offset) ?? { line: 0, character: 0 };
  return [
    {
      package: name,
      count: problems.length,
      first: { path, number, message, line: place.line + 1, column: place.character + 1 },
    },
  ];
}

/** Name of the package that a file belongs to; null: that of the site. */
function packageFinder(root: string): (path: string) => string | null {
  const folderOf = (path: string) => ts.findConfigFile(dirname(path), ts.sys.fileExists, 'package.json');
  const own = folderOf(`${root}/site.config.ts`);
  return (path) => {
    const manifest = folderOf(path);
    if (manifest === own && path.startsWith(`${root}/`)) return null;
    const { config } = ts.readConfigFile(manifest ?? '', ts.sys.readFile);
    return typeof config?.name === 'string' ? config.name : dirname(manifest ?? path);
  };
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
    const isPath = isPathAlias(target);
    const main = isPath ? resolve(root, target) : find(target);
    const below = isPath ? `${resolve(root, target)}/*` : `${root}/node_modules/${target}/*`;
    return [...(main === null ? [] : [[name, [main]] as const]), [`${name}/*`, [below]] as const];
  });
  return Object.fromEntries(entries);
}

interface FileInProgram {
  readonly file: ts.SourceFile;
  readonly program: ts.Program;
  readonly semantic: readonly ts.Diagnostic[];
  readonly root: string;
}

/** The offset of each is one of the file. */
function problemsOf({ file, program, semantic, root }: FileInProgram): TypeProblem[] {
  const path = file.fileName;
  const syntax = program.getSyntacticDiagnostics(file);
  const errors = causes(file, syntax.length > 0 ? syntax : semantic);
  const wrong = errors.map(({ code, messageText, start = 0, length = 1 }) => {
    return { path, number: code, message: withoutRoot(messageText, root), offset: start, length };
  });
  return distinct([...wrong, ...deprecatedUses(file, program).map((use) => ({ path, ...use }))]);
}

/** The offset of each is one of the code that the page shows. */
function problemsOfFragment(module: AssembledModule, { file, program, semantic, root }: FileInProgram): TypeProblem[] {
  const { path } = module;
  const syntax = program.getSyntacticDiagnostics(file);
  const found: TypeProblem[] = [];
  const isParsed = syntax.every(({ code }) => module.tolerated.has(code));
  for (const diagnostic of causes(file, isParsed ? semantic : syntax)) {
    if (module.tolerated.has(diagnostic.code)) continue;
    const place =
      placeInFragment(module, diagnostic.start ?? 0, diagnostic.length ?? 0) ??
      // What is never closed is missed behind the end.
      (found.length === 0 && syntax.some((one) => one === diagnostic) ? endOfFragment(module) : null);
    if (place === null) continue;
    found.push({ path, number: diagnostic.code, message: withoutRoot(diagnostic.messageText, root), ...place });
  }
  const uses = deprecatedUses(file, program).flatMap(({ offset, length, ...use }) => {
    const place = placeInFragment(module, offset, length);
    return place ? [{ path, ...use, ...place }] : [];
  });
  return distinct([...found, ...uses]);
}

/** Parameters without a type: TypeScript derives it from the place where a function stands. */
const IMPLICIT_ANY: readonly number[] = [7006, 7031, 7051];

/** Errors without those that follow from others. What cannot be parsed has no types. */
function causes(file: ts.SourceFile, diagnostics: readonly ts.Diagnostic[]): ts.Diagnostic[] {
  const errors = diagnostics.filter(({ category }) => category === ts.DiagnosticCategory.Error);
  const starts = new Set(errors.map(({ start }) => start));
  return errors.filter(({ code, start }) => {
    if (start === undefined) return true;
    // An element without a type is reported at its opening tag too.
    if (file.text.slice(start - 2, start) === '</') return false;
    const attribute = IMPLICIT_ANY.includes(code) ? attributeAt(file, start) : undefined;
    if (!attribute) return true;
    const { tagName } = attribute.parent.parent;
    return !starts.has(attribute.name.getStart(file)) && !starts.has(tagName.getStart(file));
  });
}

/** The innermost attribute of an element around an offset. */
function attributeAt(file: ts.SourceFile, offset: number): ts.JsxAttribute | undefined {
  let found: ts.JsxAttribute | undefined;
  const visit = (node: ts.Node): void => {
    if (offset < node.pos || offset >= node.end) return;
    if (ts.isJsxAttribute(node)) found = node;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function withoutRoot(message: ts.Diagnostic['messageText'], root: string): string {
  return ts.flattenDiagnosticMessageText(message, '\n').replaceAll(`${root}/`, '');
}

/** The checker may report the same of one place twice. */
function distinct(problems: readonly TypeProblem[]): TypeProblem[] {
  const byText = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...byText.values()].sort(byPlace);
}

// Which components the code of another one renders, itself or through others: only those can receive its props.
import { posix } from 'node:path';
import ts from 'typescript';
import { codeBeside, readText } from './code-beside.ts';

/** Whether a component of this name is rendered; null: the code is not at hand. */
export type RendersTest = (component: string) => boolean | null;

/** For the components of one package: `code` are the declarations of one, those that it wraps included. */
export function createRenders(): (code: readonly ts.Declaration[]) => RendersTest {
  const modules = new Map<string, ModuleNames | null>();
  const read = (file: string): ModuleNames | null => {
    const known = modules.get(file);
    if (known !== undefined) return known;
    const text = readText(file);
    const names = text === null ? null : namesOfModule(text);
    modules.set(file, names);
    return names;
  };
  return (code) => {
    let names: ReadonlySet<string> | null | undefined;
    return (component) => {
      if (names === undefined) names = namesReached(code, read);
      return names?.has(component) ?? null;
    };
  };
}

interface ModuleNames {
  /** Words that may name a component. */
  readonly names: ReadonlySet<string>;
  /** Relative specifiers, by the words that they are imported as. */
  readonly imports: readonly { readonly words: string; readonly specifier: string }[];
}

type ModuleReader = (file: string) => ModuleNames | null;

function namesReached(code: readonly ts.Declaration[], read: ModuleReader): ReadonlySet<string> | null {
  const [first] = code;
  if (!first) return null;
  const written = code.filter((declaration) => !declaration.getSourceFile().isDeclarationFile);
  const beside = written.length > 0 ? null : codeBeside(first.getSourceFile().fileName);
  if (written.length === 0 && beside === null) return null;
  const names = new Set<string>(usedNames(written));
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const module = read(file);
    if (!module) return;
    for (const name of module.names) names.add(name);
    followImports(file, module, null);
  };
  /** `only`: words that count; null: all of the module's. */
  const followImports = (file: string, { imports }: ModuleNames, only: ReadonlySet<string> | null): void => {
    // What lists all that a package has tells nothing of one component.
    if (imports.length > MOST_IMPORTS && only === null) return;
    for (const { words, specifier } of imports) {
      if (only && !(words.match(NAME) ?? []).some((word) => only.has(word))) continue;
      for (const word of words.match(NAME) ?? []) names.add(word);
      const target = fileOf(posix.join(posix.dirname(file), specifier), read);
      if (target !== null) follow(target);
    }
  };
  if (beside) follow(beside.file);
  for (const { fileName } of new Set(written.map((declaration) => declaration.getSourceFile()))) {
    const module = read(fileName);
    if (module) followImports(fileName, module, new Set(names));
  }
  return names;
}

const MOST_IMPORTS = 30;
const NAME = /\b[A-Z]\w*/g;

function namesOfModule(text: string): ModuleNames {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
  const imports = [...code.matchAll(/\b(?:import|export)\s+(?!type\b)([^'";]*?)\s*from\s*(['"])(\.[^'"\n]*)\2/g)];
  return {
    names: new Set(code.match(NAME)),
    imports: imports
      .map(([, words = '', , specifier = '']) => ({ words, specifier }))
      .filter(({ words }) => /\b[A-Z]|\*|\bdefault\b/.test(words)),
  };
}

const ENDINGS = ['', '.js', '.mjs', '.tsx', '.ts', '.jsx', '/index.js', '/index.mjs', '/index.ts', '/index.tsx'];

/** `./Tag.js` may be written for `Tag.tsx`. */
function fileOf(path: string, read: ModuleReader): string | null {
  const bases = [path, path.replace(/\.[cm]?jsx?$/, '')];
  return bases.flatMap((base) => ENDINGS.map((ending) => base + ending)).find((file) => read(file) !== null) ?? null;
}

/** Names of values, and of what constants and helpers of the same module stand for. */
function usedNames(nodes: readonly ts.Node[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isIdentifier(node)) add(node);
    else ts.forEachChild(node, visit);
  };
  const add = (node: ts.Identifier): void => {
    if (names.has(node.text) || nameOf(node.parent) === node) return;
    names.add(node.text);
    for (const statement of node.getSourceFile().statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === node.text) visit(statement);
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isIdentifier(name) && name.text === node.text) visit(initializer);
    }
  };
  for (const node of nodes) visit(node);
  return names;
}

function nameOf(node: ts.Node): ts.Node | undefined {
  return ts.isPropertyAccessExpression(node) ? undefined : ts.getNameOfDeclaration(node as ts.Declaration); // Others have none.
}

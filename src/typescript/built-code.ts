// The JavaScript that is installed beside declarations, parsed without types: the code that a declared name stands for.
import { posix } from 'node:path';
import ts from 'typescript';
import { codeBeside, readText } from './code-beside.ts';
import { bareExpression } from './wrapped.ts';

export interface CodeModule {
  readonly file: string;
  readonly source: ts.SourceFile;
  /** A function, a class, or the initializer of a variable, by its name in the module. */
  readonly find: (name: string) => ts.Node | undefined;
  readonly importOf: (name: string) => ImportedName | undefined;
  /** The name in the module of what it exports. */
  readonly localName: (exported: string) => string;
}

interface ImportedName {
  readonly specifier: string;
  /** As the other module exports it. */
  readonly name: string;
}

/** A function or a class, with the module that holds it. */
export interface CodeNode {
  readonly node: ts.Node;
  readonly module: CodeModule;
  /** The name of the variable or declaration in the module. */
  readonly name: string;
}

export interface BuiltCode {
  /** null: there is no code beside a declaration file. */
  readonly beside: (declarationFile: string) => CodeModule | null;
  /** The class or function of a name, and those that calls such as `memo(Base)` wrap, through imports. */
  readonly chain: (module: CodeModule, name: string) => readonly CodeNode[];
}

/** For one package: each module is parsed once. */
export function createBuiltCode(): BuiltCode {
  const modules = new Map<string, CodeModule | null>();
  const parsed = (file: string, read: () => { file: string; text: string } | null) => {
    const known = modules.get(file);
    if (known !== undefined) return known;
    const code = read();
    const module = code && readModule(code.file, code.text);
    modules.set(file, module);
    return module;
  };
  const beside = (file: string) => parsed(file, () => codeBeside(file));
  const imported = (specifier: string, from: string): CodeModule | null => {
    const { resolvedModule } = specifier.startsWith('.')
      ? { resolvedModule: undefined }
      : ts.resolveModuleName(specifier, from, RESOLUTION, ts.sys);
    const main = resolvedModule && moduleEntry(resolvedModule.resolvedFileName, specifier);
    if (resolvedModule && !main) return beside(resolvedModule.resolvedFileName);
    const path = main ?? posix.join(posix.dirname(from), specifier);
    for (const file of ENDINGS.map((ending) => path + ending)) {
      const module = parsed(file, () => {
        const text = readText(file);
        return text === null ? null : { file, text };
      });
      if (module) return module;
    }
    return null;
  };
  return { beside, chain: (module, name) => chainFrom(module, name, imported) };
}

const RESOLUTION: ts.CompilerOptions = { moduleResolution: ts.ModuleResolutionKind.Bundler, allowJs: true };
const ENDINGS = ['', '.js', '.mjs', '.cjs', '/index.js', '/index.mjs'];

/** The ES modules of a package, which name what they import; null: it has none, or another of its modules is imported. */
function moduleEntry(resolved: string, packageName: string): string | null {
  const end = resolved.lastIndexOf(`/node_modules/${packageName}/`);
  if (end === -1) return null;
  const folder = resolved.slice(0, end + `/node_modules/${packageName}`.length);
  const entry = /"module"\s*:\s*"([^"]+)"/.exec(readText(`${folder}/package.json`) ?? '')?.[1];
  return entry === undefined ? null : posix.join(folder, entry);
}

function readModule(file: string, text: string): CodeModule {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const nodes = new Map<string, ts.Node>();
  const imports = new Map<string, ImportedName>();
  const exported = new Map<string, string>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name) nodes.set(statement.name.text, statement);
      if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
        nodes.set('default', statement);
    }
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isIdentifier(name)) nodes.set(name.text, initializer);
    if (ts.isExportAssignment(statement)) nodes.set('default', statement.expression);
    if (ts.isImportDeclaration(statement)) readImport(statement, imports);
    if (ts.isExportDeclaration(statement)) readExport(statement, { imports, exported });
    const assigned = ts.isExpressionStatement(statement) ? statement.expression : null;
    if (assigned && ts.isBinaryExpression(assigned) && ts.isPropertyAccessExpression(assigned.left))
      if (assigned.left.expression.getText() === 'exports' && !nodes.has(assigned.left.name.text))
        nodes.set(assigned.left.name.text, assigned.right);
  }
  return {
    file,
    source,
    find: (name) => nodes.get(name),
    importOf: (name) => imports.get(name),
    // `declare const _default` is what the compiler writes of a default export without a name.
    localName: (name) => {
      const wanted = name === '_default' && !nodes.has(name) ? 'default' : name;
      return exported.get(wanted) ?? wanted;
    },
  };
}

function readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, imports: Map<string, ImportedName>): void {
  if (!importClause || !ts.isStringLiteral(moduleSpecifier)) return;
  const specifier = moduleSpecifier.text;
  const { name, namedBindings } = importClause;
  if (name) imports.set(name.text, { specifier, name: 'default' });
  if (namedBindings && ts.isNamedImports(namedBindings))
    for (const one of namedBindings.elements)
      imports.set(one.name.text, { specifier, name: (one.propertyName ?? one.name).text });
}

/** What is exported from another module gets a local name that no code can have. */
function readExport(
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  { imports, exported }: { imports: Map<string, ImportedName>; exported: Map<string, string> },
): void {
  if (!exportClause || !ts.isNamedExports(exportClause)) return;
  for (const { name, propertyName } of exportClause.elements) {
    const original = (propertyName ?? name).text;
    if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) {
      exported.set(name.text, `export ${name.text}`);
      imports.set(`export ${name.text}`, { specifier: moduleSpecifier.text, name: original });
    } else if (propertyName) exported.set(name.text, original);
  }
}

type ImportReader = (specifier: string, from: string) => CodeModule | null;

function chainFrom(start: CodeModule, exportedName: string, imported: ImportReader): readonly CodeNode[] {
  const found = new Map<ts.Node, CodeNode>();
  const byName = (module: CodeModule, name: string): void => {
    const node = module.find(name);
    if (node) visit(node, module, name);
    if (node) return;
    const other = module.importOf(name);
    const target = other && imported(other.specifier, module.file);
    if (other && target) byName(target, target.localName(other.name));
  };
  const visit = (node: ts.Node, module: CodeModule, name: string): void => {
    const bare = ts.isExpression(node) ? bareExpression(node) : node;
    if (found.has(bare)) return;
    found.set(bare, { node: bare, module, name });
    if (ts.isIdentifier(bare)) byName(module, bare.text);
    // A call that wraps a component takes it as its first callable argument.
    if (!ts.isCallExpression(bare)) return;
    const wrapped = bare.arguments.find((argument) => isCode(argument, module, new Set()));
    if (wrapped) visit(wrapped, module, name);
  };
  byName(start, start.localName(exportedName));
  return [...found.values()].filter(({ node }) => ts.isFunctionLike(node) || ts.isClassLike(node));
}

/** An imported name may be anything; only one that begins with a capital can be a component. */
function isCode(node: ts.Node, module: CodeModule, seen: Set<ts.Node>): boolean {
  const bare = ts.isExpression(node) ? bareExpression(node) : node;
  if (seen.has(bare)) return false;
  seen.add(bare);
  if (ts.isCallExpression(bare)) return bare.arguments.some((argument) => isCode(argument, module, seen));
  if (!ts.isIdentifier(bare)) return ts.isFunctionLike(bare) || ts.isClassLike(bare);
  const target = module.find(bare.text);
  return target ? isCode(target, module, seen) : /^[A-Z]/.test(bare.text) && module.importOf(bare.text) !== undefined;
}

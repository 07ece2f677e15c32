// The names that a piece of code declares and uses, and the modules that it imports: read without types.
import ts from 'typescript';

export interface FragmentNames {
  /** At its top level. `import`: it has the name from elsewhere. */
  readonly declared: ReadonlyMap<string, 'own' | 'import'>;
  readonly exported: ReadonlySet<string>;
  /** Every word that may be a name. */
  readonly used: ReadonlySet<string>;
  readonly specifiers: ReadonlySet<string>;
  /** Where the specifiers are written, quotation marks included; in order. */
  readonly literals: readonly { readonly specifier: string; readonly start: number; readonly end: number }[];
}

export function readNames(path: string, text: string): FragmentNames {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const declared = new Map<string, 'own' | 'import'>();
  const exported = new Set<string>();
  const used = new Set<string>();
  const literals: { specifier: string; start: number; end: number }[] = [];
  for (const statement of source.statements) {
    for (const name of namesOf(statement)) {
      declared.set(name.text, ts.isImportDeclaration(statement) ? 'import' : 'own');
      if (isExported(statement)) exported.add(name.text);
    }
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      for (const { name } of statement.exportClause.elements) exported.add(name.text);
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) used.add(node.text);
    const literal = specifierOf(node);
    if (literal) literals.push({ specifier: literal.text, start: literal.getStart(source), end: literal.getEnd() });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { declared, exported, used, literals, specifiers: new Set(literals.map(({ specifier }) => specifier)) };
}

function namesOf(statement: ts.Statement): ts.Identifier[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  if (ts.isImportDeclaration(statement)) {
    const { name, namedBindings } = statement.importClause ?? {};
    const named = !namedBindings
      ? []
      : ts.isNamespaceImport(namedBindings)
        ? [namedBindings.name]
        : namedBindings.elements.map((element) => element.name);
    return [...(name ? [name] : []), ...named];
  }
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  )
    return statement.name ? [statement.name] : [];
  return [];
}

function boundNames(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)));
}

/** `export default function App` gives no module the name `App`. */
function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  return has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword);
}

function specifierOf(node: ts.Node): ts.StringLiteral | null {
  const specifier =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined;
  return specifier && ts.isStringLiteral(specifier) ? specifier : null;
}

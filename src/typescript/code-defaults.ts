// Defaults that the code of a component or a hook sets where it takes its parameter apart.
import ts from 'typescript';

/** By name; nothing where there is no code. */
export function defaultsInCode(symbol: ts.Symbol, checker: ts.TypeChecker): ReadonlyMap<string, string> {
  const code = symbol.declarations?.map(functionIn).find((found) => found !== null);
  const defaults = new Map<string, string>();
  const [first] = code?.parameters ?? [];
  if (!code || !first) return defaults;
  const read = (pattern: ts.ObjectBindingPattern) => {
    for (const { propertyName, name, initializer } of pattern.elements) {
      const key = propertyName ?? name;
      const text = ts.isIdentifier(key) || ts.isStringLiteral(key) ? key.text : null;
      if (initializer && text !== null && !defaults.has(text)) defaults.set(text, valueText(initializer, checker));
    }
  };
  if (ts.isObjectBindingPattern(first.name)) {
    read(first.name);
    return defaults;
  }
  if (!code.body || !ts.isBlock(code.body)) return defaults;
  const names = new Set([first.name.getText()]);
  for (const statement of code.body.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !carries(initializer, names)) continue;
      if (ts.isObjectBindingPattern(name)) read(name);
      else if (ts.isIdentifier(name)) names.add(name.text);
    }
  }
  return defaults;
}

/** `props`, `props as Props`, `useThemeProps({ props: inProps, name })`. */
function carries(node: ts.Expression, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return names.has(node.text);
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node))
    return carries(node.expression, names);
  if (!ts.isCallExpression(node) || !/Props$/.test(node.expression.getText())) return false;
  return node.arguments.some((argument) => {
    if (!ts.isObjectLiteralExpression(argument)) return carries(argument, names);
    return argument.properties.some(
      (property) =>
        (ts.isShorthandPropertyAssignment(property) && names.has(property.name.text)) ||
        (ts.isPropertyAssignment(property) &&
          property.name.getText() === 'props' &&
          carries(property.initializer, names)),
    );
  });
}

function functionIn(declaration: ts.Declaration): ts.FunctionLikeDeclaration | null {
  if (ts.isFunctionDeclaration(declaration)) return declaration.body ? declaration : null;
  if (ts.isVariableDeclaration(declaration))
    return declaration.initializer ? inExpression(declaration.initializer) : null;
  return ts.isExportAssignment(declaration) ? inExpression(declaration.expression) : null;
}

/** `React.memo(React.forwardRef(function Button(props, ref) { … }))`. */
function inExpression(node: ts.Expression): ts.FunctionLikeDeclaration | null {
  if (ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return node;
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node))
    return inExpression(node.expression);
  if (!ts.isCallExpression(node)) return null;
  const [argument] = node.arguments;
  return argument ? inExpression(argument) : null;
}

/** A constant is shown by its value where that is a literal. */
function valueText(node: ts.Expression, checker: ts.TypeChecker): string {
  if (ts.isIdentifier(node)) {
    const symbol = checker.getSymbolAtLocation(node);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target?.valueDeclaration;
    const value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    if (value && isPlain(value)) return literal(value);
  }
  return literal(node);
}

function isPlain(node: ts.Expression): boolean {
  if (ts.isAsExpression(node)) return isPlain(node.expression);
  return (
    ts.isLiteralExpression(node) ||
    ts.isPrefixUnaryExpression(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword
  );
}

function literal(node: ts.Expression): string {
  if (ts.isAsExpression(node)) return literal(node.expression);
  return ts.isStringLiteral(node)
    ? `'${node.text.replace(/[\\']/g, '\\$&')}'`
    : node.getText().replace(/\s*\n\s*/g, ' ');
}

// Defaults that the code of a component or a hook sets: where it takes its parameter apart, or in `defaultProps`.
import ts from 'typescript';
import { literalText } from './literals.ts';
import { isOfPlatform } from './platform.ts';
import { bareExpression } from './wrapped.ts';

/** By name, of the first declaration that sets one; nothing where there is no code. */
export function defaultsInCode(
  declarations: readonly ts.Declaration[],
  checker: ts.TypeChecker,
): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const note = (name: string, value: string) => {
    if (!defaults.has(name)) defaults.set(name, value);
  };
  for (const declaration of declarations) {
    if (ts.isClassLike(declaration)) readClass(declaration, checker, note);
    else if (isFunction(declaration)) readFunction(declaration, checker, note);
    readDefaultProps(declaration, checker, note);
  }
  return defaults;
}

type Note = (name: string, value: string) => void;

function isFunction(node: ts.Declaration): node is ts.FunctionLikeDeclaration {
  return ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);
}

function readFunction({ parameters, body }: ts.FunctionLikeDeclaration, checker: ts.TypeChecker, note: Note): void {
  const [first] = parameters;
  if (!body || !first) return;
  if (ts.isObjectBindingPattern(first.name)) readPattern(first.name, checker, note);
  else if (ts.isBlock(body)) readBody(body, new Set([first.name.getText()]), { checker, note });
}

function readClass({ members }: ts.ClassLikeDeclaration, checker: ts.TypeChecker, note: Note): void {
  for (const member of members)
    if (ts.isMethodDeclaration(member) && member.body)
      readBody(member.body, new Set(['this.props']), { checker, note });
}

/** `names`: what holds the props; a variable that takes them over is added. */
function readBody(
  body: ts.Block,
  names: Set<string>,
  { checker, note }: { checker: ts.TypeChecker; note: Note },
): void {
  for (const statement of body.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !carries(initializer, names)) continue;
      if (ts.isObjectBindingPattern(name)) readPattern(name, checker, note);
      else if (ts.isIdentifier(name)) names.add(name.text);
      // `useProps('Button', defaultProps, props)`
      if (ts.isCallExpression(initializer))
        for (const argument of initializer.arguments)
          if (ts.isIdentifier(argument) && /default/i.test(argument.text)) readObject(argument, checker, note);
    }
  }
}

function readPattern({ elements }: ts.ObjectBindingPattern, checker: ts.TypeChecker, note: Note): void {
  for (const { propertyName, name, initializer } of elements) {
    const key = propertyName ?? name;
    if (initializer && (ts.isIdentifier(key) || ts.isStringLiteral(key)))
      note(key.text, valueText(initializer, checker));
  }
}

/** `props`, `props as Props`, `this.props`, `useThemeProps({ props: inProps, name })`. */
function carries(node: ts.Expression, names: ReadonlySet<string>): boolean {
  const bare = bareExpression(node);
  if (ts.isIdentifier(bare) || ts.isPropertyAccessExpression(bare)) return names.has(bare.getText());
  if (!ts.isCallExpression(bare) || !/Props$/.test(bare.expression.getText())) return false;
  return bare.arguments.some((argument) => {
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

/** `static defaultProps = { … }` and `Panel.defaultProps = { … }`; in declarations, members whose type is one value. */
function readDefaultProps(declaration: ts.Declaration, checker: ts.TypeChecker, note: Note): void {
  const name = ts.getNameOfDeclaration(declaration);
  if (!name || !ts.isIdentifier(name)) return;
  const source = declaration.getSourceFile();
  if (source.isDeclarationFile) {
    const symbol = checker.getSymbolAtLocation(name);
    const listed = symbol && checker.getTypeOfSymbol(symbol).getProperty('defaultProps');
    if (!listed || isOfPlatform(listed)) return;
    for (const member of checker.getPropertiesOfType(checker.getTypeOfSymbol(listed))) {
      const type = checker.getTypeOfSymbol(member);
      if (type.flags & (ts.TypeFlags.Unit & ~ts.TypeFlags.UniqueESSymbol & ~ts.TypeFlags.Undefined))
        note(member.name, literalText(type));
    }
    return;
  }
  if (ts.isClassLike(declaration))
    for (const member of declaration.members)
      if (ts.isPropertyDeclaration(member) && member.name.getText() === 'defaultProps' && member.initializer)
        readObject(member.initializer, checker, note);
  for (const statement of source.statements) {
    const assigned = ts.isExpressionStatement(statement) ? statement.expression : null;
    if (assigned && ts.isBinaryExpression(assigned) && assigned.left.getText() === `${name.text}.defaultProps`)
      readObject(assigned.right, checker, note);
  }
}

function readObject(node: ts.Expression, checker: ts.TypeChecker, note: Note): void {
  const object = constantOf(node, checker);
  if (!object || !ts.isObjectLiteralExpression(object)) return;
  // What is written last counts.
  for (const property of [...object.properties].reverse()) {
    if (ts.isSpreadAssignment(property)) readObject(property.expression, checker, note);
    else if (ts.isShorthandPropertyAssignment(property)) {
      const value = checker.getShorthandAssignmentValueSymbol(property)?.valueDeclaration;
      const shown = value && ts.isVariableDeclaration(value) ? value.initializer : undefined;
      note(property.name.text, shown && isPlain(shown) ? literal(shown) : property.name.text);
    } else if (
      ts.isPropertyAssignment(property) &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    )
      note(property.name.text, valueText(property.initializer, checker));
  }
}

/** What a name that is never assigned again stands for; other code as it is. */
function constantOf(node: ts.Expression, checker: ts.TypeChecker): ts.Expression | undefined {
  const bare = bareExpression(node);
  if (!ts.isIdentifier(bare)) return bare;
  const symbol = checker.getSymbolAtLocation(bare);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target?.valueDeclaration;
  const value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value && bareExpression(value);
}

/** A constant is shown by its value where that is a literal. */
function valueText(node: ts.Expression, checker: ts.TypeChecker): string {
  const value = constantOf(node, checker);
  return literal(value && isPlain(value) ? value : node);
}

function isPlain(node: ts.Expression): boolean {
  const bare = bareExpression(node);
  return (
    ts.isLiteralExpression(bare) ||
    ts.isPrefixUnaryExpression(bare) ||
    bare.kind === ts.SyntaxKind.TrueKeyword ||
    bare.kind === ts.SyntaxKind.FalseKeyword
  );
}

function literal(node: ts.Expression): string {
  const bare = bareExpression(node);
  return ts.isStringLiteral(bare)
    ? `'${bare.text.replace(/[\\']/g, '\\$&')}'`
    : bare.getText().replace(/\s*\n\s*/g, ' ');
}

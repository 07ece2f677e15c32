// Defaults in the code of one component or hook: where it destructures its props, or passes an object of defaults.
import ts from 'typescript';
import { bareExpression } from './wrapped.ts';

export interface DefaultsReader {
  /** The first value of a name counts. null: the code takes the prop out of its props without a default that is shown. */
  readonly note: (name: string, value: string | null) => void;
  /** What a prop is replaced by: `const shape = shapeProp ?? contextShape ?? 'round'`. */
  readonly noteFallback: (name: string, value: string) => void;
  /** The code passes on the props that it does not name. */
  readonly noteRest: () => void;
  /** The initializer of the constant that an identifier refers to. */
  readonly lookup: (name: ts.Identifier) => ts.Expression | undefined;
  /** A default as readers see it; null: it is not shown. */
  readonly textOf: (value: ts.Expression) => string | null;
}

export function readFunction({ parameters, body }: ts.FunctionLikeDeclaration, reader: DefaultsReader): void {
  const [first] = parameters;
  if (!body || !first) return;
  if (ts.isObjectBindingPattern(first.name)) readPattern(first.name, reader);
  if (!ts.isBlock(body)) return;
  const names = ts.isIdentifier(first.name) ? [first.name.text] : [];
  const locals = ts.isObjectBindingPattern(first.name) ? localNames(first.name) : [];
  readBody(body, { names: new Set(names), locals: new Map(locals) }, reader);
}

export function readClass({ members }: ts.ClassLikeDeclaration, reader: DefaultsReader): void {
  for (const member of members) {
    if (ts.isMethodDeclaration(member) && member.body)
      readBody(member.body, { names: new Set(['this.props']), locals: new Map() }, reader);
    if (ts.isPropertyDeclaration(member) && member.name.getText() === 'defaultProps' && member.initializer)
      readObject(member.initializer, reader);
  }
}

/** `Panel.defaultProps = { … }`. */
export function readAssignedDefaults(source: ts.SourceFile, name: string, reader: DefaultsReader): void {
  for (const statement of source.statements) {
    const assigned = ts.isExpressionStatement(statement) ? statement.expression : null;
    if (assigned && ts.isBinaryExpression(assigned) && assigned.left.getText() === `${name}.defaultProps`)
      readObject(assigned.right, reader);
  }
}

interface BodyNames {
  /** What holds the props; a variable that takes them over is added. */
  readonly names: Set<string>;
  /** Props by the names of the variables that hold them. */
  readonly locals: Map<string, string>;
}

function readBody(body: ts.Block, { names, locals }: BodyNames, reader: DefaultsReader): void {
  for (const statement of body.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer) continue;
      readFallback(initializer, { names, locals }, reader);
      if (!carries(initializer, names)) continue;
      if (ts.isObjectBindingPattern(name)) {
        readPattern(name, reader);
        for (const [local, prop] of localNames(name)) locals.set(local, prop);
      } else if (ts.isIdentifier(name)) names.add(name.text);
      // `useProps('Button', defaultProps, props)`
      if (ts.isCallExpression(initializer))
        for (const argument of initializer.arguments)
          if (ts.isIdentifier(argument) && /default/i.test(argument.text)) readObject(argument, reader);
    }
  }
}

function readPattern({ elements }: ts.ObjectBindingPattern, reader: DefaultsReader): void {
  for (const { propertyName, name, initializer, dotDotDotToken } of elements) {
    if (dotDotDotToken) {
      reader.noteRest();
      continue;
    }
    const key = propertyName ?? name;
    if (!ts.isIdentifier(key) && !ts.isStringLiteral(key)) continue;
    if (initializer) noteValue(key.text, initializer, reader);
    else reader.note(key.text, null);
  }
}

function localNames({ elements }: ts.ObjectBindingPattern): [local: string, prop: string][] {
  return elements.flatMap(({ propertyName, name, dotDotDotToken }) => {
    const key = propertyName ?? name;
    const isNamed = ts.isIdentifier(name) && (ts.isIdentifier(key) || ts.isStringLiteral(key));
    return isNamed && !dotDotDotToken ? [[name.text, key.text]] : [];
  });
}

/** A chain of `??` or `||` that ends with a literal: each prop in it. */
function readFallback(node: ts.Expression, { names, locals }: BodyNames, reader: DefaultsReader): void {
  const operands = operandsOf(bareExpression(node));
  const last = operands.pop();
  const text = last && operands.length > 0 && isPlain(last) ? reader.textOf(last) : null;
  if (text === null || text === 'null') return;
  for (const operand of operands) {
    const prop = ts.isIdentifier(operand)
      ? locals.get(operand.text)
      : ts.isPropertyAccessExpression(operand) && names.has(operand.expression.getText())
        ? operand.name.text
        : undefined;
    if (prop !== undefined) reader.noteFallback(prop, text);
  }
}

function operandsOf(node: ts.Expression): ts.Expression[] {
  if (!ts.isBinaryExpression(node)) return [node];
  const { kind } = node.operatorToken;
  const isChain = kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
  return isChain ? [...operandsOf(bareExpression(node.left)), bareExpression(node.right)] : [node];
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

export function readObject(node: ts.Expression, reader: DefaultsReader): void {
  const object = constantOf(node, reader);
  if (!object || !ts.isObjectLiteralExpression(object)) return;
  // What is written last counts.
  for (const property of [...object.properties].reverse()) {
    if (ts.isSpreadAssignment(property)) readObject(property.expression, reader);
    else if (ts.isShorthandPropertyAssignment(property)) noteValue(property.name.text, property.name, reader);
    else if (ts.isPropertyAssignment(property) && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)))
      noteValue(property.name.text, property.initializer, reader);
  }
}

/** A constant is shown by its value where that is a literal. */
function noteValue(name: string, node: ts.Expression, reader: DefaultsReader): void {
  const value = constantOf(node, reader);
  reader.note(name, reader.textOf(value && isPlain(value) ? value : node));
}

/** What a name that is never assigned again stands for; other code as it is. */
function constantOf(node: ts.Expression, { lookup }: DefaultsReader): ts.Expression | undefined {
  const bare = bareExpression(node);
  if (!ts.isIdentifier(bare)) return bare;
  const value = lookup(bare);
  return value && bareExpression(value);
}

export function isPlain(node: ts.Expression): boolean {
  const bare = bareExpression(node);
  return (
    ts.isLiteralExpression(bare) ||
    (ts.isPrefixUnaryExpression(bare) && ts.isLiteralExpression(bare.operand)) ||
    bare.kind === ts.SyntaxKind.TrueKeyword ||
    bare.kind === ts.SyntaxKind.FalseKeyword ||
    bare.kind === ts.SyntaxKind.NullKeyword
  );
}

export function codeText(node: ts.Expression): string {
  const bare = bareExpression(node);
  return ts.isStringLiteral(bare)
    ? `'${bare.text.replace(/[\\']/g, '\\$&')}'`
    : bare.getText().replace(/\s*\n\s*/g, ' ');
}

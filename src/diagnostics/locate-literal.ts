// Finds the line of a value in the source of a config file, a page tree or a JSON file, from its path in the data:
// the data was executed and has no positions.
import type { Expression, File, Node, ObjectExpression } from '@babel/types';
import type { Location } from '../model/outcome.ts';
import { lineIndex, locate } from './locate.ts';

export type DataPath = readonly (string | number)[];

/** `key: true` locates the key of a property instead of its value. */
export interface LocateOptions {
  readonly key?: boolean;
}

/** Finds places in one source that is parsed once. */
export type LiteralFinder = (path: DataPath, options?: LocateOptions) => Location | null;

/** null: the value at `path` is computed, imported, or in no literal that can be followed. */
export async function locateLiteral(
  source: string,
  file: string,
  path: DataPath,
  options: LocateOptions = {},
): Promise<Location | null> {
  return (await literalFinder(source, file))(path, options);
}

export async function literalFinder(source: string, file: string): Promise<LiteralFinder> {
  const root = await parseRoot(source, file);
  if (!root) return () => null;
  const lines = lineIndex(source);
  return (path, options = {}) => {
    const node = follow(root.value, path, options.key === true, { variables: root.variables, open: new Set() });
    if (typeof node?.start !== 'number' || typeof node.end !== 'number') return null;
    const firstLine = source.slice(node.start, node.end).split(/[\r\n]/, 1)[0] ?? '';
    return locate(file, lines, node.start, firstLine.length);
  };
}

/** Offsets in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ArrayLiteral extends Span {
  /** As they are written: a spread is one. */
  readonly elements: readonly Span[];
  /** Offset of the comma after the last element. */
  readonly trailingComma: number | null;
}

/** The source of the array at `path`, for an edit; null: it is computed, imported, or a variable. */
export async function findArray(source: string, file: string, path: DataPath): Promise<ArrayLiteral | null> {
  const root = await parseRoot(source, file);
  if (!root) return null;
  const scope = { variables: root.variables, open: new Set<Node>() };
  const value = follow(root.value, path, false, scope);
  // Who adds to a variable adds to every place that names it.
  if (!value || (path.length > 0 && value.type === 'Identifier')) return null;
  const array = unwrap(value, scope);
  if (array?.type !== 'ArrayExpression') return null;
  const elements = array.elements.flatMap((element) => spanOf(element) ?? []);
  const span = spanOf(array);
  if (!span || elements.length !== array.elements.length) return null;
  const comma = array.extra?.trailingComma;
  return { ...span, elements, trailingComma: typeof comma === 'number' ? comma : null };
}

function spanOf(node: Node | null): Span | null {
  return typeof node?.start === 'number' && typeof node.end === 'number' ? { start: node.start, end: node.end } : null;
}

/** `products[0].prefix`: how a message names a place that has no line. */
export function dataPathText(path: DataPath): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    if (/^[A-Za-z_$][\w$]*$/.test(part)) return text === '' ? part : `${text}.${part}`;
    return `${text}[${JSON.stringify(part)}]`;
  }, '');
}

interface Root {
  readonly value: Expression;
  readonly variables: ReadonlyMap<string, Expression>;
}

async function parseRoot(source: string, file: string): Promise<Root | null> {
  const { parse, parseExpression } = await import('@babel/parser'); // Only mistakes need it.
  try {
    if (file.endsWith('.json'))
      return { value: parseExpression(source, { errorRecovery: true }), variables: new Map() };
    const isTypeScript = /\.[cm]?ts$/.test(file); // There `<T>value` is a type assertion, so no JSX.
    const program = parse(source, {
      sourceType: 'unambiguous',
      errorRecovery: true,
      plugins: isTypeScript ? ['typescript'] : ['typescript', 'jsx'],
    });
    const value = defaultExport(program);
    return value && { value, variables: topLevelVariables(program) };
  } catch {
    return null; // Too broken to follow: the diagnostic then names the file and the path in the data.
  }
}

/** `export default X`, `export { X as default }` or `module.exports = X`. */
function defaultExport({ program }: File): Expression | null {
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement;
      return declaration.type === 'FunctionDeclaration' ||
        declaration.type === 'ClassDeclaration' ||
        declaration.type === 'TSDeclareFunction'
        ? null
        : declaration;
    }
    if (statement.type === 'ExportNamedDeclaration' && !statement.source) {
      for (const specifier of statement.specifiers) {
        if (specifier.type === 'ExportSpecifier' && nameOf(specifier.exported) === 'default') return specifier.local;
      }
    }
    if (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression') {
      const { left, right } = statement.expression;
      if (left.type === 'MemberExpression' && nameOf(left.object) === 'module' && nameOf(left.property) === 'exports')
        return right;
    }
  }
  return null;
}

function topLevelVariables({ program }: File): Map<string, Expression> {
  const variables = new Map<string, Expression>();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) variables.set(id.name, init);
    }
  }
  return variables;
}

interface Scope {
  readonly variables: ReadonlyMap<string, Expression>;
  /** What is being followed, so that `const a = a` and `var a = { ...a }` end. */
  readonly open: Set<Node>;
}

/** Down the path; the last step gives the key of the property when `wantKey`. */
function follow(from: Node, path: DataPath, wantKey: boolean, scope: Scope): Node | null {
  let node: Node | null = from;
  for (const [depth, step] of path.entries()) {
    const literal: Node | null = node && unwrap(node, scope);
    if (literal?.type === 'ArrayExpression') {
      node = elementsOf(literal, scope)[Number(step)] ?? null;
    } else if (literal?.type === 'ObjectExpression') {
      const property = propertyOf(literal, String(step), scope);
      if (wantKey && depth === path.length - 1) return property?.key ?? null;
      node = property?.value ?? null;
    } else {
      return null;
    }
  }
  return node;
}

/** Takes off what changes no data: types, parentheses, `defineConfig(…)`, and names of variables of the same file. */
function unwrap(node: Node, scope: Scope): Node | null {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return unwrap(node.expression, scope);
    case 'CallExpression': {
      const [argument] = node.arguments;
      const isIdentity = ['defineConfig', 'definePages'].includes(nameOf(node.callee) ?? '');
      return isIdentity && argument ? unwrap(argument, scope) : null;
    }
    case 'Identifier': {
      const value = scope.variables.get(node.name);
      return value ? once(value, scope, () => unwrap(value, scope)) : null;
    }
    default:
      return node;
  }
}

/** The elements as they stand in the data; ends where a spread cannot be counted. */
function elementsOf(array: Node & { type: 'ArrayExpression' }, scope: Scope): (Node | null)[] {
  const elements: (Node | null)[] = [];
  for (const element of array.elements) {
    if (element?.type !== 'SpreadElement') {
      elements.push(element);
      continue;
    }
    const spread = unwrap(element.argument, scope);
    const inner = spread?.type === 'ArrayExpression' ? once(spread, scope, () => elementsOf(spread, scope)) : null;
    if (!inner) break;
    elements.push(...inner);
  }
  return elements;
}

/** The property that has the last word: a later one, or a later spread, overrides. */
function propertyOf(object: ObjectExpression, name: string, scope: Scope): { key: Node; value: Node } | null {
  for (const member of object.properties.toReversed()) {
    if (member.type === 'SpreadElement') {
      const spread = unwrap(member.argument, scope);
      if (spread?.type !== 'ObjectExpression') return null; // It may hold the key, or not.
      const found = once(spread, scope, () => propertyOf(spread, name, scope));
      if (found) return found;
    } else if (!member.computed && nameOf(member.key) === name) {
      return { key: member.key, value: member.type === 'ObjectMethod' ? member : member.value };
    }
  }
  return null;
}

function once<T>(node: Node, { open }: Scope, visit: () => T): T | null {
  if (open.has(node)) return null;
  open.add(node);
  const found = visit();
  open.delete(node);
  return found;
}

function nameOf(node: Node): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'NumericLiteral' ? String(node.value) : null;
}

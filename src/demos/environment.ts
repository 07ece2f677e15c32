// What a module reads of its environment: names that Node.js has and browsers do not, and constants that the config gives a value.
import type { Node } from '@babel/types';
import { type PlacedNode, walk } from '../lib/syntax/walk.ts';
import { parseModule } from './syntax/parse-module.ts';

/** A place where a module reads a name that it does not declare. */
export interface FreeName {
  /** `process.env.API_URL`, or the name alone. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** `{ name }`: the name is the key of the object too. */
  readonly isShorthand: boolean;
  /** The module asks with `typeof` whether the name is there: it knows what it does. */
  readonly isChecked: boolean;
}

/** Names of Node.js that code for bundlers uses. */
export const NODE_NAMES: readonly string[] = ['process', 'Buffer', '__dirname', '__filename'];

/** Whether it is worth to parse a text for `freeNames`. */
export function mayRead(text: string, names: readonly string[]): boolean {
  return names.some((name) => text.includes(name));
}

/** In the order of the source. `names`: those that are looked for; `process` for all variables of the environment. */
export function freeNames(program: Node, names: readonly string[]): FreeName[] {
  const wanted = new Set(names);
  const found: Omit<FreeName, 'isChecked'>[] = [];
  const checked = new Set<string>();
  const declared = new Set<string>();
  walk(program, (node, parent, key) => {
    if (isType(node)) return false;
    if (node.type === 'UnaryExpression' && node.operator === 'typeof') {
      const root = rootOf(node.argument);
      if (root !== null) checked.add(root);
      return undefined;
    }
    const name = variableOf(node);
    if (name !== null) {
      if (wanted.has('process')) found.push({ name, start: node.start, end: node.end, isShorthand: false });
      return false;
    }
    if (node.type !== 'Identifier' || !wanted.has(node.name) || isLabel(key, parent)) return undefined;
    const isShorthand = parent?.type === 'ObjectProperty' && parent.shorthand;
    if (isDeclaration(key, parent)) declared.add(node.name);
    else if (!(parent?.type === 'UnaryExpression' && parent.operator === 'typeof'))
      found.push({ name: node.name, start: node.start, end: node.end, isShorthand });
    return undefined;
  });
  const rootName = ({ name }: { readonly name: string }) => name.split('.', 1)[0] ?? '';
  return found
    .filter((one) => !declared.has(rootName(one)))
    .map((one) => ({ ...one, isChecked: checked.has(rootName(one)) }));
}

/** The source with values in the place of constants, as a bundler puts them there. `values`: JSON, by name. */
export async function withConstants(
  source: string,
  file: string,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const names = Object.keys(values).map((name) => (name.startsWith(ENV) ? 'process' : name));
  if (!/\.[cm]?[jt]sx?$/.test(file) || !mayRead(source, names)) return source;
  const parsed = await parseModule(source, file);
  if (!parsed.ok) return source; // Its demo tells of it.
  let text = source;
  for (const { name, start, end, isShorthand } of freeNames(parsed.value.program, names).reverse()) {
    if (!Object.hasOwn(values, name)) continue;
    const value = JSON.stringify(values[name]);
    const isObject = value.startsWith('{');
    text = `${text.slice(0, start)}${isShorthand ? `${name}: ` : ''}${isObject ? `(${value})` : value}${text.slice(end)}`;
  }
  return text;
}

const ENV = 'process.env.';

/** `process.env.NAME`, also where it may be missing; null: it is something else. */
function variableOf(node: PlacedNode): string | null {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return null;
  const name = propertyOf(node);
  const { object } = node;
  if (name === null || (object.type !== 'MemberExpression' && object.type !== 'OptionalMemberExpression')) return null;
  const isEnv = propertyOf(object) === 'env' && object.object.type === 'Identifier' && object.object.name === 'process';
  return isEnv ? ENV + name : null;
}

function propertyOf({ computed, property }: { readonly computed: boolean; readonly property: Node }): string | null {
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'StringLiteral' ? property.value : null;
}

function rootOf(node: Node): string | null {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression' ? rootOf(node.object) : null;
}

function isType({ type }: PlacedNode): boolean {
  return /^TS(?:Type|Interface|Declare|Qualified|Expression)/.test(type);
}

/** A word that names no value: the key of an object, the member of another value, an attribute. */
function isLabel(key: string, parent: PlacedNode | null): boolean {
  if (parent === null) return false;
  if (key === 'property') return 'computed' in parent && parent.computed !== true;
  if (key === 'key') return !('computed' in parent && parent.computed === true);
  return /^(?:imported|exported|label|meta)$/.test(key);
}

function isDeclaration(key: string, parent: PlacedNode | null): boolean {
  if (parent === null) return false;
  if (/^Import/.test(parent.type) || key === 'params' || key === 'param') return true;
  return key === 'id' || (key === 'left' && parent.type === 'AssignmentPattern');
}

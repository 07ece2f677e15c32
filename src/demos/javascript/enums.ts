// A TypeScript enum → the object that an author would write in JavaScript.
import type { Expression, Node, PrivateName, TSEnumDeclaration } from '@babel/types';
import { endOf, startOf } from '../../lib/syntax/walk.ts';
import type { NameUses } from './name-uses.ts';

type Value = string | number;

/** Null for members that are computed when the program runs, and for enums in several parts. */
export function enumText(node: TSEnumDeclaration, source: string, uses: NameUses): string | null {
  const { name } = node.id;
  if (uses.isEnumInParts(name)) return null;
  const values = new Map<string, Value>();
  let text = '';
  let at = endOf(node.id);
  let next: Value | null = 0;
  for (const member of node.members) {
    const key = member.id.type === 'Identifier' ? member.id.name : member.id.value;
    const value: Value | null = member.initializer ? evaluate(member.initializer, name, values) : next;
    if (value === null) return null;
    values.set(key, value);
    next = typeof value === 'number' ? value + 1 : null;
    text += `${source.slice(at, endOf(member.id))}: ${member.initializer ? written(member.initializer, value, source) : value}`;
    at = endOf(member);
  }
  text += source.slice(at, endOf(node) - 1);
  return `const ${name} =${uses.isEnumOfNames(name) ? text : `${withComma(text).trimEnd()}${namesByNumber(values)}\n`}};`;
}

/** An author's own literal stays as it is; what refers to other members becomes its value. */
function written(initializer: Expression, value: Value, source: string): string {
  const isLiteral = initializer.type === 'StringLiteral' || initializer.type === 'NumericLiteral';
  return isLiteral ? source.slice(startOf(initializer), endOf(initializer)) : JSON.stringify(value);
}

function withComma(text: string): string {
  const code = text.replace(/\s*\/\/[^\n]*$|\s*\/\*(?:[^*]|\*(?!\/))*\*\/\s*$/, '').trimEnd();
  return /[,{]$/.test(code) ? text : `${code},${text.slice(code.length)}`;
}

/** `Enum[1]` is the name of the member whose value is 1: the last one, where two have it. */
function namesByNumber(values: ReadonlyMap<string, Value>): string {
  const names = new Map<number, string>();
  for (const [key, value] of values) if (typeof value === 'number') names.set(value, key);
  return [...names].map(([value, key]) => `\n${value < 0 ? `'${value}'` : value}: ${JSON.stringify(key)},`).join('');
}

function evaluate(node: Expression | PrivateName, name: string, values: ReadonlyMap<string, Value>): Value | null {
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? null) : null;
    case 'ParenthesizedExpression':
      return evaluate(node.expression, name, values);
    case 'Identifier':
      return values.get(node.name) ?? null;
    case 'MemberExpression':
      return node.object.type === 'Identifier' && node.object.name === name
        ? (values.get(memberName(node.property, node.computed)) ?? null)
        : null;
    case 'UnaryExpression': {
      const value = evaluate(node.argument, name, values);
      return typeof value === 'number' ? unary(node.operator, value) : null;
    }
    case 'BinaryExpression': {
      const [left, right] = [evaluate(node.left, name, values), evaluate(node.right, name, values)];
      if (left === null || right === null) return null;
      if (typeof left === 'number' && typeof right === 'number') return binary(node.operator, left, right);
      return node.operator === '+' ? `${left}${right}` : null;
    }
    default:
      return null;
  }
}

function memberName(property: Node, computed: boolean): string {
  if (property.type === 'StringLiteral') return property.value;
  return property.type === 'Identifier' && !computed ? property.name : '';
}

function unary(operator: string, value: number): number | null {
  if (operator === '-') return -value;
  if (operator === '+') return value;
  return operator === '~' ? ~value : null;
}

function binary(operator: string, left: number, right: number): number | null {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
    case '**':
      return left ** right;
    case '|':
      return left | right;
    case '&':
      return left & right;
    case '^':
      return left ^ right;
    case '<<':
      return left << right;
    case '>>':
      return left >> right;
    case '>>>':
      return left >>> right;
    default:
      return null;
  }
}

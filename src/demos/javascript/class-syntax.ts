// What TypeScript adds to classes: modifiers, `implements`, and constructor parameters that are properties.
import type {
  ClassAccessorProperty,
  ClassDeclaration,
  ClassExpression,
  ClassMethod,
  ClassPrivateMethod,
  ClassPrivateProperty,
  ClassProperty,
  Node,
} from '@babel/types';
import { endOf, startOf } from '../../lib/syntax/walk.ts';
import type { Edits } from './edits.ts';

export function cutClassHead(node: ClassDeclaration | ClassExpression, edits: Edits): void {
  const { source } = edits;
  const [first, last] = [node.implements?.[0], node.implements?.at(-1)];
  if (first && last) edits.cut(source.lastIndexOf('implements', startOf(first)), endOf(last));
  if (node.type === 'ClassDeclaration' && node.abstract)
    cutModifiers(behindDecorators(node), startOf(node.body), edits);
}

type Member = ClassMethod | ClassPrivateMethod | ClassProperty | ClassPrivateProperty | ClassAccessorProperty;

export function cutMember(node: Member, edits: Edits): void {
  const { source } = edits;
  cutModifiers(behindDecorators(node), startOf(node.key), edits);
  if (('optional' in node && node.optional) || ('definite' in node && node.definite)) {
    const mark = /^\s*\]?\s*[?!]/.exec(source.slice(endOf(node.key)))?.[0];
    if (mark) edits.cut(endOf(node.key) + mark.length - 1, endOf(node.key) + mark.length);
  }
  if (node.type === 'ClassMethod' && node.kind === 'constructor') assignParameters(node, edits);
}

const MODIFIER = /\b(?:public|private|protected|readonly|override|abstract|declare)\b\s*/g;

/** Between `start` and `end` stand modifiers, and perhaps `static`, `async`, `get`, `class Name`. */
function cutModifiers(start: number, end: number, edits: Edits): void {
  const head = edits.source.slice(start, end).replace(/\bclass\b[\s\S]*$/, '');
  for (const { 0: modifier, index } of head.matchAll(MODIFIER))
    edits.cut(start + index, start + index + modifier.length);
}

function behindDecorators(node: Node): number {
  const last = 'decorators' in node ? node.decorators?.at(-1) : undefined;
  return last ? endOf(last) : startOf(node);
}

/** `constructor(private x: number)` is `constructor(x) { this.x = x; }`. */
function assignParameters(node: ClassMethod, edits: Edits): void {
  const names = node.params.flatMap((param) => {
    if (param.type !== 'TSParameterProperty') return [];
    const { parameter } = param;
    const id = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
    edits.cut(behindDecorators(param), startOf(parameter));
    return id.type === 'Identifier' ? [id.name] : [];
  });
  if (names.length === 0) return;
  const { body, directives } = node.body;
  const superCall = body.find(
    (statement) =>
      statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'CallExpression' &&
      statement.expression.callee.type === 'Super',
  );
  const before = superCall ?? directives.at(-1);
  edits.insert(
    before ? endOf(before) : startOf(node.body) + 1,
    names.map((name) => `\nthis.${name} = ${name};`).join(''),
  );
}

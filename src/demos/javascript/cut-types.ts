// Cuts out of a TypeScript module what only the compiler reads. All that stays is the author's own text, comments included.
import type { Comment, ExportSpecifier, Node, Program, Statement } from '@babel/types';
import { endOf, isNode, type PlacedNode, startOf, walk } from '../../lib/syntax/walk.ts';
import { cutClassHead, cutMember } from './class-syntax.ts';
import { cutDirectives, isDroppedDirective } from './directives.ts';
import { Edits } from './edits.ts';
import { enumText } from './enums.ts';
import { cutTypeImports, isTypeSpecifier, keepSpecifiers } from './imports.ts';
import { NameUses } from './name-uses.ts';

export type CutResult =
  | { readonly ok: true; readonly code: string }
  /** The module holds what has no counterpart in JavaScript: a namespace, `export =`, an enum that is computed. */
  | { readonly ok: false; readonly construct: string; readonly at: number };

export function cutTypes(source: string, program: Program, comments: readonly Comment[]): CutResult {
  const edits = new Edits(source);
  const uses = new NameUses(program);
  const dropStatement = (node: Node): void => cutStatement(node, comments, edits);
  let foreign: { readonly construct: string; readonly at: number } | null = null;

  walk(program, (node, parent, key) => {
    if (isTypeStatement(node) || isTypeMember(node)) {
      dropStatement(parent && isExport(parent) ? parent : node);
      return false;
    }
    switch (node.type) {
      case 'TSTypeAnnotation':
      case 'TSTypeParameterDeclaration':
      case 'TSTypeParameterInstantiation':
        edits.cut(node.start, node.end);
        return false;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression': {
        const keyword = node.type === 'TSAsExpression' ? 'as' : 'satisfies';
        const between = source.slice(endOf(node.expression), startOf(node.typeAnnotation));
        edits.cut(endOf(node.expression) + between.lastIndexOf(keyword), node.end);
        guardStatementEnd(node.end, edits);
        break;
      }
      case 'TSTypeAssertion':
        edits.cut(node.start, source.indexOf('>', endOf(node.typeAnnotation)) + 1);
        break;
      case 'TSNonNullExpression':
        edits.cut(node.end - 1, node.end);
        break;
      case 'Identifier':
        if (node.optional) cutMark('?', node.start + node.name.length, edits);
        break;
      case 'VariableDeclarator':
        if (node.definite && node.id.type === 'Identifier') cutMark('!', startOf(node.id) + node.id.name.length, edits);
        break;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ObjectMethod':
        cutThisParameter(node.params, edits);
        break;
      case 'ClassDeclaration':
      case 'ClassExpression':
        cutClassHead(node, edits);
        break;
      case 'ClassMethod':
      case 'ClassPrivateMethod':
        cutThisParameter(node.params, edits);
        cutMember(node, edits);
        break;
      case 'ClassProperty':
      case 'ClassPrivateProperty':
      case 'ClassAccessorProperty':
        cutMember(node, edits);
        break;
      case 'TSEnumDeclaration': {
        const text = enumText(node, source, uses);
        if (text === null) foreign ??= { construct: 'enum', at: node.start };
        else edits.replace(node.start, node.end, text);
        return false;
      }
      case 'TSModuleDeclaration':
      case 'TSExportAssignment':
      case 'TSImportEqualsDeclaration':
        foreign ??= { construct: CONSTRUCTS[node.type], at: node.start };
        return false;
      case 'ImportDeclaration':
        if (cutTypeImports(node, uses, edits) === 'nothing left') dropStatement(node);
        break;
      case 'ExportNamedDeclaration':
        cutTypeExports(node.specifiers, node, uses, edits, dropStatement);
        break;
      case 'ExportDefaultDeclaration':
        if (node.declaration.type === 'Identifier' && uses.isOnlyType(node.declaration.name)) dropStatement(node);
        break;
      case 'JSXExpressionContainer':
        if (node.expression.type === 'JSXEmptyExpression' && holdsOnlyDirective(node, source))
          edits.cutLines(node.start, node.end);
        break;
      case 'StringLiteral':
        if (key === 'source' || parent?.type === 'ImportExpression' || isImportCall(parent))
          renameModule(node.value, node.start, edits);
        break;
    }
    return undefined;
  });
  if (foreign) return { ok: false, ...(foreign as { construct: string; at: number }) }; // Assigned in the callback.
  cutDirectives(comments, edits);
  return { ok: true, code: edits.apply() };
}

const CONSTRUCTS = {
  TSModuleDeclaration: 'namespace',
  TSExportAssignment: 'export =',
  TSImportEqualsDeclaration: 'import =',
};

function isTypeStatement(node: Node): boolean {
  switch (node.type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSDeclareFunction':
    case 'TSNamespaceExportDeclaration':
      return true;
    case 'ImportDeclaration':
      return node.importKind === 'type' || node.importKind === 'typeof';
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.exportKind === 'type';
    case 'TSImportEqualsDeclaration':
      return node.importKind === 'type';
    case 'TSModuleDeclaration':
    case 'TSEnumDeclaration':
    case 'VariableDeclaration':
    case 'ClassDeclaration':
      return node.declare === true;
    default:
      return false;
  }
}

function isTypeMember(node: Node): boolean {
  switch (node.type) {
    case 'TSIndexSignature':
    case 'TSDeclareMethod':
      return true;
    case 'ClassProperty':
      return node.declare === true || node.abstract === true;
    case 'ClassAccessorProperty':
      return node.declare === true || node.abstract === true;
    default:
      return false;
  }
}

function isExport(node: PlacedNode): boolean {
  return node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration';
}

/** A comment right above a type speaks of it, and goes with it. Above an import, or opening the file, it speaks of the file. */
function cutStatement(node: Node, comments: readonly Comment[], edits: Edits): void {
  const { source } = edits;
  let start = startOf(node);
  for (const comment of node.type === 'ImportDeclaration' ? [] : comments.toReversed()) {
    const [from, to] = [comment.start ?? 0, comment.end ?? 0];
    if (to > start) continue;
    const isOwnLine = source.slice(source.lastIndexOf('\n', from - 1) + 1, from).trim() === '';
    if (!isOwnLine || !/^[ \t]*\r?\n?[ \t]*$/.test(source.slice(to, start))) break;
    if (from === 0 && !(comment.type === 'CommentBlock' && comment.value.startsWith('*'))) break;
    if (comment.type === 'CommentBlock' && /^\s*eslint-/.test(comment.value)) break;
    start = from;
  }
  const end = endOf(node);
  edits.cutLines(start, end);
  const before = source.slice(0, start).trimEnd();
  if (before !== '' && !/[;{]$/.test(before)) guardStatementEnd(end, edits, before.length);
}

/** Without semicolons, a line that starts with a bracket would now go on with what stands above it. */
function guardStatementEnd(end: number, edits: Edits, at = end): void {
  if (/^[ \t]*(?:\/\/[^\n]*)?\r?\n\s*[([`]/.test(edits.source.slice(end, end + 400))) edits.insert(at, ';');
}

function cutMark(mark: '?' | '!', after: number, edits: Edits): void {
  const at = edits.source.indexOf(mark, after);
  if (at !== -1) edits.cut(at, at + 1);
}

function cutThisParameter(params: readonly Node[], edits: Edits): void {
  const [first, second] = params;
  if (first?.type !== 'Identifier' || first.name !== 'this') return;
  if (second) edits.cut(startOf(first), startOf(second));
  else edits.cut(startOf(first), endOf(first) + (/^\s*,/.exec(edits.source.slice(endOf(first)))?.[0].length ?? 0));
}

function cutTypeExports(
  specifiers: readonly Node[],
  node: Extract<Statement, { type: 'ExportNamedDeclaration' }>,
  uses: NameUses,
  edits: Edits,
  dropStatement: (node: Node) => void,
): void {
  const isType = (specifier: Node): boolean =>
    isTypeSpecifier(specifier) || (!node.source && isLocalType(specifier, uses));
  if (specifiers.length === 0 || !specifiers.some(isType)) return;
  const kept = specifiers.filter((specifier) => !isType(specifier));
  if (kept.length === 0) dropStatement(node);
  else keepSpecifiers(specifiers, new Set(kept), edits);
}

function isLocalType(specifier: Node, uses: NameUses): boolean {
  return isExportSpecifier(specifier) && uses.isOnlyType(specifier.local.name);
}

function isExportSpecifier(node: Node): node is ExportSpecifier {
  return node.type === 'ExportSpecifier';
}

function holdsOnlyDirective(node: PlacedNode, source: string): boolean {
  const inside = source.slice(node.start + 1, node.end - 1).trim();
  const comment = /^\/\*([\s\S]*)\*\/$/.exec(inside) ?? /^\/\/(.*)$/.exec(inside);
  return comment?.[1] !== undefined && isDroppedDirective(comment[1]);
}

function isImportCall(parent: PlacedNode | null): boolean {
  return parent?.type === 'CallExpression' && isNode(parent.callee) && parent.callee.type === 'Import';
}

/** The neighbour of a module in JavaScript is in JavaScript: `./data.ts` → `./data.js`. */
function renameModule(specifier: string, start: number, edits: Edits): void {
  if (!/^\.{1,2}\//.test(specifier)) return;
  const renamed = specifier.replace(/\.([cm]?)tsx?$/, '.$1js');
  if (renamed !== specifier) edits.replace(start + 1, start + 1 + specifier.length, renamed);
}

// Unions of literals: their members as written in code, in the order in which they are written.
import ts from 'typescript';
import { byCodeUnit } from '../lib/code-unit-order.ts';

/** More literals than these are named by their alias: nobody reads a list of all HTML elements. */
export const MOST_LITERALS = 40;

/** As written in code, in the order in which they are written. */
export function literalsOf(type: ts.Type, node: ts.TypeNode | undefined, checker: ts.TypeChecker): string[] | null {
  const members = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const ofEnum = members.map(enumMemberText);
  if (ofEnum.length > 0 && ofEnum.length <= MOST_LITERALS && ofEnum.every((text) => text !== null)) return ofEnum;
  if (type.flags & (ts.TypeFlags.Boolean | ts.TypeFlags.EnumLike)) return null;
  if (members.length === 0 || members.length > MOST_LITERALS || !members.every(isLiteral)) return null;
  if (members.length === 1 && members[0] && members[0].flags & ts.TypeFlags.Null) return null;
  return ordered(members.map(literalText), node, checker);
}

export function ordered(literals: readonly string[], node: ts.TypeNode | undefined, checker: ts.TypeChecker): string[] {
  const order = new Map<string, number>();
  const note = (text: string) => {
    if (!order.has(text)) order.set(text, order.size);
  };
  if (node) writtenLiterals(node, checker, { note, seen: new Set() });
  const place = (text: string) => order.get(text) ?? (text === 'null' ? Number.POSITIVE_INFINITY : order.size);
  return [...literals].sort((a, b) => place(a) - place(b) || byCodeUnit(a, b));
}

const LITERAL =
  ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null;

export function isLiteral({ flags }: ts.Type): boolean {
  return (flags & LITERAL) !== 0 && (flags & ts.TypeFlags.EnumLiteral) === 0;
}

/** The value of a type with one value, as code; null: it has several values, or one that code cannot contain. */
export function unitText(type: ts.Type): string | null {
  const isUnit =
    type.flags & ts.TypeFlags.Unit && !(type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.UniqueESSymbol));
  return isUnit ? literalText(type) : null;
}

/** `Side.Left`, in the order of the declaration; null: it is no member of an enum. */
function enumMemberText({ symbol }: ts.Type): string | null {
  const member = symbol?.valueDeclaration;
  return member && ts.isEnumMember(member) ? `${member.parent.name.text}.${member.name.getText()}` : null;
}

export function literalText(type: ts.Type): string {
  if (type.isStringLiteral()) return quote(type.value);
  if (type.isNumberLiteral()) return String(type.value);
  if (type.flags & ts.TypeFlags.Null) return 'null';
  return (type as ts.Type & { intrinsicName?: string }).intrinsicName === 'true' ? 'true' : 'false'; // The two there are.
}

export function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
}

interface Walk {
  readonly note: (text: string) => void;
  readonly seen: Set<ts.Node>;
}

/** In the order of the source, through aliases: the compiler orders a union by what it has met before. */
function writtenLiterals(node: ts.Node, checker: ts.TypeChecker, walk: Walk): void {
  if (walk.seen.has(node)) return;
  walk.seen.add(node);
  if (ts.isLiteralTypeNode(node)) {
    const { literal } = node;
    if (ts.isStringLiteral(literal)) walk.note(quote(literal.text));
    else walk.note(literal.getText());
    return;
  }
  if (node.kind === ts.SyntaxKind.BooleanKeyword) {
    walk.note('true');
    walk.note('false');
    return;
  }
  if (ts.isTypeReferenceNode(node)) {
    for (const argument of node.typeArguments ?? []) writtenLiterals(argument, checker, walk);
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target?.declarations?.[0];
    if (declaration && ts.isTypeAliasDeclaration(declaration)) writtenLiterals(declaration.type, checker, walk);
    if (declaration && ts.isTypeParameterDeclaration(declaration) && declaration.constraint)
      writtenLiterals(declaration.constraint, checker, walk);
    return;
  }
  if (ts.isUnionTypeNode(node) || ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node))
    ts.forEachChild(node, (child) => writtenLiterals(child, checker, walk));
}

/** `true` and `false` together are `boolean`. */
export function joinLiterals(literals: readonly string[]): string {
  if (!literals.includes('true') || !literals.includes('false')) return literals.join(' | ');
  const first = literals.findIndex((text) => text === 'true' || text === 'false');
  return literals
    .map((text, index) => (index === first ? 'boolean' : text))
    .filter((text) => text !== 'true' && text !== 'false')
    .join(' | ');
}

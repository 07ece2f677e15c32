// A type of an object, as readers of a page about it see it.
import ts from 'typescript';
import type { InterfaceTypes } from '../model/package-types.ts';
import type { PackageContext } from './describe-component.ts';
import { describeMember, placeOf } from './describe-member.ts';
import { docOf } from './doc.ts';
import { byName, membersOf } from './members.ts';
import type { PackageExport } from './package-exports.ts';
import { isOfPlatform } from './platform.ts';

/** null: it is no type of an object. */
export function describeInterface(
  { name, symbol, modules, defaultOf }: PackageExport,
  { checker, root }: PackageContext,
): InterfaceTypes | null {
  const declaration = declarationOf(symbol);
  if (!declaration || !isObjectType(symbol, checker)) return null;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const known = new Set<ts.Declaration>(
    (symbol.declarations ?? []).flatMap((node) =>
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? [...(node.typeParameters ?? [])] : [],
    ),
  );
  const members = byName(membersOf(type, checker).values()).filter(({ symbols }) => !symbols.every(isOfPlatform));
  return {
    kind: 'interface',
    name,
    at: placeOf(declaration, root),
    modules,
    defaultOf,
    doc: docOf(symbol.declarations ?? []),
    properties: members.map((member) => describeMember(member, { checker, root, known })),
  };
}

export function isObjectType(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return declarationOf(symbol) !== undefined && isObject(checker.getDeclaredTypeOfSymbol(symbol), checker);
}

function declarationOf({ declarations }: ts.Symbol): ts.Declaration | undefined {
  return declarations?.find((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
}

function isObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.every((part) => isObject(part, checker));
  if (type.isIntersection()) return type.types.some((part) => isObject(part, checker));
  if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type) || checker.isTupleType(type)) return false;
  return (
    checker.getSignaturesOfType(type, ts.SignatureKind.Call).length === 0 &&
    checker.getSignaturesOfType(type, ts.SignatureKind.Construct).length === 0
  );
}

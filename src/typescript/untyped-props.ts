// Props that types do not describe: all of them are `any`, or a type that they extend was not found.
import ts from 'typescript';
import type { UntypedProps } from '../model/package-types.ts';

/** `forms`: the type of the props of each call. */
export function untypedProps(forms: readonly ts.Type[], checker: ts.TypeChecker): UntypedProps | null {
  for (const form of forms) {
    if (isAny(form, checker)) return { kind: 'any' };
    const type = missingBase(form, checker);
    if (type !== null) return { kind: 'missing type', type };
  }
  return null;
}

/** `Readonly<any>`, as classes have it, is an object of any names. */
function isAny(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.flags & ts.TypeFlags.Any) return true;
  const all = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  return all !== undefined && (all.flags & ts.TypeFlags.Any) !== 0 && checker.getPropertiesOfType(type).length === 0;
}

/** An interface that extends what was not found is without its members, and nothing else is wrong with it. */
function missingBase(type: ts.Type, checker: ts.TypeChecker): string | null {
  if (type.isUnionOrIntersection()) return firstOf(type.types, (part) => missingBase(part, checker));
  const heritage = (type.symbol?.declarations ?? [])
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ heritageClauses }) => heritageClauses?.flatMap(({ types }) => [...types]) ?? []);
  return firstOf(heritage, (base) => {
    const extended = checker.getTypeAtLocation(base);
    return extended.flags & ts.TypeFlags.Any ? base.expression.getText() : missingBase(extended, checker);
  });
}

function firstOf<T>(items: readonly T[], find: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

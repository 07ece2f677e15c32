// A hook or another function: how it is called, what it takes and what it gives.
import ts from 'typescript';
import { ownValue } from '../lib/own-value.ts';
import type { FunctionTypes, MemberTypes } from '../model/package-types.ts';
import { defaultsInCode } from './code-defaults.ts';
import type { PackageContext } from './describe-component.ts';
import { describeMember, placeOf } from './describe-member.ts';
import { docOf } from './doc.ts';
import { byName, membersOf } from './members.ts';
import type { PackageExport } from './package-exports.ts';
import { isOfPlatform } from './platform.ts';
import { describeSignature } from './signature.ts';
import { declarationsOf } from './wrapped.ts';

/** null: it cannot be called. */
export function describeFunction(
  { name, symbol, modules, defaultOf }: PackageExport,
  context: PackageContext,
): FunctionTypes | null {
  const { checker, root } = context;
  if (!(symbol.flags & ts.SymbolFlags.Value)) return null;
  const type = checker.getTypeOfSymbol(symbol);
  // React lets a context be called as a component; readers do not.
  if (type.symbol?.name === 'Context') return null;
  const signatures = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  const declarations = symbol.declarations ?? [];
  const [declaration] = declarations;
  const [first] = signatures;
  if (!first || !declaration) return null;
  const fullest = signatures.reduce(
    (best, one) => (one.parameters.length > best.parameters.length ? one : best),
    first,
  );
  const code = declarationsOf(symbol, checker);
  const doc = docOf([...code, ...signatures.flatMap(({ declaration: own }) => own ?? [])]);
  return {
    kind: /^(?:unstable_)?use[A-Z]/.test(name) ? 'hook' : 'function',
    name,
    at: placeOf(declaration, root),
    modules,
    defaultOf,
    doc,
    signatures: signatures.map((signature) => describeSignature(signature, checker)),
    parameters: parametersOf(fullest, { context, defaults: defaultsInCode(code, checker), texts: doc.params }),
    returnValue: returnValueOf(fullest, context),
  };
}

interface ParameterOptions {
  readonly context: PackageContext;
  readonly defaults: ReadonlyMap<string, string>;
  readonly texts: Readonly<Record<string, string>>;
}

function parametersOf(signature: ts.Signature, { context, defaults, texts }: ParameterOptions): MemberTypes[] {
  const { checker, root } = context;
  const [first] = signature.parameters;
  if (signature.parameters.length === 1 && first) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(first));
    const node = first.valueDeclaration && ts.isParameter(first.valueDeclaration) ? first.valueDeclaration : undefined;
    if (isOwnObject(type, checker) && !node?.dotDotDotToken)
      return byName(membersOf(type, checker).values())
        .filter(({ symbols }) => !symbols.every(isOfPlatform))
        .map((member) => describeMember(member, { checker, root, defaults }));
  }
  return signature.parameters.map((symbol): MemberTypes => {
    const node =
      symbol.valueDeclaration && ts.isParameter(symbol.valueDeclaration) ? symbol.valueDeclaration : undefined;
    const optional = node ? checker.isOptionalParameter(node) : false;
    const name = symbol.name.startsWith('__') ? 'options' : symbol.name;
    const row = describeMember({ name, symbols: [symbol], optional }, { checker, root });
    const value = node?.initializer?.getText() ?? row.default;
    return { ...row, default: value, doc: { ...row.doc, text: ownValue(texts, name) ?? row.doc.text } };
  });
}

function returnValueOf(signature: ts.Signature, { checker, root }: PackageContext): MemberTypes[] | null {
  const type = signature.getReturnType();
  if (!isOwnObject(type, checker)) return null;
  const members = byName(membersOf(type, checker).values()).filter(({ symbols }) => !symbols.every(isOfPlatform));
  return members.length === 0 ? null : members.map((member) => describeMember(member, { checker, root }));
}

/** An object with names of its own: no list, no function, nothing of the platform. */
function isOwnObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every((part) => {
    if (!(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
    if (checker.isArrayType(part) || checker.isTupleType(part)) return false;
    if (checker.getSignaturesOfType(part, ts.SignatureKind.Call).length > 0) return false;
    const symbol = part.aliasSymbol ?? part.symbol;
    if (symbol && symbol.name !== '__type' && isOfPlatform(symbol) && !part.aliasSymbol) return false;
    return checker.getPropertiesOfType(part).length > 0;
  });
}

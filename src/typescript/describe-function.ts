// A hook or another function: how it is called, what it takes and what it gives.
import ts from 'typescript';
import { ownValue } from '../lib/own-value.ts';
import type { FunctionTypes, MemberTypes } from '../model/package-types.ts';
import { type CodeDefaults, defaultsInCode } from './code-defaults.ts';
import type { PackageContext } from './describe-component.ts';
import { describeMember, placeOf, withCodeDefault } from './describe-member.ts';
import { docOf } from './doc.ts';
import { byName, joinMembers, type Member, membersOf } from './members.ts';
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
  if (!isCallable(symbol, checker)) return null;
  const type = checker.getTypeOfSymbol(symbol);
  const signatures = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  const declarations = symbol.declarations ?? [];
  const [declaration] = declarations;
  if (!declaration) return null;
  const code = declarationsOf(symbol, checker);
  const doc = docOf([...code, ...signatures.flatMap(({ declaration: own }) => own ?? [])]);
  return {
    kind: kindOfCall(name),
    name,
    at: placeOf(declaration, root),
    modules,
    defaultOf,
    doc,
    signatures: signatures.map((signature) => describeSignature(signature, checker)),
    parameters: parametersOf(signatures, { context, defaults: defaultsInCode(code, context), texts: doc.params }),
    returnValue: returnValueOf(signatures, context),
  };
}

/** React lets a context be called as a component; readers do not. */
export function isCallable(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return false;
  const type = checker.getTypeOfSymbol(symbol);
  return type.symbol?.name !== 'Context' && checker.getSignaturesOfType(type, ts.SignatureKind.Call).length > 0;
}

/** The name may be that of a part: `Form.useForm`. */
export function kindOfCall(name: string): FunctionTypes['kind'] {
  return /^(?:.+\.)?(?:unstable_)?use[A-Z][^.]*$/.test(name) ? 'hook' : 'function';
}

interface ParameterOptions {
  readonly context: PackageContext;
  readonly defaults: CodeDefaults;
  readonly texts: Readonly<Record<string, string>>;
}

/** Overloads are alternatives: what one of them leaves out is not required. */
function parametersOf(
  signatures: readonly ts.Signature[],
  { context, defaults, texts }: ParameterOptions,
): MemberTypes[] {
  const { checker, root } = context;
  const objects = signatures.filter(({ parameters }) => parameters.length > 0).map((one) => objectOf(one, checker));
  const [object] = objects;
  if (object && objects.every((one) => one !== null))
    return byName(joinMembers(objects.map((one) => membersOf(one, checker))).values())
      .filter(({ symbols }) => !symbols.every(isOfPlatform))
      .map((member) => withCodeDefault(describeMember(member, { checker, root }), { defaults }));
  // The one with the most parameters decides their order.
  const fullestFirst = [...signatures].sort((a, b) => b.parameters.length - a.parameters.length);
  const parameters = joinMembers(fullestFirst.map((signature) => membersOfCall(signature, checker)));
  return [...parameters.values()].map((member): MemberTypes => {
    const row = describeMember(member, { checker, root });
    const value = member.symbols.map((symbol) => parameterNode(symbol)?.initializer?.getText()).find(Boolean);
    const text = ownValue(texts, member.name) ?? row.doc.text;
    return { ...row, default: value ?? row.default, doc: { ...row.doc, text } };
  });
}

/** Type of the one object that a function takes; null: it takes something else. */
function objectOf({ parameters }: ts.Signature, checker: ts.TypeChecker): ts.Type | null {
  const [first] = parameters;
  if (parameters.length !== 1 || !first || parameterNode(first)?.dotDotDotToken) return null;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(first));
  return isOwnObject(type, checker) ? type : null;
}

function membersOfCall({ parameters }: ts.Signature, checker: ts.TypeChecker): ReadonlyMap<string, Member> {
  return new Map(
    parameters.map((symbol) => {
      const node = parameterNode(symbol);
      // A parameter that is taken apart has no name.
      const name = symbol.name.startsWith('__') ? 'options' : symbol.name;
      return [name, { name, symbols: [symbol], optional: node ? checker.isOptionalParameter(node) : false }];
    }),
  );
}

function parameterNode({ valueDeclaration }: ts.Symbol): ts.ParameterDeclaration | null {
  return valueDeclaration && ts.isParameter(valueDeclaration) ? valueDeclaration : null;
}

function returnValueOf(signatures: readonly ts.Signature[], { checker, root }: PackageContext): MemberTypes[] | null {
  const types = signatures.map((signature) => signature.getReturnType());
  if (!types.every((type) => isOwnObject(type, checker))) return null;
  const members = byName(joinMembers(types.map((type) => membersOf(type, checker))).values()).filter(
    ({ symbols }) => !symbols.every(isOfPlatform),
  );
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

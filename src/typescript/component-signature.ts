// What makes an export a component, and the props that it takes in all forms in which it can be called.
import ts from 'typescript';
import type { UntypedProps } from '../model/package-types.ts';
import type { Form } from './alternatives.ts';
import { formsOf, joinMembers, type Member, membersOf } from './members.ts';
import { untypedProps } from './untyped-props.ts';

export interface ComponentProps {
  readonly members: ReadonlyMap<string, Member>;
  /** The same, apart, for each form in which the props can be given. */
  readonly forms: readonly Form[];
  /** `button`: the element that it renders unless another is given; null: types do not say. */
  readonly rootTag: string | null;
  readonly untyped: UntypedProps | null;
}

export function isComponent(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return componentProps(name, symbol, checker) !== null;
}

/** null: no component. The name may be that of a part: `Dialog.Root`. */
export function componentProps(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): ComponentProps | null {
  if (!/^(?:.+\.)?(?:unstable_|Unstable_)?[A-Z][^.]*$/.test(name) || !(symbol.flags & ts.SymbolFlags.Value))
    return null;
  return propsOfType(checker.getTypeOfSymbol(symbol), checker);
}

function propsOfType(type: ts.Type, checker: ts.TypeChecker): ComponentProps | null {
  // `ComponentType` is a function or a class, with the same props; those of the class of `JSXElementConstructor` are any.
  if (type.isUnion()) {
    const parts = type.types.map((part) => propsOfType(part, checker));
    return parts.includes(null) ? null : (parts.find((part) => part && part.members.size > 0) ?? parts[0] ?? null);
  }
  // A context can be rendered, too, and is no component to readers.
  if (type.flags & ts.TypeFlags.Any || type.symbol?.name === 'Context') return null;
  const signatures = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  const calls = signatures.filter((signature) => givesElements(signature, checker));
  if (calls.length > 0) return propsOfCalls(calls, checker);
  const instance = checker.getSignaturesOfType(type, ts.SignatureKind.Construct)[0]?.getReturnType();
  const props = instance?.getProperty('props');
  if (!instance || !props || !instance.getProperty('render')) return null;
  const taken = checker.getNonNullableType(checker.getTypeOfSymbol(props));
  const forms = formsOf(taken, checker);
  return { members: joinMembers(forms), forms, rootTag: null, untyped: untypedProps([taken], checker) };
}

/** A plain call says most; others may take more, as `component` or `href`. */
function propsOfCalls(calls: readonly ts.Signature[], checker: ts.TypeChecker): ComponentProps {
  const plain = calls.findLast(({ typeParameters }) => !typeParameters?.length);
  const fewest = Math.min(...calls.map(({ typeParameters }) => typeParameters?.length ?? 0));
  const chosen = plain ?? calls.findLast(({ typeParameters }) => (typeParameters?.length ?? 0) === fewest);
  // Overloads without type parameters are alternatives; beside one that takes any element, they are special cases of it.
  const isPlain = calls.every(({ typeParameters }) => !typeParameters?.length);
  const apart = isPlain ? calls : chosen ? [chosen] : [];
  const forms = apart.flatMap((call) => formsOf(propsType(call, checker), checker));
  const members = joinMembers(forms);
  for (const call of calls) {
    if (apart.includes(call)) continue;
    for (const [name, member] of shallowMembers(propsType(call, checker), checker))
      if (!members.has(name)) members.set(name, { ...member, optional: true });
      else if (member.optional) members.set(name, { ...mustGet(members, name), optional: true });
  }
  const untyped = untypedProps(
    apart.filter(({ parameters }) => parameters.length > 0).map((call) => propsType(call, checker)),
    checker,
  );
  return { members, forms, rootTag: chosen ? defaultTag(chosen, checker) : null, untyped };
}

/** Of `<C extends React.ElementType = 'button'>`. */
function defaultTag({ typeParameters = [] }: ts.Signature, checker: ts.TypeChecker): string | null {
  for (const parameter of typeParameters) {
    const type = checker.getDefaultFromTypeParameter(parameter);
    if (type?.isStringLiteral() && /^[a-z][\w]*$/.test(type.value)) return type.value;
  }
  return null;
}

function mustGet(members: ReadonlyMap<string, Member>, name: string): Member {
  const member = members.get(name);
  if (!member) throw new Error(`No member ${name}.`);
  return member;
}

function propsType(signature: ts.Signature, checker: ts.TypeChecker): ts.Type {
  const [first] = signature.parameters;
  return first ? checker.getTypeOfSymbol(first) : checker.getAnyType();
}

/** Without what hangs on the type parameters of the call: to work that out for every element takes seconds. */
function shallowMembers(type: ts.Type, checker: ts.TypeChecker): ReadonlyMap<string, Member> {
  if (!type.isIntersection()) return type.flags & ts.TypeFlags.Object ? membersOf(type, checker) : new Map();
  const parts = type.types.map((part) => shallowMembers(part, checker));
  const joined = new Map<string, Member>();
  for (const part of parts) {
    for (const [name, member] of part) {
      const known = joined.get(name);
      joined.set(name, known ? { ...known, optional: known.optional && member.optional } : member);
    }
  }
  return joined;
}

const ELEMENTS = new Set(['Element', 'ReactElement', 'ReactNode', 'ReactPortal', 'JSXElement', 'VNode']);

function givesElements(signature: ts.Signature, checker: ts.TypeChecker): boolean {
  if (signature.parameters.length > 2) return false;
  const returned = signature.getReturnType();
  const awaited =
    returned.symbol?.name === 'Promise' ? checker.getTypeArguments(returned as ts.TypeReference)[0] : returned; // A `Promise` is a reference.
  return awaited !== undefined && (isElement(awaited) || (isBare(awaited) && isInTsx(signature)));
}

/** Of a component that renders nothing; or whose elements have no type, as the types of React are not installed. */
function isBare({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Null | ts.TypeFlags.Any)) !== 0;
}

function isInTsx({ declaration }: ts.Signature): boolean {
  return declaration?.getSourceFile().fileName.endsWith('.tsx') ?? false;
}

function isElement(type: ts.Type): boolean {
  if (type.aliasSymbol && ELEMENTS.has(type.aliasSymbol.name)) return true;
  if (type.isUnion()) return type.types.some(isElement);
  return type.symbol !== undefined && ELEMENTS.has(type.symbol.name);
}

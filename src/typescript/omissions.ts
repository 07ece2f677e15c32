// Exports that do not get a page, each with the reason, so that no component disappears without a message.
import ts from 'typescript';
import type { ExportTypes, OmissionReason, OmittedExport, PlainOmission } from '../model/package-types.ts';
import { isComponent } from './component-signature.ts';
import { isCallable, kindOfCall } from './describe-function.ts';
import { isObjectType } from './describe-interface.ts';
import { placeOf } from './describe-member.ts';

/** An export that was left out, before its place is known. */
export interface Omission {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly because: OmissionReason;
}

interface KindContext {
  readonly checker: ts.TypeChecker;
  readonly wanted: (kind: ExportTypes['kind']) => boolean;
}

/** null: it was not left out for what it is. */
export function omissionOf(one: Pick<Omission, 'name' | 'symbol'>, { checker, wanted }: KindContext): Omission | null {
  const kind = kindOf(one, checker);
  if (typeof kind !== 'string') return { ...one, because: { kind: kind.plain } };
  return wanted(kind) ? null : { ...one, because: { kind: 'unwanted kind', of: kind } };
}

/** A namespace, or an object of components, is on the pages of its parts. */
export function isWhole({ name, because }: Omission, documented: Iterable<string>): boolean {
  if (because.kind !== 'namespace' && because.kind !== 'value') return false;
  return [...documented].some((other) => other.startsWith(`${name}.`));
}

/** Sorted by name; those without a declaration have no place that could be named. */
export function describeOmissions(
  omissions: readonly Omission[],
  { checker, root }: { readonly checker: ts.TypeChecker; readonly root: string },
): OmittedExport[] {
  const found = omissions.flatMap(({ name, symbol, because }): OmittedExport[] => {
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
    if (!declaration) return [];
    const at = placeOf(declaration, root);
    return [{ name, at, because, isComponent: isMissed({ name, symbol, because }, checker) }];
  });
  return found.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function isMissed({ name, symbol, because }: Omission, checker: ts.TypeChecker): boolean {
  switch (because.kind) {
    case 'any':
      // Constants are written in capitals, and hooks and functions in lower case.
      return /^[A-Z]\w*[a-z]/.test(lastPart(name));
    case 'lower case':
      return true;
    case 'same name':
    case 'too deep':
    case 'unnamed default':
      return isComponent('AnyName', symbol, checker);
    default:
      return false;
  }
}

function kindOf(
  { name, symbol }: Pick<Omission, 'name' | 'symbol'>,
  checker: ts.TypeChecker,
): ExportTypes['kind'] | { readonly plain: PlainOmission } {
  if (symbol.flags & ts.SymbolFlags.Alias) return { plain: 'any' };
  if (isComponent(name, symbol, checker)) return 'component';
  if (symbol.flags & ts.SymbolFlags.Value) {
    const type = checker.getTypeOfSymbol(symbol);
    if (type.flags & ts.TypeFlags.Any) return { plain: 'any' };
    if (type.symbol?.name === 'Context') return { plain: 'context' };
    if (isComponentType(type)) return { plain: 'lower case' };
    if (isCallable(symbol, checker)) return kindOfCall(name);
  }
  if (isObjectType(symbol, checker)) return 'interface';
  if (symbol.flags & ts.SymbolFlags.ValueModule || symbol.flags & ts.SymbolFlags.NamespaceModule)
    return { plain: 'namespace' };
  return { plain: symbol.flags & ts.SymbolFlags.Value ? 'value' : 'type' };
}

const COMPONENT_TYPES = new Set([
  'FunctionComponent',
  'ComponentClass',
  'ForwardRefExoticComponent',
  'MemoExoticComponent',
  'LazyExoticComponent',
  'NamedExoticComponent',
]);

/** By the name of its type: what returns elements and begins with a lower-case letter is a function. */
function isComponentType({ symbol }: ts.Type): boolean {
  return symbol !== undefined && COMPONENT_TYPES.has(symbol.name);
}

function lastPart(name: string): string {
  return name.split('.').at(-1) ?? '';
}

// Parts of what a package exports: `Dialog.Root` of a namespace, `Form.Item` and `Form.useForm` of a component.
import ts from 'typescript';
import { componentProps, isComponent } from './component-signature.ts';
import type { Omission } from './omissions.ts';
import type { PackageExport } from './package-exports.ts';
import { isOfPlatform } from './platform.ts';

/** A part of a part of a part is the deepest that libraries have: `Form.Item.useStatus`. */
const DEEPEST = 3;

export interface ListedExports {
  readonly exports: readonly PackageExport[];
  readonly omitted: readonly Omission[];
}

/**
 * The exports and their parts, sorted by name. What can be imported by itself and as a part of another is listed as the
 * part only: that is the name that people write.
 */
export function withParts(exports: readonly PackageExport[], checker: ts.TypeChecker): ListedExports {
  const listed: PackageExport[] = [];
  const omitted: Omission[] = [];
  const ofParts = new Map<ts.Type, string>();
  const byName = new Map<string, PackageExport>();
  // A whole has the shorter name, even where its part names it in turn.
  for (const whole of [...exports].sort((a, b) => a.name.length - b.name.length)) {
    const type = typeOf(whole.symbol, checker);
    const twin = byName.get(whole.name);
    const as =
      type === null ? undefined : (ofParts.get(type) ?? (hasSameProps(whole, twin, checker) ? twin?.name : undefined));
    if (as !== undefined) {
      omitted.push({ ...whole, because: { kind: 'part', as } });
      continue;
    }
    const parts = partsOf(whole, checker, []);
    listed.push(whole, ...parts.exports);
    omitted.push(...parts.omitted);
    for (const part of parts.exports) {
      const own = typeOf(part.symbol, checker);
      byName.set(part.name.replaceAll('.', ''), part);
      if (own !== null) ofParts.set(own, part.name);
    }
  }
  return { exports: listed.sort((a, b) => (a.name < b.name ? -1 : 1)), omitted };
}

/** `DialogRoot` and `Dialog.Root` may be one component with two types. */
function hasSameProps(one: PackageExport, other: PackageExport | undefined, checker: ts.TypeChecker): boolean {
  const [first, second] = [one, other].map((each) => each && componentProps(each.name, each.symbol, checker)?.members);
  return first !== undefined && second?.size === first.size && [...first.keys()].every((name) => second.has(name));
}

/** `around`: types of what it is a part of, which may be its parts in turn. */
function partsOf(whole: PackageExport, checker: ts.TypeChecker, around: readonly ts.Type[]): ListedExports {
  const { name, symbol } = whole;
  const type = typeOf(symbol, checker);
  const members = isNamespace(symbol) ? membersOfNamespace(symbol, checker) : staticsOf(name, symbol, checker);
  const within = [...around, ...(type === null ? [] : [type])];
  const parts = members.flatMap((member): ListedExports[] => {
    const own = typeOf(member.symbol, checker);
    if (own !== null && within.includes(own)) return [];
    const part: PackageExport = { ...whole, ...member, name: `${name}.${member.name}` };
    if (around.length === DEEPEST) return [{ exports: [], omitted: [{ ...part, because: { kind: 'too deep' } }] }];
    const below = partsOf(part, checker, within);
    return [{ exports: [part, ...below.exports], omitted: below.omitted }];
  });
  return { exports: parts.flatMap(({ exports }) => exports), omitted: parts.flatMap(({ omitted }) => omitted) };
}

type Part = Pick<PackageExport, 'name' | 'symbol'>;

function isNamespace({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.ValueModule) !== 0 && (flags & ts.SymbolFlags.Function) === 0;
}

/** Of `export * as Dialog`. */
function membersOfNamespace(symbol: ts.Symbol, checker: ts.TypeChecker): Part[] {
  return checker.getExportsOfModule(symbol).flatMap((member): Part[] => {
    if (member.name === 'default') return [];
    const target = member.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(member) : member;
    return [{ name: member.name, symbol: target }];
  });
}

/** Components and hooks that a component, or an object of components, has as its properties. */
function staticsOf(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): Part[] {
  const type = typeOf(symbol, checker);
  if (type === null || !/^[A-Z]/.test(name) || symbol.flags & ts.SymbolFlags.Enum || isContext(type)) return [];
  return checker.getPropertiesOfType(type).flatMap((member): Part[] => {
    if (isOfPlatform(member) || !/^(?:[A-Z]|use[A-Z])/.test(member.name) || member.name === name) return [];
    // Its type was not found: it is reported as a part without a page.
    if (checker.getTypeOfSymbol(member).flags & ts.TypeFlags.Any) return [{ name: member.name, symbol: member }];
    const own = typeOf(member, checker);
    if (own === null) return [];
    const isHook = member.name.startsWith('use') && own.getCallSignatures().length > 0;
    return isHook || isComponent(member.name, member, checker) ? [{ name: member.name, symbol: member }] : [];
  });
}

function isContext({ symbol }: ts.Type): boolean {
  return symbol?.name === 'Context';
}

/** null: it is no value whose type has a name of its own. */
function typeOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | null {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return null;
  const type = checker.getTypeOfSymbol(symbol);
  return type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? type : null;
}

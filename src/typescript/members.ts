// The members of a type: those of a union are those of all its parts, required only where every part requires them.
import ts from 'typescript';

export interface Member {
  readonly name: string;
  /** The first one counts where several parts declare it. */
  readonly symbols: readonly ts.Symbol[];
  readonly optional: boolean;
}

export function membersOf(type: ts.Type, checker: ts.TypeChecker): Map<string, Member> {
  return joinMembers(formsOf(type, checker));
}

/** Of each part of a union, apart. */
export function formsOf(type: ts.Type, checker: ts.TypeChecker): Map<string, Member>[] {
  const parts = type.isUnion() ? type.types.filter(({ flags }) => !(flags & NOTHING)) : [type];
  return parts.map((part) => plainMembers(part, checker));
}

/** Of what may be given in one form or in another. */
export function joinMembers(parts: readonly ReadonlyMap<string, Member>[]): Map<string, Member> {
  const joined = new Map<string, Member>();
  for (const part of parts) {
    for (const [name, member] of part) {
      const known = joined.get(name);
      joined.set(name, {
        name,
        symbols: known ? [...known.symbols, ...member.symbols] : member.symbols,
        optional: (known?.optional ?? false) || member.optional || parts.some((other) => !other.has(name)),
      });
    }
  }
  return joined;
}

const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void;

function plainMembers(type: ts.Type, checker: ts.TypeChecker): Map<string, Member> {
  const members = new Map<string, Member>();
  for (const symbol of checker.getPropertiesOfType(type)) {
    const { name } = symbol;
    // Symbols of JavaScript are `__@iterator@12`.
    if (name.startsWith('__@') || name.startsWith('#')) continue;
    members.set(name, { name, symbols: [symbol], optional: (symbol.flags & ts.SymbolFlags.Optional) !== 0 });
  }
  return members;
}

/** In the order of the alphabet, capitals or not: as readers look for a name. */
export function byName<T extends { readonly name: string }>(members: Iterable<T>): T[] {
  return [...members]
    .map((member) => ({ member, key: `${member.name.toLowerCase()} ${member.name}` }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ member }) => member);
}

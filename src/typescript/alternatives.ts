// Props that belong together: the forms of a component whose props are a union, or that has several call signatures.
import ts from 'typescript';
import type { AlternativeTypes, MemberTypes } from '../model/package-types.ts';
import type { Member } from './members.ts';

/** Members of one form, by name. */
export type Form = ReadonlyMap<string, Member>;

/** More forms than these are combinations that nobody reads one by one. */
const MOST_FORMS = 6;

export interface AlternativesContext {
  readonly checker: ts.TypeChecker;
  /** Props that the page of the component lists. */
  readonly own: ReadonlySet<string>;
  readonly describe: (member: Member) => MemberTypes;
}

/** Only the rows in which the forms differ; none where no name tells the forms apart. */
export function describeAlternatives(
  forms: readonly Form[],
  { checker, own, describe }: AlternativesContext,
): AlternativeTypes[] {
  if (forms.length < 2 || forms.length > MOST_FORMS) return [];
  const tables = forms.map((form) => {
    const taken = [...form.values()].filter(({ name, symbols }) => own.has(name) && !symbols.every(isNever));
    return new Map(taken.map((member) => [member.name, describe(member)]));
  });
  const names = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  const differing = names.filter((name) => new Set(tables.map((table) => rowText(table.get(name)))).size > 1);
  const isTelling = (name: string) => {
    const values = tables.map((table) => table.get(name)?.union ?? null);
    const all = values.flatMap((union) => union ?? []);
    return values.every((union) => union !== null) && new Set(all).size === all.length;
  };
  const discriminant = differing.find(isTelling);
  // Alternatives that differ in one value are what its row says already.
  if (discriminant !== undefined && differing.length === 1) return [];
  const alternatives = tables.map((table): AlternativeTypes => {
    const props = differing.flatMap((name) => table.get(name) ?? []);
    const required = props.filter((row) => row.required && tables.some((other) => !other.get(row.name)?.required));
    const telling = discriminant === undefined ? undefined : table.get(discriminant);
    return {
      name: telling ? `${telling.name}: ${telling.type}` : required.map((row) => row.name).join(', '),
      props,
    };
  });
  const titles = new Set(alternatives.map(({ name }) => name));
  return titles.size < alternatives.length || titles.has('') ? [] : alternatives;

  function isNever(symbol: ts.Symbol): boolean {
    const type = checker.getTypeOfSymbol(symbol);
    const parts = type.isUnion() ? type.types : [type];
    return parts.every(({ flags }) => flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined));
  }
}

function rowText(row: MemberTypes | undefined): string {
  return row ? `${row.name}${row.required ? '' : '?'}: ${row.type}` : '';
}

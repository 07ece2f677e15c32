// Two versions of one export: its rows side by side, and what it is as a whole.
import type { ApiChange } from './change.ts';
import { compareCalls } from './compare-calls.ts';
import { compareTypes } from './compare-types.ts';
import { changed, code, deprecated, rowAdded, rowRemoved, typeChanged } from './make-change.ts';
import type { ApiPage, Row } from './page.ts';
import { renamedRows } from './renames.ts';

/** `known` names the components that are compared themselves: what others inherit from them is told once. */
export function comparePages(old: ApiPage, now: ApiPage, known: ReadonlySet<string>): ApiChange[] {
  if (old.kind !== now.kind) {
    const isSameUse = [old.kind, now.kind].every((kind) => kind === 'hook' || kind === 'function');
    const text = `was a ${old.kind}, and is a ${now.kind} now.`;
    const level = isSameUse ? 'compatible' : 'breaking';
    const kindChange = changed(now, null, { aspect: 'kind', level, old: old.kind, new: now.kind, text });
    return isSameUse ? [kindChange, ...compareContents(old, now, known)] : [kindChange];
  }
  return compareContents(old, now, known);
}

function compareContents(old: ApiPage, now: ApiPage, known: ReadonlySet<string>): ApiChange[] {
  const calls = compareCalls(old, now);
  return [
    ...compareDeprecation(old.deprecated, now.deprecated, now, null),
    ...compareRows({ ...old, rows: calls.oldRows }, now, known),
    ...calls.changes,
  ];
}

function compareRows(before: ApiPage, after: ApiPage, known: ReadonlySet<string>): ApiChange[] {
  const [old, now] = withKnownImports(before, after);
  const [oldRows, newRows] = [rowsByKey(old.rows), rowsByKey(now.rows)];
  const removed = old.rows.filter((row) => !newRows.has(keyOf(row)) && !isToldElsewhere(row, now, known));
  const added = now.rows.filter((row) => !oldRows.has(keyOf(row)) && !isToldElsewhere(row, old, known));
  const renamed = renamedRows(removed, added);
  return [
    ...removed.map((row) => rowRemoved(now, row, renamed.get(row) ?? null)),
    ...added.map((row) => rowAdded(now, row, row.required && isWritten(row))),
    ...[...newRows.values()].flatMap((row) => {
      const earlier = oldRows.get(keyOf(row));
      return earlier ? compareRow(earlier, row, now) : [];
    }),
  ];
}

/** A package in a folder of its own says nothing of how it is imported. */
function withKnownImports(...pages: readonly [ApiPage, ApiPage]): readonly [ApiPage, ApiPage] {
  if (pages.every(({ rows }) => rows.some(({ part }) => part === 'imports'))) return pages;
  const [old, now] = pages;
  const rest = (page: ApiPage): ApiPage => ({ ...page, rows: page.rows.filter(({ part }) => part !== 'imports') });
  return [rest(old), rest(now)];
}

/** A prop is the same prop wherever it is declared. */
function keyOf({ part, name }: Row): string {
  return `${part === 'inherited' ? 'props' : part}\0${name}`;
}

function rowsByKey(rows: readonly Row[]): Map<string, Row> {
  const map = new Map<string, Row>();
  // An own prop wins over the one that it stands for.
  for (const row of rows) if (row.part !== 'inherited' || !map.has(keyOf(row))) map.set(keyOf(row), row);
  return map;
}

/** It comes from a component that both versions have and inherit from, or it is the class of a slot in the other. */
function isToldElsewhere({ part, type, className }: Row, other: ApiPage, known: ReadonlySet<string>): boolean {
  if (part === 'classes') return other.rows.some((row) => row.part === 'slots' && row.className === className);
  if (part !== 'inherited' || type === null || !known.has(type)) return false;
  return other.rows.some((row) => row.part === 'inherited' && row.type === type);
}

/** Values that users write, and not only read. */
function isWritten({ part }: Row): boolean {
  return part !== 'returnValue' && part !== 'component';
}

function compareRow(old: Row, row: Row, page: ApiPage): ApiChange[] {
  if (old.part !== row.part || row.part === 'inherited') return compareOrigin(old, row, page);
  return [
    ...compareDeprecation(old.deprecated, row.deprecated, page, row),
    ...compareRequired(old, row, page),
    ...compareRowType(old, row, page),
    ...compareClassName(old, row, page),
    ...compareDefault(old, row, page),
  ];
}

function compareOrigin(old: Row, row: Row, page: ApiPage): ApiChange[] {
  const [from, to] = [old, row].map(({ part, type }) => (part === 'inherited' ? (type ?? '') : page.name));
  if (from === undefined || to === undefined || from === to) return [];
  const text = `is declared by ${code(to)} now, not by ${code(from)}.`;
  return [changed(page, row, { aspect: 'inheritance', level: 'compatible', old: from, new: to, text })];
}

function compareDeprecation(old: string | null, now: string | null, page: ApiPage, row: Row | null): ApiChange[] {
  if ((old === null) === (now === null)) return [];
  if (now !== null) return [deprecated(page, row, now)];
  const text = 'is no longer deprecated.';
  return [changed(page, row, { aspect: 'deprecation', level: 'compatible', old, new: null, text })];
}

function compareRequired(old: Row, row: Row, page: ApiPage): ApiChange[] {
  if (old.required === row.required) return [];
  const isBreaking = row.required === isWritten(row);
  return [
    changed(page, row, {
      aspect: 'required',
      level: isBreaking ? 'breaking' : 'compatible',
      old: old.required ? 'required' : 'optional',
      new: row.required ? 'required' : 'optional',
      text: row.required ? 'is required now.' : isBreaking ? 'may be missing now.' : 'is no longer required.',
    }),
  ];
}

function compareRowType(old: Row, row: Row, page: ApiPage): ApiChange[] {
  if (old.type === null || row.type === null) return [];
  const change = compareTypes(old.type, row.type, isWritten(row) ? 'input' : 'output');
  return change ? [typeChanged(page, row, { change, old: old.type, now: row.type })] : [];
}

function compareClassName(old: Row, row: Row, page: ApiPage): ApiChange[] {
  if (old.className === row.className) return [];
  const text =
    old.className === null
      ? `has the class ${code(row.className ?? '')} now.`
      : row.className === null
        ? `no longer has the class ${code(old.className)}.`
        : `has the class ${code(row.className)} now, not ${code(old.className)}.`;
  const level = old.className === null ? 'compatible' : 'breaking';
  return [changed(page, row, { aspect: 'class name', level, old: old.className, new: row.className, text })];
}

function compareDefault(old: Row, row: Row, page: ApiPage): ApiChange[] {
  if (old.default === row.default) return [];
  const text =
    old.default === null
      ? `has the default ${code(row.default ?? '')} now.`
      : row.default === null
        ? `no longer has the default ${code(old.default)}.`
        : `has the default ${code(row.default)} now, not ${code(old.default)}.`;
  return [changed(page, row, { aspect: 'default', level: 'behavior', old: old.default, new: row.default, text })];
}

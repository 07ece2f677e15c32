// How a function is called, in two versions: parameters by their places, overloads, and what comes back.
import { parseSignature, type Signature, type SignatureParam } from '../lib/type-parts.ts';
import type { ApiChange } from './change.ts';
import { compareSignatures, compareTypes } from './compare-types.ts';
import { changed, code, typeChanged } from './make-change.ts';
import type { ApiPage, Row } from './page.ts';

export interface ComparedCalls {
  /** The rows of the old page, its parameters under the names that they have now: what is left is told by the rows. */
  readonly oldRows: readonly Row[];
  readonly changes: readonly ApiChange[];
}

export function compareCalls(old: ApiPage, now: ApiPage): ComparedCalls {
  const [before, after] = [onlySignature(old), onlySignature(now)];
  if (!before || !after)
    return { oldRows: old.rows, changes: [...compareOverloads(old, now), ...compareReturns(old, now)] };
  const isListed = isRowEach(before.params, old) && isRowEach(after.params, now);
  if (!isListed || before.head !== after.head) return { oldRows: old.rows, changes: compareOverloads(old, now) };
  return {
    oldRows: renamedRows(old.rows, before.params, after.params),
    changes: compareLists(before, after, { old, now }),
  };
}

function onlySignature({ signatures }: ApiPage): Signature | null {
  const [first] = signatures;
  return first !== undefined && signatures.length === 1 ? parseSignature(first) : null;
}

/** Otherwise the rows are the properties of one object. */
function isRowEach(params: readonly SignatureParam[], page: ApiPage): boolean {
  const names = rowsOf(page, 'parameters').map(({ name }) => name);
  return names.length === params.length && params.every(({ name }) => names.includes(name));
}

function rowsOf({ rows }: ApiPage, part: Row['part']): Row[] {
  return rows.filter((row) => row.part === part);
}

function renamedRows(rows: readonly Row[], before: readonly SignatureParam[], after: readonly SignatureParam[]): Row[] {
  return rows.map((row) => {
    if (row.part !== 'parameters') return row;
    const index = before.findIndex(({ name }) => name === row.name);
    return { ...row, name: after[index]?.name ?? row.name };
  });
}

interface Both {
  readonly old: ApiPage;
  readonly now: ApiPage;
}

function compareLists(before: Signature, after: Signature, { old, now }: Both): ApiChange[] {
  const text = (page: ApiPage) => page.signatures[0] ?? '';
  const signature = { aspect: 'signature', old: text(old), new: text(now) } as const;
  const isMoved = before.params.some(({ name }, index) => {
    const place = after.params.findIndex((param) => param.name === name);
    return place >= 0 && place !== index;
  });
  const moved = `takes its parameters in another order: ${code(text(old))} is now ${code(text(now))}.`;
  const renamed = before.params.flatMap(({ name }, index) => {
    const next = after.params[index]?.name;
    return next === undefined || next === name || isMoved ? [] : [`${code(name)} is called ${code(next)} now`];
  });
  return [
    ...(isMoved ? [changed(now, null, { ...signature, level: 'breaking', text: moved })] : []),
    ...(renamed.length === 0
      ? []
      : [
          changed(now, null, {
            ...signature,
            level: 'compatible',
            text: `has another name for a parameter: ${renamed.join(', ')}.`,
          }),
        ]),
    ...compareResult(before.returns, after.returns, { old, now }),
  ];
}

function compareOverloads(old: ApiPage, now: ApiPage): ApiChange[] {
  if (old.signatures.length === 0 || now.signatures.length === 0) return [];
  const [before, after] = [withoutRows(old), withoutRows(now)];
  const change = compareSignatures(before, after);
  if (!change) return [];
  return [typeChanged(now, null, { change, old: old.signatures.join('; '), now: now.signatures.join('; ') })];
}

/** Signatures without the types that rows tell of: those rows are compared one by one. */
function withoutRows(page: ApiPage): readonly string[] {
  const signature = onlySignature(page);
  if (!signature) return page.signatures;
  const { head, params, returns } = signature;
  const isObject = params.length === 1 && rowsOf(page, 'parameters').length > 0 && !isRowEach(params, page);
  const list = params.map(({ name, type, isOptional }) => {
    const shown = isObject ? 'object' : type;
    return isObject ? `${isOptional ? 'options?' : 'options'}: ${shown}` : `${name}${isOptional ? '?' : ''}: ${shown}`;
  });
  return [`${head}(${list.join(', ')}) => ${rowsOf(page, 'returnValue').length > 0 ? 'object' : returns}`];
}

/** Where signatures say nothing. */
function compareReturns(old: ApiPage, now: ApiPage): ApiChange[] {
  if (old.returns === null || now.returns === null) return [];
  if (old.signatures.length > 0 && now.signatures.length > 0) return [];
  return compareResult(old.returns, now.returns, { old, now });
}

function compareResult(before: string, after: string, { old, now }: Both): ApiChange[] {
  if ([old, now].every((page) => rowsOf(page, 'returnValue').length > 0)) return [];
  const change = compareTypes(before, after, 'output');
  if (!change) return [];
  const text = `returns ${code(after)} now, not ${code(before)}${change.isBreaking ? '.' : '; right code stays right.'}`;
  const level = change.isBreaking ? 'breaking' : 'compatible';
  const made = changed(now, null, { aspect: change.aspect, level, old: before, new: after, text });
  return [{ ...made, membersAdded: change.added, membersRemoved: change.removed }];
}

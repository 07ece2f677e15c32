// Whether one type may stand where another stood: proved from the text of both, or taken for a break.
import { membersOf, parseSignature, type Signature } from '../lib/type-parts.ts';

/** `input`: users write values of the type. `output`: users read them. */
export type Direction = 'input' | 'output';

export interface TypeChange {
  readonly aspect: 'type' | 'members' | 'signature';
  readonly isBreaking: boolean;
  /** Of a union, where the two share a member. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** null: they are the same, whatever the order of their members is. */
export function compareTypes(old: string, now: string, direction: Direction): TypeChange | null {
  const [before, after] = [membersOf(old), membersOf(now)];
  const added = after.filter((member) => !before.includes(member));
  const removed = before.filter((member) => !after.includes(member));
  if (added.length === 0 && removed.length === 0) return null;
  const shared = before.length - removed.length;
  if (shared === 0 && before.length === 1 && after.length === 1) {
    const functions = compareFunctions(old, now, direction);
    if (functions) return functions;
  }
  const isBreaking = direction === 'input' ? !isWider(after, before) : !isSafeToRead(after, before);
  return shared > 0
    ? { aspect: 'members', isBreaking, added, removed }
    : { aspect: 'type', isBreaking, added: [], removed: [] };
}

/** Overloads: what could be called must still be callable, and give no more than it gave. */
export function compareSignatures(old: readonly string[], now: readonly string[]): TypeChange | null {
  const isSame = old.length === now.length && old.every((signature, index) => signature === now[index]);
  if (isSame) return null;
  const isBreaking = !old.every((signature) => now.some((candidate) => canReplace(signature, candidate)));
  return { aspect: 'signature', isBreaking, added: [], removed: [] };
}

/** Whether every call of the one is a right call of the other. */
function canReplace(old: string, now: string): boolean {
  if (old === now) return true;
  const [before, after] = [parseSignature(old), parseSignature(now)];
  if (!before || !after || before.head !== after.head) return false;
  const takesAll = before.params.every((param, index) => {
    const next = after.params[index];
    if (!next || (param.isOptional && !next.isOptional)) return false;
    return !compareTypes(param.type, next.type, 'input')?.isBreaking;
  });
  const asksNoMore = after.params.slice(before.params.length).every(({ isOptional }) => isOptional);
  return takesAll && asksNoMore && !compareTypes(before.returns, after.returns, 'output')?.isBreaking;
}

/** null: one of them is no function. */
function compareFunctions(old: string, now: string, direction: Direction): TypeChange | null {
  const [before, after] = [parseSignature(old), parseSignature(now)];
  if (!before || !after) return null;
  const isBreaking = direction === 'output' ? !canReplace(old, now) : !takesTheSameCallbacks(before, after);
  return { aspect: 'signature', isBreaking, added: [], removed: [] };
}

/** A callback may leave out the arguments that it has no use for: further ones at the end harm none. */
function takesTheSameCallbacks(before: Signature, after: Signature): boolean {
  const [long, short] = [after.params, before.params];
  return (
    before.head === after.head &&
    compareTypes(before.returns, after.returns, 'input')?.isBreaking !== true &&
    short.every((param, index) => {
      const next = long[index];
      return (
        next && (param.isOptional || !next.isOptional) && !compareTypes(param.type, next.type, 'output')?.isBreaking
      );
    })
  );
}

function isWider(after: readonly string[], before: readonly string[]): boolean {
  return after.includes('any') || before.every((member) => isCovered(member, after));
}

/** What is `any` can be read as anything, so nothing proves that a narrower type will do. */
function isSafeToRead(after: readonly string[], before: readonly string[]): boolean {
  if (before.includes('any')) return false;
  return after.includes('any') || after.every((member) => isCovered(member, before));
}

function isCovered(member: string, types: readonly string[]): boolean {
  if (types.includes(member) || types.includes('unknown')) return true;
  if (/^['"`]/.test(member)) return types.includes('string') || types.includes('string & {}');
  return /^-?\d/.test(member) && types.includes('number');
}

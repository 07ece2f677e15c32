// What of a stage's outcome a session may keep for its next run.
import { hasError } from '../diagnostics/has-error.ts';
import type { Memo } from '../model/memo.ts';
import type { Outcome } from '../model/outcome.ts';

/** What was made again and says the same is the same. */
export function asBefore<T>(name: string, memo: Memo): (made: Outcome<T>) => Outcome<T> {
  return ({ value, ...rest }) => ({ value: memo.same(`${name} as before`, '', value), ...rest });
}

/** What failed is tried again: the file that would mend it may be one that nobody read. */
export function isWhole({ diagnostics }: Outcome<unknown>): boolean {
  return !hasError(diagnostics);
}

// The commonest hint.
import { codePoints } from './distinguishable.ts';

/** `did you mean "outlined"?`, or undefined when nothing is near. `written` is what the author wrote. */
export function didYouMean(nearest: string | null, written?: string): string | undefined {
  return nearest === null ? undefined : `did you mean "${nearest}"${differenceOf(nearest, written)}?`;
}

/** `did you mean /ui/button/?`: a route, a path or a code needs no quotation marks. */
export function didYouMeanName(nearest: string | null, written: string): string | undefined {
  return nearest === null ? undefined : `did you mean ${nearest}${differenceOf(nearest, written)}?`;
}

/** ` (U+00E9, not e + U+0301)` if people cannot see how the two names differ, otherwise empty. */
export function differenceOf(nearest: string, written: string | undefined): string {
  if (written === undefined) return '';
  const names = comparable(nearest, written);
  const [right, wrong] = [codePoints(names.nearest, names.written), codePoints(names.written, names.nearest)];
  if (right === '' && wrong === '') return '';
  if (right === '') return ` (without ${wrong})`;
  return wrong === '' ? ` (with ${right})` : ` (${right}, not ${wrong})`;
}

/** Addresses may be relative, and may have a query and a hash: the last segments that both have are compared. */
function comparable(nearest: string, written: string): { readonly nearest: string; readonly written: string } {
  const [right, wrong] = [segmentsOf(nearest), segmentsOf(written)];
  const count = Math.min(right.length, wrong.length);
  return { nearest: right.slice(-count).join('/'), written: wrong.slice(-count).join('/') };
}

function segmentsOf(address: string): string[] {
  const path = address.includes('/') ? address.replace(/[?#].*$/s, '') : address;
  return path.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
}

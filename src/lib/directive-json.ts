// The JSON of a `{{…}}` line: read, or what is wrong with it in an author's words.

import { parseCleanJson } from './forbidden-characters.ts';
import { isRecord } from './is-record.ts';

/** null: it is no object. `json` has one pair of braces. */
export function parseDirectiveJson(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = parseCleanJson(json);
    return isRecord(value) ? { ...value } : null;
  } catch {
    return null; // The caller reports it with its place.
  }
}

/** `json` has one pair of braces when the line is a directive in form, else it is the line as it is written. */
export function directiveProblem(json: string): string {
  if (!json.startsWith('{{')) return 'the text between the braces is not valid JSON';
  if (!json.includes('}}')) return 'it does not end with "}}" on the same line';
  if (!json.endsWith('}}')) return 'there is text after the closing braces';
  return /^\{\{[ \t]/.test(json)
    ? 'there is a space after the opening braces'
    : 'the first key is not in double quotes';
}

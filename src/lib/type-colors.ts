// Colours of a printed type: the classes of highlighted code, in as few spans as possible.
import { isKey, TOKEN } from './type-names.ts';

export interface ColoredType {
  readonly html: string;
  /** Of the whole type, which then has no spans: a union of strings, the name of a type. */
  readonly className: TypeColor | '';
}

/** Keyword, number or boolean, string, type. */
type TypeColor = 'k' | 'n' | 's' | 't';

export function colorType(html: string): ColoredType {
  const runs = runsOf(html);
  const [only] = runs;
  if (only && runs.length === 1 && only.start === 0 && JOINT.test(html.slice(only.end)))
    return { html, className: only.color };
  let colored = '';
  let end = 0;
  for (const run of runs) {
    colored += `${html.slice(end, run.start)}<span class="${run.color}">${html.slice(run.start, run.end)}</span>`;
    end = run.end;
  }
  return { html: colored + html.slice(end), className: '' };
}

interface Run {
  readonly color: TypeColor;
  readonly start: number;
  end: number;
}

const COLORED = new RegExp(`${TOKEN.source}|-?\\d[\\w.]*`, 'gu');
/** What may stand inside a span: signs without a colour of their own, and breaks of a line. */
const JOINT = /^(?:[\s|.,>[\]]|&(?:nbsp|lt|gt|amp|#124|#x7c);|<w?br\s*\/?>)*$/i;

/** `'a' | 'b'` is one run. */
function runsOf(html: string): Run[] {
  const runs: Run[] = [];
  for (const { 0: token, index } of html.matchAll(COLORED)) {
    const color = colorOf(token, html, index);
    if (color === null) continue;
    const end = index + token.length;
    const last = runs.at(-1);
    if (last?.color === color && JOINT.test(html.slice(last.end, index))) last.end = end;
    else runs.push({ color, start: index, end });
  }
  return runs;
}

const KEYWORDS = new Set(
  'as asserts extends function in infer is keyof new null readonly typeof undefined unique void'.split(' '),
);
const CONSTANTS = new Set(['true', 'false']);

/** null: a key, a parameter, a function, or no word at all. */
function colorOf(token: string, html: string, start: number): TypeColor | null {
  if (/^(?:['"`]|&(?:quot|apos|#34|#39|#x22|#x27);)/.test(token)) return isKey(html, start, token.length) ? null : 's';
  if (/^-?\d/.test(token)) return 'n';
  if (!/^[\p{L}_$]/u.test(token) || isKey(html, start, token.length)) return null;
  if (CONSTANTS.has(token)) return 'n';
  if (KEYWORDS.has(token)) return 'k';
  return html[start + token.length] === '(' ? null : 't';
}

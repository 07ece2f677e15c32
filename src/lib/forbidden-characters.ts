// Characters that HTML or XML cannot contain: control characters but tab and line ends, halves of characters, noncharacters.
//
// Texts with a place in a file of the author are checked with `findForbidden`, which makes an error of them. All others (API
// JSON, tables of texts, news, git) are cleaned where they are read: U+FFFD replaces the character, as in browsers. NUL is one of
// them: docs-gen makes its marks in unfinished HTML of it.

/** Sets of XML 1.0 (production 2) and of HTML (control characters, noncharacters, surrogates), as far as either forbids them. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Noncharacter_Code_Point}\p{Surrogate}]/u;
const ALL = new RegExp(FORBIDDEN, 'gu');

/**
 * Without the `u` flag, which takes ten times as long (10 µs for a page of 11 KB): true for every text that contains one, but
 * for halves of characters, which no file in UTF-8 contains, and for few others.
 */
const MAYBE =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff\ud83f\ud87f\ud8bf\ud8ff\ud93f\ud97f\ud9bf\ud9ff\uda3f\uda7f\udabf\udaff\udb3f\udb7f\udbbf\udbff]/;

export interface ForbiddenCharacter {
  readonly offset: number;
  /** `U+0007`. */
  readonly name: string;
}

/** The first one of a text that was read from a file. */
export function findForbidden(text: string): ForbiddenCharacter | null {
  return MAYBE.test(text) ? firstIn(text) : null;
}

/** The path of the first text or key in the data that contains one. */
export function findForbiddenIn(
  data: unknown,
): { readonly path: DataPath; readonly name: string; readonly atKey: boolean } | null {
  if (typeof data === 'string') {
    const found = firstIn(data);
    return found && { path: [], name: found.name, atKey: false };
  }
  if (typeof data !== 'object' || data === null || !(Array.isArray(data) || isPlain(data))) return null;
  for (const [key, value] of Object.entries(data)) {
    const step = Array.isArray(data) ? Number(key) : key;
    const inKey = firstIn(key);
    if (inKey) return { path: [step], name: inKey.name, atKey: true };
    const found = findForbiddenIn(value);
    if (found) return { ...found, path: [step, ...found.path] };
  }
  return null;
}

type DataPath = readonly (string | number)[];

/** As the end of a sentence about the text. */
export function forbiddenProblem(name: string): string {
  return `contains ${name}, a character that HTML or XML cannot contain`;
}

/** The same value where it contains none. Looks into lists and plain objects, their keys included. A text stays as long as it was. */
export function withoutForbidden<T>(value: T): T {
  return findForbiddenIn(value) === null ? value : (clean(value) as T); // Of the same form.
}

/** The same of a text that was read from a file; as long as it was. */
export function cleanText(text: string): string {
  return MAYBE.test(text) ? withoutForbidden(text) : text;
}

/** As `JSON.parse`, which throws too. */
export function parseCleanJson(source: string): unknown {
  const data: unknown = JSON.parse(source);
  return ESCAPE.test(source) || MAYBE.test(source) ? withoutForbidden(data) : data;
}

/** Of JSON; `\t`, `\n` and `\r` are no such character. */
const ESCAPE = /\\[bfu]/;

function firstIn(text: string): ForbiddenCharacter | null {
  const found = FORBIDDEN.exec(text);
  if (!found) return null;
  const code = found[0].codePointAt(0) ?? 0;
  return { offset: found.index, name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` };
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(ALL, (character) => '\ufffd'.repeat(character.length));
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(clean);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [clean(key), clean(inner)]));
}

/** What plugins and authors' own classes made is theirs. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

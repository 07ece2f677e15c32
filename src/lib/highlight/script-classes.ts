// What a token of JavaScript or TypeScript is to a reader, by the words around it: a keyword, the name of a function, a key, a type.
import type { JSXToken, Token } from 'js-tokens';
import type { TokenClass } from './spans.ts';

export type AnyToken = Token | JSXToken;

/** The tokens that are neither white space nor comments. */
export interface Words {
  readonly tokens: readonly AnyToken[];
  /** For each one whether it is the first of its line. */
  readonly opensLine: readonly boolean[];
}

/** `at` is the place of `token` among the words. */
export function classOf(token: AnyToken, words: Words, at: number): TokenClass {
  switch (token.type) {
    case 'IdentifierName':
      return classOfName(token.value, words, at);
    case 'JSXIdentifier':
      return classOfJsxName(token.value, words.tokens[at - 1]);
    case 'StringLiteral':
      return isKey(words, at) ? 'a' : 's'; // `'aria-label': value`
    case 'NoSubstitutionTemplate':
    case 'RegularExpressionLiteral':
    case 'JSXString':
      return 's';
    case 'NumericLiteral':
      return 'n';
    case 'SingleLineComment':
    case 'MultiLineComment':
    case 'HashbangComment':
      return 'c';
    case 'PrivateIdentifier':
      return 'a';
    default:
      return '';
  }
}

/** After `<`, `</` and `.` the name of an element or a component, else an attribute. */
function classOfJsxName(name: string, before: AnyToken | undefined): TokenClass {
  if (before?.type !== 'JSXPunctuator' || !'</.'.includes(before.value)) return 'a';
  return before.value === '.' || isCapital(name) ? 't' : 'g';
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const KEYWORDS =
  'break case catch class const continue debugger default delete do else enum export extends finally for function if import in instanceof let new null return static super switch this throw try typeof undefined var void while with yield';
/** Keywords in front of a name, a text or one of these signs; else names that anyone may give. */
const KEYWORDS_BEFORE: readonly (readonly [word: string, signs: string])[] = [
  ['abstract', ''],
  ['accessor', '[#'],
  ['as', '{['],
  ['asserts', ''],
  ['async', '(*<'],
  ['await', '(['],
  ['declare', '[#'],
  ['from', ''],
  ['get', '[#'],
  ['implements', ''],
  ['infer', ''],
  ['interface', ''],
  ['is', '{['],
  ['keyof', '('],
  ['module', ''],
  ['namespace', ''],
  ['of', '([{'],
  ['override', '[#'],
  ['private', '[#'],
  ['protected', '[#'],
  ['public', '[#'],
  ['readonly', '[#'],
  ['satisfies', '{[('],
  ['set', '[#'],
  ['type', '{'],
  ['unique', ''],
];
const TYPES = 'any bigint boolean never number object string symbol unknown';
const BEFORE_TYPES = setOf(': | & < , => [ ? = as extends is keyof satisfies readonly');
const NUMBERS = 'true false NaN Infinity';

/** What is special about a word. No word is in two of the lists. */
type WordKind = { readonly kind: 'keyword' | 'number' | 'type' } | { readonly kind: 'before'; readonly signs: string };

/** All of them, so that a name is looked up once: most names of a code are none of these. */
const WORDS: ReadonlyMap<string, WordKind> = new Map<string, WordKind>([
  ...KEYWORDS.split(' ').map((word) => [word, { kind: 'keyword' }] as const),
  ...KEYWORDS_BEFORE.map(([word, signs]) => [word, { kind: 'before', signs }] as const),
  ...NUMBERS.split(' ').map((word) => [word, { kind: 'number' }] as const),
  ...TYPES.split(' ').map((word) => [word, { kind: 'type' }] as const),
]);

function classOfName(name: string, words: Words, at: number): TokenClass {
  const before = words.tokens[at - 1]?.value ?? '';
  const after = words.tokens[at + 1];
  const isCall = after?.value === '(' || after?.type === 'NoSubstitutionTemplate' || after?.type === 'TemplateHead';
  if (before === '.' || before === '?.') return isCall ? 'f' : '';
  if (name !== 'default' && isKey(words, at)) return isFunction(words, colonAfter(words, at)) ? 'f' : 'a';
  const word = WORDS.get(name);
  if (word !== undefined) {
    if (word.kind === 'keyword') return 'k';
    if (word.kind === 'number') return 'n';
    if (word.kind === 'before' && after && goesOn(after, word.signs)) return 'k';
    if (word.kind === 'type' && BEFORE_TYPES.has(before)) return 't';
  }
  if (before === '@' || (isCall && before !== 'new')) return 'f';
  if (isCapital(name)) return /^[A-Z][A-Z0-9_]+$/.test(name) ? 'n' : 't';
  return after?.value === '=' && isFunction(words, at + 1) ? 'f' : '';
}

function goesOn(after: AnyToken, signs: string): boolean {
  if (after.type === 'Punctuator') return signs.includes(after.value);
  return after.type === 'IdentifierName' || after.type === 'StringLiteral';
}

function isCapital(name: string): boolean {
  const code = name.charCodeAt(0);
  return code >= 65 && code <= 90;
}

/** What stands between a key and the sign before it, unless the key opens its line. */
const BEFORE_KEYS = setOf('{ , ; ( readonly static private protected public override declare abstract accessor');
/** A line that goes on after these is no new member. */
const ENDS_OF_MEMBERS = setOf('} ) ] >');

/** `key: value`, `key?: Type`, and neither the middle of `a ? key : c` nor `const key: Type`. */
function isKey(words: Words, at: number): boolean {
  if (colonAfter(words, at) === -1) return false;
  const before = words.tokens[at - 1];
  if (!before || BEFORE_KEYS.has(before.value)) return true;
  return words.opensLine[at] === true && (before.type !== 'Punctuator' || ENDS_OF_MEMBERS.has(before.value));
}

function colonAfter(words: Words, at: number): number {
  const next = words.tokens[at + 1]?.value;
  if (next === ':') return at + 1;
  return next === '?' && words.tokens[at + 2]?.value === ':' ? at + 2 : -1;
}

/** Words that the parameters of a function may have: a longer list is not searched for its end. */
const MAX_PARAMETERS = 200;

/** True when a function follows the sign at `sign`: `= () =>`, `: async (x) =>`, `= function`. */
function isFunction(words: Words, sign: number): boolean {
  const first = words.tokens[sign + 1]?.value;
  if (first === 'function' || first === 'async') return true;
  if (first !== '(') return words.tokens[sign + 2]?.value === '=>';
  let depth = 0;
  for (let i = sign + 1; i < words.tokens.length && i < sign + MAX_PARAMETERS; i++) {
    const { value } = words.tokens[i] ?? { value: '' };
    if (value === '(') depth++;
    else if (value === ')' && --depth === 0) {
      const after = words.tokens[i + 1]?.value;
      return after === '=>' || after === ':';
    }
  }
  return false;
}

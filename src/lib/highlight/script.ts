// JavaScript and TypeScript, with and without JSX: most code of a documentation, so it is read by a tokeniser, which
// takes a quarter of the time of a grammar made of patterns.
import jsTokens, { type JSXToken, type Token } from 'js-tokens';
import { createSpans, type Spans, type TokenClass } from './spans.ts';
import { withStandIns } from './stand-ins.ts';

type AnyToken = Token | JSXToken;

/** The tokens that are neither white space nor comments. */
interface Words {
  readonly tokens: readonly AnyToken[];
  /** For each one whether it is the first of its line. */
  readonly opensLine: readonly boolean[];
}

/** Highlighted HTML, or null when the tokeniser takes for JSX what is none: `<T,>(x: T) => x`. */
export function highlightScript(code: string): string | null {
  if (!isWarm) warmUp();
  const openings = openingsOf(code);
  const rest = code.slice(openings.join('').length);
  const tokens = openings.length === 0 ? tokensOf(code) : tokensOfPart(rest);
  if (tokens.some(({ type }) => type === 'JSXInvalid')) return null;
  return openings.map(highlightOpening).join('') + highlightTokens(rest, tokens);
}

/**
 * An import or a directive, as `'use client';`, and the end of its line. The tokeniser is then where it was at the start, and what is
 * around says nothing of its words nor they of it: brackets are in pairs, and there are no comments.
 */
const OPENING =
  /(?:import\b[^;'"`/(){}<>]*(?:\{[^;'"`/(){}<>]*\}[^;'"`/(){}<>]*)?)?(?:'[^'\\\n\r]*'|"[^"\\\n\r]*");\s*\n/y;

/** The statements of that kind that the code begins with. */
function openingsOf(code: string): string[] {
  const openings: string[] = [];
  OPENING.lastIndex = 0;
  for (let from = 0; OPENING.test(code); from = OPENING.lastIndex) openings.push(code.slice(from, OPENING.lastIndex));
  return openings;
}

/** The examples of a library import the same again and again. */
const highlightedOpenings = new Map<string, string>();
/** Of a site; what comes later is highlighted each time. */
const MOST_OPENINGS = 4_096;

function highlightOpening(code: string): string {
  const known = highlightedOpenings.get(code);
  if (known !== undefined) return known;
  const html = highlightTokens(code, tokensOfPart(code));
  if (highlightedOpenings.size < MOST_OPENINGS) highlightedOpenings.set(code, html);
  return html;
}

function highlightTokens(code: string, all: readonly AnyToken[]): string {
  const tokens: AnyToken[] = [];
  const opensLine: boolean[] = [];
  let atStart = true;
  for (const token of all) {
    if (token.type === 'LineTerminatorSequence') atStart = true;
    else if (!isBlank(token)) {
      tokens.push(token);
      opensLine.push(atStart);
      atStart = false;
    }
  }
  const words: Words = { tokens, opensLine };
  const spans = createSpans(code);
  let at = 0;
  for (const token of all) {
    if (token.type === 'TemplateHead' || token.type === 'TemplateMiddle' || token.type === 'TemplateTail')
      addTemplate(token.value, spans);
    else spans.add(token.value.length, classOf(token, words, at));
    if (token === tokens[at]) at++;
  }
  return spans.end();
}

/** A token of every kind, in every way that the tokeniser tells apart. None begins beyond Latin-1: V8 would compare all of them in a slower way. */
const EVERY_TOKEN = `#!/usr/bin/env node
import type { A } from 'a'; // b
/* c */ @d export default class B<T> extends C { #e = 0x1f; static readonly f?: string = "g"; get h() { return /[i]/u.test(\`j\`) }
  async k(l: number[], m = (n: any) => ({ o: n, 'p': true, q }), { r, ...s }) { if (l?.[0] !== 1_000n) l[0]++; --r
    return
    /* u
    */ \`v \${{ w: \`x\` }} y \${z} \` as const } }
const AA = <B.C d={{ e: f }} g="h" {...i} j-k><></> l {/* m */} <n:o /> {\`\${p}\`}</B.C>; while (a) delete b / 2; \u0001
function* c(d: D | E, e = function () {}) { for (const f of d) yield f ?? new.target; throw !g ? h : void 0 }
`;

let isWarm = false;

/**
 * V8 compiles what is called often for the cases that it has seen, and throws the result away at the next case. The tokeniser is one long
 * function with many: without this it is compiled five times, which takes a fifth of what V8 spends on all code of a small build.
 */
function warmUp(): void {
  isWarm = true;
  for (let times = 0; times < 3; times++) highlightTokens(EVERY_TOKEN, tokensOf(EVERY_TOKEN));
  // To V8, tokens are of the same form as the texts of a page's tree, and it counts on nobody to change one until somebody does.
  const text = { type: 'text', value: 'a' };
  text.value = 'b';
}

/** Elements that stand beside each other, as in a preview of a demo: read by themselves, the second would be a comparison. */
const ELEMENTS_ONLY = /^\s*<[\w>].*>\s*$/s;
/** `<>` and `</>`, as tokens. */
const AROUND = { before: 2, behind: 3 };

function tokensOf(code: string): AnyToken[] {
  if (!ELEMENTS_ONLY.test(code)) return tokensOfPart(code);
  return tokensOfPart(`<>${code}</>`).slice(AROUND.before, -AROUND.behind);
}

/** Of code that may not stand alone. */
function tokensOfPart(code: string): AnyToken[] {
  return [...jsTokens(withStandIns(code), { jsx: true })];
}

function isBlank({ type }: AnyToken): boolean {
  return (
    type === 'WhiteSpace' ||
    type === 'LineTerminatorSequence' ||
    type === 'SingleLineComment' ||
    type === 'MultiLineComment'
  );
}

/** The braces around what a template string takes in are code, not text. */
function addTemplate(value: string, spans: Spans): void {
  const opening = value.startsWith('}') ? 1 : 0;
  const closing = value.endsWith('${') ? 2 : 0;
  spans.add(opening, '');
  spans.add(value.length - opening - closing, 's');
  spans.add(closing, '');
}

/** `at` is the place of `token` among the words. */
function classOf(token: AnyToken, words: Words, at: number): TokenClass {
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

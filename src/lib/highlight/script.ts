// JavaScript and TypeScript, with and without JSX: most code of a documentation, so it is read by a tokeniser, which
// takes a quarter of the time of a grammar made of patterns.
import jsTokens from 'js-tokens';
import { type AnyToken, classOf, type Words } from './script-classes.ts';
import { createSpans, type Spans } from './spans.ts';
import { withStandIns } from './stand-ins.ts';

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

/** A token of every kind, in every way that the tokeniser tells apart. None begins beyond Latin-1, as `withStandIns` leaves none: V8 would compare all of them in a slower way. */
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

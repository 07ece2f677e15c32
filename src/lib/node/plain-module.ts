// Runs a module of an author that is nothing but a value, as most configs and page trees are: there is nothing to bundle, and what
// JavaScript takes as it stands means the same in TypeScript. Node runs it, and nobody waits for esbuild to start.
import { compileFunction } from 'node:vm';
import type { Token } from 'js-tokens';
import { areHarmless, codeTokens, MOST_CODE } from './pure-code.ts';

/**
 * null: it is more than that, or something is wrong, which is for esbuild to say. Only what is pure is run here: to run it
 * once more makes no difference then.
 */
export function runPlainModule(text: string): { readonly value: unknown } | null {
  const head = text.length > MOST_CODE ? null : HEAD.exec(text);
  if (head === null) return null;
  const names = head[1]?.match(/\w+/g) ?? [];
  const code = text.slice(head[0].length);
  const [, ...tokens] = codeTokens(`(${code}`); // Behind a bracket, a brace begins an object.
  if (names.some((name) => !API.has(name)) || !isOneValue(tokens, names)) return null;
  if (tokens.some(mayMeanAnother) || !areHarmless(tokens)) return null;
  try {
    const run = compileFunction(`'use strict'; return ${code}`, names);
    return { value: run(...names.map(() => asItIs)) };
  } catch {
    return null;
  }
}

/** White space and comments. */
const BLANK = String.raw`(?:\s|//.*[\r\n]|/\*(?:[^*]|\*(?!/))*\*/)*`;
const IMPORT = String.raw`import\s*\{((?:\s*\w+\s*,)*\s*\w*\s*)\}\s*from\s*(?:'docs-gen'|"docs-gen")\s*?(?:;|[\r\n])`;
/** At the start of a text, such words are what they seem to be. */
const HEAD = new RegExp(`^${BLANK}(?:${IMPORT}${BLANK})?export\\s+default\\b${BLANK}`);

/** What docs-gen exports returns what it is given. */
const API = new Set(['defineConfig', 'definePages']);
const asItIs = (value: unknown) => value;

const OPEN = new Set(['(', '[', '{']);
const CLOSE = new Set([')', ']', '}']);

/** One token or what stands between two brackets, with one of the names before it or without; nothing comes after it. */
function isOneValue(tokens: readonly Token[], names: readonly string[]): boolean {
  let depth = 0;
  const start = tokens[1]?.value === '(' && names.includes(tokens[0]?.value ?? '') ? 1 : 0;
  const end = tokens.findIndex(({ type, value }, index) => {
    if (type === 'Punctuator') depth += Number(OPEN.has(value)) - Number(CLOSE.has(value));
    return index >= start && depth === 0;
  });
  const behind = tokens.slice(end + 1);
  return end !== -1 && behind.every(({ value }) => value === ';');
}

/** Arguments of types read as comparisons, fields of classes are what the project's settings say; the rest differs in a function. */
function mayMeanAnother({ type, value }: Token): boolean {
  return type === 'Punctuator' ? /^[<>]/.test(value) : type === 'IdentifierName' && MODULE_WORDS.has(value);
}

const MODULE_WORDS = new Set(['await', 'class', 'import']);

// Whether code that an author wrote gives the same each time it runs: only then may a build be told from its files alone.
import jsTokens, { type Token } from 'js-tokens';

export interface PureOptions {
  /** What the bundle asks of others while it runs. */
  readonly imports: readonly string[];
  /** Of an import: it is part of docs-gen, or of the React that renders. */
  readonly isKnown: (specifier: string) => boolean;
}

/** More than this is a library, which nobody has looked through. UTF-16 units. */
export const MOST_CODE = 1 << 20;

/** Names by which code gets at the clock, chance, the environment, the disk, the network, a terminal, or code made of text. */
const OUTSIDE = new Set([
  ...['process', 'global', 'globalThis', 'self', 'window', 'Date', 'Temporal', 'performance', 'crypto', 'navigator'],
  ...['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'Worker', 'console', 'eval', 'Function', 'Atomics'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'WebAssembly', '__dirname', '__filename', 'localStorage'],
]);

/** `code`: bundled by esbuild, with its imports listed. In doubt it is not. */
export function isPureCode(code: string, { imports, isKnown }: PureOptions): boolean {
  return code.length <= MOST_CODE && imports.every(isKnown) && areHarmless(codeTokens(code));
}

/** Without comments and white space. */
export function codeTokens(code: string): Token[] {
  return [...jsTokens(code)].filter(({ type }) => !BLANK.has(type));
}

/** As `isPureCode`, of code that imports nothing. */
export function areHarmless(tokens: readonly Token[]): boolean {
  return tokens.every((token, index) => token.type !== 'IdentifierName' || isHarmless(tokens, index));
}

const BLANK: ReadonlySet<Token['type']> = new Set([
  'WhiteSpace',
  'LineTerminatorSequence',
  'SingleLineComment',
  'MultiLineComment',
]);

function isHarmless(tokens: readonly Token[], index: number): boolean {
  const at = (offset: number) => tokens[index + offset]?.value ?? '';
  const isProperty = at(-1) === '.' || at(-1) === '?.';
  const isKey = (at(-1) === '{' || at(-1) === ',') && at(1) === ':';
  if (isProperty || isKey) return true;
  const name = at(0);
  if (name === 'Math') return at(1) === '.' && at(2) !== 'random';
  // Of a name that is written out, esbuild has made a list.
  if (name === 'require') return at(1) === '(' && tokens[index + 2]?.type === 'StringLiteral' && at(3) === ')';
  if (name === 'import') return at(1) !== '.' && (at(1) !== '(' || tokens[index + 2]?.type === 'StringLiteral');
  const isMode = name === 'process' && [1, 2, 3, 4].map(at).join('') === '.env.NODE_ENV';
  return isMode || !OUTSIDE.has(name);
}

// Code to highlighted HTML, in ten classes of one letter that the theme colours in both modes.
import { escapeHtml } from '../html.ts';
import { GRAMMARS, highlightByGrammar } from './grammars.ts';
import { highlightScript } from './script.ts';

/** Names whose grammar goes by another name. TypeScript is read as TSX, as its authors mix both. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ts: 'tsx',
    mts: 'tsx',
    cts: 'tsx',
    typescript: 'tsx',
    js: 'jsx',
    mjs: 'jsx',
    cjs: 'jsx',
    javascript: 'jsx',
    sh: 'bash',
    shell: 'bash',
    zsh: 'bash',
    console: 'bash',
    html: 'markup',
    svg: 'markup',
    xml: 'markup',
    vue: 'markup',
    jsonc: 'json5',
    yml: 'yaml',
    md: 'markdown',
    mdx: 'markdown',
    py: 'python',
    ps1: 'powershell',
    dockerfile: 'docker',
  }),
);

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

/** True when the block asks for no colours: it is text, not code. */
export function isPlain(language: string): boolean {
  return PLAIN.has(language);
}

/** True when the language has a grammar, or asks for none. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN.has(language) || GRAMMARS.has(ALIASES.get(language) ?? language);
}

/** Every name that a fence may use, sorted. */
export function knownLanguages(): string[] {
  return [...new Set([...ALIASES.keys(), ...PLAIN, ...GRAMMARS])].filter(Boolean).sort();
}

/** Highlighted HTML of `code`; escaped text when the language is unknown or plain. */
export function highlight(code: string, language: string): string {
  const name = ALIASES.get(language) ?? language;
  if (PLAIN.has(language) || !GRAMMARS.has(name)) return escapeHtml(code);
  const script = name === 'tsx' || name === 'jsx' ? highlightScript(code) : null;
  return (
    script ??
    piecesOf(code)
      .map((piece) => highlightByGrammar(piece, name))
      .join('')
  );
}

/**
 * Some patterns of the grammars take time with the square of the length: they look on to the end of the code from each `<`, say.
 * So long code is read in pieces, cut at an empty line where there is one. Only a comment or text that goes on across a cut is
 * coloured as code. In UTF-16 units; no block of a real documentation is known that is longer.
 */
const SHORTEST_PIECE = 16 * 1024;
const LONGEST_PIECE = 2 * SHORTEST_PIECE;

function piecesOf(code: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (code.length - start > LONGEST_PIECE) {
    const end = cutIn(code, start + SHORTEST_PIECE, start + LONGEST_PIECE);
    pieces.push(code.slice(start, end));
    start = end;
  }
  pieces.push(code.slice(start));
  return pieces;
}

/** The end of the first empty line from `from` on; else of the last line before `to`; else `to`, but not within a character. */
function cutIn(code: string, from: number, to: number): number {
  const empty = code.indexOf('\n\n', from);
  if (empty !== -1 && empty + 2 <= to) return empty + 2;
  const line = code.lastIndexOf('\n', to - 1);
  if (line >= from) return line + 1;
  return /[\ud800-\udbff]/.test(code[to - 1] ?? '') ? to - 1 : to;
}

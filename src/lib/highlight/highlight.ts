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
  return script ?? (opensTooMany(code) ? escapeHtml(code) : highlightByGrammar(code, name));
}

/** From each `<` that no `>` follows, the pattern for tags looks on to the end of the code: so many of them take 0.1 s in 64 KB. */
const MOST_OPEN = 500;

function opensTooMany(code: string): boolean {
  let open = 0;
  for (let at = code.indexOf('<'); at !== -1; at = code.indexOf('<', at + 1)) open++;
  if (open <= MOST_OPEN) return false;
  for (let at = code.indexOf('>'); at !== -1; at = code.indexOf('>', at + 1)) open--;
  return open > MOST_OPEN;
}

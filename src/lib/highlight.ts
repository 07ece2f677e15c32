// Code to highlighted HTML: Prism's grammars, reduced to ten classes of one letter that the theme colours in both modes.
import type Prism from 'prismjs';
import bash from 'refractor/bash';
import { refractor } from 'refractor/core';
import css from 'refractor/css';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import graphql from 'refractor/graphql';
import ini from 'refractor/ini';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import json5 from 'refractor/json5';
import jsx from 'refractor/jsx';
import less from 'refractor/less';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import python from 'refractor/python';
import scss from 'refractor/scss';
import sql from 'refractor/sql';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import { escapeHtml } from './html.ts';

for (const grammar of [
  markup,
  css,
  bash,
  diff,
  docker,
  graphql,
  ini,
  javascript,
  json,
  json5,
  jsx,
  less,
  markdown,
  python,
  scss,
  sql,
  toml,
  typescript,
  tsx,
  yaml,
]) {
  refractor.register(grammar);
}

// Operators have no colour of their own: without their pattern, a block costs a tenth less.
for (const name of refractor.listLanguages()) Reflect.deleteProperty(refractor.languages[name] ?? {}, 'operator');

/** Names whose grammar goes by another name. TypeScript is read as TSX, as its authors mix both. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ts: 'tsx',
    mts: 'tsx',
    cts: 'tsx',
    js: 'jsx',
    mjs: 'jsx',
    cjs: 'jsx',
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
    dockerfile: 'docker',
  }),
);

/** By name and by the grammars' own aliases; Prism keeps functions of its own among them, which are none. */
const GRAMMARS = new Set(refractor.listLanguages());

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

/** True when the language has a grammar, or asks for none. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN.has(language) || GRAMMARS.has(ALIASES.get(language) ?? language);
}

/** Every name that a fence may use, sorted. */
export function knownLanguages(): string[] {
  return [...new Set([...ALIASES.keys(), ...PLAIN, ...GRAMMARS])].filter(Boolean).sort();
}

/** refractor is Prism with its grammars made modules: the tokens are there, though its types show only the hast. */
const prism = refractor as unknown as Pick<typeof Prism, 'hooks' | 'tokenize' | 'languages'>;

/** Highlighted HTML of `code`; escaped text when the language is unknown or plain. */
export function highlight(code: string, language: string): string {
  const name = ALIASES.get(language) ?? language;
  const grammar = PLAIN.has(language) || !GRAMMARS.has(name) ? undefined : prism.languages[name];
  if (!grammar) return escapeHtml(code);
  // Grammars of languages in languages (JSX, Markdown) do half of their work in these hooks.
  const env: Prism.hooks.ElementHighlightedEnvironment & { tokens?: Tokens } = {
    code,
    grammar,
    language: name,
    element: undefined as never,
    highlightedCode: '',
  };
  prism.hooks.run('before-tokenize', env);
  env.tokens = prism.tokenize(code, grammar);
  prism.hooks.run('after-tokenize', env);
  return toHtml(env.tokens);
}

type Tokens = (string | Prism.Token)[];

/** Comment, keyword, string, number, function, type, tag, attribute, inserted, deleted. */
type TokenClass = 'c' | 'k' | 's' | 'n' | 'f' | 't' | 'g' | 'a' | 'i' | 'd';

const CLASS_OF: ReadonlyMap<string, TokenClass> = new Map(
  Object.entries<TokenClass>({
    comment: 'c',
    prolog: 'c',
    doctype: 'c',
    cdata: 'c',
    keyword: 'k',
    atrule: 'k',
    rule: 'k',
    important: 'k',
    module: 'k',
    string: 's',
    'attr-value': 's',
    char: 's',
    regex: 's',
    url: 's',
    'template-string': 's',
    number: 'n',
    boolean: 'n',
    constant: 'n',
    symbol: 'n',
    function: 'f',
    'function-name': 'f',
    'class-name': 't',
    builtin: 't',
    tag: 'g',
    selector: 'g',
    title: 'g',
    'attr-name': 'a',
    property: 'a',
    key: 'a',
    variable: 'a',
    parameter: 'a',
    'inserted-sign': 'i',
    'deleted-sign': 'd',
  }),
);

/** Inside these, words of the grammar are plain code again. */
const RESETS = new Set(['interpolation', 'plain-text', 'language-javascript', 'punctuation']);

interface Frame {
  readonly tokens: Prism.TokenStream;
  next: number;
  readonly tokenClass: TokenClass | '';
}

/** Flattens the token tree: one span for each run of one class, white space joined to what stands before it. */
function toHtml(tokens: Tokens): string {
  let html = '';
  let run = '';
  let runClass: TokenClass | '' = '';
  const stack: Frame[] = [{ tokens, next: 0, tokenClass: '' }];
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const token = tokenAt(frame);
    frame.next++;
    if (token === undefined) stack.pop();
    else if (typeof token !== 'string')
      stack.push({ tokens: token.content, next: 0, tokenClass: classOf(token, frame.tokenClass) });
    else {
      if (frame.tokenClass !== runClass && /\S/.test(token)) {
        html += span(run, runClass);
        run = '';
        runClass = frame.tokenClass;
      }
      run += token;
    }
  }
  return html + span(run, runClass);
}

/** A token's content is a text, a token, or a list of both. */
function tokenAt({ tokens, next }: Frame): string | Prism.Token | undefined {
  if (Array.isArray(tokens)) return tokens[next];
  return next === 0 ? tokens : undefined;
}

function span(run: string, tokenClass: TokenClass | ''): string {
  if (run === '') return '';
  return tokenClass === '' ? escapeHtml(run) : `<span class="${tokenClass}">${escapeHtml(run)}</span>`;
}

/** The last alias says most about a token, its type least. */
function classOf({ type, alias = [] }: Prism.Token, inherited: TokenClass | ''): TokenClass | '' {
  const aliases = Array.isArray(alias) ? alias : [alias];
  for (let i = aliases.length - 1; i >= -1; i--) {
    const name = aliases[i] ?? type;
    const known = CLASS_OF.get(name);
    if (known) return known;
    if (RESETS.has(name)) return '';
  }
  return inherited;
}

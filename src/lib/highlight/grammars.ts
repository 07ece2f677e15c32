// Languages read by Prism's grammars, whose many kinds of token are reduced to the classes that the theme colours.
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
import mermaid from 'refractor/mermaid';
import powershell from 'refractor/powershell';
import python from 'refractor/python';
import scss from 'refractor/scss';
import sql from 'refractor/sql';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import { createSpans, type TokenClass } from './spans.ts';

const OWN = [
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
  mermaid,
  powershell,
  python,
  scss,
  sql,
  toml,
  typescript,
  tsx,
  yaml,
];

/** By name and by the grammars' own aliases, as Prism says once it has them. */
export const GRAMMARS: ReadonlySet<string> = new Set([
  'plain',
  'plaintext',
  'text',
  'txt',
  'markup',
  'html',
  'mathml',
  'svg',
  'xml',
  'ssml',
  'atom',
  'rss',
  'css',
  'bash',
  'sh',
  'shell',
  'diff',
  'docker',
  'dockerfile',
  'graphql',
  'ini',
  'clike',
  'javascript',
  'js',
  'json',
  'webmanifest',
  'json5',
  'jsx',
  'less',
  'markdown',
  'md',
  'mermaid',
  'powershell',
  'python',
  'py',
  'scss',
  'sql',
  'toml',
  'typescript',
  'ts',
  'tsx',
  'yaml',
  'yml',
]);

/** refractor is Prism with its grammars made modules: the tokens are there, though its types show only the hast. */
type Grammars = Pick<typeof Prism, 'hooks' | 'tokenize' | 'languages'>;

let known: Grammars | null = null;

/**
 * All of them at once, as some add to others, and not before one is asked for: that takes as long as to compile several pages, of
 * which most hold nothing but scripts.
 */
function grammars(): Grammars {
  if (known !== null) return known;
  for (const grammar of OWN) refractor.register(grammar);
  // Operators have no colour of their own: without their pattern, a block costs a tenth less.
  for (const name of refractor.listLanguages()) Reflect.deleteProperty(refractor.languages[name] ?? {}, 'operator');
  known = refractor as unknown as Grammars;
  return known;
}

/** Highlighted HTML of `code`. `name` is one of `GRAMMARS`. */
export function highlightByGrammar(code: string, name: string): string {
  const prism = grammars();
  const grammar = prism.languages[name];
  if (!grammar) throw new Error(`No grammar ${name}.`);
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
  return toHtml(code, env.tokens);
}

type Tokens = (string | Prism.Token)[];

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
  readonly tokenClass: TokenClass;
}

/** Flattens the token tree. */
function toHtml(code: string, tokens: Tokens): string {
  const spans = createSpans(code);
  const stack: Frame[] = [{ tokens, next: 0, tokenClass: '' }];
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const token = tokenAt(frame);
    frame.next++;
    if (token === undefined) stack.pop();
    else if (typeof token === 'string') spans.add(token.length, frame.tokenClass);
    else stack.push({ tokens: token.content, next: 0, tokenClass: classOf(token, frame.tokenClass) });
  }
  return spans.end();
}

/** A token's content is a text, a token, or a list of both. */
function tokenAt({ tokens, next }: Frame): string | Prism.Token | undefined {
  if (Array.isArray(tokens)) return tokens[next];
  return next === 0 ? tokens : undefined;
}

/** The last alias says most about a token, its type least. */
function classOf({ type, alias = [] }: Prism.Token, inherited: TokenClass): TokenClass {
  const aliases = Array.isArray(alias) ? alias : [alias];
  for (let i = aliases.length - 1; i >= -1; i--) {
    const name = aliases[i] ?? type;
    const known = CLASS_OF.get(name);
    if (known) return known;
    if (RESETS.has(name)) return '';
  }
  return inherited;
}

// Code to highlighted HTML: Prism's grammars, reduced to ten classes of one letter that the theme colours in both modes.
import type { Element, Root, RootContent } from 'hast';
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

/** Names whose grammar goes by another name. TypeScript is read as TSX, as its authors mix both. */
const ALIASES: Readonly<Record<string, string>> = {
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
};

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

/** True when the language has a grammar, or asks for none. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN.has(language) || refractor.registered(ALIASES[language] ?? language);
}

/** Every name that a fence may use, sorted. */
export function knownLanguages(): string[] {
  return [...new Set([...Object.keys(ALIASES), ...PLAIN, ...refractor.listLanguages()])].filter(Boolean).sort();
}

/** Highlighted HTML of `code`; escaped text when the language is unknown or plain. */
export function highlight(code: string, language: string): string {
  const grammar = ALIASES[language] ?? language;
  if (PLAIN.has(language) || !refractor.registered(grammar)) return escapeHtml(code);
  return toHtml(refractor.highlight(code, grammar));
}

/** Comment, keyword, string, number, function, type, tag, attribute, inserted, deleted. */
type TokenClass = 'c' | 'k' | 's' | 'n' | 'f' | 't' | 'g' | 'a' | 'i' | 'd';

const CLASS_OF: Readonly<Record<string, TokenClass>> = {
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
};

/** Inside these, words of the grammar are plain code again. */
const RESETS = new Set(['interpolation', 'plain-text', 'language-javascript', 'punctuation']);

interface Frame {
  readonly nodes: readonly RootContent[];
  next: number;
  readonly tokenClass: TokenClass | '';
}

/** Flattens the token tree: one span for each run of one class, white space joined to what stands before it. */
function toHtml(root: Root): string {
  let html = '';
  let run = '';
  let runClass: TokenClass | '' = '';
  const flush = () => {
    html += runClass === '' ? escapeHtml(run) : `<span class="${runClass}">${escapeHtml(run)}</span>`;
    run = '';
  };
  const stack: Frame[] = [{ nodes: root.children, next: 0, tokenClass: '' }];
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const node = frame.nodes[frame.next++];
    if (!node) stack.pop();
    else if (node.type === 'element')
      stack.push({ nodes: node.children, next: 0, tokenClass: classOf(node, frame.tokenClass) });
    else if (node.type === 'text') {
      if (frame.tokenClass !== runClass && node.value.trim() !== '') {
        if (run !== '') flush();
        runClass = frame.tokenClass;
      }
      run += node.value;
    }
  }
  if (run !== '') flush();
  return html;
}

function classOf(node: Element, inherited: TokenClass | ''): TokenClass | '' {
  const names = node.properties.className;
  if (!Array.isArray(names)) return inherited;
  for (let i = names.length - 1; i > 0; i--) {
    const name = String(names[i]);
    const known = CLASS_OF[name];
    if (known) return known;
    if (RESETS.has(name)) return '';
  }
  return inherited;
}

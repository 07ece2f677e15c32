// Reads the YAML of front matter with the `yaml` package: values, and the places of keys and mistakes.

import { type Document, isMap, isScalar, type ParsedNode, parseDocument, visit } from 'yaml';
import { errorMessage } from '../lib/error-message.ts';
import { withoutEnd } from '../lib/without-end.ts';

export interface YamlProblem {
  readonly text: string;
  /** Offset into the YAML. */
  readonly offset: number;
}

export interface DuplicateKey {
  readonly key: string;
  readonly first: number;
  readonly again: number;
}

export interface YamlText {
  /** null: there is nothing in it. Undefined when there are problems. */
  readonly data: unknown;
  readonly problems: readonly YamlProblem[];
  readonly duplicates: readonly DuplicateKey[];
}

export function readYaml(yaml: string): YamlText {
  try {
    const document = openYaml(yaml);
    // An unknown tag is a warning to the parser; here no tag has a meaning, so that none can be relied on.
    const [first] = [...document.errors, ...document.warnings]; // The rest follows from the first.
    if (first) return { data: undefined, problems: [problemOf(first, document)], duplicates: [] };
    const data: unknown = document.toJS();
    return { data, problems: [], duplicates: duplicatesIn(document.contents) };
  } catch (error) {
    // Too many aliases (a "billion laughs"), or nested deeper than the stack.
    return {
      data: undefined,
      problems: [{ text: sentencePart(errorMessage(error)), offset: 0 }],
      duplicates: [],
    };
  }
}

function problemOf(
  { code, message, pos: [at] }: Document.Parsed['errors'][number],
  document: Document.Parsed,
): YamlProblem {
  return { text: sentencePart(message), offset: (code === 'MISSING_CHAR' ? openedBefore(document, at) : null) ?? at };
}

/** Where a text in quotes starts that goes on to `end`, which is where the parser says that it lacks the other quote. */
function openedBefore(document: Document.Parsed, end: number): number | null {
  let start: number | null = null;
  visit(document, {
    Scalar(_, { type, range }) {
      if ((type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') && range && range[0] < end && range[1] >= end)
        start = range[0];
    },
  });
  return start;
}

export interface YamlSpan {
  readonly offset: number;
  readonly length: number;
}

/** Where the value at a path stands, or its key. The text is parsed once, when the first place is asked for. */
export function spansInYaml(
  yaml: string,
): (path: readonly (string | number)[], options?: { readonly key?: boolean }) => YamlSpan | null {
  let document: Document.Parsed | undefined;
  return (path, { key = false } = {}) => {
    document ??= openYaml(yaml);
    return spanIn(document, path, key);
  };
}

function spanIn(document: Document.Parsed, path: readonly (string | number)[], key: boolean): YamlSpan | null {
  const parent: unknown = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const last = path.at(-1);
  // The last one counts when a key stands twice.
  const pair = isMap<ParsedNode, ParsedNode | null>(parent)
    ? parent.items.findLast((item) => keyOf(item.key) === String(last))
    : undefined;
  const node: unknown = pair ? (key ? pair.key : (pair.value ?? pair.key)) : document.getIn(path, true);
  if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) return null;
  const [start, end]: unknown[] = node.range;
  return typeof start === 'number' && typeof end === 'number' ? { offset: start, length: end - start } : null;
}

/** Keys may stand twice, which is told as a warning; dates and other types of YAML 1.1 stay text. */
function openYaml(yaml: string): Document.Parsed {
  return parseDocument(yaml, {
    schema: 'core',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
    resolveKnownTags: false,
  });
}

function duplicatesIn(node: unknown): DuplicateKey[] {
  if (!isMap<ParsedNode, ParsedNode | null>(node)) return [];
  const first = new Map<string, number>();
  return node.items.flatMap(({ key: keyNode, value }) => {
    const key = keyOf(keyNode);
    const offset = keyNode.range[0];
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, offset);
    return [...(earlier === undefined ? [] : [{ key, first: earlier, again: offset }]), ...duplicatesIn(value)];
  });
}

function keyOf(node: unknown): string {
  return isScalar(node) ? String(node.value) : '';
}

/** The parser's words as part of a sentence of ours. */
function sentencePart(message: string): string {
  return withoutEnd(message.split('\n')[0] ?? '', '.: \t').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

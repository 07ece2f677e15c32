// A fence with the word `demo` to a demo whose code stands in the page: ```tsx demo=Counter bg=inline
import type { Code } from 'mdast';
import { report } from '../diagnostics/report.ts';
import type { Location } from '../model/outcome.ts';
import type { DemoDirective, DemoFence } from '../model/page.ts';
import { type PageContext, placeOf } from './context.ts';
import { readDemoOptions } from './directive.ts';
import { placeOfWord } from './fence-words.ts';
import { withoutCheckWords } from './typed-fence.ts';

/** Null: it is code to be read. */
export function toDemoFence(node: Code, context: PageContext): DemoDirective | null {
  if (!node.meta?.includes('demo')) return null;
  const words = readWords(withoutCheckWords(node.meta));
  const named = words.get('demo');
  if (named === undefined) return null;
  const placeOfKey = (key: string): Location => placeOfWord(key, node, context);
  const language = LANGUAGES.find((known) => known === node.lang?.toLowerCase());
  if (language === undefined) {
    context.diagnostics.push(
      report('markdown/demo-language', { language: node.lang ?? '', known: LANGUAGES }, placeOfKey('demo')),
    );
    node.meta = node.meta.replace(/(?:^|\s)demo(?:=\S*)?(?=\s|$)/, '');
    return null;
  }
  const name = ownName(named, context, () => placeOfKey('demo'));
  const at = placeOf(context.file, node);
  const { demo: _, ...options } = Object.fromEntries(words);
  const isUnchecked = /(?<=^|\s)no-check(?=\s|$)/.test(node.meta ?? '');
  const given = isUnchecked ? { check: false, ...options } : options;
  const read = readDemoOptions(name, given, { at, of: placeOfKey });
  context.diagnostics.push(...read.diagnostics);
  return {
    ...read.value,
    options: withDefaults(read.value.options),
    fence: { language, text: node.value, at: below(at) },
  };
}

const LANGUAGES = ['tsx', 'jsx', 'ts', 'js'] as const satisfies readonly DemoFence['language'][];

/** Name and value, or a word that stands alone. */
const WORD = /([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?(?=\s|$)|\S+/g;

/** As the JSON of a directive would hold them: `iframe` and `iframe=true` are both true. */
function readWords(meta: string): Map<string, unknown> {
  const words = new Map<string, unknown>();
  for (const [written, name, double, single, bare] of meta.matchAll(WORD))
    words.set(name ?? written, double ?? single ?? (bare === undefined ? true : plainValue(bare)));
  return words;
}

function plainValue(text: string): unknown {
  if (text === 'null') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Unique among the demos whose code stands in the page: it is part of the demo's address. */
function ownName(given: unknown, context: PageContext, at: () => Location): string {
  const taken = new Set(context.demos.flatMap(({ demo, fence }) => (fence ? [demo] : [])));
  if (given === true) {
    const base = pageName(context);
    for (let number = 1; ; number++) if (!taken.has(base + number)) return base + number;
  }
  const name = String(given);
  if (!NAME.test(name)) {
    context.diagnostics.push(report('markdown/bad-directive-option', { option: 'demo', value: name }, at()));
    return ownName(true, context, at);
  }
  if (!taken.has(name)) return name;
  context.diagnostics.push(report('markdown/demo-name-taken', { name }, at()));
  return ownName(true, context, at);
}

/** As permalinks read it. */
const NAME = /^[A-Za-z]\w*$/;

/** `components/text-field-zh.md` is `TextField`: a page has the same names in all languages. */
function pageName({ contentName, language, site }: PageContext): string {
  const suffix = language === site.languages[0] ? '' : `-${language}`;
  const stem = contentName
    .replace(/\.[^./]*$/, '')
    .replace(new RegExp(`${suffix}$`), '')
    .replace(/\/index$/, '')
    .replace(/^.*\//, '');
  const pascal = stem.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_, letter: string) => letter.toUpperCase());
  return /^[A-Z]/.test(pascal) ? pascal : `Demo${pascal}`;
}

/** Who writes the code into the text wants it to be read there. */
function withDefaults(options: DemoDirective['options']): DemoDirective['options'] {
  const isOpen = options.defaultCodeOpen ?? options.hideToolbar !== true;
  return { ...options, defaultCodeOpen: isOpen };
}

/** The line behind that of the fence. */
function below({ file, line, column }: Location): Location {
  return line === undefined ? { file } : { file, line: line + 1, ...(column === undefined ? {} : { column }) };
}

// Fences to what a code block needs: language, title, highlighted HTML with its marks.
import type { Code, Html, RootContent } from 'mdast';
import { report } from '../diagnostics/report.ts';
import { MAX_WORDS_LENGTH } from '../lib/fence-options.ts';
import { highlight, isKnownLanguage, knownLanguages } from '../lib/highlight/highlight.ts';
import { hasMarks, markedHtml } from '../lib/highlight/marked-lines.ts';
import { nearest } from '../lib/nearest.ts';
import { wordMark } from '../lib/word-mark.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { CodeTab, CodeTabsSlot } from '../model/slot.ts';
import { marksOfBlock } from './code-marks.ts';
import { mayHoldNotes, readNotes } from './code-notes.ts';
import { type PageContext, placeOf } from './context.ts';
import { readFenceWords } from './fence-words.ts';
import type { Marker } from './markers.ts';
import { type TakenIds, unique } from './slug.ts';
import { tabPreference } from './tab-preference.ts';

/** What a screen reader says of a line; `+` and `−` are text already. */
const SPOKEN = { error: wordMark('errorNote'), warning: wordMark('warningNote') };

/** `inTabs`: the block stands in a tab group, which its words give it a name for. */
export function toCode(node: Code, context: PageContext, inTabs = false): CodeTab {
  const language = (node.lang ?? '').toLowerCase();
  if (!isKnownLanguage(language)) {
    context.diagnostics.push(
      report(
        'markdown/unknown-language',
        { language: node.lang ?? '', nearest: nearest(language, knownLanguages()) },
        placeOf(context.file, node),
      ),
    );
  }
  const notes = mayHoldNotes(node.value, language) ? readNotes(node.value) : null;
  const value = notes?.value ?? node.value;
  const lines = value.split('\n').length;
  const words = readFenceWords(node, { lines, context, inTabs });
  const marks = marksOfBlock({ node, value, language, lines, words, notes }, context);
  const html = highlight(value, language);
  return {
    language,
    title: words.title,
    html: marks.fold !== null || hasMarks(marks) ? markedHtml(html, marks, SPOKEN) : html,
    lines,
    fold: marks.fold,
    label: words.label ?? language,
  };
}

const CLOSING_FENCE = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;

/** A fence that never ends takes in the rest of the page, list item or quote. */
export function reportUnclosedFence(node: Code, context: PageContext): void {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return;
  if (isPlainlyClosed(context.text, start, end)) return;
  const source = context.text.slice(start, end).trimEnd();
  const fence = /^(`{3,}|~{3,})/.exec(source)?.[1];
  if (fence === undefined) return; // Indented code.
  const lastLine = source.lastIndexOf('\n');
  const last = lastLine === -1 ? undefined : CLOSING_FENCE.exec(source.slice(lastLine + 1))?.[1];
  if (last?.startsWith(fence)) return;
  const opener = (source.split(/[\r\n]/, 1)[0] ?? fence).trimEnd();
  context.diagnostics.push(report('markdown/unclosed-block', { opener }, placeOf(context.file, node, opener.length)));
}

/** As nearly all fences are: between two lines of three backquotes. */
function isPlainlyClosed(text: string, start: number, end: number): boolean {
  return text.startsWith('```', start) && text[start + 3] !== '`' && text.startsWith('\n```', end - 4);
}

/** The words behind a fence are for its whole line looked up, compared and placed, one by one. */
export function dropLongWords(node: Code, context: PageContext): void {
  const length = node.meta?.length ?? 0;
  if (length <= MAX_WORDS_LENGTH) return;
  context.diagnostics.push(
    report('markdown/long-fence-words', { length, limit: MAX_WORDS_LENGTH }, placeOf(context.file, node)),
  );
  node.meta = null;
}

export interface TabGroup {
  /** null: the group holds no code. */
  readonly slot: CodeTabsSlot | null;
  /** Blocks without code that the group contains. They are shown above it if no code comes before them, otherwise below it. */
  readonly above: RootContent[];
  readonly below: RootContent[];
}

/** The fences of a `<codeblock>`, each named by the second word of its info string; empty ones are left out. */
export function toTabsSlot(
  { storageKey, stray }: Extract<Marker, { kind: 'tabs-open' }>,
  children: readonly RootContent[],
  { html, context }: { readonly html: Html; readonly context: PageContext },
): TabGroup {
  if (stray !== '') context.diagnostics.push(strayAttributes(stray, placeOf(context.file, html)));
  const above: RootContent[] = [];
  const below: RootContent[] = [];
  const labels = new Set<string>();
  let hasCode = false;
  const fences = children.flatMap((child) => {
    const code = codeOf(child, context);
    if (code === null) (hasCode ? below : above).push(child);
    else hasCode = true;
    if (code === null || code.html.trim() === '') return [];
    if (labels.has(code.label))
      context.diagnostics.push(report('markdown/unfit-block', twice(code.label), placeOf(context.file, child)));
    labels.add(code.label);
    return [code];
  });
  const tabs = withOwnLabels(fences);
  if (tabs.length === 0) return { slot: null, above, below };
  reportOutside(above, 'above', context);
  reportOutside(below, 'below', context);
  const { storageKeys } = context.site.markdown;
  const preferred =
    storageKey !== null && Object.hasOwn(storageKeys, storageKey) ? (storageKeys[storageKey] ?? []) : [];
  const wanted = preferred.find((label) => tabs.some((tab) => tab.label === label));
  // A group with a key of its own follows that.
  const preference = storageKey === null ? tabPreference(tabs.map(({ label }) => label)) : null;
  // Without a script, a reader sees what those see who have chosen nothing.
  const first = preference
    ? preference.values.findIndex((value) => value === 'TS' || value === 'system')
    : tabs.findIndex((tab) => tab.label === wanted);
  return { slot: { kind: 'tabs', preference, storageKey, first: Math.max(0, first), tabs }, above, below };
}

/** The first block of each side: those that follow it have to be moved with it. */
function reportOutside(blocks: readonly RootContent[], side: 'above' | 'below', context: PageContext): void {
  const block = blocks.find(isShown);
  if (block === undefined) return;
  const problem = `a tab contains code only, and this block is shown ${side} the tabs`;
  const fix = `move it ${side} the <codeblock>.`;
  context.diagnostics.push(
    report('markdown/unfit-block', { name: '<codeblock>', problem, fix }, placeOf(context.file, block)),
  );
}

/** False for comments, definitions and fences of setup code. */
function isShown(block: RootContent): boolean {
  if (block.type === 'html') return block.value.trim() !== '';
  return block.type !== 'yaml' && block.type !== 'definition' && block.type !== 'footnoteDefinition';
}

function strayAttributes(written: string, at: Location): Diagnostic {
  const key = /^storagekey=["']?([\w.-]+)/i.exec(written)?.[1] ?? 'name';
  const problem = `its only attribute is storageKey="…", but it has ${written}`;
  return report(
    'markdown/unfit-block',
    { name: '<codeblock>', problem, fix: `write <codeblock storageKey="${key}">.` },
    at,
  );
}

function twice(label: string) {
  const fix = 'give each fence a unique name after its language: "```bash pnpm".';
  return { name: '<codeblock>', problem: `two of its tabs are named "${label}"`, fix };
}

/** Two tabs of one name could not be told apart, by readers or by what they stored. */
function withOwnLabels<T extends { readonly label: string }>(tabs: readonly T[]): T[] {
  const taken: TakenIds = new Map();
  return tabs.map((tab) => ({ ...tab, label: unique(tab.label, taken) }));
}

/** Fences have become slots by the time their group closes: take the slot back, with its label. */
function codeOf(child: RootContent, context: PageContext): CodeTab | null {
  const value = child.data?.hProperties?.dataSlot;
  if (typeof value !== 'string') return null;
  const slot = context.slots[Number(value.slice(1))];
  return slot?.kind === 'code' ? slot.code : null;
}

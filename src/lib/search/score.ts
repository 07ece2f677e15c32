// How well each entry of a product answers a question: every word must be in its title, in that of its page, or in its text.
import type { SearchKind } from '../../model/search.ts';
import type { Bodies } from './bodies.ts';
import { type Findings, findTexts } from './findings.ts';
import { KIND_WEIGHTS } from './kinds.ts';
import type { Names } from './names.ts';
import type { Unit } from './question.ts';

/** What was found, in three columns. */
export interface Scores {
  readonly entries: readonly number[];
  /** How well each answers, up to 1. */
  readonly values: readonly number[];
  /** Words that it does not hold. */
  readonly missed: readonly number[];
}

/** What a word is worth that only the page's title holds: more where that title is nothing else. */
const BY_PAGE = { least: 0.45, most: 0.95 };
/** What one is worth that is among the things a page is about, and what that says of a place on it. */
const BY_MENTION = 0.7;
const BY_MENTION_OF_PAGE = 0.4;
/** What one is worth that only the text holds. */
const BY_TEXT = 0.5;
/** Words that stand in a title in the order in which they were typed. */
const IN_ORDER = 0.1;
/** A section whose title says no more than that of its page. */
const BELOW_PAGE = 0.92;
/** A plain word by itself, `zoom`, is a subject rather than one of the props of that name. */
const PLAIN_ROW = 0.85;
/** Of a title that was typed in part, this much is left to how much of it. */
const BY_COVERAGE = 0.5;
/** Of two that are alike, `Button` comes before `ButtonGroup`: short names are those of the things that others are made of. */
const BY_LETTER = 0.0004;
const MOST_LETTERS = 50;

/** Of a question in many words a title may say some in others: this much of it. */
const MOST_MISSED = 1 / 3;

const SECTIONS: ReadonlySet<SearchKind> = new Set(['heading', 'demo']);
const ROWS: ReadonlySet<SearchKind> = new Set(['prop', 'slot', 'class', 'css-variable']);
const PLAIN_NAME = /^\.?\p{Ll}+$/u;

export interface ScoreOptions {
  readonly units: readonly Unit[];
  readonly findings: Findings;
  readonly bodies: readonly Bodies[];
  /** What the same names scored without texts: only what texts speak of is scored again. */
  readonly known?: Scores;
}

export function scoreEntries(names: Names, { units, findings, bodies, known }: ScoreOptions): Scores {
  const question = openQuestion(names, {
    units,
    findings,
    texts: bodies.length === 0 ? [] : units.map((unit) => findTexts(unit, bodies)),
  });
  const scores = { entries: [] as number[], values: [] as number[], missed: [] as number[] };
  const add = (entry: number, { score, missed }: Scored) => {
    if (score === 0) return;
    scores.entries.push(entry);
    scores.values.push(score);
    scores.missed.push(missed);
  };
  const isSpokenOf = new Uint8Array(names.kinds.length);
  for (const found of question.texts) {
    for (const entry of found.keys()) {
      if (isSpokenOf[entry] === 1) continue;
      isSpokenOf[entry] = 1;
      add(entry, scoreEntry(entry, question));
    }
  }
  if (known)
    known.entries.forEach((entry, at) => {
      if (isSpokenOf[entry] === 0) add(entry, { score: known.values[at] ?? 0, missed: known.missed[at] ?? 0 });
    });
  else for (const entry of namedEntries(question)) if (isSpokenOf[entry] === 0) add(entry, scoreEntry(entry, question));
  return scores;
}

/** Of entries that hold all of so many words, or nearly; where none holds all, of those that hold some. */
export function answersOf({ entries, values, missed }: Scores, words: number): Pick<Scores, 'entries' | 'values'> {
  if (!missed.includes(0)) return { entries, values };
  const most = Math.floor(words * MOST_MISSED);
  const isNearlyWhole = (_: number, at: number) => (missed[at] ?? 0) <= most;
  return { entries: entries.filter(isNearlyWhole), values: values.filter(isNearlyWhole) };
}

interface Question {
  readonly names: Names;
  readonly units: readonly Unit[];
  /** By unit: letters of it. */
  readonly lengths: readonly number[];
  readonly findings: Findings;
  /** By unit: what texts say; empty: they are not asked. */
  readonly texts: readonly ReadonlyMap<number, number>[];
  /** By page, as they are asked for. */
  readonly pages: (PageFinding | undefined)[];
  /** By unit, of the entry at hand: what it is worth where its name does not hold it. */
  readonly elsewhere: Float64Array;
}

function openQuestion(names: Names, options: Pick<Question, 'units' | 'findings' | 'texts'>): Question {
  const lengths = options.units.map(({ whole }) => whole.length);
  return { names, ...options, lengths, pages: [], elsewhere: new Float64Array(lengths.length) };
}

/** All that stands on a page has its title above it: that alone is found by the page itself. */
function namedEntries({ names: { sayings, names, entriesOf }, findings }: Question): number[] {
  const isFound = new Uint8Array(names.length);
  const entries: number[] = [];
  for (const { ids } of findings.words) {
    for (const id of ids) {
      const name = sayings.nameOf[id] ?? 0;
      if (isFound[name] === 1) continue;
      isFound[name] = 1;
      for (const entry of entriesOf[name] ?? []) entries.push(entry);
    }
  }
  return entries;
}

interface Scored {
  readonly score: number;
  /** Words that were not found. */
  readonly missed: number;
}

function scoreEntry(entry: number, question: Question): Scored {
  const { names, lengths, findings, texts, elsewhere } = question;
  const name = names.nameOf[entry] ?? 0;
  const number = names.pageOf[entry] ?? 0;
  const page = pageFinding(number, question);
  const isPage = names.pages[number]?.first === entry;
  const from = names.sayings.first[name] ?? 0;
  const end = names.sayings.first[name + 1] ?? 0;
  // What it only mentions comes last.
  const to = names.sayings.letters[end - 1] === 0 ? end - 1 : end;
  for (let at = 0; at < lengths.length; at += 1) {
    const mentioned = to === end ? 0 : (findings.words[at]?.likeness[to] ?? 0) * BY_MENTION;
    const byPage = isPage ? 0 : (page.worth[at] ?? 0);
    elsewhere[at] = Math.max(mentioned, byPage, (texts[at]?.get(entry) ?? 0) * BY_TEXT);
  }
  let score = 0;
  let missed = 0;
  for (let saying = from; saying < to; saying += 1) {
    const scored = scoreSaying(saying, question);
    if (scored.score > score) ({ score, missed } = scored);
  }
  const kind = names.kinds[entry] ?? 'page';
  const below = page.isAll && SECTIONS.has(kind) ? BELOW_PAGE : 1;
  const row = isPlainRow(kind, names.names[name] ?? '', question.units) ? PLAIN_ROW : 1;
  const basic = 1 - BY_LETTER * Math.min(MOST_LETTERS, page.letters);
  return { score: score * basic * below * row * KIND_WEIGHTS[kind], missed };
}

function scoreSaying(saying: number, { names, lengths, findings: { words, pairs }, elsewhere }: Question): Scored {
  let sum = 0;
  let missed = 0;
  let typed = 0;
  for (let at = 0; at < lengths.length; at += 1) {
    const own = words[at]?.likeness[saying] ?? 0;
    const worth = Math.max(own, elsewhere[at] ?? 0);
    if (worth === 0) missed += 1;
    typed += own * (lengths[at] ?? 0);
    sum += worth;
  }
  let ordered = 0;
  for (const { likeness } of pairs) if ((likeness[saying] ?? 0) > 0) ordered += 1;
  const count = lengths.length;
  const found = (count - missed) / count;
  const order = count === 1 ? 1 : 1 - IN_ORDER + (IN_ORDER * ordered) / (count - 1);
  const covered = 1 - BY_COVERAGE + BY_COVERAGE * Math.min(1, typed / Math.max(1, names.sayings.letters[saying] ?? 0));
  return { score: (sum / count) * found * found * order * covered, missed };
}

function isPlainRow(kind: SearchKind, title: string, [unit, ...others]: readonly Unit[]): boolean {
  return others.length === 0 && unit?.isCode === false && ROWS.has(kind) && PLAIN_NAME.test(title);
}

interface PageFinding {
  /** By unit: what it is worth for what stands on the page. */
  readonly worth: readonly number[];
  /** Its title holds all words. */
  readonly isAll: boolean;
  /** Of its title. */
  readonly letters: number;
}

function pageFinding(page: number, { names, lengths, findings, pages }: Question): PageFinding {
  const known = pages[page];
  if (known) return known;
  const { first, letters } = names.sayings;
  const name = names.pages[page]?.name ?? 0;
  const [from, to] = [first[name] ?? 0, first[name + 1] ?? 0];
  const worth = lengths.map(() => 0);
  let isAll = false;
  for (let saying = from; saying < to; saying += 1) {
    let typed = 0;
    let held = 0;
    for (let at = 0; at < lengths.length; at += 1) {
      const own = findings.words[at]?.likeness[saying] ?? 0;
      if (own > 0) held += 1;
      typed += own * (lengths[at] ?? 0);
    }
    if (held === 0) continue;
    const isList = letters[saying] === 0;
    const share = Math.min(1, typed / (letters[saying] || 1));
    const most = isList ? BY_MENTION_OF_PAGE : BY_PAGE.least + (BY_PAGE.most - BY_PAGE.least) * share;
    for (let at = 0; at < lengths.length; at += 1)
      worth[at] = Math.max(worth[at] ?? 0, (findings.words[at]?.likeness[saying] ?? 0) * most);
    if (!isList && held === lengths.length) isAll = true;
  }
  const found = { worth, isAll, letters: letters[from] ?? 0 };
  pages[page] = found;
  return found;
}

// How well each entry of a product answers a question: every word must be in its title, in that of its page, or in its text.
import type { SearchKind } from '../../model/search.ts';
import type { Bodies } from './bodies.ts';
import { type Findings, findTexts } from './findings.ts';
import { KIND_WEIGHTS } from './kinds.ts';
import type { Names } from './names.ts';
import { createPageFindings, type PageFinding } from './page-finding.ts';
import { isPlain, type Unit } from './question.ts';

/** What was found, in three columns. */
export interface Scores {
  readonly entries: readonly number[];
  /** How well each answers, up to 1. */
  readonly values: readonly number[];
  /** How much of the question it does not hold, up to 1. */
  readonly missed: readonly number[];
}

/** What a word is worth that is among the things a page is about. */
const BY_MENTION = 0.7;
/** What one is worth that only the text holds. */
const BY_TEXT = 0.5;
/** Words that stand in a title in the order in which they were typed. */
const IN_ORDER = 0.1;
/** A section whose title says no more than that of its page. */
const BELOW_PAGE = 0.92;
/**
 * Who asks in plain words wants a guide rather than one of the props of that name, the more so the more words there are:
 * for one (where the name is a plain word as well), two, and more. Measured on `test/search/*.json`, as all of these three.
 */
const ROW_FOR_PLAIN = [0.85, 0.85, 0.75] as const;
/** So many plain words are prose: it says more than the title of what it looks for. */
const LEAST_FOR_PROSE = 3;
/** What a text adds to a word of prose that a title holds too. */
const BY_TEXT_AS_WELL = 0.1;
/** Of a title that was typed in part, this much is left to how much of it. */
const BY_COVERAGE = 0.5;
const BY_COVERAGE_OF_PROSE = 0.2;
/** Of two that are alike, `Button` comes before `ButtonGroup`: short names are those of the things that others are made of. */
const BY_LETTER = 0.0004;
const MOST_LETTERS = 50;

/** A question may say so much in other words: two of five, or any number of words that say little. */
const MOST_MISSED = 0.401;
/** What misses more is shown where there is nothing else, below what other products have. */
const PART = 0.7;

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
  const texts = bodies.length === 0 ? [] : units.map((unit) => findTexts(unit, bodies));
  const question = openQuestion({ names, units, findings, texts });
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

/** Of entries that hold all of the question, or nearly; where none holds all, of those that hold some. */
export function answersOf({ entries, values, missed }: Scores): Pick<Scores, 'entries' | 'values'> {
  const isNearlyWhole = (_: number, at: number) => (missed[at] ?? 0) <= MOST_MISSED;
  if (!missed.includes(0))
    return { entries, values: values.map((value, at) => (isNearlyWhole(value, at) ? value : value * PART)) };
  return { entries: entries.filter(isNearlyWhole), values: values.filter(isNearlyWhole) };
}

interface Question {
  readonly names: Names;
  readonly units: readonly Unit[];
  readonly isPlain: boolean;
  readonly isProse: boolean;
  readonly findings: Findings;
  /** By unit: what texts say; empty: they are not asked. */
  readonly texts: readonly ReadonlyMap<number, number>[];
  readonly pageFinding: (page: number) => PageFinding;
  /** By unit, of the entry at hand: what it is worth where its name does not hold it, and what is added where it does. */
  readonly elsewhere: Float64Array;
  readonly asWell: Float64Array;
}

function openQuestion(options: Pick<Question, 'names' | 'units' | 'findings' | 'texts'>): Question {
  const { units } = options;
  const areAllPlain = units.every(isPlain);
  return {
    ...options,
    isPlain: areAllPlain,
    isProse: areAllPlain && units.length >= LEAST_FOR_PROSE,
    pageFinding: createPageFindings(options),
    elsewhere: new Float64Array(units.length),
    asWell: new Float64Array(units.length),
  };
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
  /** How much of the question was not found. */
  readonly missed: number;
}

function scoreEntry(entry: number, question: Question): Scored {
  const { names, units, findings, texts, isProse, elsewhere, asWell } = question;
  const name = names.nameOf[entry] ?? 0;
  const number = names.pageOf[entry] ?? 0;
  const page = question.pageFinding(number);
  const isPage = names.pages[number]?.first === entry;
  const from = names.sayings.first[name] ?? 0;
  const end = names.sayings.first[name + 1] ?? 0;
  // What it only mentions comes last.
  const to = names.sayings.letters[end - 1] === 0 ? end - 1 : end;
  for (let at = 0; at < units.length; at += 1) {
    const mentioned = to === end ? 0 : (findings.words[at]?.likeness[to] ?? 0) * BY_MENTION;
    const byPage = (isPage ? page.byGroup[at] : page.worth[at]) ?? 0;
    const text = texts[at]?.get(entry) ?? 0;
    const added = isProse ? text * BY_TEXT_AS_WELL : 0;
    elsewhere[at] = Math.max(mentioned, byPage === 0 ? 0 : byPage + added, text * BY_TEXT);
    asWell[at] = added;
  }
  let score = 0;
  let missed = 0;
  for (let saying = from; saying < to; saying += 1) {
    const scored = scoreSaying(saying, question);
    if (scored.score > score) ({ score, missed } = scored);
  }
  const kind = names.kinds[entry] ?? 'page';
  const below = page.isAll && SECTIONS.has(kind) ? BELOW_PAGE : 1;
  const row = ROWS.has(kind) ? rowWeight(names.names[name] ?? '', question) : 1;
  const basic = 1 - BY_LETTER * Math.min(MOST_LETTERS, page.letters);
  return { score: score * basic * below * row * KIND_WEIGHTS[kind], missed };
}

function scoreSaying(saying: number, question: Question): Scored {
  const { names, units, isProse, findings, elsewhere, asWell } = question;
  let sum = 0;
  let missed = 0;
  let typed = 0;
  for (let at = 0; at < units.length; at += 1) {
    const { weight = 0, whole = '' } = units[at] ?? {};
    const own = findings.words[at]?.likeness[saying] ?? 0;
    const worth = Math.max(own === 0 ? 0 : own + (asWell[at] ?? 0), elsewhere[at] ?? 0);
    if (worth === 0) missed += weight;
    typed += own * whole.length;
    sum += worth * weight;
  }
  let ordered = 0;
  for (const { likeness } of findings.pairs) if ((likeness[saying] ?? 0) > 0) ordered += 1;
  const count = units.length;
  const found = 1 - missed;
  const order = count === 1 ? 1 : 1 - IN_ORDER + (IN_ORDER * ordered) / (count - 1);
  const byCoverage = isProse ? BY_COVERAGE_OF_PROSE : BY_COVERAGE;
  const covered = 1 - byCoverage + byCoverage * Math.min(1, typed / Math.max(1, names.sayings.letters[saying] ?? 0));
  return { score: sum * found * found * order * covered, missed };
}

function rowWeight(title: string, { units, isPlain: isPlainQuestion }: Question): number {
  if (!isPlainQuestion || (units.length === 1 && !PLAIN_NAME.test(title))) return 1;
  return ROW_FOR_PLAIN[Math.min(units.length, ROW_FOR_PLAIN.length) - 1] ?? 1;
}

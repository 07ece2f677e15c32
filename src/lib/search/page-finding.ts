// What a page says for all that stands on it: by its title, by the things that it is about, and by the groups above it.
import type { Findings } from './findings.ts';
import { BY_SYNONYM } from './findings.ts';
import type { Names } from './names.ts';
import type { Unit } from './question.ts';
import { stem } from './stem.ts';

/** What a word is worth that only the page's title holds: more where that title is nothing else. */
const BY_PAGE = { least: 0.45, most: 0.95 };
/** What one is worth that is among the things a page is about. */
const BY_MENTION_OF_PAGE = 0.4;
/** What one is worth that only a group above the page names. Measured on `test/search/*.json`: the same from 0.1 to 0.4, less without. */
const BY_GROUP = 0.3;

export interface PageFinding {
  /** By unit: what it is worth for what stands on the page. */
  readonly worth: readonly number[];
  /** By unit: what it is worth for the page itself. */
  readonly byGroup: readonly number[];
  /** Its title holds all words. */
  readonly isAll: boolean;
  /** Of its title. */
  readonly letters: number;
}

export interface PageQuestion {
  readonly names: Names;
  readonly units: readonly Unit[];
  readonly findings: Findings;
}

/** Answers for one question, each page once. */
export function createPageFindings(question: PageQuestion): (page: number) => PageFinding {
  const found: (PageFinding | undefined)[] = [];
  const roots = question.units.map(({ parts, synonyms }) => ({
    parts: parts.map(stem),
    synonyms: synonyms.map(stem),
  }));
  return (page) => {
    const known = found[page];
    if (known) return known;
    const groups = question.names.pages[page]?.groupRoots;
    const byGroup = roots.map(({ parts, synonyms }) => {
      if (groups === undefined || groups.size === 0) return 0;
      if (parts.every((root) => groups.has(root))) return BY_GROUP;
      return synonyms.some((root) => groups.has(root)) ? BY_GROUP * BY_SYNONYM : 0;
    });
    const made = findPage(page, question, byGroup);
    found[page] = made;
    return made;
  };
}

function findPage(page: number, { names, units, findings }: PageQuestion, byGroup: readonly number[]): PageFinding {
  const { first, letters } = names.sayings;
  const name = names.pages[page]?.name ?? 0;
  const [from, to] = [first[name] ?? 0, first[name + 1] ?? 0];
  const worth = [...byGroup];
  let isAll = false;
  for (let saying = from; saying < to; saying += 1) {
    let typed = 0;
    let held = 0;
    for (let at = 0; at < units.length; at += 1) {
      const own = findings.words[at]?.likeness[saying] ?? 0;
      if (own > 0) held += 1;
      typed += own * (units[at]?.whole.length ?? 0);
    }
    if (held === 0) continue;
    const isList = letters[saying] === 0;
    const share = Math.min(1, typed / (letters[saying] || 1));
    const most = isList ? BY_MENTION_OF_PAGE : BY_PAGE.least + (BY_PAGE.most - BY_PAGE.least) * share;
    for (let at = 0; at < units.length; at += 1)
      worth[at] = Math.max(worth[at] ?? 0, (findings.words[at]?.likeness[saying] ?? 0) * most);
    if (!isList && held === units.length) isAll = true;
  }
  return { worth, byGroup, isAll, letters: letters[from] ?? 0 };
}

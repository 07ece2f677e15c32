// Which child of an element was which before an edit: by equality, by id, then by likeness in the gaps that are left.
import { addTo } from '../../lib/groups.ts';
import { isIsland } from './islands.ts';

/** For each of `next` the number of its match in `old`, or `NONE`. No node of `old` is given twice. */
export function align(old: readonly Node[], next: readonly Node[]): number[] {
  const matches = next.map(() => NONE);
  const taken = new Set<number>();
  const match = (to: number, from: number): void => {
    matches[to] = from;
    taken.add(from);
  };
  matchEnds(old, next, match);
  const free = (index: number) => !taken.has(index);
  matchByKey(old, next, { matches, free, match }, idOf);
  matchByKey(old, next, { matches, free, match }, htmlOf);
  for (const gap of gapsOf(matches, old.length)) {
    matchAlike(old, next, { to: gap.to, from: gap.from.filter(free) }, match);
  }
  return matches;
}

export const NONE = -1;

/** Of these numbers, those that stand in order already: the most that need not move. `NONE` never stays. */
export function inOrder(matches: readonly number[]): Set<number> {
  const best: { readonly value: number; readonly before: number; readonly length: number }[] = [];
  let end = NONE;
  for (const [index, value] of matches.entries()) {
    let before = NONE;
    for (let at = 0; at < index && value !== NONE; at++) {
      const other = best[at];
      if (!other || other.value === NONE || other.value > value) continue;
      if (other.length > (best[before]?.length ?? 0)) before = at;
    }
    best.push({ value, before, length: value === NONE ? 0 : (best[before]?.length ?? 0) + 1 });
    if ((best[index]?.length ?? 0) > (best[end]?.length ?? 0)) end = index;
  }
  const stay = new Set<number>();
  for (let at = end; at !== NONE; at = best[at]?.before ?? NONE) stay.add(best[at]?.value ?? NONE);
  return stay;
}

/** Two templates are equal nodes whatever they hold: what that is, is no child of theirs. */
export function isSame(a: Node | undefined, b: Node | undefined): boolean {
  if (!a || !b || !a.isEqualNode(b)) return false;
  return !(a instanceof Element && b instanceof Element && holdsTemplate(a)) || a.outerHTML === b.outerHTML;
}

function holdsTemplate(element: Element): boolean {
  return element.localName === 'template' || element.querySelector('template') !== null;
}

type Match = (to: number, from: number) => void;

/** Most edits are in one place: what stands before and behind it is the same. */
function matchEnds(old: readonly Node[], next: readonly Node[], match: Match): void {
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && isSame(old[start], next[start])) {
    match(start, start);
    start++;
  }
  for (let end = 1; end <= shorter - start && isSame(old.at(-end), next.at(-end)); end++) {
    match(next.length - end, old.length - end);
  }
}

interface Matching {
  readonly matches: readonly number[];
  readonly free: (from: number) => boolean;
  readonly match: Match;
}

/** Of several with one key, the first is matched with the first. */
function matchByKey(
  old: readonly Node[],
  next: readonly Node[],
  { matches, free, match }: Matching,
  keyOf: (node: Node) => string | null,
): void {
  const waiting = new Map<string, number[]>();
  for (const [from, node] of old.entries()) {
    const key = free(from) ? keyOf(node) : null;
    if (key !== null) addTo(waiting, key, from);
  }
  if (waiting.size === 0) return;
  for (const [to, node] of next.entries()) {
    const key = matches[to] === NONE ? keyOf(node) : null;
    const from = key === null ? undefined : waiting.get(key)?.shift();
    if (from !== undefined) match(to, from);
  }
}

function idOf(node: Node): string | null {
  return node instanceof Element && node.id !== '' ? `${node.localName}#${node.id}` : null;
}

/** White space between elements says nothing about which one it is. */
function htmlOf(node: Node): string | null {
  if (node instanceof Element) return node.outerHTML;
  return node.textContent?.trim() === '' ? null : `${node.nodeType} ${node.textContent}`;
}

interface Gap {
  readonly to: number[];
  readonly from: number[];
}

/** Runs without a match, and what stood between the matches around them. */
function gapsOf(matches: readonly number[], oldLength: number): Gap[] {
  const gaps: Gap[] = [];
  for (let start = 0; start < matches.length; start++) {
    if (matches[start] !== NONE) continue;
    let end = start;
    while (end < matches.length && matches[end] === NONE) end++;
    const first = start === 0 ? 0 : (matches[start - 1] ?? NONE) + 1;
    const last = matches[end] ?? oldLength;
    gaps.push({
      to: Array.from({ length: end - start }, (_, index) => start + index),
      from: Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index),
    });
    start = end;
  }
  return gaps;
}

/** Beyond so many pairs to compare, nodes are matched by their order alone. */
const MOST_PAIRS = 2500;

/** The pairing that keeps the order and is most alike in all: the longest common subsequence with weights. */
function matchAlike(old: readonly Node[], next: readonly Node[], { to, from }: Gap, match: Match): void {
  if (from.length * to.length > MOST_PAIRS) {
    matchInOrder(old, next, { to, from }, match);
    return;
  }
  const before = from.map((index) => described(old[index]));
  const weights = to.map((index) => {
    const node = described(next[index]);
    return before.map((other) => likeness(other, node));
  });
  const best = Array.from({ length: to.length + 1 }, () => new Float64Array(from.length + 1));
  const at = (b: number, a: number) => best[b]?.[a] ?? 0;
  for (let b = to.length - 1; b >= 0; b--) {
    for (let a = from.length - 1; a >= 0; a--) {
      const weight = weights[b]?.[a] ?? 0;
      const paired = weight === 0 ? 0 : weight + at(b + 1, a + 1);
      best[b]?.fill(Math.max(paired, at(b + 1, a), at(b, a + 1)), a, a + 1);
    }
  }
  for (let b = 0, a = 0; b < to.length && a < from.length; ) {
    const weight = weights[b]?.[a] ?? 0;
    if (weight > 0 && at(b, a) === weight + at(b + 1, a + 1)) match(to[b++] ?? NONE, from[a++] ?? NONE);
    else if (at(b, a) === at(b + 1, a)) b++;
    else a++;
  }
}

function matchInOrder(old: readonly Node[], next: readonly Node[], { to, from }: Gap, match: Match): void {
  for (const [place, index] of to.entries()) {
    const other = from[place];
    if (other !== undefined && kindOf(old[other]) === kindOf(next[index])) match(index, other);
  }
}

interface Described {
  readonly kind: string;
  readonly classes: string;
  readonly text: string;
}

function described(node: Node | undefined): Described {
  const classes = node instanceof Element ? (node.getAttribute('class') ?? '') : '';
  return { kind: kindOf(node), classes, text: node?.textContent ?? '' };
}

/** Only a node of the same kind can become another: islands of two components can not. */
function kindOf(node: Node | undefined): string {
  const name = node instanceof Element && isIsland(node) ? node.getAttribute('name') : '';
  return `${node?.nodeName} ${name}`;
}

/** 0: one can not become the other. */
function likeness(a: Described, b: Described): number {
  if (a.kind !== b.kind) return 0;
  return 1 + (a.classes === b.classes ? 1 : 0) + 4 * sharedEnds(a.text, b.text);
}

/** From 0 to 1: how much of the longer text both have at their start and end. */
export function sharedEnds(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  if (longer === 0) return 1;
  const { start, end } = commonEnds(a, b);
  return (start + end) / longer;
}

/** Lengths of what both texts have at their start and, behind that, at their end. */
export function commonEnds(a: string, b: string): { readonly start: number; readonly end: number } {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return { start, end };
}

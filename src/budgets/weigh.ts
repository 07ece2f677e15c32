// Weighs finished pages one by one: what each loads, and the size of those that may be over their budget.
import { gzipSync } from 'node:zlib';
import { NO_MEMO } from '../lib/memo.ts';
import type { Memo } from '../model/memo.ts';
import type { Site } from '../model/site.ts';
import { type BudgetRules, budgetRules, type Limits } from './limits.ts';
import { type PageLoads, pageLoads } from './loads.ts';

/** A page as it was rendered, in parts: the same text in `shared` stands on many pages. */
export interface PageToWeigh {
  readonly route: string;
  readonly file: string;
  readonly html: Buffer;
  readonly parts: readonly PagePart[];
}

export interface PagePart {
  readonly name: string;
  readonly html: string;
  /** True of what many pages share. */
  readonly isShared: boolean;
}

export interface PageWeight {
  readonly route: string;
  readonly file: string;
  readonly limits: Limits;
  /** The same object for all pages that load the same. */
  readonly loads: PageLoads;
  /** null: within its budget. */
  readonly html: HtmlWeight | null;
}

export interface HtmlWeight {
  readonly bytes: number;
  /** The largest part of the page, by itself. */
  readonly largest: { readonly name: string; readonly bytes: number; readonly isShared: boolean };
}

export interface Scale {
  weigh(page: PageToWeigh): void;
  result(): Weights;
}

export interface Weights {
  readonly pages: readonly PageWeight[];
  readonly rules: BudgetRules;
}

/** null: the site has no budgets, and nothing is weighed. */
export function createScale({ budgets }: Pick<Site, 'budgets'>, memo: Memo = NO_MEMO): Scale | null {
  if (budgets === undefined) return null;
  const rules = budgetRules(budgets);
  const pages: PageWeight[] = [];
  const known = new Map<string, PageLoads>();
  const sizes = new Map<string, number>();
  const sharedSize = (html: string): number => {
    const size = sizes.get(html) ?? gzipSize(html);
    sizes.set(html, size);
    return size;
  };
  return {
    weigh({ route, file, html, parts }) {
      const limits = rules.of(route);
      const weighed = memo.recall('weight', route, [html, limits.html], () => {
        const found = pageLoads(html);
        const isOver = limits.html !== undefined && !fits(html, parts, limits.html, sharedSize);
        return { found, key: JSON.stringify(found), html: isOver ? htmlWeight(html, parts) : null };
      });
      const loads = known.get(weighed.key) ?? weighed.found;
      known.set(weighed.key, loads);
      pages.push({ route, file, limits, loads, html: weighed.html });
    },
    result: () => ({ pages, rules }),
  };
}

export function gzipSize(content: string | Uint8Array, level = 6): number {
  return gzipSync(content, { level }).length;
}

/** What compression takes off pages, at least nearly always. */
const SPARED = 0.65;
/** Bytes at the start of a page, in which little stands a second time. */
const LEARNING = 3000;

/**
 * Level 6, which servers use, takes half a millisecond for a page; most pages are settled for less. Compression makes
 * no text larger, nor is a whole larger than its parts, and a cheaper level compresses less.
 */
function fits(html: Buffer, parts: readonly PagePart[], limit: number, sharedSize: (html: string) => number): boolean {
  if (html.length <= limit) return true;
  const shared = parts.filter(({ isShared }) => isShared);
  const rest = html.length - shared.reduce((sum, part) => sum + Buffer.byteLength(part.html), 0);
  const sharedBytes = shared.reduce((sum, part) => sum + sharedSize(part.html), 0);
  if (sharedBytes + rest <= limit) return true;
  const own = Buffer.from(parts.flatMap((part) => (part.isShared ? [] : part.html)).join(''));
  const between = Math.max(0, rest - own.length);
  const room = limit - sharedBytes - between;
  // What is behind the start counts as it is.
  const start = Math.ceil((own.length - room) / SPARED) + LEARNING;
  if (start < own.length && gzipSize(own.subarray(0, start), 1) + own.length - start <= room) return true;
  return gzipSize(own, 1) <= room || gzipSize(html) <= limit;
}

function htmlWeight(html: Buffer, parts: readonly PagePart[]): HtmlWeight {
  const sizes = parts.map(({ name, html: text, isShared }) => ({ name, isShared, bytes: gzipSize(text) }));
  const [largest = { name: 'page', isShared: false, bytes: 0 }] = sizes.sort((a, b) => b.bytes - a.bytes);
  return { bytes: gzipSize(html), largest };
}

// Weighs finished pages one by one: what each loads, and the size of those that may be over their budget.
import { gzipSync } from 'node:zlib';
import { NO_MEMO } from '../lib/memo.ts';
import { createTextEncoder, type TextEncode } from '../lib/node/text-encoder.ts';
import type { Memo } from '../model/memo.ts';
import type { Site } from '../model/site.ts';
import { type BudgetRules, budgetRules, type Limits } from './limits.ts';
import { allLoads, type PageLoads, pageLoads } from './loads.ts';

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
  const encode = createTextEncoder();
  const sharedParts = new Map<string, SharedPart>();
  const sharedPart = (html: string): SharedPart => {
    const part = sharedParts.get(html) ?? readShared(html);
    sharedParts.set(html, part);
    return part;
  };
  return {
    weigh({ route, file, html, parts }) {
      const limits = rules.of(route);
      const weighed = memo.recall('weight', route, [html, limits.html], () => {
        const shared = parts.flatMap((part) => (part.isShared ? sharedPart(part.html) : []));
        const own = parts.flatMap((part) => (part.isShared ? [] : part.html));
        const found = allLoads([...shared.map(({ loads }) => loads), ...own.map(pageLoads)]);
        const isOver = limits.html !== undefined && !fits({ html, own, shared }, limits.html, encode);
        return { found, key: JSON.stringify(found), html: isOver ? htmlWeight(html, parts) : null };
      });
      const loads = known.get(weighed.key) ?? weighed.found;
      known.set(weighed.key, loads);
      pages.push({ route, file, limits, loads, html: weighed.html });
    },
    result: () => ({ pages, rules }),
  };
}

/** What stands on many pages is looked at once. */
interface SharedPart {
  readonly bytes: number;
  readonly loads: PageLoads;
  /** Its size when it is compressed, which few pages are asked for. */
  gzipped(): number;
}

function readShared(text: string): SharedPart {
  let size: number | undefined;
  return {
    bytes: Buffer.byteLength(text),
    loads: pageLoads(text),
    gzipped() {
      size ??= gzipSize(text);
      return size;
    },
  };
}

export function gzipSize(content: string | Uint8Array, level = 6): number {
  return gzipSync(content, { level }).length;
}

/** A finished page, what of it is its own, and what it shares. */
interface Cut {
  readonly html: Buffer;
  readonly own: readonly string[];
  readonly shared: readonly SharedPart[];
}

/** What compression takes off pages, at least nearly always. */
const SPARED = 0.78;
/** Bytes at the start of a page, in which little stands a second time. */
const LEARNING = 3000;

/**
 * Level 6, which servers use, takes half a millisecond for a page; most pages are settled for less. Compression makes
 * no text larger, nor is a whole larger than its parts, and a cheaper level compresses less.
 */
function fits({ html, own, shared }: Cut, limit: number, encode: TextEncode): boolean {
  if (html.length <= limit) return true;
  let most = html.length;
  for (const part of shared) most += part.gzipped() - part.bytes;
  if (most <= limit) return true;
  // Of what is the page's own, no more is compressed than has to be: the rest counts as it is.
  const wanted = Math.ceil((most - limit) / SPARED) + LEARNING;
  let tried = -1;
  for (const size of [wanted, html.length]) {
    const part = encode(own, size);
    if (part.length === tried) break; // That was all.
    if (most - part.length + gzipSize(part, 1) <= limit) return true;
    tried = part.length;
  }
  return gzipSize(html) <= limit;
}

function htmlWeight(html: Buffer, parts: readonly PagePart[]): HtmlWeight {
  const sizes = parts.map(({ name, html: text, isShared }) => ({ name, isShared, bytes: gzipSize(text) }));
  const [largest = { name: 'page', isShared: false, bytes: 0 }] = sizes.sort((a, b) => b.bytes - a.bytes);
  return { bytes: gzipSize(html), largest };
}

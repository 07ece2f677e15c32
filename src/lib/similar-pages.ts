// Which pages a reader may have meant who asked for an address without one: the same page elsewhere, then similar addresses.
import { distance } from 'fastest-levenshtein';
import { toRoute, withLanguage } from './url.ts';

export interface RouteList {
  /** The first one has no prefix. */
  readonly languages: readonly string[];
  /** Names by prefix. */
  readonly products: Readonly<Record<string, string>>;
  /** Titles by route. */
  readonly pages: Readonly<Record<string, string>>;
}

export interface SimilarPage {
  readonly path: string;
  readonly title: string;
  /** Name of its product; null: it is that of the asked address, or there is none. */
  readonly product: string | null;
}

const MOST = 3;
/** From here on an address has nothing to do with another. */
const FAR = 0.5;
/** A folder too many or too few. */
const MISSING = 0.6;
/** One name inside the other: `button` and `react-button`. */
const INSIDE = 0.3;

/** At most three, the best first. `asked`: decoded, without the base. */
export function similarPages(asked: string, list: RouteList): SimilarPage[] {
  const [fallback = 'en', ...others] = list.languages;
  const route = plainRoute(asked);
  const prefix = [fallback, 'en', ...others].find((code) => route.startsWith(`/${code}/`.toLowerCase()));
  const language = prefix !== undefined && others.includes(prefix) ? prefix : fallback;
  const bare = prefix === undefined ? route : route.slice(prefix.length + 1);
  const folded = new Map(Object.keys(list.pages).map((path) => [path.toLowerCase(), path]));

  const certain = [
    ...[language, ...list.languages].map((code) => withLanguage(bare, code, fallback)),
    ...inOtherProducts(bare, list).flatMap((path) => [withLanguage(path, language, fallback), path]),
  ].flatMap((path) => folded.get(path.toLowerCase()) ?? []);
  const readable = Object.keys(list.pages).filter((path) =>
    others.every((code) => code === language || !path.startsWith(`/${code}/`)),
  );
  const near = certain.length >= MOST ? [] : nearPaths(bare, readable);
  const own = productOf(bare, list);
  return [...new Set([...certain, ...near])].slice(0, MOST).map((path) => {
    const product = productOf(withoutLanguage(path, others), list);
    return {
      path,
      title: list.pages[path] ?? path,
      product: product === own ? null : (list.products[product] ?? null),
    };
  });
}

/** What hosts and other generators put at the end of an address is no part of it; capitals are slips. */
function plainRoute(asked: string): string {
  const path = asked.toLowerCase().replace(/\/+$/, '');
  return toRoute(path.replace(/(?:^|\/)index\.(?:html?|mdx?|php)$/, '').replace(/\.(?:html?|mdx?|php|aspx?)$/, ''));
}

/** The address as it would be below the prefix of each other product. */
function inOtherProducts(route: string, list: RouteList): string[] {
  const own = productOf(route, list);
  const rest = route.slice(own.length);
  if (own === '' || rest === '') return [];
  return Object.keys(list.products).flatMap((prefix) => (prefix === own ? [] : [prefix + rest]));
}

/** Longest prefix that the route starts with; '': none. */
function productOf(route: string, { products }: RouteList): string {
  let longest = '';
  for (const prefix of Object.keys(products))
    if (prefix.length > longest.length && route.startsWith(prefix)) longest = prefix;
  return longest;
}

function withoutLanguage(path: string, prefixes: readonly string[]): string {
  const code = prefixes.find((language) => path.startsWith(`/${language}/`));
  return code === undefined ? path : path.slice(code.length + 1);
}

function nearPaths(route: string, paths: readonly string[]): string[] {
  const asked = route.split('/').filter(Boolean);
  const costs = new Map<string, number>();
  const cost = (a: string, b: string): number => {
    const key = `${a}/${b}`;
    let known = costs.get(key);
    if (known === undefined) {
      known = nameCost(a, b);
      costs.set(key, known);
    }
    return known;
  };
  return paths
    .map((path) => ({ path, score: pathCost(asked, path.toLowerCase().split('/').filter(Boolean), cost) }))
    .filter(({ score }) => score < FAR)
    .sort((a, b) => a.score - b.score || (a.path < b.path ? -1 : 1))
    .slice(0, MOST)
    .map(({ path }) => path);
}

type Cost = (a: string, b: string) => number;

/** 0: the same, 1: nothing in common. A page that moved keeps its name, so the last one counts as much as all folders. */
function pathCost(asked: readonly string[], path: readonly string[], cost: Cost): number {
  const [name, other] = [asked.at(-1), path.at(-1)];
  if (name === undefined || other === undefined) return 1;
  const last = cost(name, other);
  return last >= 2 * FAR ? 1 : (last + foldersCost(asked, path, cost)) / 2;
}

/** Edit distance whose letters are folders. */
function foldersCost(a: readonly string[], b: readonly string[], cost: Cost): number {
  let row = [...b, ''].map((_, index) => index * MISSING);
  for (const [i, segment] of a.entries()) {
    const next = [(i + 1) * MISSING];
    for (const [j, other] of b.entries()) {
      const change = (row[j] ?? 0) + cost(segment, other);
      next.push(Math.min(change, (row[j + 1] ?? 0) + MISSING, (next[j] ?? 0) + MISSING));
    }
    row = next;
  }
  return (row[b.length] ?? 0) / Math.max(a.length, b.length);
}

function nameCost(a: string, b: string): number {
  if (a === b) return 0;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length > 2 && `-${long}-`.includes(`-${short}-`)) return INSIDE;
  // Of `react-card` and `react-data-grid` the word that all pages share says nothing.
  let shared = 0;
  for (let i = 0; i < short.length && short[i] === long[i]; i++) if (short[i] === '-') shared = i + 1;
  return distance(short.slice(shared), long.slice(shared)) / (long.length - shared);
}

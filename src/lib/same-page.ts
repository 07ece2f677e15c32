// Which page of another version's site is the same as one of this site: by what the config says, by its address, by redirects.
import type { Move, Site, Version } from '../model/site.ts';
import { addTo } from './groups.ts';
import { fillRule, inverseRule, isPattern, matchRule } from './redirect-rules.ts';
import {
  decodePath,
  encodePath,
  isExternal,
  pathnameToLanguage,
  splitHref,
  toRoute,
  withBase,
  withLanguage,
} from './url.ts';

/** What is known of a page to find it in another version. */
export interface PageOfVersion {
  readonly path: string;
  /** The same page in all languages, the default first. */
  readonly alternates: readonly { readonly language: string; readonly path: string }[];
}

export interface FoundPage {
  /** Ready for the page. */
  readonly href: string;
  /** False: that version has it in the first language only. */
  readonly inOwnLanguage: boolean;
}

/** null: that version does not have the page. */
export type SamePage = (version: Version, page: PageOfVersion) => FoundPage | null;

/** A page may have moved more than once; rules that lead from one to the next without an end stop here. */
const MOST_MOVES = 10;

/** The reader's language comes first in each way that a page is found, then the first language. */
export function createSamePage(site: Pick<Site, 'redirects' | 'languages' | 'acceptedLanguages' | 'base'>): SamePage {
  const [first = 'en'] = site.languages;
  const languages = [...site.languages, ...site.acceptedLanguages];
  const formerly = follower(
    site.redirects.flatMap(({ from, to }) => (isExternal(to) ? [] : (inverseRule(from, to) ?? []))),
  );
  const onward = new Map<readonly Move[], Follow>();
  const onwardOf = (moves: readonly Move[]): Follow => {
    const known = onward.get(moves) ?? follower(moves);
    onward.set(moves, known);
    return known;
  };
  return ({ pages, moved }, { path, alternates: [original] }) => {
    if (!pages) return null;
    const { routes, moves, origin } = pages;
    const { userLanguage } = pathnameToLanguage(path, languages, first);
    const names = original === undefined || original.path === path ? [path] : [path, original.path];
    const byHand: Follow = (name) => (Object.hasOwn(moved, name) ? [moved[name] ?? name] : []);
    for (const find of [byHand, (name: string) => [name], formerly, onwardOf(moves)]) {
      for (const target of names.flatMap(find)) {
        const found = [withLanguage(target, userLanguage, first), target].find((to) => routes.has(splitHref(to).path));
        if (found === undefined) continue;
        const { path: there, hash } = splitHref(found);
        const inOwnLanguage = pathnameToLanguage(there, languages, first).userLanguage === userLanguage;
        return { href: withBase(origin + encodePath(there), site.base) + hash, inOwnLanguage };
      }
    }
    return null;
  };
}

type Follow = (path: string) => readonly string[];

/** Wherever the rules lead from a path, by one step or by several, the nearest first. */
function follower(rules: readonly Move[]): Follow {
  const exact = new Map<string, string[]>();
  const patterns = rules.filter(({ from }) => isPattern(from));
  for (const { from, to } of rules) if (!isPattern(from)) addTo(exact, from, to);
  const step = (path: string): string[] => [
    ...(exact.get(path) ?? []),
    ...patterns.flatMap(({ from, to }) => {
      const values = matchRule(from, path);
      return values ? [fillRule(to, values)] : [];
    }),
  ];
  return (path) => {
    const found: string[] = [];
    const seen = new Set([path]);
    let ends = [path];
    for (let moves = 0; ends.length > 0 && moves < MOST_MOVES; moves++) {
      const next = ends.flatMap(step).map(tidy);
      ends = [...new Set(next.map((to) => splitHref(to).path))].filter((to) => !seen.has(to));
      for (const to of next) if (!seen.has(splitHref(to).path)) found.push(to);
      for (const to of ends) seen.add(to);
    }
    return found;
  };
}

function tidy(to: string): string {
  const { path, hash } = splitHref(to);
  return toRoute(decodePath(path)) + hash;
}

// How a redirect is matched with a path: `*` at the end stands for the rest, `:name` for one segment.
import { decodePath, splitHref, toRoute } from './url.ts';

/** What the placeholders of a rule stood for; `splat` is the rest. */
export type RuleValues = ReadonlyMap<string, string>;

/** Null: the rule does not answer the path, which is decoded. A rule with a query answers no bare path. */
export function matchRule(from: string, path: string): RuleValues | null {
  const { path: pattern, query } = splitHref(from);
  if (query !== '') return null;
  const wanted = decodePath(pattern).split('/').filter(Boolean);
  const parts = path.split('/').filter(Boolean);
  const values = new Map<string, string>();
  if (wanted.at(-1) === '*') {
    wanted.pop();
    if (parts.length < wanted.length) return null;
    values.set('splat', parts.slice(wanted.length).join('/'));
  } else if (wanted.length !== parts.length) return null;
  for (const [i, segment] of wanted.entries()) {
    const part = parts[i] ?? '';
    if (isPlaceholder(segment)) values.set(segment.slice(1), part);
    else if (segment !== part) return null;
  }
  return values;
}

/** Puts the values in; a placeholder without a value stays. */
export function fillRule(to: string, values: RuleValues): string {
  return to.replace(/:([a-z]\w*)/gi, (whole, name: string) => values.get(name) ?? whole);
}

/** The rule read from its end: where an address that it leads to may have come from. Null: not everything of `from` stands in `to`. */
export function inverseRule(from: string, to: string): { readonly from: string; readonly to: string } | null {
  const target = toRoute(decodePath(splitHref(to).path));
  if (!isPattern(from)) return { from: target, to: toRoute(decodePath(from)) };
  const bound = boundNames(from);
  const isWhole = bound.every((name) => target.split('/').includes(`:${name}`));
  const pattern = target.replace(/\/:splat\/$/, '/*');
  if (!isWhole || pattern.includes('/:splat/') || splitHref(from).query !== '') return null;
  return { from: pattern, to: from.replace(/\*$/, ':splat') };
}

/** The placeholders that a rule's `from` gives a value, as `to` names them without the colon. */
export function boundNames(from: string): string[] {
  return [...placeholdersIn(from), ...(from.endsWith('*') ? ['splat'] : [])];
}

/** `:name` in an address, but no port, and no colon inside a word: `/wiki/Help:Contents`. */
export function placeholdersIn(address: string): string[] {
  return [...address.matchAll(/(?<![\w%]):([a-z]\w*)/gi)].flatMap(([, name]) => name ?? []);
}

/** `*`, `:name`, and a query are for the server to match. */
export function isPattern(from: string): boolean {
  return /[*?#]|\/:[a-z]/i.test(from);
}

/** Two rules with the same key answer the same path. */
export function ruleKey(from: string): string {
  const path = decodePath(from);
  return isPattern(path) ? path : toRoute(path);
}

function isPlaceholder(segment: string): boolean {
  return /^:[a-z]/i.test(segment);
}

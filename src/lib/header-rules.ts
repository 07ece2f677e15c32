// Header rules of the site next to the built-in ones: hosts join the values of all rules that match, so of two for the same
// addresses one has to yield.
import { removedHeader } from './host-files.ts';
import { encodePath, withBase } from './url.ts';

export interface HeaderRule {
  /** Pattern with the base, percent-encoded: `*` stands for anything, `:name` for one segment. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface OwnHeaderRule extends HeaderRule {
  /** As the site has it: without the base. */
  readonly pattern: string;
}

export function ownHeaderRules(
  headers: Readonly<Record<string, HeaderRule['headers']>>,
  base: string,
): OwnHeaderRule[] {
  return Object.entries(headers).map(([pattern, values]) => ({
    pattern,
    path: encodePattern(withBase(pattern, base)),
    headers: values,
  }));
}

/** An author may have encoded some of it already. */
function encodePattern(pattern: string): string {
  return encodePath(pattern).replace(/%25(?=[0-9a-f]{2})/gi, '%');
}

/** Built-in rules without the headers that a rule of the site sets for all of their addresses. Policies are left to `hasOwnPolicy`. */
export function withoutOwn<R extends HeaderRule>(builtIn: readonly R[], own: readonly HeaderRule[]): R[] {
  if (own.length === 0) return [...builtIn];
  return builtIn.flatMap((rule) => {
    const kept = Object.entries(rule.headers).filter(
      ([name]) => isPolicy(name) || !own.some((other) => covers(other.path, rule.path) && sets(other, name)),
    );
    return kept.length === 0 ? [] : [{ ...rule, headers: Object.fromEntries(kept) }];
  });
}

export interface JoinedHeader {
  readonly own: OwnHeaderRule;
  /** As the site writes it. */
  readonly name: string;
  readonly builtIn: HeaderRule;
  readonly value: string;
}

/** Headers of the site that hosts join with a built-in value, as both rules match some addresses. */
export function joinedHeaders(builtIn: readonly HeaderRule[], own: readonly OwnHeaderRule[]): JoinedHeader[] {
  return own.flatMap((rule) =>
    Object.keys(rule.headers).flatMap((name): JoinedHeader[] => {
      if (removedHeader(name) !== null || sets(rule, `! ${name}`)) return [];
      const other = builtIn.find(
        ({ path, headers }) => overlap(path, rule.path) && headerOf(headers, name) !== undefined,
      );
      return other ? [{ own: rule, name, builtIn: other, value: headerOf(other.headers, name) ?? '' }] : [];
    }),
  );
}

function sets({ headers }: HeaderRule, name: string): boolean {
  return headerOf(headers, name) !== undefined;
}

function headerOf(headers: HeaderRule['headers'], name: string): string | undefined {
  return Object.entries(headers).find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1];
}

function isPolicy(name: string): boolean {
  return name.toLowerCase().startsWith('content-security-policy');
}

/** Unlike one with `-Report-Only`, by which browsers refuse nothing. */
export function isEnforcedPolicy(name: string): boolean {
  return name.toLowerCase() === 'content-security-policy';
}

function overlap(one: string, other: string): boolean {
  return covers(one, other) || covers(other, one);
}

/** Whether each address of `inner` is one of `outer`. False negatives only for patterns with a `*` or `:name` in the middle. */
function covers(outer: string, inner: string): boolean {
  if (outer === inner) return true;
  const start = outer.slice(0, -1);
  return outer.endsWith('*') && !/\*|\/:[a-z]/i.test(start) && inner.startsWith(start);
}

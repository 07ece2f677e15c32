// Where redirects lead in the end: in circles, by detours, or to nothing.
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { fillRule, isPattern, matchRule } from '../lib/redirect-rules.ts';
import { canonicalHash, decodePath, isExternal, splitHref, toRoute } from '../lib/url.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import type { Targets } from './targets.ts';

type Redirect = Site['redirects'][number];

/** Redirects that the build adds itself are not in the config, and lead to a page. */
export async function checkRedirectTargets(
  site: Site,
  targets: Targets,
  fs: Pick<FileSystem, 'readText'>,
): Promise<Diagnostic[]> {
  const source = openDataSource({
    absolute: `${site.root}/${site.configFile}`,
    file: site.configFile,
    fs,
    base: ['redirects'],
  });
  const diagnostics: Diagnostic[] = [];
  const told = new Set<Redirect>();
  for (const [index, redirect] of site.redirects.entries()) {
    const trace = follow(redirect, site, targets);
    const finding = judge(redirect, trace, { site, targets });
    if (finding === null || told.has(redirect)) continue;
    // A circle is told once, for all that are part of it.
    if (trace.end === 'loop') for (const rule of trace.rules) told.add(rule);
    const { at, path } = redirect.at ? { at: redirect.at, path: null } : await source.place([index, 'to']);
    diagnostics.push(finding({ at, path }));
  }
  return diagnostics;
}

interface Trace {
  /** As a reader would see them, from `from` to the end. */
  readonly steps: readonly string[];
  readonly rules: readonly Redirect[];
  readonly end: 'loop' | 'away' | 'site';
  /** Decoded path of the last step. */
  readonly path: string;
  readonly anchor: string;
}

/** More steps than any browser follows: the address grows and grows. */
const MOST_STEPS = 20;

/** Placeholders stand for themselves: `/a/*` is followed with `/a/:splat`. */
function follow(first: Redirect, { redirects }: Pick<Site, 'redirects'>, targets: Targets): Trace {
  const rules: Redirect[] = [first];
  const start = decodePath(splitHref(first.from).path).replace(/\*$/, ':splat');
  const steps = [start, first.to];
  const seen = new Set([toRoute(start)]);
  let anchor = '';
  for (let to = first.to; ; ) {
    if (isExternal(to)) return { steps, rules, end: 'away', path: to, anchor: '' };
    const { path: written, hash, query } = splitHref(to);
    const path = decodePath(written.startsWith('/') ? written : `/${written}`);
    anchor = canonicalHash(hash).slice(1);
    const next =
      query === '' && targets.page(path) === null
        ? redirects.find(({ from }) => matchRule(from, path) !== null)
        : undefined;
    if (!next) return { steps, rules, end: 'site', path, anchor };
    if (seen.has(toRoute(path)) || rules.length === MOST_STEPS) return { steps, rules, end: 'loop', path, anchor };
    seen.add(toRoute(path));
    to = fillRule(next.to, matchRule(next.from, path) ?? new Map());
    rules.push(next);
    steps.push(to);
  }
}

interface Judging {
  readonly site: Site;
  readonly targets: Targets;
}
type Place = { readonly at: Parameters<typeof report>[2]; readonly path: string | null };

function judge({ from, to }: Redirect, trace: Trace, { site, targets }: Judging) {
  const { steps, rules, end, path: last, anchor } = trace;
  if (end === 'loop')
    return ({ at, path }: Place) => report('verify/redirect-loop', { from, steps: shortened(steps), path }, at);
  // A rewrite is no step for readers.
  if (rules.length > 1 && rules.every(({ status }) => status !== 200))
    return ({ at, path }: Place) => report('verify/redirect-chain', { from, steps, path }, at);
  if (end === 'away' || rules.length > 1) return null; // What the next one leads to is told there.
  const { dead, deadAnchor } = site.links;
  const page = targets.page(last);
  if (page === null) {
    if (dead === 'off' || isAnswered(last, targets)) return null;
    const draft = targets.draft(last);
    const near = isPattern(last) || draft !== null ? null : nearest(toRoute(last), targets.routes);
    return ({ at, path }: Place) =>
      report('verify/redirect-dead', { from, to, nearest: near, draft, path }, at, { severity: dead });
  }
  if (deadAnchor === 'off' || targets.hasId(page, anchor)) return null;
  const wanted = decodePath(anchor);
  const near = nearest(wanted, targets.ids(page).map(decodePath));
  return ({ at, path }: Place) =>
    report('verify/redirect-dead-anchor', { from, to, anchor: wanted, nearest: near, path }, at, {
      severity: deadAnchor,
    });
}

/** What a placeholder stands for is not known: something below the fixed part is enough. */
function isAnswered(path: string, targets: Targets): boolean {
  const placeholder = /\/:[a-z]/i.exec(path);
  if (placeholder) return targets.hasBelow(path.slice(0, placeholder.index + 1));
  return targets.isAnswered(path);
}

/** A growing address says enough after a few steps. */
function shortened(steps: readonly string[]): readonly string[] {
  return steps.length > 6 ? [...steps.slice(0, 5), '…'] : steps;
}

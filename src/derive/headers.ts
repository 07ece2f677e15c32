// Response headers for hosts that read `_headers`: hashed files for ever, pages always asked again, basic safety, and the
// policy of the site.

import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { type HeaderRule, isEnforcedPolicy, joinedHeaders, ownHeaderRules, withoutOwn } from '../lib/header-rules.ts';
import { headerKey, removedHeader } from '../lib/host-files.ts';
import { topFolders } from '../lib/immutable-folders.ts';
import { oneLine } from '../lib/one-line.ts';
import type { PolicySources } from '../lib/policy-directives.ts';
import { policyGaps } from '../lib/policy-gaps.ts';
import { type Artifact, SERVICE_WORKER } from '../model/artifact.ts';
import type { FileSystem } from '../model/deps.ts';
import { LIVE_PAGE } from '../model/live.ts';
import type { Diagnostic } from '../model/outcome.ts';
import { type DeriveContext, sitePath } from './context.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'public, max-age=0, must-revalidate';

export function headers(artifacts: readonly Artifact[], context: DeriveContext): Artifact[] {
  const body = headerRules(artifacts, context).map(block).join('\n');
  return [{ path: '_headers', body, type: 'text/plain', immutable: false }];
}

/** Built-in rules, then those of the site. */
export function headerRules(artifacts: readonly Artifact[], context: DeriveContext): HeaderRule[] {
  const own = ownRules(context);
  return [...withoutOwn(builtInRules(artifacts, context), own), ...own];
}

export interface HeaderCheck {
  readonly fs: Pick<FileSystem, 'readText'>;
  /** What pages load and run; asked for where the site has a policy of its own. */
  readonly needed: () => readonly PolicySources[];
}

/** Headers of the site that hosts would join with those of the build, and policies that would break its pages. */
export async function checkHeaders(
  artifacts: readonly Artifact[],
  context: DeriveContext,
  { fs, needed }: HeaderCheck,
): Promise<Diagnostic[]> {
  const own = ownRules(context);
  if (own.length === 0) return [];
  const { root, configFile: file, hostFiles, url } = context.site;
  const source = openDataSource({ absolute: `${root}/${file}`, file, fs, base: ['headers'] });
  const placeOf = async (pattern: string, name: string) =>
    hostFiles.headerPlaces[headerKey(pattern, name)] ?? (await source.place([pattern, name], { key: true })).at;
  const joined = joinedHeaders(withoutOwn(builtInRules(artifacts, context), own), own);
  const policies = own.flatMap(({ pattern, headers }) =>
    Object.entries(headers)
      .filter(([name]) => isEnforcedPolicy(name))
      .map((one) => [pattern, one] as const),
  );
  const sources = policies.length === 0 ? [] : needed();
  return Promise.all([
    ...joined.map(async ({ own: { pattern }, name, builtIn, value }) =>
      report('emit/joined-header', { name, pattern, builtIn: builtIn.path, value }, await placeOf(pattern, name)),
    ),
    ...policies.flatMap(([pattern, [name, value]]) => {
      const missing = policyGaps(value, sources, new URL(url).origin);
      if (missing.length === 0) return [];
      return [placeOf(pattern, name).then((at) => report('emit/policy-refuses', { pattern, missing }, at))];
    }),
  ]);
}

function ownRules({ site }: DeriveContext) {
  return ownHeaderRules(site.headers, site.base);
}

/**
 * Hosts join the values of all rules that match, so no two rules here set the same header for one address: caching is
 * set per folder and per file of the top level, never for all. So is the policy, where one file must have another.
 */
function builtInRules(artifacts: readonly Artifact[], { site, policy = null }: DeriveContext): HeaderRule[] {
  const isForAll = !artifacts.some(({ path }) => path === LIVE_PAGE);
  const own = policy === null ? {} : { [policy[0]]: policy[1] };
  const rule = (path: string, caching: string): HeaderRule => ({
    path: sitePath(path, site),
    headers: { 'Cache-Control': caching, ...(path === `/${LIVE_PAGE}` ? LIVE_POLICY : isForAll ? {} : own) },
  });
  const { immutable, mixed } = topFolders(artifacts);
  const topFiles = artifacts.filter(({ path }) => !path.includes('/')).sort((a, b) => (a.path < b.path ? -1 : 1));
  return [
    {
      path: sitePath('/*', site),
      headers: {
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Frame-Options': 'SAMEORIGIN',
        ...(isForAll ? own : {}),
      },
    },
    ...immutable.map((name) => rule(`/${name}/*`, FOR_EVER)),
    rule('/', ALWAYS_ASK),
    ...mixed.map((name) => rule(`/${name}/*`, ALWAYS_ASK)),
    ...topFiles.map(({ path, immutable: isFixed }) => rule(`/${path}`, isFixed ? FOR_EVER : ALWAYS_ASK)),
    rule(`/${SERVICE_WORKER}`, 'no-cache'),
  ];
}

/** Edited code has no origin, wherever its document is opened; what else holds for it stands in the document. */
const LIVE_POLICY = { 'Content-Security-Policy': "sandbox allow-scripts; frame-ancestors 'self'" };

function block({ path, headers: values }: HeaderRule): string {
  const lines = Object.entries(values).map(([name, value]) =>
    removedHeader(name) === null ? `  ${name}: ${oneLine(value)}\n` : `  ${name}\n`,
  );
  return `${path}\n${lines.join('')}`;
}

// Response headers for hosts that read `_headers`: hashed files for ever, pages always asked again, basic safety, and the
// policy of the site.

import { topFolders } from '../lib/immutable-folders.ts';
import { oneLine } from '../lib/one-line.ts';
import { encodePath, withBase } from '../lib/url.ts';
import { type Artifact, SERVICE_WORKER } from '../model/artifact.ts';
import { LIVE_PAGE } from '../model/live.ts';
import { type DeriveContext, sitePath } from './context.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'public, max-age=0, must-revalidate';

export interface HeaderRule {
  /** Pattern with the base, percent-encoded: `*` stands for anything, `:name` for one segment. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function headers(artifacts: readonly Artifact[], context: DeriveContext): Artifact[] {
  const body = headerRules(artifacts, context).map(block).join('\n');
  return [{ path: '_headers', body, type: 'text/plain', immutable: false }];
}

/**
 * Hosts join the values of all rules that match, so no two rules here set the same header for one address: caching is
 * set per folder and per file of the top level, never for all. So is the policy, where one file must have another.
 */
export function headerRules(artifacts: readonly Artifact[], { site, policy = null }: DeriveContext): HeaderRule[] {
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
    ...Object.entries(site.headers).map(([pattern, values]) => ({
      path: encodePattern(withBase(pattern, site.base)),
      headers: values,
    })),
  ];
}

/** Edited code has no origin, wherever its document is opened; what else holds for it stands in the document. */
const LIVE_POLICY = { 'Content-Security-Policy': "sandbox allow-scripts; frame-ancestors 'self'" };

function block({ path, headers: values }: HeaderRule): string {
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${oneLine(value)}\n`);
  return `${path}\n${lines.join('')}`;
}

/** An author may have encoded some of it already. */
function encodePattern(pattern: string): string {
  return encodePath(pattern).replace(/%25(?=[0-9a-f]{2})/gi, '%');
}

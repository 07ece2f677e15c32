// Response headers for hosts that read `_headers`: hashed files for ever, pages always asked again, and basic safety.

import { topFolders } from '../lib/immutable-folders.ts';
import { oneLine } from '../lib/one-line.ts';
import { encodePath, withBase } from '../lib/url.ts';
import { type Artifact, SERVICE_WORKER } from '../model/artifact.ts';
import { type DeriveContext, sitePath } from './context.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'public, max-age=0, must-revalidate';

/**
 * Hosts join the values of all rules that match, so no two rules here set the same header for one address: caching is
 * set per folder and per file of the top level, never for all.
 */
export function headers(artifacts: readonly Artifact[], { site }: DeriveContext): Artifact[] {
  const caching = (path: string, value: string): string => block(sitePath(path, site), { 'Cache-Control': value });
  const { immutable, mixed } = topFolders(artifacts);
  const topFiles = artifacts.filter(({ path }) => !path.includes('/')).sort((a, b) => (a.path < b.path ? -1 : 1));
  const body = [
    block(sitePath('/*', site), {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'SAMEORIGIN',
    }),
    ...immutable.map((name) => caching(`/${name}/*`, FOR_EVER)),
    caching('/', ALWAYS_ASK),
    ...mixed.map((name) => caching(`/${name}/*`, ALWAYS_ASK)),
    ...topFiles.map(({ path, immutable: isFixed }) => caching(`/${path}`, isFixed ? FOR_EVER : ALWAYS_ASK)),
    caching(`/${SERVICE_WORKER}`, 'no-cache'),
    ...Object.entries(site.headers).map(([pattern, values]) =>
      block(encodePattern(withBase(pattern, site.base)), values),
    ),
  ].join('\n');
  return [{ path: '_headers', body, type: 'text/plain', immutable: false }];
}

function block(path: string, values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${oneLine(value)}\n`);
  return `${path}\n${lines.join('')}`;
}

/** An author may have encoded some of it already. */
function encodePattern(pattern: string): string {
  return encodePath(pattern).replace(/%25(?=[0-9a-f]{2})/gi, '%');
}

// What a Content-Security-Policy that an author wrote refuses although pages need it. Rules: Content Security Policy Level 3.
import type { PolicyDirective, PolicySources } from './policy-directives.ts';

/** The first of these that a policy has decides; one that has none allows everything. */
const DECIDING: Readonly<Partial<Record<PolicyDirective, readonly string[]>>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'font-src': ['font-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'worker-src': ['worker-src', 'child-src', 'script-src', 'default-src'],
  'manifest-src': ['manifest-src', 'default-src'],
  'form-action': ['form-action'],
};

/** Allowed for what authors may refer to; pages are whole without it. */
const GENEROUS: ReadonlySet<string> = new Set(['https:', 'blob:']);

/**
 * `value`: of the header; policies that are joined by commas hold together. `origin`: of the site, such as `https://docs.example`.
 * Each gap is a directive with the sources that it lacks: `script-src 'self' 'sha256-…'`.
 */
export function policyGaps(value: string, needed: readonly PolicySources[], origin: string): string[] {
  const policies = value.split(',').map(readPolicy);
  return Object.entries(DECIDING).flatMap(([directive, deciding]) => {
    const wanted = new Set(needed.flatMap((sources) => sources[directive as PolicyDirective] ?? []));
    const missing = [...wanted].filter(
      (source) => !GENEROUS.has(source) && !policies.every((policy) => allows(policy, deciding, source, origin)),
    );
    return missing.length === 0 ? [] : [`${directive} ${missing.join(' ')}`];
  });
}

type Policy = ReadonlyMap<string, readonly string[]>;

/** Of two directives with one name, the first counts. */
function readPolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (!policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

function allows(policy: Policy, deciding: readonly string[], wanted: string, origin: string): boolean {
  const sources = deciding.flatMap((name) => (policy.has(name) ? [policy.get(name) ?? []] : []))[0];
  if (sources === undefined) return true;
  const folded = sources.map((source) => source.toLowerCase());
  const isStrict = folded.some((source) => /^'(?:nonce-|sha\d+-|strict-dynamic')/.test(source));
  if (wanted === "'unsafe-inline'") return folded.includes(wanted) && !isStrict;
  if (wanted.startsWith("'sha")) return sources.includes(wanted) || (folded.includes("'unsafe-inline'") && !isStrict);
  if (folded.includes("'strict-dynamic'")) return false; // Scripts then come from scripts that are trusted by hash or nonce.
  if (wanted === "'self'") return folded.includes(wanted) || allowsHost(folded, origin);
  return /^[a-z]+:$/.test(wanted) ? folded.includes(wanted) : allowsHost(folded, wanted);
}

/** `wanted`: an origin, whose host may start with `*.`. A path in a source allows a part of its host: that is its author's choice. */
function allowsHost(sources: readonly string[], wanted: string): boolean {
  const [, scheme = '', host = ''] = /^([a-z][a-z\d+.-]*:)\/\/([^/]*)/i.exec(wanted.toLowerCase()) ?? [];
  return sources.some((source) => {
    if (source === '*' || source === scheme) return true;
    const [, sourceScheme, sourceHost = ''] = /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/]*)/.exec(source) ?? [];
    if (sourceScheme !== undefined && sourceScheme !== scheme) return false;
    return sourceHost.startsWith('*.') ? host.endsWith(sourceHost.slice(1)) : host === sourceHost;
  });
}

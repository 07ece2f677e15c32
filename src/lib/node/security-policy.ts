// The Content-Security-Policy of a site: what its pages need, and nothing else. A header and a tag of each page are made of it.
import { hash } from 'node:crypto';
import type { Bundle } from '../../model/bundle.ts';
import type { HeadTag } from '../../model/plugin.ts';
import type { Site } from '../../model/site.ts';
import { isEnforcedPolicy } from '../header-rules.ts';
import { POLICY_DIRECTIVES, type PolicyDirective, type PolicySources } from '../policy-directives.ts';
import { originOf, serviceSources, sheetSources } from '../policy-hosts.ts';
import { absoluteBase } from '../relative-base.ts';
import { speculationRules } from '../speculation-rules.ts';
import { isExternal } from '../url.ts';

export interface SecurityPolicy {
  /** Name and value of the header; null: the site sends a policy of its own. */
  readonly header: readonly [name: string, value: string] | null;
  /** What a tag in the head of a page holds; null: browsers would not read it there. `tags`: those of the page alone. */
  readonly meta: ((tags: readonly HeadTag[]) => string) | null;
}

/** The inline scripts of docs-gen itself, and the React of demos. */
type PolicyBundle = Pick<Bundle, 'beforePaint' | 'beforeCode' | 'restoreNav' | 'react'>;

/** `tags`: of the heads of single pages; those of the config are in `site`. null: the config has turned it off. */
export function securityPolicy(site: Site, bundle: PolicyBundle, tags: readonly HeadTag[]): SecurityPolicy | null {
  const { contentSecurityPolicy: config } = site.security;
  if (config === false) return null;
  const { sources, reportOnly, reportUri } = config;
  const own = [...neededSources(site, bundle), sources];
  const report = reportUri === undefined ? '' : `; report-uri ${reportUri}`;
  const name = reportOnly ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy';
  return {
    header: hasOwnPolicy(site) ? null : [name, written([...own, ...tags.map(tagSources)]) + report],
    meta: reportOnly ? null : (pageTags) => written([...own, ...pageTags.map(tagSources)], NOT_IN_META),
  };
}

/** What pages load and run, whatever policy the site has. `tags`: of the heads of single pages. */
export function neededSources(site: Site, bundle: PolicyBundle, tags: readonly HeadTag[] = []): PolicySources[] {
  const services = serviceSources(site, { hasDemos: bundle.react !== null });
  return [neededBy(site, bundle), ...services, ...[...site.head, ...tags].map(tagSources)];
}

/** A rule of the config for all addresses takes the place of ours: two policies would both hold. */
function hasOwnPolicy({ headers }: Site): boolean {
  return Object.keys(headers['/*'] ?? {}).some(isEnforcedPolicy);
}

/** Browsers pass these over in a page, with a warning. */
const NOT_IN_META: readonly PolicyDirective[] = ['frame-ancestors'];

/**
 * - Styles: libraries write them at run time (emotion), and demos stand in their pages with `style` attributes.
 * - Pictures, sound and films run nothing, and pages show those of any host.
 */
function neededBy({ base }: Site, { beforePaint, beforeCode, restoreNav }: PolicyBundle): PolicySources {
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...[beforePaint, beforeCode, restoreNav, speculationRules(absoluteBase(base))].map(hashOf),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
}

const NONE = "'none'";

/** What a tag of the config, of a page or of a plugin makes browsers load or run. */
function tagSources({ tag, attributes, content }: HeadTag): PolicySources {
  const { href, src, rel } = attributes;
  if (tag === 'base') return { 'base-uri': [typeof href === 'string' && isExternal(href) ? originOf(href) : "'self'"] };
  if (tag === 'script' && src === undefined) return isData(attributes) ? {} : { 'script-src': [hashOf(content ?? '')] };
  const address = typeof src === 'string' ? src : href;
  if (typeof address !== 'string' || !isExternal(address) || !URL.canParse(address, 'https://localhost')) return {};
  if (tag === 'script') return { 'script-src': [originOf(address)] };
  const relations = typeof rel === 'string' ? rel.toLowerCase().split(/\s+/) : [];
  if (tag !== 'link') return {};
  if (relations.includes('stylesheet')) return sheetSources(address);
  if (relations.includes('modulepreload')) return { 'script-src': [originOf(address)] };
  const directive = relations.includes('preload') ? PRELOADED[String(attributes.as)] : undefined;
  if (relations.includes('manifest')) return { 'manifest-src': [originOf(address)] };
  return directive === undefined ? {} : { [directive]: [originOf(address)] };
}

const PRELOADED: Readonly<Record<string, PolicyDirective>> = {
  script: 'script-src',
  style: 'style-src',
  font: 'font-src',
  fetch: 'connect-src',
};

/** Scripts of these kinds run, or change how others are found; browsers leave all others alone. */
function isData({ type }: HeadTag['attributes']): boolean {
  if (typeof type !== 'string' || type === '') return false;
  return !/^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(type.trim());
}

/** Of what stands between the tags, as a parser reads it. */
function hashOf(script: string): string {
  return `'sha256-${hash('sha256', script.replace(/\r\n?/g, '\n'), 'base64')}'`;
}

function written(all: readonly PolicySources[], without: readonly PolicyDirective[] = []): string {
  return POLICY_DIRECTIVES.filter((directive) => !without.includes(directive))
    .map((directive) => {
      const listed = [...new Set(all.flatMap((sources) => sources[directive] ?? []))];
      const sources = listed.length > 1 ? listed.filter((source) => source !== NONE) : listed;
      return `${directive} ${sources.join(' ')}`;
    })
    .join('; ');
}

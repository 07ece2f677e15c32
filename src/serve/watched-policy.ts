// The policy of a site that is being written: browsers tell its author of what the published site would refuse, and refuse nothing.

import { securityPolicy } from '../lib/node/security-policy.ts';
import { encodePath, withBase } from '../lib/url.ts';
import { LIVE_PAGE } from '../model/live.ts';
import { policyTags, type SiteLook } from '../pipeline/look.ts';

/** `path` is encoded, and holds the base. */
export type WatchedPolicy = (look: SiteLook | null, path: string) => Readonly<Record<string, string>>;

export function createWatchedPolicy(): WatchedPolicy {
  const known = new WeakMap<SiteLook, Readonly<Record<string, string>>>();
  return (look, path) => {
    if (look === null || path === encodePath(withBase(`/${LIVE_PAGE}`, look.plan.site.base))) return {};
    const headers = known.get(look) ?? headersOf(look);
    known.set(look, headers);
    return headers;
  };
}

function headersOf({ plan, bundle, demos }: SiteLook): Readonly<Record<string, string>> {
  const { site } = plan;
  const { contentSecurityPolicy: config } = site.security;
  if (config === false) return {};
  // Nobody is sent reports of a page that is being written.
  const watched = {
    ...site,
    security: { ...site.security, contentSecurityPolicy: { ...config, reportOnly: true, reportUri: undefined } },
  };
  const header = securityPolicy(watched, bundle, policyTags(plan, demos))?.header ?? null;
  return header === null ? {} : { [header[0].toLowerCase()]: header[1] };
}

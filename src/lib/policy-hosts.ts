// Which hosts the browser of a reader may have to talk to: those of the services that the config turns on, and no others.

import type { Site } from '../model/site.ts';
import type { PolicySources } from './policy-directives.ts';
import { isExternal } from './url.ts';

/** The config's part of a policy, one entry for each service. `hasDemos`: pages show some. */
export function serviceSources(site: Site, { hasDemos }: { readonly hasDemos: boolean }): readonly PolicySources[] {
  const { fonts, analytics, ads, feedback, notifications, search, demos } = site;
  const sheets = [...fonts.stylesheets, ...(fonts.iconStylesheet === undefined ? [] : [fonts.iconStylesheet])];
  return [
    ...sheets.map((sheet) => sheetSources(typeof sheet === 'string' ? sheet : sheet.href)),
    analyticsSources(analytics),
    ...(ads?.network ? [adSources(ads.network)] : []),
    connection(feedback?.endpoint),
    connection(notifications?.url),
    searchSources(search),
    { 'frame-src': site.markdown.embeds.flatMap((host) => [`https://${host}`, `https://*.${host}`]) },
    {
      'form-action': [
        ...(hasDemos && demos.stackBlitz ? ['https://stackblitz.com'] : []),
        ...(hasDemos && demos.codeSandbox ? ['https://codesandbox.io'] : []),
      ],
    },
  ];
}

/** `https://cdn.example` of any address on it, as a file may lead to another of its host; `data:` of what has no host. */
export function originOf(address: string): string {
  const { protocol, origin } = new URL(address, 'https://localhost');
  return /^https?:$/.test(protocol) ? origin : protocol;
}

/** Hosts whose style sheets load from another one: what their documentation says. */
const SHEETS: Readonly<Record<string, PolicySources>> = {
  'https://fonts.googleapis.com': { 'font-src': ['https://fonts.gstatic.com'] },
  'https://use.typekit.net': { 'style-src': ['https://p.typekit.net'] },
};

export function sheetSources(href: string): PolicySources {
  const origin = originOf(href);
  const further = SHEETS[origin] ?? {};
  return {
    'style-src': [origin, ...(further['style-src'] ?? [])],
    'font-src': further['font-src'] ?? [origin],
  };
}

/** As Google lists them for its tag. Pictures of all hosts are allowed anyway. */
const GTAG_HOSTS = ['*.google-analytics.com', '*.analytics.google.com', '*.googletagmanager.com'];
const GTAG_ORIGIN = 'https://www.googletagmanager.com';
const PLAUSIBLE_ORIGIN = 'https://plausible.io';

function analyticsSources({ adapter, script }: Site['analytics']): PolicySources {
  if (adapter === 'gtag') {
    const origin = script === undefined ? GTAG_ORIGIN : originOf(script);
    const hosts = GTAG_HOSTS.map((host) => `https://${host}`);
    return { 'script-src': [origin], 'connect-src': script === undefined ? hosts : [origin, ...hosts] };
  }
  if (adapter === 'plausible') {
    const origin = script === undefined ? PLAUSIBLE_ORIGIN : originOf(script);
    return { 'script-src': [origin], 'connect-src': [origin] }; // It sends events to the host that it came from.
  }
  return {}; // A module of the project: whom it talks to, its author knows.
}

/** Networks whose script loads the ads from another host. */
const NETWORKS: Readonly<Record<string, PolicySources>> = {
  'https://cdn.carbonads.com': { 'script-src': ['https://srv.carbonads.net'] },
  'https://media.ethicalads.io': {
    'script-src': ['https://server.ethicalads.io'],
    'connect-src': ['https://server.ethicalads.io'],
  },
};

function adSources({ script, inlineUrl }: NonNullable<NonNullable<Site['ads']>['network']>): PolicySources {
  const origin = script === undefined ? null : originOf(script);
  const further = (origin === null ? undefined : NETWORKS[origin]) ?? {};
  return {
    'script-src': origin === null ? [] : [origin, ...(further['script-src'] ?? [])],
    'connect-src': [...(inlineUrl === undefined ? [] : [originOf(inlineUrl)]), ...(further['connect-src'] ?? [])],
  };
}

function connection(address: string | undefined): PolicySources {
  return address !== undefined && isExternal(address) ? { 'connect-src': [originOf(address)] } : {};
}

/** Pagefind is WebAssembly, which a policy has to allow by name. */
function searchSources(search: Site['search']): PolicySources {
  if (search === false || search.provider === 'local') return {};
  if (search.provider === 'pagefind') return { 'script-src': ["'wasm-unsafe-eval'"] };
  const app = (search.appId ?? '').toLowerCase();
  return { 'connect-src': [`https://${app}-dsn.algolia.net`, `https://${app}-1.algolianet.com`] };
}

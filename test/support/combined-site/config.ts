// The config of a combined site: the fields that the levels of its row set.
import type { SiteConfigInput } from '../../../src/schema/site-config.ts';
import type { SiteRow } from './factors.ts';

/** What HTML, XML, JSON, YAML and Markdown each read in another way. */
export const SPECIAL = `A & <b> "2's" *n* [x]`;

type Fields = Partial<SiteConfigInput>;

export function configOf(row: SiteRow): string {
  const plugins = row.math === 'on' ? ['math()'] : [];
  const fields: Fields = {
    title: row.names === 'plain' ? 'Acme' : SPECIAL,
    url: 'https://acme.example',
    base: row.base,
    description: row.names === 'plain' ? 'All of Acme.' : SPECIAL,
    products: productsOf(row),
    diagnostics: { 'render/missing-texts': 'off' },
    markdown: { parser: row.parser },
    publish: row.publish === 'link' ? 'link' : 'swap',
    keepPrevious: row.publish === 'previous',
    lastUpdated: { off: false, on: true, authors: { authors: true } }[row.lastUpdated],
    hosts: row.hosts === 'none' ? [] : [row.hosts],
    ...languagesOf(row),
    ...servicesOf(row),
    ...looksOf(row),
    ...(row.redirects === 'on' && {
      redirects: [
        { from: '/old/', to: '/ui/button/#end' },
        { from: '/older/*', to: '/ui/:splat', status: 302 },
        { from: '/issues/', to: 'https://code.example/acme/issues' },
      ],
    }),
    ...(row.headers === 'on' && { headers: { '/ui/*': { 'X-Acme': 'ui' } } }),
    ...(row.budgets === 'on' && {
      budgets: { js: '1 MB', css: '1 MB', html: '1 MB', routes: { '/ui/*': { js: '2 MB' } } },
    }),
  };
  const imported = plugins.length > 0 ? "import { math } from 'docs-gen/plugins';\n\n" : '';
  return `${imported}export default {\n  ...${JSON.stringify(fields, null, 2)},\n  plugins: [${plugins.join(', ')}],\n};\n`;
}

function productsOf(row: SiteRow): SiteConfigInput['products'] {
  const layout = {
    default: {},
    wide: { wideLayout: true },
    bare: { disableToc: true, disableBreadcrumbs: true, disableAd: true },
  }[row.layout];
  const logos = row.logos === 'on' && {
    logo: 'brand/logo.svg',
    wordmark: 'brand/logo.svg',
    brand: '/kit/',
    metadata: 'Acme family',
  };
  return [
    {
      id: 'ui',
      prefix: '/ui/',
      name: row.names === 'plain' ? 'Acme UI' : SPECIAL,
      contentDir: 'content/ui',
      versions: versionsOf(row),
      layout,
      ...logos,
      ...(row.api !== 'none' && { api: API[row.api] }),
      ...(row.theme === 'palettes' && { color: '#1f66d1' }),
    },
    { id: 'kit', prefix: '/kit/', name: 'Acme Kit', contentDir: 'content/kit', category: 'tools' },
    ...(row.root === 'none' ? [] : [{ id: 'site', prefix: '/', name: 'Acme', contentDir: 'content/site' }]),
  ];
}

type ApiInput = NonNullable<SiteConfigInput['products'][number]['api']>;

const API: Readonly<Record<Exclude<SiteRow['api'], 'none'>, ApiInput>> = {
  pages: {},
  index: { index: true },
  tabs: { layout: 'tabs' },
  types: {
    packages: [{ name: '@acme/gears', entries: ['packages/gears/index.ts'], kinds: ['function', 'interface'] }],
  },
};

function versionsOf({ version }: SiteRow): SiteConfigInput['products'][number]['versions'] {
  const other = { text: 'v3', href: 'https://v3.acme.example/ui/', urls: 'versions/v3.json' };
  const all = { text: 'View all versions', href: '/ui/link/' };
  switch (version) {
    case 'none':
      return [];
    case 'latest':
      return [
        { text: 'v2', status: 'latest', current: true },
        { text: 'v1', href: 'https://v1.acme.example/ui/' },
        all,
      ];
    case 'old':
      return [{ ...other, status: 'latest' }, { text: 'v2', status: 'old', current: true }, all];
    case 'next':
      return [
        { text: 'v4', status: 'next', current: true },
        { ...other, status: 'latest' },
      ];
    case 'left-out':
      return [
        { ...other, status: 'latest' },
        { text: 'v2', status: 'old', current: true, noIndex: true },
      ];
  }
}

function languagesOf({ languages, words }: SiteRow): Fields {
  const listed = { one: ['en'], chinese: ['en', 'zh'], arabic: ['en', 'ar'], 'arabic-first': ['ar', 'en'] }[languages];
  return { languages: listed, ...(words === 'table' && { translations: 'translations' }) };
}

function looksOf(row: SiteRow): Fields {
  return {
    ...(row.templates !== 'built-in' && { templates: 'templates' }),
    ...(row.theme === 'palettes' && {
      theme: {
        color: '#205493',
        palettes: { light: { warning: { main: '#8a5a00' } }, dark: { primary: 'hsl(197 70% 70%)' } },
        components: { header: { 'border-width': '2px' } },
      },
      css: ['styles/brand.css'],
      storagePrefix: 'acme',
    }),
    ...(row.logos === 'on' && { logo: 'brand/logo.svg' }),
    ...(row.head === 'on' && {
      head: [
        { tag: 'link', attributes: { rel: 'help', href: '/ui/link/' } },
        { tag: 'script', attributes: { src: '/count.js', defer: true } },
      ],
    }),
    ...(row.social === 'image' && { social: { twitter: '@acme', image: '/dot.png' } }),
    ...(row.social === 'cards' && { social: { cards: true } }),
    demos: {
      all: {},
      'no-editors': { stackBlitz: false, codeSandbox: false },
      'no-live-edit': { liveEdit: false },
      wrapper: { wrapper: 'lib/wrapper.tsx' },
    }[row.demoTools],
  };
}

function servicesOf(row: SiteRow): Fields {
  return {
    ...(row.repo === 'on' && { repo: { url: 'https://code.example/acme', tag: 'v2.0.0' } }),
    search: {
      local: { provider: 'local' as const },
      off: false as const,
      docsearch: { provider: 'docsearch' as const, appId: 'ACME', apiKey: 'key', indexName: 'acme' },
      pagefind: { provider: 'pagefind' as const },
    }[row.search],
    ads: {
      off: undefined,
      own: { inHouse: [{ name: 'course', link: '/kit/', img: '/dot.png', description: '<b>Learn</b> it.' }] },
      network: { network: { script: 'https://ads.example/show.js', inlineUrl: 'https://ads.example/ads.json' } },
    }[row.ads],
    analytics: {
      none: {},
      gtag: { adapter: 'gtag' as const, id: 'G-ACME1' },
      plausible: { adapter: 'plausible' as const },
      module: { adapter: { module: 'lib/analytics.ts' } },
    }[row.analytics],
    consent: { off: false, on: true, policy: { policy: '/kit/' } }[row.consent],
    feedback: {
      off: undefined,
      repository: {},
      issues: { issues: 'https://code.example/acme/new', questionTemplate: 'docs.yml' },
      endpoint: { endpoint: 'https://feedback.example/send' },
    }[row.feedback],
    notifications: {
      off: undefined,
      file: { file: 'news.json' },
      url: { url: 'https://news.example/news.json' },
      permanent: { file: 'news.json', permanent: { text: 'Help <b>us</b>.', href: '/kit/' } },
    }[row.notifications],
    announcement: {
      off: undefined,
      text: { id: 'v2', text: '**Version 2** is [out](/ui/link/).', until: '2090-01-01T00:00:00Z' },
      link: { id: 'v2', text: 'Version 2 is out.', href: '/ui/link/', kind: 'warning' as const },
    }[row.announcement],
    llms: {
      off: false,
      on: true,
      actions: { pageActions: {} },
      assistants: {
        pageActions: {
          copy: false,
          openIn: ['chatgpt' as const, { name: 'Acme', href: 'https://ai.example/?q={prompt}' }],
        },
      },
    }[row.llms],
    serviceWorker: { off: {}, hosts: { hosts: ['acme.example'] }, 'kill-switch': { killSwitch: true } }[
      row.serviceWorker
    ],
    security: {
      default: {},
      off: { contentSecurityPolicy: false as const },
      meta: { contentSecurityPolicy: { meta: true, sources: { 'connect-src': ['https://api.example'] } } },
      'report-only': { contentSecurityPolicy: { reportOnly: true, reportUri: 'https://report.example/csp' } },
    }[row.policy],
  };
}

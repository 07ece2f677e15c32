// What pages say of the services that are on, and that they say nothing of those that are off.
import { describe, expect, test } from 'vitest';
import { clientConfigJson } from '../../src/render/client-config.ts';
import { serviceSettings, serviceTags } from '../../src/render/services.ts';
import { englishTexts } from '../../src/render/texts.ts';
import { testSite } from '../support/site.ts';

const BUILT = { script: 'assets/services/services-1.js', ownAnalytics: 'assets/services/own-analytics-1.js' };
const bundle = (services: typeof BUILT | null) => ({
  services,
  pageSheets: new Map([['services', 'assets/services-1.css']]),
});
const settings = (config: object) =>
  serviceSettings(testSite({ base: '/docs/', ...config }), bundle(BUILT), englishTexts);

test('a site without services has no tag and no setting of them', () => {
  const site = testSite();
  expect(serviceTags(site, bundle(null))).toEqual([]);
  expect(serviceSettings(site, bundle(null), englishTexts)).toEqual({});
  expect(Object.keys(JSON.parse(clientConfigJson(site)))).toEqual(['prefix', 'themePrefix', 'base', 'serviceWorker']);
});

describe('the tags', () => {
  const tags = (config: object) =>
    serviceTags(testSite({ base: '/docs/', ...config }), bundle(BUILT)).map(
      ({ attributes }) => attributes.src ?? attributes.href,
    );
  const [script, sheet] = ['/docs/assets/services/services-1.js', '/docs/assets/services-1.css'];

  test.each([
    ['what nobody sees needs no style sheet', { analytics: { adapter: 'plausible' } }, [script]],
    ['consent', { consent: true }, [script, sheet]],
    ['notifications', { notifications: { url: '/news.json' } }, [script, sheet]],
    ['an announcement', { announcement: { id: 'a', text: 'A' } }, [script, sheet]],
  ])('%s', (_, config, expected) => {
    expect(tags(config)).toEqual(expected);
  });
});

describe('analytics', () => {
  test.each<[object, object]>([
    [
      { adapter: 'gtag', id: 'G-1' },
      { adapter: 'gtag', ids: ['G-1'], script: 'https://www.googletagmanager.com/gtag/js' },
    ],
    [
      { adapter: 'gtag', id: ['G-1', 'AW-2'], script: 'https://tags.example/js' },
      { adapter: 'gtag', ids: ['G-1', 'AW-2'], script: 'https://tags.example/js' },
    ],
    [
      { adapter: 'plausible' },
      { adapter: 'plausible', domain: 'acme.example', script: 'https://plausible.io/js/script.manual.js' },
    ],
    [
      { adapter: 'plausible', domain: 'docs.example', script: 'https://stats.example/js' },
      { adapter: 'plausible', domain: 'docs.example', script: 'https://stats.example/js' },
    ],
    [{ adapter: { module: './a.ts' } }, { adapter: 'module', script: '/docs/assets/services/own-analytics-1.js' }],
  ])('%o', (analytics, expected) => {
    expect(settings({ analytics })).toEqual({ analytics: { ...expected, host: 'acme.example' } });
  });
});

test.each<[string, object, string | undefined]>([
  ['analytics', { adapter: 'plausible' }, 'acme.example'],
  ['analytics', { adapter: 'plausible', showIn: 'everywhere' }, undefined],
  ['feedback', {}, undefined],
  ['feedback', { showIn: 'production' }, 'acme.example'],
  ['notifications', { url: '/news.json' }, undefined],
  ['notifications', { url: '/news.json', showIn: 'production' }, 'acme.example'],
])('%s with the config %o runs on the host %s', (name, config, host) => {
  const service: { readonly host?: string } | undefined = Reflect.get(settings({ [name]: config }), name);
  expect(service?.host).toBe(host);
});

test('consent brings its words along, in the language of the page', () => {
  const { consent } = settings({ consent: { policy: '/privacy/' } });
  expect(consent?.policy).toBe('/docs/privacy/');
  expect(consent?.texts.accept).toBe(englishTexts.consentAccept);
  expect(settings({ consent: true }).consent?.policy).toBeNull();
});

test('notifications come from the file of the project, or from where the config says', () => {
  expect(settings({ notifications: { file: 'news.json' } }).notifications?.url).toBe('/docs/notifications.json');
  expect(settings({ notifications: { url: '/news.json' } }).notifications?.url).toBe('/docs/news.json');
  const { notifications } = settings({
    notifications: { url: 'https://a.example/n.json', permanent: { text: 'Help us', href: '/ui/' } },
  });
  expect(notifications?.url).toBe('https://a.example/n.json');
  expect(notifications?.permanent).toEqual({ title: null, text: 'Help us', href: '/docs/ui/', language: null });
});

test('an announcement that cannot be shown is not served either', () => {
  const site = testSite({ announcement: { id: 'v2', text: 'Out' } });
  expect(serviceSettings(site, bundle(BUILT), englishTexts)).toEqual({});
  expect(serviceSettings({ ...site, announcementHtml: { en: 'Out' } }, bundle(BUILT), englishTexts)).toEqual({
    announcement: 'v2',
  });
});

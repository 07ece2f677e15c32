// @vitest-environment happy-dom
// What Google's tag, Plausible and a function of the project are told.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadAdapter } from '../../../src/client/analytics/adapter.ts';
import { createGtag, type GtagWindow } from '../../../src/client/analytics/gtag.ts';
import { createPlausible, type PlausibleWindow } from '../../../src/client/analytics/plausible.ts';

const PAGE_VIEW = {
  name: 'page_view',
  params: { page_title: 'A', page_location: 'https://acme.example/a/', productId: 'ui', productCategoryId: null },
};
const PROPERTIES = { name: 'user_properties', params: { codeVariant: 'TS', devicePixelRatio: 1.5 } };

/** A window of the test's own, with a document that loads nothing. */
let scripts: HTMLScriptElement[];
let view: GtagWindow & PlausibleWindow;
beforeEach(() => {
  scripts = [];
  view = Object.create(window);
  Object.defineProperties(view, {
    document: { value: document, configurable: true },
    location: { value: { hostname: 'docs.acme.example' } },
    dataLayer: { value: undefined, writable: true },
    gtag: { value: undefined, writable: true },
    plausible: { value: undefined, writable: true },
  });
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...(nodes as HTMLScriptElement[]));
  });
});
afterEach(() => vi.useRealTimers());

const commands = () => (view.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

describe('gtag', () => {
  const config = { adapter: 'gtag', ids: ['G-ONE', 'AW-2'], script: 'https://tags.example/gtag/js' } as const;
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

  test('is told of consent before anything else: denied by default, 500 ms to wait, then what was agreed to', () => {
    vi.useFakeTimers({ now: 1000 });
    createGtag(config, view);
    expect(commands()).toEqual([
      ['consent', 'default', { ...denied, analytics_storage: 'denied', wait_for_update: 500 }],
      ['js', new Date(1000)],
      ['config', 'G-ONE', { send_page_view: false }],
      ['config', 'AW-2', { send_page_view: false }],
      ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
    ]);
    // An array would be taken for data.
    expect(view.dataLayer?.every((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')).toBe(true);
  });

  test('loads its script once, by the first id, without holding up the page', () => {
    createGtag(config, view);
    expect(scripts.map(({ src, async }) => [src, async])).toEqual([['https://tags.example/gtag/js?id=G-ONE', true]]);
  });

  test('an agreement that is given anew loads no second script', () => {
    vi.mocked(document.head.append).mockRestore();
    document.head.innerHTML = '<script type="text/plain" src="https://tags.example/gtag/js?id=G-ONE"></script>';
    createGtag(config, view).stop();
    createGtag(config, view);
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  test('events are events, and properties are set', () => {
    const { send } = createGtag(config, view);
    send(PROPERTIES);
    send(PAGE_VIEW);
    expect(commands().slice(5)).toEqual([
      ['set', 'user_properties', PROPERTIES.params],
      ['event', 'page_view', PAGE_VIEW.params],
    ]);
  });

  test('uses the tag function that the page has already', () => {
    const gtag = vi.fn();
    view.gtag = gtag;
    createGtag(config, view).send(PAGE_VIEW);
    expect(gtag).toHaveBeenLastCalledWith('event', 'page_view', PAGE_VIEW.params);
    expect(commands()).toEqual([]);
  });

  test('a reader who thinks better of it: consent is denied, cookies go, nothing more is sent', () => {
    const adapter = createGtag(config, view);
    const written: string[] = [];
    const cookies = { cookie: '' };
    Object.defineProperty(cookies, 'cookie', {
      get: () => '_ga=GA1; codeVariant=JS; _ga_ONE=GS1; my_ga=1',
      set: (text: string) => written.push(text),
    });
    Object.defineProperty(view, 'document', { value: cookies });
    adapter.stop();
    adapter.send(PAGE_VIEW);
    expect(commands().at(-1)).toEqual(['consent', 'update', { ...denied, analytics_storage: 'denied' }]);
    expect(written).toContain('_ga=;path=/;max-age=0');
    expect(written).toContain('_ga_ONE=;path=/;max-age=0;domain=acme.example');
    expect(written.filter((text) => !text.startsWith('_ga'))).toEqual([]);
  });
});

describe('Plausible', () => {
  const config = { adapter: 'plausible', domain: 'acme.example', script: 'https://stats.example/script.js' } as const;

  test('loads its script for the domain', () => {
    createPlausible(config, view);
    expect(scripts.map((script) => [script.src, script.dataset.domain, script.async])).toEqual([
      ['https://stats.example/script.js', 'acme.example', true],
    ]);
  });

  test('a page view is one of its own, with the canonical address and what is known of page and reader', () => {
    const { send } = createPlausible(config, view);
    send(PROPERTIES);
    send(PAGE_VIEW);
    send({ name: 'demo', params: { eventAction: 'expand', eventLabel: 'Foo' } });
    expect(view.plausible?.q).toEqual([
      [
        'pageview',
        {
          u: 'https://acme.example/a/',
          props: {
            page_title: 'A',
            productId: 'ui',
            productCategoryId: null,
            codeVariant: 'TS',
            devicePixelRatio: 1.5,
          },
        },
      ],
      ['demo', { props: { eventAction: 'expand', eventLabel: 'Foo' } }],
    ]);
  });

  test('is told nothing after the end', () => {
    const adapter = createPlausible(config, view);
    adapter.stop();
    adapter.send(PAGE_VIEW);
    expect(view.plausible?.q).toBeUndefined();
  });
});

describe('a function of the project', () => {
  const config = { adapter: 'module', script: '/assets/services/own.js' } as const;

  test('is called with the name and the parameters of each event, until the end', async () => {
    const send = vi.fn();
    const load = vi.fn(async () => ({ default: send }));
    const adapter = await loadAdapter(config, view, load);
    adapter.send(PAGE_VIEW);
    adapter.stop();
    adapter.send(PAGE_VIEW);
    expect(load).toHaveBeenCalledWith('/assets/services/own.js');
    expect(send.mock.calls).toEqual([['page_view', PAGE_VIEW.params]]);
  });

  test('may throw without harm to the page', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const adapter = await loadAdapter(config, view, async () => ({
      default: () => {
        throw new Error('no host');
      },
    }));
    adapter.send(PAGE_VIEW);
    expect(error.mock.calls[0]?.[0]).toContain('page_view');
  });

  test('must be a function', async () => {
    await expect(loadAdapter(config, view, async () => ({ default: 1 }))).rejects.toThrow('must export a function');
  });
});

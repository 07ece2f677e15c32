// @vitest-environment happy-dom
// What a reader agreed to: behaviour §6.7, and the signals of browsers.
import { describe, expect, test, vi } from 'vitest';
import {
  type Consent,
  type ConsentEnv,
  consentOf,
  createConsentStore,
  refusesTracking,
} from '../../../src/client/consent/store.ts';

const KEY = 'docs-cookie-consent';

function setup(env: Partial<ConsentEnv> & { readonly stored?: string } = {}) {
  const kept = new Map<string, string>(env.stored === undefined ? [] : [[KEY, env.stored]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const events = new EventTarget();
  const store = createConsentStore({
    isAsked: true,
    isRefusedByBrowser: false,
    storage,
    // Listeners of a target know less of their events than those of a window.
    events: events as unknown as Pick<Window, 'addEventListener'>,
    ...env,
  });
  const send = (type: string, fields: object) => events.dispatchEvent(Object.assign(new Event(type), fields));
  return { store, kept, send };
}

describe('the current consent', () => {
  test.each<[string | undefined, boolean, boolean, Consent]>([
    // stored, the site asks, the browser refuses, what holds
    [undefined, true, false, 'unknown'],
    ['analytics', true, false, 'all'],
    ['essential', true, false, 'essential'],
    ['true', true, false, 'unknown'],
    ['', true, false, 'unknown'],
    // A refusal by the browser counts more than an agreement of another day.
    ['analytics', true, true, 'essential'],
    [undefined, true, true, 'essential'],
    // A site that asks nobody.
    [undefined, false, false, 'all'],
    ['essential', false, false, 'all'],
    [undefined, false, true, 'essential'],
  ])(
    'is right if %s is stored, the site asks: %s, the browser refuses: %s',
    (stored, isAsked, isRefusedByBrowser, expected) => {
      const { store } = setup({ isAsked, isRefusedByBrowser, ...(stored === undefined ? {} : { stored }) });
      expect(store.getSnapshot()).toBe(expected);
    },
  );
});

describe('a choice', () => {
  test.each([
    ['all', 'analytics'],
    ['essential', 'essential'],
  ] as const)('of %s is stored as %s, and reported', (choice, stored) => {
    const { store, kept } = setup();
    const listener = vi.fn();
    store.subscribe(listener);
    expect([...kept]).toEqual([]); // Nothing is stored before it.
    store.choose(choice);
    store.choose(choice);
    expect([...kept]).toEqual([[KEY, stored]]);
    expect(store.getSnapshot()).toBe(choice);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('lasts as long as the page if the browser blocks storage', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const storage of [null, { getItem: forbidden, setItem: forbidden }]) {
      const { store } = setup({ storage });
      expect(store.getSnapshot()).toBe('unknown');
      store.choose('all');
      expect(store.getSnapshot()).toBe('all');
    }
  });

  test('does not overrule the browser', () => {
    const { store } = setup({ isRefusedByBrowser: true });
    store.choose('all');
    expect(store.getSnapshot()).toBe('essential');
  });

  test('does not exist on a site that does not ask', () => {
    const { store, kept } = setup({ isAsked: false });
    store.choose('essential');
    expect([store.getSnapshot(), kept.size]).toEqual(['all', 0]);
  });

  test('in another window takes effect here, and so does one made while the page was inactive', () => {
    const { store, kept, send } = setup();
    kept.set(KEY, 'analytics');
    send('storage', { key: 'mui-mode' });
    expect(store.getSnapshot()).toBe('unknown');
    send('storage', { key: KEY });
    expect(store.getSnapshot()).toBe('all');
    kept.set(KEY, 'essential');
    send('pageshow', { persisted: false });
    expect(store.getSnapshot()).toBe('all');
    send('pageshow', { persisted: true });
    expect(store.getSnapshot()).toBe('essential');
    kept.clear();
    send('storage', { key: null });
    expect(store.getSnapshot()).toBe('unknown');
  });
});

describe('the signals of browsers', () => {
  test.each([
    [{}, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: '0' }, false],
    [{ doNotTrack: 'unspecified' }, false],
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: 'yes' }, true],
    [{ msDoNotTrack: '1' }, true],
    [{ globalPrivacyControl: false }, false],
    [{ globalPrivacyControl: true }, true],
    [{ globalPrivacyControl: true, doNotTrack: '0' }, true],
  ])('%o refuse: %s', (signals, expected) => {
    expect(refusesTracking(signals)).toBe(expected);
  });
});

test('all scripts of a page share one store, which reads from the page whether the site asks', () => {
  document.body.innerHTML = '<script type="application/json" id="dg-config">{"consent":{}}</script>';
  const store = consentOf(window);
  expect(store.isAsked).toBe(true);
  document.body.innerHTML = '';
  expect(consentOf(window)).toBe(store);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createColorModeStore } from '../../src/client/state/color-mode.ts';
import { applyReaderSettings } from '../../src/client/state/reader-settings.ts';
import type { SettingsStorage } from '../../src/client/state/scheme.ts';

function setup(stored: Readonly<Record<string, string>> = {}, prefersDark = false) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const media = Object.assign(new EventTarget(), { matches: prefersDark });
  const matchMedia = () => media as unknown as MediaQueryList; // Only what the store uses.
  const make = (storage: SettingsStorage | null = localStorage) =>
    createColorModeStore({ prefix: 'mui', storage, matchMedia, document, events: events as never });
  const system = (dark: boolean) => {
    media.matches = dark;
    media.dispatchEvent(new Event('change'));
  };
  return { make, system, matchMedia };
}

const html = document.documentElement;
/** Of one test: stores of other tests do not receive its events. */
let events = new EventTarget();
const shown = () => ({
  scheme: html.getAttribute('data-mui-color-scheme'),
  mode: html.getAttribute('data-color-mode'),
  css: html.style.colorScheme,
});

beforeEach(() => {
  events = new EventTarget();
  document.head.innerHTML =
    '<meta name="theme-color" content="#eee" data-light="#fff" data-dark="#000" media="(prefers-color-scheme: light)">';
});
afterEach(() => {
  localStorage.clear();
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
});

// What is stored, what the system prefers → what the reader sees. The inline script and the store must agree.
const CASES: readonly [Readonly<Record<string, string>>, boolean, { scheme: string; mode: string; css: string }][] = [
  [{}, false, { scheme: 'light', mode: 'system', css: 'light' }],
  [{}, true, { scheme: 'dark', mode: 'system', css: 'dark' }],
  [{ 'mui-mode': 'dark' }, false, { scheme: 'dark', mode: 'dark', css: 'dark' }],
  [{ 'mui-mode': 'light' }, true, { scheme: 'light', mode: 'light', css: 'light' }],
  [{ 'mui-mode': 'system' }, true, { scheme: 'dark', mode: 'system', css: 'dark' }],
  [{ 'mui-mode': 'ark' }, false, { scheme: 'light', mode: 'system', css: 'light' }],
  [{ 'mui-color-scheme-light': 'dark' }, false, { scheme: 'dark', mode: 'system', css: 'light' }],
  [{ 'mui-color-scheme-dark': 'ark' }, true, { scheme: 'dark', mode: 'system', css: 'dark' }],
  [{ mode: 'dark' }, false, { scheme: 'light', mode: 'system', css: 'light' }],
];

describe('the script before the first paint', () => {
  test.each(CASES)('applies %j with a dark system: %j', (stored, dark, expected) => {
    const { make, matchMedia } = setup(stored, dark);
    applyReaderSettings(Object.assign(Object.create(window), { matchMedia, document, localStorage }), 'mui');
    expect(shown()).toEqual(expected);
    expect(make().getSnapshot()).toMatchObject({ mode: expected.mode, colorScheme: expected.scheme });
    expect(document.querySelector('meta')?.content).toBe(expected.css === 'dark' ? '#000' : '#fff');
  });

  test('applies the direction and density of the last visit', () => {
    setup({ 'mui-direction': 'rtl', 'mui-dense': 'true' });
    applyReaderSettings(window, 'mui');
    expect(html.dir).toBe('rtl');
    expect(html.hasAttribute('data-mui-dense')).toBe(true);
  });

  test('ignores unknown values', () => {
    setup({ 'mui-direction': 'up', 'mui-dense': 'yes' });
    applyReaderSettings(window, 'mui');
    expect(html.getAttribute('dir')).toBeNull();
    expect(html.hasAttribute('data-mui-dense')).toBe(false);
  });

  test('applies the default look in a browser that blocks storage', () => {
    const { matchMedia } = setup({}, true);
    const view = {
      document,
      matchMedia,
      get localStorage(): Storage {
        throw new Error('denied');
      },
    };
    applyReaderSettings(view as unknown as Window, 'mui'); // Only what the script uses.
    expect(shown()).toEqual({ scheme: 'dark', mode: 'system', css: 'dark' });
  });
});

describe('the colour-mode store', () => {
  test('stores, shows and reports a chosen mode', () => {
    const store = setup().make();
    const listener = vi.fn();
    store.subscribe(listener);
    store.setMode('dark');
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    expect(shown()).toEqual({ scheme: 'dark', mode: 'dark', css: 'dark' });
    expect(document.querySelector('meta')?.content).toBe('#000');
    expect(store.getSnapshot()).toEqual({
      mode: 'dark',
      systemMode: undefined,
      lightColorScheme: 'light',
      darkColorScheme: 'dark',
      colorScheme: 'dark',
    });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('changes nothing for the same mode', () => {
    const store = setup({ 'mui-mode': 'dark' }).make();
    const before = store.getSnapshot();
    const listener = vi.fn();
    store.subscribe(listener);
    store.setMode('dark');
    expect(listener).not.toHaveBeenCalled();
    expect(store.getSnapshot()).toBe(before);
  });

  test('removes what is stored when it is reset, and shows the default mode', () => {
    const store = setup({ 'mui-mode': 'dark', 'mui-color-scheme-light': 'dark', 'mui-dense': 'true' }).make();
    store.reset();
    expect(store.getSnapshot()).toMatchObject({ mode: 'system', systemMode: 'light', colorScheme: 'light' });
    expect(Object.keys(localStorage)).toEqual(['mui-dense']);
  });

  test('follows the system while the mode is system, and only then', () => {
    const { make, system } = setup();
    const store = make();
    system(true);
    expect(store.getSnapshot()).toMatchObject({ systemMode: 'dark', colorScheme: 'dark' });
    expect(shown().scheme).toBe('dark');
    store.setMode('light');
    const before = store.getSnapshot();
    system(false);
    system(true);
    expect(store.getSnapshot()).toBe(before);
    expect(shown().scheme).toBe('light');
  });

  // What another tab wrote → the mode here afterwards.
  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [null, 'system'],
    ['', 'system'],
    ['purple', 'light'],
    ['undefined', 'light'],
  ])('follows another tab that stores %j', (value, expected) => {
    const store = setup({ 'mui-mode': 'light' }).make();
    if (value === null) localStorage.removeItem('mui-mode');
    else localStorage.setItem('mui-mode', value);
    events.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue: value }));
    expect(store.getSnapshot().mode).toBe(expected);
  });

  test('updates a page from the back/forward cache', () => {
    const store = setup().make();
    localStorage.setItem('mui-mode', 'dark');
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.getSnapshot().mode).toBe('dark');
  });

  // Names are matched whole.
  test.each(['ark', 'light,dark'])('reports the stored scheme %j once, and shows the default', (name) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = setup({ 'mui-color-scheme-light': name }).make();
    expect(store.getSnapshot()).toMatchObject({ lightColorScheme: 'light', colorScheme: 'light' });
    events.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(error.mock.calls).toEqual([[`\`${name}\` does not exist in \`theme.colorSchemes\`.`]]);
  });

  test('follows a scheme that another tab stores, and rejects one that does not exist', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    setup({ 'mui-mode': 'light' }).make();
    const receive = (value: string) => {
      localStorage.setItem('mui-color-scheme-light', value);
      events.dispatchEvent(new StorageEvent('storage', { key: 'mui-color-scheme-light', newValue: value }));
    };
    receive('dark');
    expect(shown().scheme).toBe('dark');
    receive('purple');
    expect(shown().scheme).toBe('dark');
    expect(error.mock.calls).toEqual([['`purple` does not exist in `theme.colorSchemes`.']]);
  });

  test.each([
    [
      'throws',
      {
        getItem: () => {
          throw new Error('denied');
        },
        setItem: () => {
          throw new Error('full');
        },
        removeItem: () => {
          throw new Error('denied');
        },
      },
    ],
    ['is missing', null],
  ])('works for the page when storage %s', (_, storage) => {
    const store = setup({}, true).make(storage);
    expect(store.getSnapshot()).toMatchObject({ mode: 'system', systemMode: 'dark' });
    store.setMode('light');
    expect(store.getSnapshot().mode).toBe('light');
    expect(shown().scheme).toBe('light');
  });

  test('disables transitions while the colours change', () => {
    vi.useFakeTimers();
    setup().make().setMode('dark');
    expect(document.head.querySelector('style')?.textContent).toContain('transition:none');
    vi.advanceTimersByTime(1);
    expect(document.head.querySelector('style')).toBeNull();
    vi.useRealTimers();
  });
});

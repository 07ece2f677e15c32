// @vitest-environment happy-dom
// Density and direction: a store that keeps choices over pages and tabs, and removes them.
import { afterEach, expect, test, vi } from 'vitest';
import type { SettingsStorage } from '../../src/client/state/scheme.ts';
import { createUiSettingsStore, showStoredUiSettings, type UiAction } from '../../src/client/state/ui-settings.ts';

const html = document.documentElement;

afterEach(() => {
  localStorage.clear();
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
});

const make = (storage: SettingsStorage | null = localStorage) =>
  createUiSettingsStore({ prefix: 'mui', storage, document, events: window });

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
])('the settings of a page in the language %s start roomy and %s, and nothing is stored', (language, direction) => {
  html.lang = language;
  expect(make().getSnapshot()).toMatchObject({ dense: false, direction });
  expect(localStorage.length).toBe(0);
});

test('the settings start with what is stored', () => {
  localStorage.setItem('mui-dense', 'true');
  localStorage.setItem('mui-direction', 'rtl');
  expect(make().getSnapshot()).toMatchObject({ dense: true, direction: 'rtl' });
});

test('the settings ignore unknown values', () => {
  localStorage.setItem('mui-dense', 'very');
  localStorage.setItem('mui-direction', 'up');
  expect(make().getSnapshot()).toMatchObject({
    dense: false,
    direction: 'ltr',
    choice: { dense: null, direction: null },
  });
});

test('the store shows and stores a change, and calls its listeners once', () => {
  const store = make();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.dispatch({ type: 'SET_DENSE', payload: true });
  store.dispatch({ type: 'SET_DENSE', payload: true });
  store.dispatch({ type: 'CHANGE_DIRECTION', payload: 'rtl' });
  expect(listener).toHaveBeenCalledTimes(2);
  expect([html.dir, html.hasAttribute('data-mui-dense')]).toEqual(['rtl', true]);
  expect([localStorage.getItem('mui-dense'), localStorage.getItem('mui-direction')]).toEqual(['true', 'rtl']);
  stop();
  store.dispatch({ type: 'SET_DENSE', payload: false });
  expect(listener).toHaveBeenCalledTimes(2);
  expect(html.hasAttribute('data-mui-dense')).toBe(false);
  expect(localStorage.getItem('mui-dense')).toBe('false');
});

test.each<[UiAction, string[]]>([
  [{ type: 'RESET_DENSITY' }, ['mui-direction']],
  [{ type: 'CHANGE_DIRECTION', payload: null }, ['mui-dense']],
  [{ type: 'RESET' }, []],
])('%j leaves %j in storage, and shows the defaults of an Arabic page', (action, left) => {
  html.lang = 'ar';
  const store = make();
  store.dispatch({ type: 'SET_DENSE', payload: true });
  store.dispatch({ type: 'CHANGE_DIRECTION', payload: 'ltr' });
  store.dispatch(action);
  expect(Object.keys(localStorage)).toEqual(left);
  expect(html.dir).toBe(left.includes('mui-direction') ? 'ltr' : 'rtl');
  expect(html.hasAttribute('data-mui-dense')).toBe(left.includes('mui-dense'));
});

test('the store follows other tabs', () => {
  const store = make();
  localStorage.setItem('mui-direction', 'rtl');
  window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue: 'dark' }));
  expect(store.getSnapshot().direction).toBe('ltr');
  window.dispatchEvent(new StorageEvent('storage', { key: 'mui-direction', newValue: 'rtl' }));
  expect(store.getSnapshot().direction).toBe('rtl');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([store.getSnapshot().direction, html.dir]).toEqual(['ltr', 'ltr']);
});

test('a page without a store shows what another tab stored, and its removal', () => {
  html.lang = 'ar';
  localStorage.setItem('mui-dense', 'true');
  localStorage.setItem('mui-direction', 'ltr');
  showStoredUiSettings(document, 'mui', localStorage);
  expect([html.dir, html.hasAttribute('data-mui-dense')]).toEqual(['ltr', true]);
  localStorage.clear();
  showStoredUiSettings(document, 'mui', localStorage);
  expect([html.dir, html.hasAttribute('data-mui-dense')]).toEqual(['rtl', false]);
});

const fail = () => {
  throw new Error('no');
};

test.each<[string, SettingsStorage | null]>([
  ['is missing', null],
  ['is forbidden', { getItem: fail, setItem: fail, removeItem: fail }],
])('the store works for the page while storage %s', (_name, storage) => {
  const store = make(storage);
  store.dispatch({ type: 'CHANGE_DIRECTION', payload: 'rtl' });
  expect([store.getSnapshot().direction, html.dir]).toEqual(['rtl', 'rtl']);
});

// @vitest-environment happy-dom
// Density and direction: the reducer's rules, and a store that keeps them over pages and tabs.
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SettingsStorage } from '../../src/client/state/scheme.ts';
import {
  createUiSettingsStore,
  DEFAULT_UI_SETTINGS,
  type UiAction,
  type UiSettings,
  uiSettingsReducer,
} from '../../src/client/state/ui-settings.ts';

const html = document.documentElement;

afterEach(() => {
  localStorage.clear();
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
});

describe('the reducer', () => {
  test('starts roomy, left to right, light', () => {
    expect(DEFAULT_UI_SETTINGS).toEqual({ dense: false, direction: 'ltr', paletteMode: 'light' });
  });

  test.each<[UiAction, Partial<UiSettings>]>([
    [{ type: 'SET_DENSE', payload: true }, { dense: true }],
    [{ type: 'CHANGE', payload: { direction: 'rtl' } }, { direction: 'rtl' }],
    [{ type: 'CHANGE', payload: { paletteMode: 'dark' } }, { paletteMode: 'dark' }],
    [
      { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } },
      { paletteMode: 'dark', direction: 'rtl' },
    ],
  ])('%j', (action, change) => {
    expect(uiSettingsReducer(DEFAULT_UI_SETTINGS, action)).toEqual({ ...DEFAULT_UI_SETTINGS, ...change });
  });

  test('resets the density alone', () => {
    const state: UiSettings = { dense: true, direction: 'rtl', paletteMode: 'dark' };
    expect(uiSettingsReducer(state, { type: 'RESET_DENSITY' })).toEqual({ ...state, dense: false });
  });

  test.each<UiAction>([
    { type: 'SET_DENSE', payload: false },
    { type: 'RESET_DENSITY' },
    { type: 'CHANGE', payload: {} },
    { type: 'CHANGE', payload: { direction: null, paletteMode: null } },
    { type: 'CHANGE', payload: { direction: 'ltr', paletteMode: 'light' } },
  ])('%j changes nothing, and gives the same object', (action) => {
    expect(uiSettingsReducer(DEFAULT_UI_SETTINGS, action)).toBe(DEFAULT_UI_SETTINGS);
  });

  test('does not know other actions', () => {
    const action = { type: 'GROW' } as unknown as UiAction; // From code without types.
    expect(() => uiSettingsReducer(DEFAULT_UI_SETTINGS, action)).toThrow('Unrecognized type GROW');
  });
});

describe('the store', () => {
  const make = (storage: SettingsStorage | null = localStorage) =>
    createUiSettingsStore({ prefix: 'mui', storage, document, events: window, paletteMode: 'dark' });

  test('starts with what is stored', () => {
    localStorage.setItem('mui-dense', 'true');
    localStorage.setItem('mui-direction', 'rtl');
    expect(make().getSnapshot()).toEqual({ dense: true, direction: 'rtl', paletteMode: 'dark' });
  });

  test('reads nonsense as the default', () => {
    localStorage.setItem('mui-dense', 'very');
    localStorage.setItem('mui-direction', 'up');
    expect(make().getSnapshot()).toMatchObject({ dense: false, direction: 'ltr' });
  });

  test('shows and stores a change, and tells its listeners once', () => {
    const store = make();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.dispatch({ type: 'SET_DENSE', payload: true });
    store.dispatch({ type: 'SET_DENSE', payload: true });
    store.dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } });
    expect(listener).toHaveBeenCalledTimes(2);
    expect([html.dir, html.hasAttribute('data-mui-dense')]).toEqual(['rtl', true]);
    expect([localStorage.getItem('mui-dense'), localStorage.getItem('mui-direction')]).toEqual(['true', 'rtl']);
    stop();
    store.dispatch({ type: 'RESET_DENSITY' });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(html.hasAttribute('data-mui-dense')).toBe(false);
    expect(localStorage.getItem('mui-dense')).toBe('false');
  });

  test('follows other tabs', () => {
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

  test.each<[string, SettingsStorage | null]>([
    ['absent', null],
    [
      'forbidden',
      {
        getItem: () => {
          throw new Error('no');
        },
        setItem: () => {
          throw new Error('no');
        },
      },
    ],
  ])('works while storage is %s', (_name, storage) => {
    const store = make(storage);
    store.dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } });
    expect([store.getSnapshot().direction, html.dir]).toEqual(['rtl', 'rtl']);
  });
});

// @vitest-environment happy-dom
// What analytics knows of a reader's surroundings: behaviour §9.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { followProperties, userProperties } from '../../../src/client/analytics/user-properties.ts';

/** Media queries that a test can change. */
function media() {
  const queries = new Map<string, { matches: boolean; listeners: Set<() => void> }>();
  const of = (query: string) => {
    const known = queries.get(query) ?? { matches: false, listeners: new Set<() => void>() };
    queries.set(query, known);
    return known;
  };
  return {
    matchMedia: (query: string) => {
      const known = of(query);
      return {
        get matches() {
          return known.matches;
        },
        addEventListener: (_: string, listener: () => void) => known.listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => known.listeners.delete(listener),
      };
    },
    change(query: string, matches: boolean) {
      const known = of(query);
      known.matches = matches;
      for (const listener of [...known.listeners]) listener();
    },
    listeners: () => [...queries.values()].reduce((sum, { listeners }) => sum + listeners.size, 0),
  };
}

const DARK = '(prefers-color-scheme: dark)';
let env: ReturnType<typeof media>;
let view: Window & typeof globalThis;
const set = (values: Readonly<Record<string, unknown>>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(view, name, { value, configurable: true, writable: true });
};

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.setAttribute('data-color-mode', 'system');
  env = media();
  view = Object.create(window);
  set({
    document,
    MutationObserver,
    devicePixelRatio: 1.25,
    matchMedia: env.matchMedia,
    location: { hash: '' },
    docsGenEvents: [],
  });
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the code under test reads.
  document.cookie = 'codeVariant=;max-age=-1;path=/';
});

const told = () => view.docsGenEvents?.map(({ name, params }) => [name, params]);
/** Observers of attributes answer a moment later, in the order in which they began: call this before the change. */
const observed = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { attributes: true });
  });

describe('the properties', () => {
  test.each([
    [1, 1],
    [1.25, 1.3],
    [1.5, 1.5],
    [2, 2],
    [2.625, 2.6],
    [0.6667, 0.7],
  ])('a device pixel ratio of %f is told as %f', (devicePixelRatio, expected) => {
    set({ devicePixelRatio });
    expect(userProperties(view).devicePixelRatio).toBe(expected);
  });

  test('what the operating system asks for and what the reader chose are two things', () => {
    env.change(DARK, true);
    document.documentElement.setAttribute('data-color-mode', 'light');
    expect(userProperties(view)).toMatchObject({ colorSchemeOS: 'dark', colorScheme: 'light' });
  });

  test('the code variant is that of the cookie, or of the address', () => {
    expect(userProperties(view).codeVariant).toBe('TS');
    // biome-ignore lint/suspicious/noDocumentCookie: it is what the code under test reads.
    document.cookie = 'codeVariant=JS;path=/';
    expect(userProperties(view).codeVariant).toBe('JS');
    set({ location: { hash: '#Foo.tsx' } });
    expect(userProperties(view).codeVariant).toBe('TS');
  });
});

test('all are told at the start, and each again when it changes', async () => {
  const end = followProperties(view);
  expect(told()).toEqual([
    [
      'user_properties',
      { codeVariant: 'TS', userLanguage: 'en', devicePixelRatio: 1.3, colorSchemeOS: 'light', colorScheme: 'system' },
    ],
  ]);
  env.change(DARK, true);
  const dark = observed();
  document.documentElement.setAttribute('data-color-mode', 'dark');
  await dark;
  set({ devicePixelRatio: 2 });
  env.change('(resolution: 1.25dppx)', false);
  // The query of the new resolution is the one that counts from now on.
  set({ devicePixelRatio: 3 });
  env.change('(resolution: 2dppx)', false);
  expect(told()?.slice(1)).toEqual([
    ['user_properties', { colorSchemeOS: 'dark' }],
    ['user_properties', { colorScheme: 'dark' }],
    ['user_properties', { devicePixelRatio: 2 }],
    ['user_properties', { devicePixelRatio: 3 }],
  ]);
  end();
  env.change(DARK, false);
  const light = observed();
  document.documentElement.setAttribute('data-color-mode', 'light');
  await light;
  expect(told()).toHaveLength(5);
});

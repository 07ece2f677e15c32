// @vitest-environment happy-dom
// In which language and styling demos are shown: address, cookie, default, and the reader's choice in all tabs.
import { afterEach, describe, expect, test } from 'vitest';
import {
  type CodePreferences,
  type CodePreferencesEnv,
  createCodePreferencesStore,
  demoFromHash,
  hashOfDemo,
  preferenceCookie,
  preferencesFromCookies,
  presetFromHash,
  resolvePreferences,
} from '../../src/client/state/code-preferences.ts';

describe('the address', () => {
  test.each<[string, Partial<CodePreferences>]>([
    ['#Foo.js', { codeVariant: 'JS' }],
    ['#Foo.tsx', { codeVariant: 'TS' }],
    ['#Foo.ts', {}],
    ['#Foo.jsx', {}],
    ['#Foo', {}],
    ['', {}],
    ['#tailwind-Foo.tsx', { codeVariant: 'TS', codeStyling: 'tailwind' }],
    ['#css-Foo.js', { codeVariant: 'JS', codeStyling: 'css' }],
    ['#system-Foo.js', { codeVariant: 'JS', codeStyling: 'system' }],
    ['#css-Foo', {}], // Styling needs the ending too.
    ['#tailwind-css-Foo.js', { codeVariant: 'JS', codeStyling: 'tailwind' }], // In this order.
    ['#css-system-Foo.js', { codeVariant: 'JS', codeStyling: 'css' }],
    ['#Foo.js?', {}],
    ['#a-heading-about-css-in.js', { codeVariant: 'JS', codeStyling: 'css' }], // As the reference site reads it.
    ['#CSS-Foo.js', { codeVariant: 'JS' }],
    ['#system%2DFoo.tsx', { codeVariant: 'TS' }], // Whole addresses are decoded first, see below.
  ])('%j presets %j', (hash, preset) => {
    expect(presetFromHash(hash)).toEqual(preset);
  });

  test.each([
    ['#css-Foo.js', { name: 'Foo', variant: 'JS', styling: 'css' }],
    ['#Foo.tsx', { name: 'Foo', variant: 'TS', styling: null }],
    ['#Foo', { name: 'Foo', variant: null, styling: null }],
    ['#system-Foo.tsx', { name: 'Foo', variant: 'TS', styling: 'system' }],
    ['#system%2DFoo.tsx', { name: 'Foo', variant: 'TS', styling: 'system' }],
    ['#tailwind-Foo.tsx', { name: 'Foo', variant: 'TS', styling: 'tailwind' }],
    ['#Foo.js', { name: 'Foo', variant: 'JS', styling: null }],
    ['#a-heading', { name: 'heading', variant: null, styling: null }], // No demo has the name: nothing opens.
    ['#$use_it.js', { name: '$use_it', variant: 'JS', styling: null }],
    ['#F%C3%BC.js', { name: 'Fü', variant: 'JS', styling: null }],
    ['#%', null],
    ['#', null],
    ['', null],
  ])('%j opens %j', (hash, demo) => {
    expect(demoFromHash(hash)).toEqual(demo);
  });

  test.each([
    ['Foo', 'JS', null, '#Foo.js'],
    ['Foo', 'TS', 'css', '#css-Foo.tsx'],
  ] as const)('of %s in %s, %s is %s, and leads back', (name, variant, styling, hash) => {
    expect(hashOfDemo(name, variant, styling)).toBe(hash);
    expect(demoFromHash(hash)).toEqual({ name, variant, styling });
  });
});

describe('the cookies', () => {
  test.each<[string, Partial<CodePreferences>]>([
    ['codeVariant=JS', { codeVariant: 'JS' }],
    ['a=b; codeVariant=TS; codeStyling=tailwind', { codeVariant: 'TS', codeStyling: 'tailwind' }],
    ['codeStyling=MUI System', { codeStyling: 'system' }],
    ['codeStyling=MUI%20System', { codeStyling: 'system' }],
    ['codeStyling=Tailwind', { codeStyling: 'tailwind' }],
    ['codeStyling=CSS', { codeStyling: 'css' }],
    ['codeVariant=js', {}],
    ['codeVariant=toString', {}],
    ['codeVariant=', {}],
    ['codeVariant=%', {}],
    ['xcodeVariant=JS', {}],
    ['codeVariant=JS; codeVariant=TS', {}], // Nobody knows which one counts.
    ['codeVariant=JS; codeVariant=JS; codeStyling=css', { codeStyling: 'css' }],
    ['codeVariant=JS;codeStyling=css', { codeVariant: 'JS', codeStyling: 'css' }],
    ['codeStyling=Tailwind CSS', {}],
    ['codeStyling=SYSTEM', {}],
    ['', {}],
  ])('%j hold %j', (cookies, preferences) => {
    expect(preferencesFromCookies(cookies)).toEqual(preferences);
  });

  test('last a year, on the whole site', () => {
    expect(preferenceCookie('codeVariant', 'JS')).toBe('codeVariant=JS;path=/;max-age=31536000');
  });
});

test.each<[string, string, CodePreferences]>([
  ['', '', { codeVariant: 'TS', codeStyling: 'system' }],
  ['', 'codeVariant=JS; codeStyling=css', { codeVariant: 'JS', codeStyling: 'css' }],
  ['#Foo.tsx', 'codeVariant=JS; codeStyling=css', { codeVariant: 'TS', codeStyling: 'css' }],
  ['#tailwind-Foo.js', 'codeVariant=TS; codeStyling=css', { codeVariant: 'JS', codeStyling: 'tailwind' }],
  ['#css%2DFoo.js', 'codeVariant=TS', { codeVariant: 'JS', codeStyling: 'css' }],
  ['#%.js', '', { codeVariant: 'JS', codeStyling: 'system' }],
  ['#a-heading', 'codeStyling=MUI System', { codeVariant: 'TS', codeStyling: 'system' }],
  ['', 'codeVariant=no; codeStyling=no', { codeVariant: 'TS', codeStyling: 'system' }],
  ['#Foo', 'codeVariant=JS', { codeVariant: 'JS', codeStyling: 'system' }],
])('%j with %j is %j', (hash, cookies, preferences) => {
  expect(resolvePreferences(hash, cookies)).toEqual(preferences);
});

describe('the store', () => {
  const forget = (name: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: what is tested writes it so.
    document.cookie = `${name}=;path=/;max-age=-1`;
  };
  afterEach(() => {
    forget('codeVariant');
    forget('codeStyling');
  });

  /** Two tabs of one browser. */
  function tabs(hash = '') {
    type Listener = (event: MessageEvent) => void;
    const ends: Listener[][] = [];
    const env = (): CodePreferencesEnv & { readonly events: EventTarget; readonly location: { hash: string } } => {
      const own: Listener[] = [];
      ends.push(own);
      const channel = {
        postMessage(data: unknown) {
          for (const end of ends)
            if (end !== own) for (const listener of end) listener(new MessageEvent('message', { data }));
        },
        addEventListener(_: string, listener: Listener) {
          own.push(listener);
        },
      };
      // The store listens to messages only, with a function.
      return { document, location: { hash }, events: new EventTarget() as never, channel: channel as never };
    };
    const [here, there] = [env(), env()];
    return { here, there, store: createCodePreferencesStore(here), other: createCodePreferencesStore(there) };
  }

  test('a preset holds for the page and writes no cookie', () => {
    const { store } = tabs('#css-Foo.js');
    expect(store.getSnapshot()).toEqual({ codeVariant: 'JS', codeStyling: 'css' });
    expect(document.cookie).toBe('');
  });

  test('a choice is shown, remembered, and followed by other tabs', () => {
    const { store, other } = tabs('#css-Foo.js');
    let heard = 0;
    const stop = other.subscribe(() => heard++);
    store.choose({ codeVariant: 'TS' });
    expect(store.getSnapshot()).toEqual({ codeVariant: 'TS', codeStyling: 'css' });
    expect(other.getSnapshot()).toEqual({ codeVariant: 'TS', codeStyling: 'css' });
    expect(document.cookie).toBe('codeVariant=TS'); // The styling was a preset: it stays one.
    store.choose({ codeStyling: 'tailwind' });
    expect(document.cookie).toContain('codeStyling=tailwind');
    stop();
    store.choose({ codeVariant: 'JS' });
    expect(heard).toBe(2);
  });

  test('a reset removes both cookies, and shows what the address of each tab presets', () => {
    const { here, store, other } = tabs('#css-Foo.js');
    store.choose({ codeVariant: 'TS', codeStyling: 'tailwind' });
    here.location.hash = '';
    store.reset();
    expect(document.cookie).toBe('');
    expect(store.getSnapshot()).toEqual({ codeVariant: 'TS', codeStyling: 'system' });
    expect(other.getSnapshot()).toEqual({ codeVariant: 'JS', codeStyling: 'css' });
  });

  test('what is shown already is remembered all the same, and nobody is told', () => {
    const { store } = tabs();
    let heard = 0;
    store.subscribe(() => heard++);
    store.choose({ codeVariant: 'TS' });
    expect(document.cookie).toBe('codeVariant=TS');
    expect(heard).toBe(0);
  });

  test('what nobody knows is no choice', () => {
    const { store, other } = tabs();
    store.choose({ codeVariant: 'CoffeeScript', codeStyling: undefined });
    expect(store.getSnapshot()).toEqual({ codeVariant: 'TS', codeStyling: 'system' });
    expect(other.getSnapshot()).toEqual(store.getSnapshot());
    expect(document.cookie).toBe('');
  });

  test('messages that make no sense are ignored', () => {
    const { here, other } = tabs();
    for (const message of [null, 'JS', { codeVariant: 'js' }, { codeStyling: 7 }, { __proto__: { codeVariant: 1 } }])
      here.channel?.postMessage(message);
    expect(other.getSnapshot()).toEqual({ codeVariant: 'TS', codeStyling: 'system' });
  });

  test('an address that changes on the page presets anew', () => {
    const { here, store } = tabs();
    here.location.hash = '#tailwind-Foo.js';
    here.events.dispatchEvent(new Event('hashchange'));
    expect(store.getSnapshot()).toEqual({ codeVariant: 'JS', codeStyling: 'tailwind' });
    here.location.hash = '#a-heading';
    here.events.dispatchEvent(new Event('hashchange'));
    expect(store.getSnapshot()).toEqual({ codeVariant: 'JS', codeStyling: 'tailwind' });
  });

  test('a page that comes back hears of what was chosen meanwhile, and keeps its preset otherwise', () => {
    const { here, store } = tabs('#css-Foo.js');
    const comeBack = () => here.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    comeBack();
    expect(store.getSnapshot()).toEqual({ codeVariant: 'JS', codeStyling: 'css' });
    // biome-ignore lint/suspicious/noDocumentCookie: as another tab does.
    document.cookie = preferenceCookie('codeVariant', 'TS');
    comeBack();
    expect(store.getSnapshot()).toEqual({ codeVariant: 'TS', codeStyling: 'css' });
  });

  test('works where cookies are forbidden and there is no channel', () => {
    const forbidden = {
      get cookie(): string {
        throw new Error('forbidden');
      },
      set cookie(_: string) {
        throw new Error('forbidden');
      },
    };
    const store = createCodePreferencesStore({
      document: forbidden,
      location: { hash: '' },
      events: window,
      channel: null,
    });
    store.choose({ codeVariant: 'JS' });
    expect(store.getSnapshot().codeVariant).toBe('JS');
  });
});

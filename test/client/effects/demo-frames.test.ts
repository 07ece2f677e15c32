// @vitest-environment happy-dom
// What the toolbar of a demo does: it folds code, copies code and links, says so for a while, and opens what an address asks for.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDemoFrames } from '../../../src/client/effects/demo-frames.ts';
import { type CodePreferencesStore, createCodePreferencesStore } from '../../../src/client/state/code-preferences.ts';

// happy-dom lays nothing out, and has no popovers.
HTMLElement.prototype.checkVisibility = () => true;
HTMLElement.prototype.hidePopover = () => undefined;

const code = (language: string, styling: string | null, text: string, hidden = false) =>
  `<div data-variant="${language}"${styling ? ` data-styling="${styling}"` : ''}${hidden ? ' style="display:none"' : ''}>` +
  `<div class="dg-demo-full"><div class="dg-code"><pre>${text}</pre></div></div></div>`;

const demo = (name: string, closed: 'preview' | 'closed', body: string, stylings: readonly string[] = []) => `
<figure class="dg-demo" id="${name}" data-demo="${name}" data-state="${closed}" data-closed="${closed}">
  <span id="${name}.js"></span><span id="${name}.tsx"></span>
  <div class="dg-demo-stage">${stylings.map((styling) => `<div data-styling="${styling}"></div>`).join('')}</div>
  <div class="dg-demo-bar" role="toolbar">
    <button data-act="expand" data-open="Open" data-close="Close">Open</button>
    <button data-act="variant" data-value="JS" tabindex="-1">JS</button>
    <button data-act="styling" data-value="css" tabindex="-1">CSS</button>
    <button data-act="copy" data-done="Copied" tabindex="-1">Copy</button>
  </div>
  <div popover><button data-act="link" data-value="TS" data-done="Linked">Link</button></div>
  <div class="dg-demo-code">${body}</div>
  <span class="dg-demo-status" role="status"></span>
</figure>`;

let store: CodePreferencesStore;
let copied: string[];
const on: [EventTarget, string, EventListener][] = [];
const spyOn = (target: EventTarget) =>
  vi.spyOn(target, 'addEventListener').mockImplementation(((type: string, listener: EventListener) => {
    on.push([target, type, listener]);
    EventTarget.prototype.addEventListener.call(target, type, listener);
  }) as never);

function start(hash = ''): void {
  location.hash = hash;
  document.body.innerHTML =
    demo('Plain', 'preview', code('TS', null, 'typed') + code('JS', null, 'untyped', true)) +
    demo('Styled', 'closed', code('TS', 'system', 'a', true) + code('TS', 'css', 'b'), ['system', 'css']);
  const channel = null;
  store = createCodePreferencesStore({ document, location, events: new EventTarget() as never, channel });
  const navigator = { clipboard: { writeText: async (text: string) => void copied.push(text) } };
  // Each test has a page of its own, as the effect sees it: it serves a document once.
  const own = Object.create(document, { getElementById: { value: document.getElementById.bind(document) } });
  const view = { document: own, location, navigator, addEventListener: window.addEventListener.bind(window) };
  for (const name of ['setTimeout', 'clearTimeout', 'getComputedStyle', 'matchMedia'] as const)
    Object.assign(view, {
      [name]: (...given: never[]) => (globalThis[name] as (...all: never[]) => unknown)(...given),
    });
  own.addEventListener = document.addEventListener.bind(document);
  startDemoFrames(view as never, null, store);
}

beforeEach(() => {
  copied = [];
  spyOn(document);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const [target, type, listener] of on.splice(0)) target.removeEventListener(type, listener);
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested writes it so.
  for (const name of ['codeVariant', 'codeStyling']) document.cookie = `${name}=;path=/;max-age=-1`;
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const frame = (name: string) => document.getElementById(name);
const press = async (name: string, act: string) => {
  frame(name)?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click();
  for (let i = 0; i < 5; i++) await Promise.resolve();
};
const said = (name: string) => frame(name)?.querySelector('[role=status]')?.textContent;

describe('expand', () => {
  test('opens and closes the code, with its words, and tells of the first time', async () => {
    start();
    let told = 0;
    document.addEventListener('dg-expanded', () => told++);
    const button = frame('Plain')?.querySelector('[data-act="expand"]');
    const seen = () => [frame('Plain')?.dataset.state, button?.textContent, button?.getAttribute('aria-expanded')];
    await press('Plain', 'expand');
    expect(seen()).toEqual(['open', 'Close', 'true']);
    await press('Plain', 'expand');
    expect(seen()).toEqual(['preview', 'Open', 'false']);
    await press('Plain', 'expand');
    expect(told).toBe(1);
    expect(frame('Plain')?.dataset.expanded).toBe('');
    expect(frame('Styled')?.dataset.state).toBe('closed');
  });
});

test('a language and a styling are chosen for the whole page', async () => {
  start();
  await press('Plain', 'variant');
  await press('Styled', 'styling');
  expect(store.getSnapshot()).toEqual({ codeVariant: 'JS', codeStyling: 'css' });
});

describe('copying', () => {
  test('takes the code that shows, and swaps the icon for a second', async () => {
    start();
    await press('Plain', 'copy');
    expect(copied).toEqual(['typed']);
    const button = frame('Plain')?.querySelector<HTMLElement>('[data-act="copy"]');
    expect(button?.dataset.isDone).toBe('');
    vi.advanceTimersByTime(999);
    expect(button?.dataset.isDone).toBe('');
    vi.advanceTimersByTime(1);
    expect(button?.dataset.isDone).toBeUndefined();
    await press('Styled', 'copy');
    expect(copied).toEqual(['typed', 'b']);
  });

  test.each([
    ['Plain', '#Plain.tsx'],
    ['Styled', '#system-Styled.tsx'], // The styling is named where there are several.
  ])('a link to %s gives %s, and a word of three seconds', async (name, hash) => {
    start('#elsewhere');
    await press(name, 'link');
    expect(new URL(copied[0] ?? '').hash).toBe(hash);
    expect(said(name)).toBe('Linked');
    vi.advanceTimersByTime(2000);
    await press(name, 'link'); // Starts the time anew.
    vi.advanceTimersByTime(2000);
    expect(said(name)).toBe('Linked');
    vi.advanceTimersByTime(1000);
    expect(said(name)).toBe('');
  });
});

test.each([
  ['#Plain', 'Plain'],
  ['#Plain.js', 'Plain'],
  ['#Plain%2Ejs', 'Plain'],
  ['#css-Plain.tsx', 'Plain'], // It has no stylings.
  ['#system-Styled.tsx', 'Styled'],
  ['#Other.tsx', null],
  ['#a-heading', null],
  ['#%', null],
  ['', null],
])('the address %j opens %s', (hash, name) => {
  Element.prototype.scrollIntoView = () => undefined;
  start(hash);
  const open = [...document.querySelectorAll<HTMLElement>('[data-state="open"]')].map(({ id }) => id);
  expect(open).toEqual(name === null ? [] : [name]);
});

// @vitest-environment happy-dom
// Copying code, by the button, by the keyboard and by the hook.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveCode } from '../../src/client/effects/code-blocks.ts';
import { useCopy } from '../../src/client/state/use-copy.ts';

const CODE = 'const a = <b>;\n\tlast line\n';

function page(): HTMLButtonElement {
  document.body.innerHTML =
    '<pre>another</pre><input value="abc"><div data-code><pre tabindex="0"><code><span>const</span> a = &lt;b&gt;;\n\tlast line\n</code></pre>' +
    '<button class="dg-copy" data-done="Copied" data-key="(or {{key}})">Copy</button></div>';
  const button = document.querySelector('button');
  if (!button) throw new Error('There is no button.');
  return button;
}

const clipboard = (writeText: ((text: string) => Promise<void>) | undefined, platform = 'Linux x86_64') =>
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      clipboard: { value: writeText && { writeText }, configurable: true },
      platform: { value: platform, configurable: true },
    }),
  );
/** The window as the effect knows it, with the navigator of the test. */
const view = () => Object.create(window, { navigator: { value: navigator } }) as Window; // happy-dom's own cannot be replaced.
const status = () => document.querySelector('[role=status]')?.textContent;

/** Lets promises finish; the clock of the test stands still meanwhile. */
const flush = async () => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
};
const fakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await flush();
};

// Listeners live on the document: those of earlier tests are taken off with it.
const added: [string, EventListenerOrEventListenerObject][] = [];
const addEventListener = document.addEventListener.bind(document);
let consoleError: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    added.push([type, listener]);
    addEventListener(type, listener);
  };
});
afterEach(() => {
  for (const [type, listener] of added.splice(0)) document.removeEventListener(type, listener);
  Reflect.deleteProperty(document, 'execCommand');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** The old command, as a browser that copies what is selected. */
function oldCommand(works: boolean): string[] {
  const copied: string[] = [];
  Object.assign(document, {
    execCommand: () => {
      const field = document.querySelector('textarea');
      if (works && field) copied.push(field.value);
      return works;
    },
  });
  return copied;
}

describe('the copy button', () => {
  test('copies its own block, says so for two seconds, and then offers it again', async () => {
    const button = page();
    const writeText = vi.fn(() => Promise.resolve());
    clipboard(writeText);
    fakeClock();
    serveCode(view(), new Event('pointerover'));
    button.click();
    await flush();
    expect(writeText.mock.calls).toEqual([[CODE]]);
    expect(button.textContent).toBe('Copied');
    expect(button.hasAttribute('data-said')).toBe(true);
    expect(status()).toBe('Copied');
    await pass(1999);
    expect(button.textContent).toBe('Copied');
    await pass(1);
    expect(button.textContent).toBe('Copy');
    expect(button.hasAttribute('data-said')).toBe(false);
    expect(status()).toBe('');
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('a second copy starts the two seconds anew', async () => {
    const button = page();
    clipboard(() => Promise.resolve());
    fakeClock();
    serveCode(view(), new Event('pointerover'));
    for (const wait of [1500, 1999]) {
      button.click();
      await flush();
      await pass(wait);
      expect(button.textContent).toBe('Copied');
    }
    await pass(1);
    expect(button.textContent).toBe('Copy');
  });

  test('a click that came before the script counts, once', async () => {
    const button = page();
    const writeText = vi.fn(() => Promise.resolve());
    clipboard(writeText);
    const held: Event[] = [];
    addEventListener('click', (event) => held.push(event), { once: true });
    button.click();
    for (const event of held) serveCode(view(), event);
    await flush();
    expect(writeText).toHaveBeenCalledTimes(1);
    // One that the script has seen itself is not served again.
    held.length = 0;
    addEventListener('click', (event) => held.push(event), { once: true });
    button.click();
    for (const event of held) serveCode(view(), event);
    await flush();
    expect(writeText).toHaveBeenCalledTimes(2);
  });

  // Which ways the browser has → what happens.
  test.each([
    ['no clipboard, old command works', undefined, true, true],
    ['clipboard refuses, old command works', () => Promise.reject(new Error('denied')), true, true],
    ['clipboard refuses, old command fails', () => Promise.reject(new Error('denied')), false, false],
    ['no clipboard, old command fails', undefined, false, false],
  ])('%s', async (_, writeText, oldWorks, isCopied) => {
    const button = page();
    clipboard(writeText);
    const copied = oldCommand(oldWorks);
    serveCode(view(), new Event('pointerover'));
    button.focus();
    button.click();
    await flush();
    expect(copied).toEqual(isCopied ? [CODE] : []);
    expect(button.textContent).toBe(isCopied ? 'Copied' : 'Copy');
    expect(status()).toBe(isCopied ? 'Copied' : '');
    expect(consoleError).toHaveBeenCalledTimes(isCopied ? 0 : 1);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test.each([
    ['Linux x86_64', '(or Ctrl+C)'],
    ['MacIntel', '(or ⌘C)'],
  ])('on %s it names the key: %s', (platform, hint) => {
    const button = page();
    clipboard(() => Promise.resolve(), platform);
    serveCode(view(), new Event('focusin'));
    expect(button.dataset.hint).toBe(hint);
  });
});

test('analytics hears of the key as of a click, with another action for that moment', async () => {
  const button = page();
  Object.assign(button.dataset, { gaEventCategory: 'code', gaEventAction: 'copy-click' });
  clipboard(() => Promise.resolve());
  serveCode(view(), new Event('focusin'));
  const actions: (string | undefined)[] = [];
  button.addEventListener('click', () => actions.push(button.dataset.gaEventAction));
  document.querySelector<HTMLElement>('pre[tabindex]')?.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true, cancelable: true }));
  button.click();
  await flush();
  expect(actions).toEqual(['copy-keyboard', 'copy-click']);
});

describe('the key', () => {
  const press = (init: KeyboardEventInit) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true, cancelable: true, ...init }));
  async function copies(init: KeyboardEventInit, prepare: () => void): Promise<number> {
    page();
    const writeText = vi.fn(() => Promise.resolve());
    clipboard(writeText);
    serveCode(view(), new Event('focusin'));
    prepare();
    press(init);
    await flush();
    return writeText.mock.calls.length;
  }
  const focusBlock = () => document.querySelector<HTMLElement>('pre[tabindex]')?.focus();

  test.each<[string, KeyboardEventInit, () => void, number]>([
    ['Ctrl+C in a block', { ctrlKey: true }, focusBlock, 1],
    ['⌘C in a block', { metaKey: true }, focusBlock, 1],
    ['Ctrl+C with caps lock', { ctrlKey: true, key: 'C' }, focusBlock, 1],
    ['C alone', {}, focusBlock, 0],
    ['Ctrl+V', { ctrlKey: true, key: 'v' }, focusBlock, 0],
    ['Ctrl+Shift+C', { ctrlKey: true, shiftKey: true }, focusBlock, 0],
    ['Ctrl+Alt+C', { ctrlKey: true, altKey: true }, focusBlock, 0],
    ['Ctrl+C outside of blocks', { ctrlKey: true }, () => undefined, 0],
    [
      'Ctrl+C with a selection',
      { ctrlKey: true },
      () => {
        focusBlock();
        getSelection()?.selectAllChildren(document.body);
      },
      0,
    ],
    [
      'Ctrl+C with a selection in a field',
      { ctrlKey: true },
      () => {
        const field = document.querySelector('input');
        field?.focus();
        field?.select();
      },
      0,
    ],
  ])('%s', async (_name, init, prepare, expected) => {
    getSelection()?.removeAllRanges();
    expect(await copies(init, prepare)).toBe(expected);
  });
});

test('the hook says for 1,200 ms that a text was copied', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const writeText = vi.fn(() => Promise.resolve());
  clipboard(writeText);
  function Button() {
    const { isCopied, copy } = useCopy();
    return (
      <button type="button" onClick={() => copy('text')}>
        {isCopied ? 'yes' : 'no'}
      </button>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Button />));
  fakeClock();
  const button = document.querySelector('button');
  await act(async () => button?.click());
  expect(writeText.mock.calls).toEqual([['text']]);
  expect(button?.textContent).toBe('yes');
  await act(() => vi.advanceTimersByTimeAsync(1199));
  expect(button?.textContent).toBe('yes');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(button?.textContent).toBe('no');
  await act(async () => root.unmount());
});

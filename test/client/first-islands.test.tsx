// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hydrateIsland } from '../../src/client/hydrate.tsx';
import { ColorModeToggle } from '../../src/client/islands/ColorModeToggle.tsx';
import { CopyButton } from '../../src/client/islands/CopyButton.tsx';
import type { IslandComponent } from '../../src/client/registry.ts';
import { createColorModeStore } from '../../src/client/state/color-mode.ts';
import { createIslandScope, renderIsland } from '../../src/render/island.tsx';

function islandHtml(name: string, component: () => React.ReactNode): string {
  return renderIsland(createIslandScope(new Map(), 'i'), { name, when: 'interaction', component, props: {} });
}

async function wake(component: IslandComponent, prefersDark = false) {
  const media = Object.assign(new EventTarget(), { matches: prefersDark }) as unknown as MediaQueryList; // Only what is used.
  vi.stubGlobal('matchMedia', () => media);
  const colorMode = createColorModeStore({
    prefix: 'mui',
    storage: localStorage,
    matchMedia: () => media,
    document,
    events: window,
  });
  const island = document.querySelector('dg-island');
  if (!(island instanceof HTMLElement)) throw new Error('There is no island.');
  await hydrateIsland(island, component, {
    config: { prefix: 'mui', themePrefix: 'dg-theme' },
    storage: null,
    colorMode,
  });
  const button = island.querySelector('button');
  if (!button) throw new Error('There is no button.');
  const status = () => island.querySelector('[aria-live=polite]')?.textContent;
  return { button, status, colorMode };
}

let consoleError: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('ColorModeToggle', () => {
  const visibleLabels = (button: Element) =>
    [...button.querySelectorAll('[data-mode-label]:not([hidden])')].map((label) => label.textContent);

  test('its server HTML fits every reader, and hydrates without a difference', async () => {
    localStorage.setItem('mui-mode', 'dark');
    document.body.innerHTML = islandHtml('ColorModeToggle', ColorModeToggle);
    expect(document.querySelectorAll('[data-mode-label]:not([hidden])')).toHaveLength(3);
    const { button, status } = await wake(ColorModeToggle);
    expect(consoleError).not.toHaveBeenCalled();
    expect(visibleLabels(button)).toEqual(['Color mode: Dark']);
    expect(status()).toBe('');
  });

  // The first step away from the system's mode is one that can be seen.
  test.each([
    [false, ['dark', 'light', 'system', 'dark']],
    [true, ['light', 'dark', 'system', 'light']],
  ])('system dark %j: each press is a step, %j', async (prefersDark, modes) => {
    document.body.innerHTML = islandHtml('ColorModeToggle', ColorModeToggle);
    const { button, status, colorMode } = await wake(ColorModeToggle, prefersDark);
    for (const mode of modes) {
      button.click();
      await vi.waitFor(() => expect(button.dataset.mode).toBe(mode));
      expect(colorMode.getSnapshot().mode).toBe(mode);
      expect(localStorage.getItem('mui-mode')).toBe(mode);
      expect(status()?.toLowerCase()).toBe(`color mode: ${mode}`);
      expect(visibleLabels(button)).toEqual([status()]);
    }
  });

  test('follows the store when something else changes it', async () => {
    document.body.innerHTML = islandHtml('ColorModeToggle', ColorModeToggle);
    const { button, colorMode } = await wake(ColorModeToggle);
    colorMode.setMode('dark');
    await vi.waitFor(() => expect(button.dataset.mode).toBe('dark'));
  });
});

describe('CopyButton', () => {
  const CODE = 'const a = <b>;\n\tlast line\n';
  const page = () => {
    document.body.innerHTML = `<pre>another</pre><div data-code><pre><code><span>const</span> a = &lt;b&gt;;\n\tlast line\n</code></pre>${islandHtml('CopyButton', CopyButton)}</div>`;
  };
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
  /** The old command, as a browser that copies what is selected. */
  function oldCommand(works: boolean) {
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
  afterEach(() => {
    Reflect.deleteProperty(document, 'execCommand');
  });

  /** Lets promises and React finish; the clock of the test stands still meanwhile. */
  const flush = async () => {
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  const fakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await flush();
  };

  test('copies the text of its own block, says so for two seconds, and then offers it again', async () => {
    page();
    const writeText = vi.fn(() => Promise.resolve());
    clipboard(writeText);
    const { button, status } = await wake(CopyButton);
    expect(button.textContent).toBe('Copy');
    expect(status()).toBe('');
    fakeClock();
    button.click();
    await flush();
    expect(writeText.mock.calls).toEqual([[CODE]]);
    expect(button.textContent).toBe('Copied');
    expect(button.hasAttribute('data-copied')).toBe(true);
    expect(status()).toBe('Copied to the clipboard');
    await pass(1999);
    expect(button.textContent).toBe('Copied');
    await pass(1);
    expect(button.textContent).toBe('Copy');
    expect(button.hasAttribute('data-copied')).toBe(false);
    expect(status()).toBe('');
    expect(consoleError).not.toHaveBeenCalled();
  });

  test('a second copy starts the two seconds anew', async () => {
    page();
    clipboard(() => Promise.resolve());
    const { button } = await wake(CopyButton);
    fakeClock();
    button.click();
    await flush();
    await pass(1500);
    button.click();
    await flush();
    await pass(1999);
    expect(button.textContent).toBe('Copied');
    await pass(1);
    expect(button.textContent).toBe('Copy');
  });

  // Which ways the browser has → what happens.
  test.each([
    ['no clipboard, old command works', undefined, true, true],
    ['clipboard refuses, old command works', () => Promise.reject(new Error('denied')), true, true],
    ['clipboard refuses, old command fails', () => Promise.reject(new Error('denied')), false, false],
    ['no clipboard, old command fails', undefined, false, false],
  ])('%s', async (_, writeText, oldWorks, isCopied) => {
    page();
    if (writeText) clipboard(writeText);
    else vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
    const copied = oldCommand(oldWorks);
    const { button, status } = await wake(CopyButton);
    button.focus();
    button.click();
    await flush();
    expect(copied).toEqual(isCopied ? [CODE] : []);
    expect(button.textContent).toBe(isCopied ? 'Copied' : 'Copy');
    expect(status()).toBe(isCopied ? 'Copied to the clipboard' : '');
    expect(consoleError).toHaveBeenCalledTimes(isCopied ? 0 : 1);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('outside of a code block it says so on the console, not to the reader', async () => {
    document.body.innerHTML = islandHtml('CopyButton', CopyButton);
    clipboard(() => Promise.resolve());
    const { button } = await wake(CopyButton);
    button.click();
    await flush();
    expect(button.textContent).toBe('Copy');
    expect(String(consoleError.mock.calls[0]?.[1])).toContain('data-code');
  });
});

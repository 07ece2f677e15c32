// @vitest-environment happy-dom
// The colors that a reader tries, copied as a theme: specification §9, 1,200 ms of confirmation.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ColorPlayground } from '../../src/client/islands/ColorPlayground.tsx';

const texts = {
  group: 'Your colors',
  primary: 'Primary',
  secondary: 'Secondary',
  reset: 'Reset',
  invalid: 'Invalid',
  kept: 'Kept',
  wasReset: 'Back',
  contrast: '{{ratio}}',
  copy: 'Copy as a theme',
  copied: 'Copied',
  copyFailed: 'Not copied',
};

afterEach(() => vi.useRealTimers());

async function open(writeText: (text: string) => Promise<void>) {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  document.body.replaceChildren();
  const root = createRoot(document.body);
  await act(async () => root.render(<ColorPlayground primary="#0b739e" secondary="#8a3ea8" texts={texts} />));
  const button = document.querySelector('button');
  if (!button) throw new Error('There is no button.');
  return { button, press: () => act(async () => button.click()) };
}

test('the copied theme has both colors, and the confirmation lasts 1,200 ms', async () => {
  const copied: string[] = [];
  const { button, press } = await open(async (text) => void copied.push(text));
  expect(button.textContent).toBe('Copy as a theme');
  await press();
  expect(copied.join()).toMatch(
    /createTheme\(\{[^}]*primary: \{ main: '#0b739e' \},\s*secondary: \{ main: '#8a3ea8' \}/,
  );
  expect(button.textContent).toBe('Copied');
  await act(async () => vi.advanceTimersByTime(1199));
  expect(button.textContent).toBe('Copied');
  await act(async () => vi.advanceTimersByTime(1));
  expect(button.textContent).toBe('Copy as a theme');
});

test('a browser that refuses to copy is reported to the reader', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { press } = await open(() => Promise.reject(new Error('refused')));
  await press();
  expect(document.querySelector('[aria-live]')?.textContent).toBe('Not copied');
  expect(error).toHaveBeenCalledWith('The colors could not be copied.', expect.any(Error));
});

// @vitest-environment happy-dom
// The reader's settings inside React: server and first render agree, changes arrive, misuse has its message.
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeProvider, useUiDispatch, useUiSettings } from '../../src/client/state/theme-provider.tsx';
import { createUiSettingsStore } from '../../src/client/state/ui-settings.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = '';
});

function Settings() {
  const { dense, direction } = useUiSettings();
  const dispatch = useUiDispatch();
  return (
    <button type="button" onClick={() => dispatch({ type: 'SET_DENSE', payload: !dense })}>
      {`${dense ? 'dense' : 'roomy'} ${direction}`}
    </button>
  );
}

test('the server HTML is hydrated, and then shows the reader’s settings', async () => {
  const html = renderToString(
    <ThemeProvider store={null}>
      <Settings />
    </ThemeProvider>,
  );
  expect(html).toContain('roomy ltr');
  localStorage.setItem('mui-dense', 'true');
  const store = createUiSettingsStore({
    prefix: 'mui',
    storage: localStorage,
    document,
    events: window,
  });
  document.body.innerHTML = html;
  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      document.body,
      <ThemeProvider store={store}>
        <Settings />
      </ThemeProvider>,
      { onRecoverableError: (error) => problems.push(error) },
    );
  });
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('dense ltr');
  await act(async () => button?.click());
  expect(button?.textContent).toBe('roomy ltr');
  expect(problems).toEqual([]);
});

test('a missing provider is an error that names it', () => {
  expect(() => renderToString(<Settings />)).toThrow('Forgot to wrap component in `ThemeProvider`');
});

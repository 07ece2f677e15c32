// @vitest-environment happy-dom
// The wrapper of demos is given what the page shows, and hears of every change.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ClientContext } from '../../src/client/context.ts';
import { Demo, type DemoWrapperProps } from '../../src/client/islands/Demo.tsx';
import { clientState } from './client-state.ts';

const Wrapper = ({ mode, direction, children }: DemoWrapperProps) => (
  <p>
    {mode} {direction} {children}
  </p>
);
const module = { default: () => 'demo', Wrapper };
const texts = { crashed: '', report: '' };

test('the wrapper of a demo follows the colour mode and the direction of the page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const state = clientState();
  const root = createRoot(document.body);
  await act(() =>
    root.render(
      <ClientContext value={state}>
        <Demo name="Press" module={module} texts={texts} issueUrl={null} />
      </ClientContext>,
    ),
  );
  expect(document.body.textContent).toBe('light ltr demo');
  await act(async () => {
    document.documentElement.dir = 'rtl';
  });
  expect(document.body.textContent).toBe('light rtl demo');
  await act(async () => state.colorMode.setMode('dark'));
  expect(document.body.textContent).toBe('dark rtl demo');
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

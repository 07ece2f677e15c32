// @vitest-environment happy-dom
// The element of a diagram: drawn when it comes near, and again in the other colours when the mode changes.
import { expect, test, vi } from 'vitest';

const themes: unknown[] = [];
vi.mock('mermaid', () => ({
  default: {
    initialize: ({ theme }: { readonly theme: unknown }) => themes.push(theme),
    render: async (id: string, text: string) => ({ svg: `<svg id="${id}"><text>${text}</text></svg>` }),
  },
}));

test('a diagram is drawn when it comes near, and follows the colour mode', async () => {
  let near: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: typeof near) {
        near = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<dg-mermaid data-name="Diagram"><pre><code>pie</code></pre></dg-mermaid>';
  await import('../../src/client/elements/dg-mermaid.ts');
  near([{ isIntersecting: false }]);
  expect(themes).toEqual([]);
  near([{ isIntersecting: true }]);
  await expect.poll(() => document.querySelector('dg-mermaid figure')?.textContent).toBe('pie');
  expect(themes).toEqual(['neutral']);
  document.documentElement.style.colorScheme = 'dark';
  document.documentElement.setAttribute('data-mui-color-scheme', 'dark');
  await expect.poll(() => themes).toEqual(['neutral', 'dark']);
  vi.unstubAllGlobals();
});

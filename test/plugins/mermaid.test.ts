// Diagrams in markdown: the fence stays code inside of the element that draws it.
import { expect, test } from 'vitest';
import { mermaid } from '../../src/plugins/mermaid.ts';
import { compilePage } from '../support/compile-page.tsx';

const FENCE = '```mermaid\nflowchart LR\n  a --> b\n```';
const config = { plugins: [mermaid({ labels: { en: { name: 'Drawing' } } })] };

test('a Mermaid fence is wrapped in the custom element, with its texts and its reserved space', async () => {
  const { html, said } = await compilePage(FENCE, { config });
  expect(html).toMatch(
    /^<dg-mermaid style="block-size:16rem" data-name="Drawing" data-failed="This diagram could not be drawn\.">/,
  );
  expect(html).toContain('flowchart');
  expect(said).toEqual([]);
});

test('the Mermaid element stays on a page with raw HTML; an author cannot write it', async () => {
  const { html } = await compilePage(`<div>\n\n${FENCE}\n\n</div>\n\n<dg-mermaid data-name="x">graph</dg-mermaid>`, {
    config,
  });
  expect(html.match(/<dg-mermaid /g)).toHaveLength(1);
  expect(html).toContain('data-name="Drawing"');
});

test('a Mermaid diagram may be in a list or a quote', async () => {
  const { html } = await compilePage('- One:\n\n  ```mermaid\n  pie\n  ```\n\n> ```mermaid\n> pie\n> ```', { config });
  expect(html.match(/<dg-mermaid /g)).toHaveLength(2);
});

test('an empty Mermaid fence is a warning', async () => {
  const { said } = await compilePage('Text.\n\n```mermaid\n```', { config });
  expect(said).toEqual(['3:1 warning markdown/plugin-message']);
});

test('a Mermaid fence is code without the plugin', async () => {
  const { html, said } = await compilePage(FENCE);
  expect(html).not.toContain('dg-mermaid');
  expect(said).toEqual([]);
});

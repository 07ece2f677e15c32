// remark and rehype plugins that fail: who is named, and that the page is told nothing that only follows from it.
import { expect, test } from 'vitest';
import { frontMatterSchema } from '../../src/schema/front-matter.ts';
import { compilePage } from '../support/compile-page.tsx';

const fail = () => {
  throw new Error('no image');
};
const whileRunning = function addImages() {
  return fail;
};
const whileAdded = function addImages() {
  fail();
};
const NO_TEXTS = { source: { frontMatter: frontMatterSchema.parse({}) } }; // No title and no description.

test.each([
  [
    'markdown.remarkPlugins',
    { markdown: { remarkPlugins: [whileRunning] } },
    'addImages (in `markdown.remarkPlugins`)',
  ],
  [
    'markdown.rehypePlugins',
    { markdown: { rehypePlugins: [whileRunning] } },
    'addImages (in `markdown.rehypePlugins`)',
  ],
  [
    'the remark slot of a plugin',
    { plugins: [{ name: 'images', version: '1', remark: [[whileRunning, { a: 1 }]] }] },
    '"images" (addImages in its slot `remark`)',
  ],
  [
    'the rehype slot of a plugin, while it is added',
    { plugins: [{ name: 'images', version: '1', rehype: [whileAdded] }] },
    '"images" (addImages in its slot `rehype`)',
  ],
  ['nothing with a name', { markdown: { remarkPlugins: [() => fail] } }, 'a function without a name (in `markdown.'],
])('one from %s is named, and is all that is told', async (_, config, name) => {
  const { diagnostics } = await compilePage('# A\n\nText.', { config, ...NO_TEXTS });
  expect(diagnostics.map(({ code }) => code)).toEqual(['markdown/plugin-failed']);
  expect(diagnostics[0]?.message).toContain(`The plugin ${name}`);
  expect(diagnostics[0]?.message).toContain('no image');
});

test('a page without title and description is still told so when all plugins run', async () => {
  const config = { markdown: { remarkPlugins: [() => () => {}] } };
  const { diagnostics } = await compilePage('', { config, ...NO_TEXTS });
  expect(diagnostics.map(({ code }) => code)).toEqual(['markdown/missing-title', 'markdown/missing-description']);
});

// The `head` slot of plugins: what a plugin may return, and how its mistakes are told.
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { pluginTags } from '../../src/workers/head-tags.ts';
import { testSite } from '../support/site.ts';

const GOOD = { tag: 'meta', attributes: { name: 'a', content: 'b' } };

function tagsOf(head: unknown) {
  const plugins = [
    { name: 'broken', version: '1', head },
    { name: 'good', version: '1', head: () => [GOOD] },
    { name: 'without the slot', version: '1' },
  ];
  const diagnostics: Diagnostic[] = [];
  const route = { path: '/ui/a/', title: 'A', description: '', productKey: 'ui' };
  return { tags: pluginTags(route, testSite({ plugins }), diagnostics), diagnostics };
}

test('tags of all plugins come in their order; none is fine', () => {
  const script = { tag: 'script', attributes: { async: true }, content: 'a()' };
  expect(tagsOf(() => [script])).toEqual({ tags: [script, GOOD], diagnostics: [] });
  expect(tagsOf(() => [])).toEqual({ tags: [GOOD], diagnostics: [] });
});

test('the slot is told of its page', () => {
  const { tags } = tagsOf((page: object) => [{ tag: 'meta', attributes: { content: JSON.stringify(page) } }]);
  expect(JSON.parse(String(tags[0]?.attributes.content))).toEqual({
    route: '/ui/a/',
    title: 'A',
    description: '',
    product: 'ui',
  });
});

test.each<[string, () => unknown, string]>([
  ['nothing', () => undefined, 'it must return an array of tags'],
  ['a tag alone', () => GOOD, 'it must return an array of tags'],
  ['a promise', async () => [GOOD], 'it must return an array of tags'],
  ['a text', () => '<meta>', 'it must return an array of tags'],
  ['null in its array', () => [GOOD, null], 'tag 1 must be { tag, attributes }'],
  ['a tag without attributes', () => [{ tag: 'meta' }], 'tag 0 must be { tag, attributes }'],
  ['a tag that may not be there', () => [{ tag: 'div', attributes: {} }], 'is one of meta, link, script, style'],
  ['an attribute that is a number', () => [{ tag: 'meta', attributes: { a: 1 } }], 'an object of texts and true'],
  ['content that are an object', () => [{ ...GOOD, content: {} }], '`content`, if any, a text'],
  [
    'an error',
    () => {
      throw new Error('no feed');
    },
    'no feed',
  ],
])('a plugin that gives %s is named; the others go on', (_, head, words) => {
  const { tags, diagnostics } = tagsOf(head);
  expect(tags).toEqual([GOOD]);
  expect(diagnostics).toMatchObject([{ code: 'config/plugin-failed', at: { file: 'site.config.ts' } }]);
  expect(diagnostics[0]?.message).toContain('The plugin "broken" failed in its slot `head`: ');
  expect(diagnostics[0]?.message).toContain(words);
});

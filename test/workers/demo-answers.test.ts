// What a kept answer of the thread of demos hangs on: what the component was given, its words included.
import { expect, test } from 'vitest';
import { englishTexts } from '../../src/render/texts.ts';
import { componentWords } from '../../src/workers/component-words.ts';
import { questionKey } from '../../src/workers/demo-answers.ts';
import type { ShownModule } from '../../src/workers/used-demos.ts';

const at = { file: 'content/ui/a.md' };
const module = {
  id: '_components/ui/lib/Hello',
  name: 'lib/Hello',
  entry: 'lib/Hello.tsx',
  exportName: 'default',
  provider: null,
  inline: null,
  wrapper: null,
  collector: null,
  page: 'content/ui/a.md',
  at,
  styling: null,
  sources: [],
  imports: [],
};
const english = componentWords(new Map([['en', englishTexts]]))('en');
const changed = componentWords(new Map([['en', { ...englishTexts, next: 'Onwards' }]]))('en');
const props = { rows: 3, userLanguage: 'en' };
const component = { id: '/ui/a/#0', module, props, words: english, server: true, at, inPage: null };

test.each<[string, ShownModule, boolean]>([
  ['the same component elsewhere on the page', { ...component, id: '/ui/a/#1' }, true],
  ['other props', { ...component, props: { rows: 4, userLanguage: 'en' } }, false],
  ['another language, whose words are the same', { ...component, props: { rows: 3, userLanguage: 'de' } }, false],
  ['one word that has changed', { ...component, words: changed }, false],
])('the cache key of a component is compared with that of %s', (_, other, isSame) => {
  expect(questionKey(other) === questionKey(component)).toBe(isSame);
});

test('the cache key of a demo is its module alone', () => {
  expect(questionKey({ ...component, props: null, words: null })).toBe(module.id);
});

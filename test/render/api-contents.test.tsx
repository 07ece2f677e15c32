// API pages of a site whose language is not English: their own words, and those of their contents list.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InterfaceApi } from '../../src/model/api.ts';
import { apiContents } from '../../src/render/api-contents.ts';
import { englishTexts, type Texts } from '../../src/render/texts.ts';
import { Filled } from '../../templates/parts/filled.tsx';

const toc = [
  { id: 'demos', text: 'Demos', depth: 2 },
  { id: 'props', text: 'Props', depth: 2 },
  { id: 'props-slots', text: 'slots', depth: 3 },
  { id: 'own', text: 'Own', depth: 2 },
] as const;

const page: InterfaceApi = {
  ...{ kind: 'interface', route: '/a/', file: 'a.json', productKey: 'ui', name: 'A', title: 'A API', summary: '' },
  ...{
    markdown: '',
    markdownAt: null,
    description: null,
    introduction: null,
    since: null,
    deprecated: false,
    deprecationInfo: null,
    anchors: [],
    links: [],
    toc: [...toc],
  },
  ...{ imports: [], demos: null, claims: [], brief: '', plan: 'community', section: null, typeNames: [], props: [] },
};

test('sections have the words of the table; rows and sections that nobody knows keep theirs', () => {
  const texts: Texts = { ...englishTexts, apiPage: { ...englishTexts.apiPage, props: '属性', slots: '插槽' } };
  expect(apiContents(page, texts).map(({ text }) => text)).toEqual(['Demos', '属性', 'slots', 'Own']);
  expect(apiContents(page, englishTexts)).toEqual(toc);
});

test.each([
  ['{{name}} is built on {{base}}.', 'Button is built on <a href="/b/">Base</a>.'],
  ['{{base}}：{{name}}', '<a href="/b/">Base</a>：Button'],
  ['{{name}} {{name}} {{other}}', 'Button Button {{other}}'],
  ['No marks', 'No marks'],
  ['', ''],
])('%j holds %j', (text, expected) => {
  const values = { name: 'Button', base: <a href="/b/">Base</a> };
  expect(renderToStaticMarkup(<Filled text={text} values={values} />)).toBe(expected);
});

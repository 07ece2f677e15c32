// Texts of API data: their links, their ids and unsafe HTML.
import { expect, test } from 'vitest';
import { readComponent, readInterface, readProject } from './project.ts';

const withDemos = (demos: string, config: object = {}) =>
  readProject({ files: { 'api/item.json': { name: 'A', props: {}, demos } }, config: { ...config } });

test.each([
  ['a missing slash is added', '/ui/a', '/docs/ui/a/', '/ui/a/', ''],
  ['query and hash stay', '/ui/a?b=1#c', '/docs/ui/a/?b=1#c', '/ui/a/', 'c'],
  ['a canonical link gets the base', '/ui/a/', '/docs/ui/a/', '/ui/a/', ''],
  ['a file keeps its name', '/ui/llms.txt', '/docs/ui/llms.txt', '/ui/llms.txt', ''],
  ['a version is no file name', '/ui/v7.0', '/docs/ui/v7.0/', '/ui/v7.0/', ''],
  ['a hash stays on the page', '#props', '#props', '/ui/api/item/', 'props'],
  ['a relative link is resolved against its page', '../other', '/docs/ui/api/other/', '/ui/api/other/', ''],
  ['another site is left alone', 'https://a.test/b', 'https://a.test/b', null, ''],
])('a link in an API text is made canonical: %s (%s)', async (_, href, written, path, anchor) => {
  const { value } = await withDemos(`<a href="${href}">x</a>`, { base: '/docs/' });
  expect(value[0]?.demos).toBe(`<a href="${written}">x</a>`);
  expect(value[0]?.links).toMatchObject([{ href, path, anchor, contentFile: null }]);
});

test('a relative link is resolved against each page that contains it', async () => {
  const json = (name: string) => ({ name, props: {}, demos: '<a href="../near/">x</a>' });
  const { value } = await readProject({ files: { 'api/a/one.json': json('One'), 'api/b/two.json': json('Two') } });
  expect(value.map(({ demos }) => demos)).toEqual([
    '<a href="/ui/api/a/near/">x</a>',
    '<a href="/ui/api/b/near/">x</a>',
  ]);
});

test('the list of links has those of every field in page order, each with its own place', async () => {
  const link = (name: string) => `<a href="/${name}/">x</a>`;
  const { value } = await readComponent(
    {
      demos: `${link('demos')}${link('twice')}`,
      props: {
        a: {
          type: { description: link('type') },
          signature: { type: 'f', describedArgs: ['x'], returned: 'r' },
          seeMoreLink: { url: '/more/', text: 'more' },
          deprecationInfo: link('old'),
        },
      },
      slots: [{ name: 's' }],
      classes: [{ key: 'c', className: 'C', description: '' }],
      inheritance: { component: 'Base', pathname: '/base/' },
    },
    {
      deprecationInfo: link('deprecation'),
      propDescriptions: {
        a: {
          description: link('twice'),
          typeDescriptions: { x: { description: link('arg') }, r: { description: link('result') } },
        },
      },
      slotDescriptions: { s: link('slot') },
      classDescriptions: { c: { description: '{{nodeName}}', nodeName: link('class'), deprecationInfo: link('gone') } },
    },
  );
  const hrefs = value.links.map(({ href }) => href.slice(1, -1));
  expect(hrefs).toEqual([
    'deprecation',
    'demos',
    'twice',
    'type',
    'old',
    'twice',
    'arg',
    'result',
    'more',
    'base',
    'slot',
    'class',
    'gone',
  ]);
  const places = value.links.map(({ at }) => `${at.file}:${at.line}:${at.column}`);
  expect(new Set(places).size).toBe(places.length);
  expect(value.links.every(({ at }) => at.line !== undefined && at.length !== undefined)).toBe(true);
  const twice = value.links.filter(({ href }) => href === '/twice/').map(({ at }) => at.file);
  expect(twice).toEqual(['content/ui/api/item.json', 'content/ui/texts/item.json']);
});

test('the place of a link is its own address, not a longer one with the same start', async () => {
  const { value } = await withDemos('<a href="/ui/a/b/">1</a> <a href="/ui/a/">2</a>');
  const [longer, shorter] = value[0]?.links ?? [];
  expect(longer?.at.line).toBe(4);
  expect(shorter?.at.column).toBeGreaterThan((longer?.at.column ?? 0) + 10);
});

test('a link to a listed host gets nofollow', async () => {
  const { value } = await withDemos('<a href="https://www.w3.org/x">a</a><a href="https://notw3.org/">b</a>');
  expect(value[0]?.demos).toBe(
    '<a href="https://www.w3.org/x" target="_blank" rel="noopener nofollow">a</a><a href="https://notw3.org/">b</a>',
  );
});

test('unsafe HTML in an API text is removed and reported at its place', async () => {
  const { value, diagnostics } = await withDemos('<b onclick="x">a</b><script>1</script><a href="javascript:1">b</a>');
  expect(value[0]?.demos).toBe('<b>a</b><a>b</a>');
  expect(diagnostics).toMatchObject([
    {
      code: 'api/unsafe-html',
      severity: 'error',
      message: 'docs-gen removed unsafe HTML: onclick, <script>, javascript:.',
      at: { line: 4, column: 12 },
    },
  ]);
});

test.each([
  ['is too long', `<b>${'word '.repeat(4000)}</b>`, 'it is longer than 16 KB'],
  ['is too complex', '*'.repeat(2001), 'more than 1000 delimiters follow each other'],
])('an API text that %s is shown as plain text', async (_, text, reason) => {
  const { value, diagnostics } = await withDemos(text);
  expect(value[0]?.demos).toBe(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  expect(diagnostics).toMatchObject([
    {
      code: 'api/too-complex-text',
      severity: 'error',
      message: `A text of the API data is too complex to parse as Markdown: ${reason}.`,
      at: { line: 4, column: 12 },
    },
  ]);
});

test('ids in API texts are dropped, as the page generates its own', async () => {
  const { value } = await withDemos('<b id="props">a</b>');
  expect(value[0]?.demos).toBe('<b>a</b>');
});

test('a type of a prop that is not HTML is escaped', async () => {
  const { value } = await readComponent({
    props: { a: { type: { name: 'Array<b>' } }, c: { type: { description: 'Map<K, V> & B' } } },
  });
  expect(value.props.map(({ type }) => type)).toEqual(['Array&lt;b&gt;', 'Map&lt;K, V> &amp; B']);
});

test('the page of a type has properties and an introduction, and no table of contents', async () => {
  const { value, diagnostics } = await readInterface(
    {
      imports: ["import { RowParams } from 'ui';"],
      properties: { id: { type: { description: 'string' }, required: true, isProPlan: true } },
    },
    { interfaceDescription: 'What <code>rows</code> get.', propertiesDescriptions: { id: { description: 'The id.' } } },
  );
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({
    title: 'RowParams API',
    introduction: 'What <code>rows</code> get.',
    markdown: '',
    toc: [],
    anchors: ['import', 'properties', 'row-params-prop-id'],
  });
  expect(value.props[0]).toMatchObject({
    id: 'row-params-prop-id',
    required: true,
    plan: 'pro',
    description: 'The id.',
  });
});

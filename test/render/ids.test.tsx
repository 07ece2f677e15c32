// Ids that React makes: parts of a page are rendered apart from each other, and share its ids.
import { useId } from 'react';
import { expect, test } from 'vitest';
import { cutParts } from '../../src/lib/content-parts.ts';
import { type CodeBlockProps, type CodeTabsProps, createContentRenderer } from '../../src/render/content.tsx';

function Id() {
  return <i id={useId()} />;
}

test('no two slots of a page make the same id, though blocks of code are rendered once', () => {
  const render = createContentRenderer({
    CodeBlock: ({ html }: CodeBlockProps) => (
      <pre>
        <Id />
        <Id />
        {html}
      </pre>
    ),
    CodeTabs: (_: CodeTabsProps) => <Id />,
    elements: { em: Id },
  });
  const code = { language: 'js', title: null, html: 'a', lines: 1, fold: null, label: '' };
  const slots = [
    { kind: 'code', code },
    { kind: 'tabs', preference: null, storageKey: null, first: 0, tabs: [] },
    { kind: 'code', code: { ...code, html: 'b' } },
  ] as const;
  const children = [
    ...slots.map((_, index) => ({
      type: 'element' as const,
      tagName: 'dg-slot',
      properties: { dataSlot: `\0${index}` },
      children: [],
    })),
    { type: 'element' as const, tagName: 'em', properties: {}, children: [] },
  ];
  const html = cutParts(render({ type: 'root', children }, slots))
    .map((part) => (part.kind === 'html' ? part.html : ''))
    .join('');
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
  expect(html).not.toContain('\0');
});

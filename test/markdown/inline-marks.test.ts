// Badges and keys among words: what they become, and what is left as text with a word about it.
import { describe, expect, test } from 'vitest';
import { compilePage } from '../support/compile-page.tsx';

const paragraph = async (markdown: string) => (await compilePage(markdown)).html.trim().replace(/^<p>|<\/p>$/g, '');
const chip = (text: string, kind = '') => `<span class="dg-chip${kind}">${text}</span>`;

describe('a badge', () => {
  test.each([
    [':badge[New]', chip('New')],
    [':badge[New]{success}', chip('New', ' dg-chip-success')],
    ['a :badge[ B c ]{info}, d', `a ${chip('B c', ' dg-chip-info')}, d`],
    [':badge[A]{warning}:badge[B]{error}', chip('A', ' dg-chip-warning') + chip('B', ' dg-chip-error')],
    ['*:badge[A]* **:badge[B]**', `<em>${chip('A')}</em> <strong>${chip('B')}</strong>`],
    ['[a :badge[B]](/ui/a/)', `<a href="/ui/a/">a ${chip('B')}</a>`],
    [':badge[<b>A</b>] <i>x</i>', ':badge[<b>A</b>] <i>x</i>'],
    [':badge[A&amp;B]', chip('A&amp;B')],
    ['`:badge[A]`', '<code>:badge[A]</code>'],
    ['\\:badge[A] :badge[B]', `:badge[A] ${chip('B')}`],
  ])('%j is %s', async (markdown, expected) => {
    expect(await paragraph(markdown)).toBe(expected);
  });

  test('in a heading is no part of its id, its row in the contents list or the title', async () => {
    const { page, html } = await compilePage('---\n---\n\n# Button :badge[New]\n\n## Sizes :badge[Beta]{warning}\n');
    expect(page.title).toBe('Button');
    expect(page.toc).toEqual([{ id: 'sizes', text: 'Sizes', depth: 2 }]);
    expect(html).toContain(`<a class="dg-anchor" href="#sizes">Sizes ${chip('Beta', ' dg-chip-warning')}</a>`);
  });

  test('stands in a cell, an item, a step and a callout', async () => {
    const { html, said } = await compilePage(
      '| a |\n| - |\n| :badge[A] |\n\n- :badge[B]\n\n:::steps\n1. :badge[C]\n:::\n\n:::info\n:badge[D]\n:::\n',
    );
    for (const text of ['A', 'B', 'C', 'D']) expect(html).toContain(chip(text));
    expect(said).toEqual([]);
  });
});

describe('keys', () => {
  const key = (name: string) => `<kbd class="key">${name}</kbd>`;
  const together = (...names: string[]) => `<bdi dir="ltr">${names.map(key).join('+')}</bdi>`;
  test.each([
    [':kbd[K]', together('K')],
    [':kbd[Ctrl+K]', together('Ctrl', 'K')],
    [':kbd[Ctrl + Shift + P]', together('Ctrl', 'Shift', 'P')],
    [':kbd[Ctrl++]', together('Ctrl', '+')],
    [':kbd[+]', together('+')],
  ])('%j is %s', async (markdown, expected) => {
    expect(await paragraph(markdown)).toBe(expected);
  });
});

describe('a mark that is none is told at its place', () => {
  test.each([
    ['a :badge[New]{sucess}', '1:3', '"sucess" is not a badge kind', 'did you mean "success"?'],
    ['a :badge[New]{purple}', '1:3', '"purple" is not a badge kind', 'use one of info, success, warning, error.'],
    ['a\n:badge[]', '2:1', '":badge[]" is empty', 'write plain text between the brackets, on one line: :badge[New].'],
    [':kbd[`K`]', '1:1', '":kbd[" is not closed', 'write plain text between the brackets, on one line: :kbd[Ctrl+K].'],
    [':kbd[K]{info}', '1:1', '":kbd[…]" does not accept braces', 'remove the braces.'],
    ['- a :bagde[New]', '1:5', '":bagde[…]" is unknown and shown as text', 'did you mean ":badge[…]"?'],
  ])('%j', async (markdown, place, problem, hint) => {
    const { diagnostics } = await compilePage(markdown);
    expect(diagnostics.map((one) => [`${one.at?.line}:${one.at?.column}`, one.code, one.message, one.hint])).toEqual([
      [place, 'markdown/bad-mark', `${problem}.`, hint],
    ]);
  });

  test.each([
    'a:b[0]',
    'a::before[x]',
    'x :icon[home]',
    '`:bagde[x]`',
    '12:badge[x]',
    '\\:badge[]',
    '\\:bagde[x]',
    ':bagde\\[x]',
    'a\\:badge[x]',
    'x :badge\\[x\\]{y} z',
  ])('%j is text, and nothing is said', async (markdown) => {
    const { said, html } = await compilePage(markdown);
    expect(said).toEqual([]);
    expect(html).not.toContain('dg-chip');
  });
});

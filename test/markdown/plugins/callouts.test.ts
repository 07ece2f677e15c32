// Callouts and GitHub alerts become the HTML that readers get.
import { describe, expect, test } from 'vitest';
import { compilePage } from '../../support/compile-page.tsx';

const html = async (markdown: string) => (await compilePage(markdown)).html.trim();

describe('callouts', () => {
  test('hold any markdown, and may have a title', async () => {
    const { html, said } = await compilePage(
      ':::info Good to know\nText **b**.\n\n- a\n\n```md\n:::\n```\n\n:::\nafter\n',
    );
    expect(said).toEqual([]);
    expect(html).toMatchInlineSnapshot(`
      "<aside class="dg-callout dg-callout-info" role="note" aria-label="Information">
      <p class="dg-callout-title">Good to know</p>
      <p>Text <strong>b</strong>.</p>
      <ul>
      <li>a</li>
      </ul>
      <pre lang="md">:::</pre>
      </aside>
      <p>after</p>"
    `);
  });

  test.each([
    ['info', 'Information'],
    ['success', 'Success'],
    ['warning', 'Warning'],
    ['error', 'Error'],
  ])('of the kind %s have their own class, which screen readers announce', async (kind, label) => {
    expect(await html(`:::${kind}\na\n:::\n`)).toBe(
      `<aside class="dg-callout dg-callout-${kind}" role="note" aria-label="${label}">\n<p>a</p>\n</aside>`,
    );
  });

  test.each([
    ['a kind that is not known is a plain aside', ':::danger\na\n:::\n', '1:1 warning markdown/unknown-callout'],
    ['one that never closes runs to the end of the page', 'b\n\n:::info\na\n', '3:1 error markdown/unclosed-block'],
    ['one that never closes runs to the end of its item', '- :::info\n  a\n\nb\n', '1:3 error markdown/unclosed-block'],
    ['a closing line alone is left out', 'a\n\n:::\n', '3:1 error markdown/stray-close'],
    [
      'a closing line with other colons closes nothing',
      ':::info\na\n\n::::\n\n:::\n',
      '4:1 error markdown/stray-close',
    ],
  ])('%s', async (_name, markdown, expected) => {
    const page = await compilePage(markdown);
    expect(page.said).toEqual([expected]);
    expect(page.html).not.toContain(':::');
    expect(page.html).toMatch(/\ba\b/);
  });

  test('may have code in their titles, and no other markup', async () => {
    expect(await html(':::info The `sx` prop *now*\na\n:::\n')).toContain(
      '<p class="dg-callout-title">The <code>sx</code> prop *now*</p>',
    );
  });

  test('of an unknown kind are reported with the nearest name', async () => {
    expect((await compilePage(':::warnin\na\n:::\n')).diagnostics[0]?.hint).toBe('did you mean "warning"?');
    expect((await compilePage(':::danger\na\n:::\n')).diagnostics[0]?.hint).toBe(
      'use one of info, success, warning, error.',
    );
  });

  test('nest with more colons outside', async () => {
    expect(await html('::::warning\na\n:::info\nb\n:::\nc\n::::\n')).toMatchInlineSnapshot(`
      "<aside class="dg-callout dg-callout-warning" role="note" aria-label="Warning">
      <p>a</p>
      <aside class="dg-callout dg-callout-info" role="note" aria-label="Information">
      <p>b</p>
      </aside>
      <p>c</p>
      </aside>"
    `);
  });

  test.each([
    ['end the paragraph before them', 'b\n:::info\na\n:::\nc\n'],
    ['stand in a list', '- b\n\n  :::info\n  a\n  :::\n\n- c\n'],
    ['begin a list item', '- :::info\n  a\n  :::\n- b\n'],
    ['begin a numbered item in a quote', '> 1. :::info\n>    a\n>    :::\n'],
    ['stand in a quote', '> :::info\n> a\n> :::\n'],
    ['stand inside HTML', '<div>\n:::info\na\n:::\n</div>\n'],
    ['stand inside HTML in a quote', '> <div>\n> :::info\n> a\n> :::\n> </div>\n'],
    ['stand inside details', '<details>\n<summary>S</summary>\n\n:::info\na\n:::\n\n</details>\n'],
    ['have lines that end in CRLF', ':::info\r\na\r\n:::\r\n'],
    ['are closed by a line that is indented like the list before it', ':::info\n- b\n\n  a\n  :::\n\nc\n'],
  ])('%s', async (_name, markdown) => {
    const page = await compilePage(markdown);
    expect(page.said).toEqual([]);
    expect(page.html).toMatch(
      /<aside class="dg-callout dg-callout-info" role="note" aria-label="Information">[\s\S]*\ba\b[\s\S]*<\/aside>/,
    );
    expect(page.html).not.toMatch(/:::|&gt;|<\?/);
  });

  test.each([
    ['indented code', '    :::info\n    a\n', '<pre lang="">:::info\na</pre>'],
    ['a code span', '`:::info`\n', '<p><code>:::info</code></p>'],
    ['a fence', '```text\n:::info\n```\n', '<pre lang="text">:::info</pre>'],
  ])('in %s are text', async (_name, markdown, expected) => {
    const page = await compilePage(markdown);
    expect(page.html.trim()).toBe(expected);
    expect(page.said).toEqual([]);
  });
});

describe('alerts of GitHub', () => {
  test.each([
    ['NOTE', 'info', 'Information'],
    ['TIP', 'success', 'Success'],
    ['IMPORTANT', 'info', 'Information'],
    ['WARNING', 'warning', 'Warning'],
    ['CAUTION', 'error', 'Error'],
    ['note', 'info', 'Information'],
  ])('[!%s] is the callout %s', async (name, kind, label) => {
    expect(await html(`> [!${name}]\n> **a**\n>\n> b\n`)).toBe(
      `<aside class="dg-callout dg-callout-${kind}" role="note" aria-label="${label}">\n<p><strong>a</strong></p>\n<p>b</p>\n</aside>`,
    );
  });

  test.each(['> [!FOO]\n> a\n', '> [!TIP] a\n', '> a [!TIP]\n', '> [!constructor]\n> a\n'])(
    '%j is a quote',
    async (markdown) => {
      expect(await html(markdown)).toMatch(/^<blockquote>/);
    },
  );
});

// @vitest-environment happy-dom
// HTML of another host, read without a parser of the browser: what is shown, and what never comes into being.
import { describe, expect, test, vi } from 'vitest';
import { foreignHtml } from '../../src/client/foreign-html.ts';

const shown = (html: string): string => {
  const div = document.createElement('div');
  div.append(foreignHtml(html, { document, kept: ['b', 'i', 'br'], address: (href) => href }));
  return div.innerHTML;
};

describe('foreign HTML', () => {
  test.each([
    ['', ''],
    ['1 < 2 && 3 > 2', '1 &lt; 2 &amp;&amp; 3 &gt; 2'],
    ['a&nbsp;b &rarr; &#x41;&#66; &amp;lt;', 'a&nbsp;b → AB &amp;lt;'],
    ['&lt;b&gt;', '&lt;b&gt;'],
    ['<B>a</B>', '<b>a</b>'],
    ['<b>a', '<b>a</b>'],
    ['a</b>b', 'ab'],
    ['<b><i>a</b>b', '<b><i>a</i></b>b'],
    ['a<br>b<br/>c', 'a<br>b<br>c'],
    ['<a href="/x">a</a>', '<a href="/x">a</a>'],
    ['<a href=/x title="y">a</a>', '<a href="/x">a</a>'],
    ["<a title='>' HREF = '/x'>a</a>", '<a href="/x">a</a>'],
    ['<a href="/x" href="/y">a</a>', '<a href="/x">a</a>'],
    ['<a href="/x?a=1&amp;b=2">a</a>', '<a href="/x?a=1&amp;b=2">a</a>'],
    ['<a href="/x">a<a href="/y">b</a></a>', '<a href="/x">a</a><a href="/y">b</a>'],
    ['<b title="a > b">c</b>', '<b>c</b>'],
    ['<b title="a', ''],
    ['a<!-- <b> -->b', 'ab'],
    ['a<!-->b', 'ab'],
    ['a<!--b', 'a'],
    ['a<?php b ?>c', 'ac'],
    ['a<!doctype html>b', 'ab'],
    ['a<script>b</script >c', 'ac'],
    ['a<script>b', 'a'],
    ['a<style>b</b></style>c', 'ac'],
    ['<p onclick="x()">a</p>', 'a'],
    ['<b/onclick=x()>a</b>', '<b>a</b>'],
    ['<b\u000conclick=x()>a</b>', '<b>a</b>'],
    ['<img src=x onerror="x(\'>\')">a', 'a'],
    ['<ſcript>a', '&lt;ſcript&gt;a'],
  ])('%j is shown as %j', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  test('never reaches a parser of the browser with a tag in it', () => {
    const parsed: string[] = [];
    const set = vi.spyOn(HTMLTemplateElement.prototype, 'innerHTML', 'set').mockImplementation((html) => {
      parsed.push(html);
    });
    shown('a &amp; <b onclick="x()">&lt;i&gt; < b</b> <a href="/?&quot;><img src=x onerror=x()>&amp;">c</a> &x<y');
    set.mockRestore();
    expect(parsed.length).toBe(4);
    expect(parsed.map((html) => html.replace(/^<i title="[^"]*"><\/i>$/, '')).join('')).not.toContain('<');
  });
});

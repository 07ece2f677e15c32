// @vitest-environment happy-dom
// HTML of another host: what is shown of it is made anew.
import { describe, expect, test } from 'vitest';
import { notificationText, pageAddress } from '../../../src/client/notifications/text.ts';

const shown = (html: string): string => {
  const div = document.createElement('div');
  div.append(notificationText(html, document));
  return div.innerHTML;
};

describe('the text of a notification', () => {
  test.each([
    ['Plain & simple', 'Plain &amp; simple'],
    ['1 < 2', '1 &lt; 2'],
    ['<b>Bold</b> and <em>so</em> <code>on</code>', '<b>Bold</b> and <em>so</em> <code>on</code>'],
    ['<a href="/ui/" onclick="steal()" style="color:red" target="_top">in</a>', '<a href="/ui/">in</a>'],
    ['<a href="https://acme.example/">out</a>', '<a href="https://acme.example/">out</a>'],
    ['<a href="javascript:steal()">x</a>', 'x'],
    ['<a href="JaVaScRiPt:steal()">x</a>', 'x'],
    ['<a href="java\nscript:steal()">x</a>', 'x'],
    ['<a href="data:text/html,<script>steal()</script>">x</a>', 'x'],
    ['<a>x</a>', 'x'],
    ['before<script>steal()</script>after', 'beforeafter'],
    ['<img src="x" onerror="steal()">picture', 'picture'],
    ['<iframe srcdoc="x"></iframe>frame', 'frame'],
    ['<style>*{display:none}</style>style', 'style'],
    ['<form action="https://evil.example/"><input name="a">form</form>', 'form'],
    ['<b id="dg-nav" class="dg-menu">clash</b>', '<b>clash</b>'],
  ])('%s', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  test('thousands of levels are cut off', () => {
    expect(shown(`${'<b>'.repeat(300)}deep${'</b>'.repeat(300)}top`)).toMatch(/^(?:<b>){20}deep(?:<\/b>){20}top$/);
  });
});

test.each([
  [null, null],
  ['/ui/', '/ui/'],
  ['../a', '../a'],
  ['https://acme.example/a', 'https://acme.example/a'],
  ['//acme.example/a', '//acme.example/a'],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['mailto:a@b.example', null],
  ['http://[', null],
])('the address %j leads to a page as %j', (href, expected) => {
  expect(pageAddress(href)).toBe(expected);
});

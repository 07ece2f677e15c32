// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { safeText } from '../../../src/client/ads/safe-text.ts';

test.each([
  ['plain', 'plain'],
  ['a <b>bold</b> <i>word</i><br>next', 'a <b>bold</b> <i>word</i><br>next'],
  ['<b onclick="alert(1)" style="position:fixed" class="x">bold</b>', '<b>bold</b>'],
  ['<a href="https://a.example">a link</a>', 'a link'],
  ['<p>one</p><div>two</div>', 'onetwo'],
  ['x<img src=x onerror=alert(1)>y', 'xy'],
  ['x<script>alert(1)</script>y', 'xy'],
  ['x<style>body{display:none}</style>y', 'xy'],
  ['x<iframe srcdoc="<script>alert(1)</script>">z</iframe>y', 'xy'],
  ['x<svg onload=alert(1)><text>z</text></svg>y', 'xy'],
  ['x<template><b>z</b></template>y', 'xy'],
  ['x<!-- hidden -->y', 'xy'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['', ''],
])('%j becomes %j', (html, expected) => {
  const box = document.createElement('div');
  box.append(safeText(html, document));
  expect(box.innerHTML).toBe(expected);
});

test('text over a thousand characters is cut before it is parsed', () => {
  expect(safeText('a'.repeat(1e6), document).textContent).toHaveLength(1000);
});

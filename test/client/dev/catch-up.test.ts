// @vitest-environment happy-dom
// Parts that came with a change are given what the others got when the page was opened.
import { beforeEach, expect, test } from 'vitest';
import { catchUp } from '../../../src/client/dev/catch-up.ts';
import { keepTabsInStep } from '../../../src/client/effects/code-tabs.ts';

const env = { document, storage: localStorage, events: window };
const added = () => [document.body];

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
});

test('tabs show what the reader chose in others of their kind', () => {
  localStorage.setItem('codeblock-pm', 'yarn');
  keepTabsInStep(env);
  document.body.innerHTML =
    '<div data-storage-key="pm"><input type="radio" name="a" value="npm" checked><input type="radio" name="a" value="yarn"></div>';
  catchUp(added(), env);
  expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('yarn');
});

test('code shows the language that the page shows', () => {
  Object.assign(document.documentElement.dataset, { codeVariant: 'JS', codeStyling: 'system' });
  document.body.innerHTML =
    '<div class="dg-demo-switch"><button data-act="variant" data-value="JS" aria-pressed="false"></button>' +
    '<button data-act="variant" data-value="TS" aria-pressed="true"></button></div>';
  catchUp(added(), env);
  expect([...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ]);
});

test('copy buttons say their key, and closed groups of the sidebar that they open', () => {
  document.body.innerHTML =
    '<button class="dg-copy" data-key="k" data-hint="(or ⌘C)"></button><button class="dg-copy" data-key="k"></button>' +
    '<nav id="dg-nav"><a data-group="1" aria-expanded="false"></a><a data-group="2"></a></nav>';
  catchUp(added(), env);
  expect(document.querySelectorAll('[data-hint="(or ⌘C)"]')).toHaveLength(2);
  expect(document.querySelectorAll('[aria-expanded=false]')).toHaveLength(2);
});

test('a page whose scripts have not been asked for anything is left alone', () => {
  const html = '<button class="dg-copy" data-key="k"></button><nav id="dg-nav"><a data-group="1"></a></nav>';
  document.body.innerHTML = html;
  catchUp(added(), env);
  expect(document.body.innerHTML).toBe(html);
});

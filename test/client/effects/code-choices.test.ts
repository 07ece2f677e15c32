// @vitest-environment happy-dom
// A page shows the language and the styling that its reader prefers: on <html>, in tabs, on the buttons of toolbars.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followCodePreferences } from '../../../src/client/effects/code-choices.ts';

const tab = (group: string, kind: string, value: string, checked = false) =>
  `<input type="radio" name="${group}" data-${kind}="${value}"${checked ? ' checked' : ''}>`;
const button = (act: string, value: string, more = '') =>
  `<button data-act="${act}" data-value="${value}" aria-pressed="false"${more}></button>`;

const PAGE = `
<div class="dg-tabs dg-tabs-chosen">${tab('a', 'variant', 'JS', true)}${tab('a', 'variant', 'TS')}</div>
<div class="dg-tabs dg-tabs-chosen">${tab('b', 'styling', 'system', true)}${tab('b', 'styling', 'css')}</div>
<div class="dg-tabs"><input type="radio" name="c" value="JS" checked></div>
<span class="dg-demo-switch">${button('variant', 'TS')}${button('variant', 'JS')}</span>
<span class="dg-demo-switch" id="untyped">${button('variant', 'TS', ' disabled')}${button('variant', 'JS')}</span>
<span class="dg-demo-switch" id="two">${button('styling', 'system')}${button('styling', 'css')}</span>`;

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested writes it so.
  for (const name of ['codeVariant', 'codeStyling']) document.cookie = `${name}=;path=/;max-age=-1`;
};

/** Modules of a page live as long as the page: each test has a page of its own. */
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { dataset } = document.documentElement; // Of another file's tests: they share a window.
  for (const name of Object.keys(dataset)) delete dataset[name];
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
});

const page = () => ({
  ...document.documentElement.dataset,
  tabs: [...document.querySelectorAll<HTMLInputElement>('.dg-tabs-chosen > input:checked')].map(
    ({ dataset: { variant, styling } }) => variant ?? styling,
  ),
  buttons: [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map(({ dataset: { value } }) => value),
});

test('all that shows code follows the preferences, and tabs set them', () => {
  const preferences = followCodePreferences(window as never /* happy-dom's window */);
  expect(followCodePreferences(window as never)).toBe(preferences);
  expect(page()).toEqual({
    codeVariant: 'TS',
    codeStyling: 'system',
    tabs: ['TS', 'system'],
    buttons: ['TS', 'JS', 'system'], // What has no TypeScript shows its JavaScript.
  });

  preferences.choose({ codeVariant: 'JS', codeStyling: 'tailwind' });
  expect(page()).toEqual({
    codeVariant: 'JS',
    codeStyling: 'tailwind',
    tabs: ['JS', 'system'], // What has no Tailwind stays as it is.
    buttons: ['JS', 'JS', 'system'],
  });

  const css = document.querySelector<HTMLInputElement>('[data-styling="css"]');
  if (css) css.checked = true;
  css?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(page()).toMatchObject({ codeStyling: 'css', tabs: ['JS', 'css'], buttons: ['JS', 'JS', 'css'] });
  expect(document.cookie).toBe('codeVariant=JS; codeStyling=css');

  document.querySelector('[name="c"]')?.dispatchEvent(new Event('change', { bubbles: true })); // No group of ours.
  expect(page()).toMatchObject({ codeVariant: 'JS', codeStyling: 'css' });
});

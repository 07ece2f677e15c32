// @vitest-environment happy-dom
// The question about privacy: who asks, what stands in it, where the focus goes.
import { beforeEach, expect, test } from 'vitest';
import { openConsent } from '../../../src/client/consent/dialog.ts';
import { createConsentStore } from '../../../src/client/consent/store.ts';

const config = {
  policy: '/privacy/',
  texts: {
    title: 'Your privacy',
    text: 'May we?',
    accept: 'Allow all',
    refuse: 'Essential only',
    policy: 'What is stored',
    refusedByBrowser: 'Your browser refuses.',
    close: 'Close',
  },
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<a class="dg-skip">Skip</a><button id="settings">Settings</button>';
});

function setup({ isRefusedByBrowser = false, opener = false } = {}) {
  const consent = createConsentStore({ isAsked: true, isRefusedByBrowser, storage: localStorage, events: window });
  const button = opener ? document.getElementById('settings') : null;
  button?.focus();
  openConsent({ document, consent, config, opener: button });
  return consent;
}
const region = () => document.getElementById('dg-consent');
const buttons = () => [...(region()?.querySelectorAll('button') ?? [])];
const press = (text: string) =>
  buttons()
    .find((button) => button.textContent === text)
    ?.click();

test('the consent dialog is a named region near the start of the page, and leaves the focus alone', () => {
  setup();
  expect(region()?.tagName).toBe('SECTION');
  expect(document.getElementById(region()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Your privacy');
  expect(document.querySelector('.dg-skip')?.nextElementSibling).toBe(region());
  expect(document.activeElement).toBe(document.body);
  expect(region()?.querySelector('a')?.getAttribute('href')).toBe('/privacy/');
});

test('the two answers are buttons of the same kind, none of them pressed', () => {
  setup();
  expect(
    buttons().map((button) => [button.textContent, button.className, button.getAttribute('aria-pressed')]),
  ).toEqual([
    ['Essential only', '', null],
    ['Allow all', '', null],
  ]);
});

test.each([
  ['Allow all', 'all', 'analytics'],
  ['Essential only', 'essential', 'essential'],
])('the answer %s is stored, and the dialog closes', (text, state, stored) => {
  const consent = setup();
  press(text);
  expect(consent.getSnapshot()).toBe(state);
  expect(localStorage.getItem('docs-cookie-consent')).toBe(stored);
  expect(region()).toBeNull();
});

test('a dialog that the reader opens moves the focus into it and back, shows the current answer, and can be left unchanged', () => {
  localStorage.setItem('docs-cookie-consent', 'essential');
  const consent = setup({ opener: true });
  expect(document.activeElement).toBe(region());
  expect(buttons().map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  region()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(region()).toBeNull();
  expect(document.activeElement?.id).toBe('settings');
  expect(consent.getSnapshot()).toBe('essential');
});

test('the Escape key does not answer a dialog that opened by itself', () => {
  setup();
  region()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(region()).not.toBeNull();
});

test('a refusal by the browser is explained, and there is no choice', () => {
  setup({ isRefusedByBrowser: true, opener: true });
  expect(region()?.textContent).toContain('Your browser refuses.');
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Close']);
  press('Close');
  expect([region(), localStorage.length]).toEqual([null, 0]);
});

test('a dialog is shown once, and an answer in another window closes it', () => {
  const consent = setup();
  openConsent({ document, consent, config, opener: null });
  expect(document.querySelectorAll('.dg-consent')).toHaveLength(1);
  consent.choose('essential');
  expect(region()).toBeNull();
});

// Analytics that readers are asked for: what is loaded, stored and told before and after an answer, and when it is taken back.
import { expect, test } from 'vitest';
import { fixture } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { windowClock } from './support/window-clock.ts';
import { stored } from './support/window-storage.ts';
import { named, type WindowVisit, type WindowVisitOptions, windowVisit } from './support/window-visit.ts';

const asking = servedSite(fixture('services'));
const PAGE = '/ui/button/';
const TAG = 'https://tags.example/gtag/js?id=G-TEST';
/** The tag of Google reads the commands from the layer of the page, and sets cookies. */
const hosts = { [TAG]: "document.cookie = '_ga=GA1.1;path=/'; document.cookie = '_ga_TEST=GS1;path=/';" };

/** The clock stands still, so that nobody waits for news. */
const open = (prepare?: WindowVisitOptions['prepare']) =>
  windowVisit(asking().folder, PAGE, {
    hosts,
    prepare(window) {
      windowClock('2026-01-01T00:00:00Z').prepare(window);
      prepare?.(window);
    },
  });
const question = ({ document }: WindowVisit) => document.getElementById('dg-consent');
const press = ({ document }: WindowVisit, name: string) => named(document, '#dg-consent button', name).click();
const asked = ({ requests }: WindowVisit) => requests.filter((address) => address.startsWith('https:'));

/** What the tag finds in its layer: plain arrays would be data to it, not commands. */
const commands = ({ window }: WindowVisit): unknown[][] => {
  const layer: unknown = Reflect.get(window, 'dataLayer');
  const entries = Array.isArray(layer) ? layer : [];
  return entries.flatMap((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [Array.from(entry as ArrayLike<unknown>)] : [],
  );
};
const names = (page: WindowVisit) => commands(page).map((command) => command.slice(0, 2).join(' '));
const events = (page: WindowVisit) => names(page).filter((name) => name.startsWith('event'));
const toldOf = (page: WindowVisit, name: string) => commands(page).find((command) => command[1] === name)?.[2];

async function openChoices(page: WindowVisit): Promise<void> {
  named(page.document, 'button', 'Settings').click();
  await page.idle();
  named(page.document, 'button', 'Privacy choices').click();
  await page.idle();
}

test('a site that asks loads, stores and tells nothing before the answer', async () => {
  const page = await open();
  const { document } = page;
  const title = document.getElementById(question(page)?.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Your privacy');
  expect(document.activeElement).toBe(document.body); // It takes no focus.
  document.querySelector('h1')?.click();
  await page.idle();
  expect([asked(page), stored(page), commands(page)]).toEqual([[], {}, []]);
  expect(question(page)?.querySelector('a')?.getAttribute('href')).toBe(PAGE);
  expect(page.problems).toEqual([]);
});

test('a refusal is remembered: nothing is asked again, nothing is loaded', async () => {
  const page = await open();
  press(page, 'Essential only');
  expect(question(page)).toBeNull();
  expect(stored(page)).toEqual({ 'docs-cookie-consent': 'essential' });
  await page.goTo('/ui/');
  expect([question(page), asked(page), stored(page)]).toEqual([null, [], { 'docs-cookie-consent': 'essential' }]);
});

test('an agreement starts analytics at once, without what happened before', async () => {
  const page = await open();
  const { window, document } = page;
  window.docsGenEvents?.push({ name: 'early', params: {} });
  document.querySelector<HTMLElement>('.dg-copy')?.click();
  await page.idle();
  press(page, 'Allow all');
  await page.idle();
  expect(asked(page)).toEqual([TAG]);
  expect(names(page)).toEqual([
    'consent default',
    expect.stringMatching(/^js /),
    'config G-TEST',
    'consent update',
    'set user_properties',
    'event page_view',
  ]);
  expect(toldOf(page, 'page_view')).toEqual({
    page_title: 'Button - Acme UI',
    page_location: 'https://acme.example/ui/button/',
    productId: 'ui',
    productCategoryId: 'null',
  });
  expect(toldOf(page, 'user_properties')).toEqual({
    codeVariant: 'TS',
    userLanguage: 'en',
    devicePixelRatio: 1,
    colorSchemeOS: 'light',
    colorScheme: 'system',
  });
  document.querySelector<HTMLElement>('.dg-copy')?.click();
  await page.idle();
  expect(events(page)).toEqual(['event page_view', 'event code']);
  expect(toldOf(page, 'code')).toEqual({ eventAction: 'copy-click', eventLabel: null });
  expect(page.problems).toEqual([]);
});

test('an agreement holds on the next pages, until it is taken back', async () => {
  const page = await open();
  press(page, 'Allow all');
  await page.idle();
  named(page.document, 'article a', 'to the start').click();
  await page.idle();
  expect(page.window.location.pathname).toBe('/ui/');
  expect([question(page), events(page)]).toEqual([null, ['event page_view']]);
  expect(stored(page)).toEqual({ 'docs-cookie-consent': 'analytics', cookies: '_ga=GA1.1; _ga_TEST=GS1' });
  await openChoices(page);
  const { document } = page;
  expect(document.activeElement).toBe(question(page));
  expect(named(document, '#dg-consent button', 'Allow all').getAttribute('aria-pressed')).toBe('true');
  press(page, 'Essential only');
  expect(document.activeElement?.getAttribute('popovertarget')).toBe('dg-settings');
  const before = asked(page).length;
  await page.goTo(PAGE);
  expect([asked(page).length, commands(page)]).toEqual([before, []]);
  expect(stored(page)).toEqual({ 'docs-cookie-consent': 'essential' });
  expect(page.problems).toEqual([]);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('the signal %s is a refusal, whatever was agreed to before, and asks no question', async (name, value) => {
  const page = await open(({ navigator, localStorage }) => {
    Object.defineProperty(navigator, name, { value });
    localStorage.setItem('docs-cookie-consent', 'analytics');
  });
  expect([question(page), asked(page), commands(page)]).toEqual([null, [], []]);
  await openChoices(page);
  expect(question(page)?.textContent).toContain('Your browser asks sites not to track you.');
  expect([...(question(page)?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Close',
  ]);
});

test('the page of a demo alone is not a page view: it is in frames of pages that are', () => {
  const files = [...asking().files].map(([name, body]) => [name, body.toString('utf8')] as const);
  const services = (name: string) => /assets\/services\/|"analytics"|"consent"/.test(new Map(files).get(name) ?? '');
  const demos = files.flatMap(([name]) => (/^demos\/.+\/index\.html$/.test(name) ? [name] : []));
  expect(demos).toHaveLength(1);
  expect(['ui/demo/index.html', '404.html', ...demos].map(services)).toEqual([true, true, false]);
});

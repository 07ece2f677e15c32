// Notifications and the announcement: when they are fetched and shown, what is stored, and what a hostile file can do.
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { fixture } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { smallest } from './support/smallest.ts';
import { windowClock } from './support/window-clock.ts';
import { stored } from './support/window-storage.ts';
import { type Answer, named, type WindowVisit, type WindowVisitOptions, windowVisit } from './support/window-visit.ts';

const HOST = 'https://news.example/news.json';
const HOSTILE = [
  null,
  { id: 'x', text: 'no number' },
  { id: 5, text: '<img src=x onerror="window.ran=1"><script>window.ran=1</script>Picture' },
  { id: 6, title: '<b onclick="window.ran=1">Raw</b>', text: 'x', href: 'javascript:window.ran=1' },
  { id: 7, text: '<a href="javascript:window.ran=1">Press</a> <a href="/ui/" onclick="window.ran=1">Start</a>' },
];

/** Has notifications and an announcement of its own. */
const own = servedSite(fixture('services'));
/** Has notifications of another host, and asks nobody. */
const elsewhere = servedSite(fixture('services-elsewhere'));
/** Has notifications of another host, and asks its readers. */
const asking = (() => {
  const root = sharedTempDir();
  const fields = `consent: true, notifications: { url: '${HOST}' },`;
  const config = smallest['site.config.ts']?.replace('products:', `${fields}\n  products:`) ?? '';
  beforeAll(() => writeFiles(root, { ...smallest, 'site.config.ts': config }));
  return servedSite(root);
})();

interface OpenOptions {
  readonly now?: string;
  readonly answer?: Answer;
  readonly prepare?: WindowVisitOptions['prepare'];
}

async function open(site: typeof own, { now = '2026-01-01T00:00:00Z', answer, prepare }: OpenOptions = {}) {
  const clock = windowClock(now);
  const page = await windowVisit(site().folder, '/ui/', {
    ...(answer !== undefined && { hosts: { [HOST]: answer } }),
    prepare(window) {
      clock.prepare(window);
      prepare?.(window);
    },
  });
  const pass = async (ms: number) => {
    clock.runFor(ms);
    await page.idle();
  };
  return { page, pass };
}

const bell = ({ document }: WindowVisit) =>
  document.querySelector<HTMLElement>('[popovertarget="dg-notifications"]') ?? document.body;
const list = ({ document }: WindowVisit) => document.getElementById('dg-notifications') ?? document.body;
const items = (page: WindowVisit) =>
  [...list(page).querySelectorAll('li')].map((item) => [...item.children].map(({ textContent }) => textContent));
const press = async (page: WindowVisit) => {
  bell(page).click();
  await page.idle();
};

describe('notifications', () => {
  test('wait 1.5 s, are counted, and count as seen once they were opened', async () => {
    const { page, pass } = await open(own);
    await pass(1499);
    expect(page.requests).not.toContain('/notifications.json');
    await pass(1);
    expect(page.requests).toContain('/notifications.json');
    const count = () => [bell(page).getAttribute('aria-label'), bell(page).textContent];
    expect([count(), stored(page)]).toEqual([['Notifications, 2 new', '2'], {}]);
    await press(page);
    expect(items(page)).toEqual([['Version 2', 'It is fast.'], ['Version 1 is out.'], ['Help us.']]);
    expect(list(page).querySelector('b')?.textContent).toBe('fast');
    expect(stored(page)).toEqual({ cookies: 'lastSeenNotification=2' });
    await page.goTo('/ui/button/');
    await pass(1500);
    expect(items(page)).toHaveLength(3);
    expect(count()).toEqual(['Notifications', '']);
    expect(page.problems).toEqual([]);
  });

  test('that are opened before they were fetched are fetched then, once', async () => {
    const { page, pass } = await open(own);
    await press(page);
    expect(items(page)).toHaveLength(3);
    await pass(3000);
    expect(page.requests.filter((path) => path === '/notifications.json')).toHaveLength(1);
  });

  test('of another host wait for the reader’s agreement where the site asks, and can run nothing', async () => {
    const { page, pass } = await open(asking, { answer: JSON.stringify(HOSTILE) });
    await pass(3000);
    await press(page);
    expect(items(page)).toEqual([['News comes from another host, which is not asked without your consent.']]);
    expect(page.requests).not.toContain(HOST);
    await press(page); // It is closed again.
    named(page.document, '#dg-consent button', 'Allow all').click();
    await page.idle();
    await pass(1500);
    expect(bell(page).textContent).toBe('3');
    await press(page);
    expect(items(page)).toEqual([['Press Start'], ['<b onclick="window.ran=1">Raw</b>', 'x'], ['Picture']]);
    const links = [...list(page).querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ui/']);
    for (const item of list(page).querySelectorAll('li')) item.click();
    await page.idle();
    expect('ran' in page.window).toBe(false);
    expect(list(page).querySelectorAll('img, script, [onclick], [onerror]')).toHaveLength(0);
    expect(page.problems).toEqual([]);
  });

  test('of another host are not for readers whose browsers refuse, though the site asks nobody', async () => {
    const { page, pass } = await open(elsewhere, {
      prepare: ({ navigator }) => void Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    });
    await press(page);
    expect(list(page).textContent).toContain('not asked without your consent');
    await pass(3000);
    expect(page.requests).not.toContain(HOST);
    expect(page.problems).toEqual([]);
  });

  test('that cannot be read are none', async () => {
    const { page } = await open(elsewhere, { answer: '<!doctype html>' });
    await press(page);
    expect([page.requests.includes(HOST), items(page)]).toEqual([true, []]);
    expect(list(page).hasAttribute('data-empty')).toBe(true);
    expect(list(page).textContent).toContain('There is no news.');
    expect(stored(page)).toEqual({});
  });
});

describe('the announcement', () => {
  const line = ({ document }: WindowVisit) => document.getElementById('dg-announcement');
  const isClosed = ({ document }: WindowVisit) => document.documentElement.dataset.announcement === 'closed';

  test('stands above every page, and goes for good when it is closed', async () => {
    const { page } = await open(own);
    expect(line(page)?.getAttribute('aria-label')).toBe('Announcement');
    expect(line(page)?.querySelector('p')?.textContent).toBe('Version 2 is out.');
    expect(line(page)?.querySelector('a')?.getAttribute('href')).toBe('/ui/button/');
    expect(isClosed(page)).toBe(false);
    named(page.document, '#dg-announcement button', 'Close the announcement').click();
    expect(isClosed(page)).toBe(true);
    expect(page.document.activeElement?.id).toBe('main-content');
    expect(stored(page)).toEqual({ 'mui-announcement': 'v2' });
    await page.goTo('/ui/button/');
    expect([line(page) !== null, isClosed(page)]).toEqual([true, true]);
    expect(page.problems).toEqual([]);
  });

  test.each([
    ['2089-12-31T23:59:59Z', false],
    ['2090-01-01T00:00:01Z', true],
  ])('at %s is over: %s', async (now, isOver) => {
    const { page } = await open(own, { now });
    expect(isClosed(page)).toBe(isOver);
  });
});

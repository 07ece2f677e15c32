// Feedback in a real browser, against an endpoint on the loopback address that answers well, badly, never or not at all.
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { servedSite } from './support/served-site.ts';
import { smallest } from './support/smallest.ts';
import { visit } from './support/visit.ts';

const FAILED = "Couldn't submit feedback. Please try again later.";

let server: Server;
let endpoint = '';
/** What the endpoint does; a number is a status. */
let answers: number | 'never' = 200;
const received: { type: string | undefined; payload: Record<string, unknown> }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({
        type: request.headers['content-type'],
        payload: JSON.parse(new URLSearchParams(body).get('payload') ?? '{}'),
      });
      if (answers !== 'never') response.writeHead(answers, { 'Access-Control-Allow-Origin': '*' }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/feedback`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answers = 200;
  received.length = 0;
});

const REPO = "repo: { url: 'https://git.example/acme' },";

const withFields = (fields: () => string) => {
  const root = sharedTempDir();
  beforeAll(() =>
    writeFiles(root, {
      ...smallest,
      'site.config.ts': smallest['site.config.ts']?.replace('products:', `${fields()}\n  products:`) ?? '',
      'content/ui/pages.ts': "export default [{ pathname: '/ui/' }, { pathname: '/ui/button', title: 'Button' }];",
    }),
  );
  return servedSite(root);
};
const sending = withFields(() => `${REPO} feedback: { endpoint: '${endpoint}', questionTemplate: 'docs.yml' },`);
const leading = withFields(() => `${REPO} feedback: {},`);
const silent = withFields(() => REPO);

const place = (page: Page) => page.getByRole('region', { name: 'Is this page helpful?' });
const vote = (page: Page, name: 'Yes' | 'No') => place(page).getByRole('button', { name });
const field = (page: Page) => place(page).getByRole('textbox');
const status = (page: Page) => place(page).getByRole('status');
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const pressed = async (page: Page) =>
  Promise.all([vote(page, 'Yes'), vote(page, 'No')].map((button) => button.getAttribute('aria-pressed')));
const open = (browser: Parameters<typeof visit>[0], options = {}) =>
  visit(browser, `${sending().origin}/ui/button/?q=1`, options);

describeInBrowser('a vote', (browser) => {
  test('is asked for without a request or a stored key; then it is stored, shown and asked about', async () => {
    const { page, problems } = await open(browser());
    expect([await stored(page), await pressed(page), await field(page).count()]).toEqual([{}, ['false', 'false'], 0]);
    await vote(page, 'No').click();
    await field(page).waitFor();
    expect(await stored(page)).toEqual({ 'feedback-/ui/button': '0' });
    expect(await pressed(page)).toEqual(['false', 'true']);
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await place(page).getByLabel('What could be better?').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    expect(received).toEqual([]);
  });

  test('for the same again only moves the focus; another one changes what is asked', async () => {
    const { page } = await open(browser());
    await vote(page, 'Yes').click();
    await field(page).fill('I found it');
    await vote(page, 'Yes').click();
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field(page).inputValue()).toBe('I found it');
    await place(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await field(page).isVisible()).toBe(false);
    expect(await vote(page, 'Yes').evaluate((element) => element === document.activeElement)).toBe(true);
    await vote(page, 'Yes').click();
    expect(await field(page).isVisible()).toBe(false);
    await vote(page, 'No').click();
    expect([await field(page).inputValue(), await pressed(page)]).toEqual(['', ['false', 'true']]);
  });

  test('that is changed while the script comes is the last one', async () => {
    let answer = () => {};
    const clicked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page } = await open(browser(), {
      prepare: (opened: Page) =>
        opened.route('**/services/start-*.js', (route) => clicked.then(() => route.continue())),
    });
    await vote(page, 'Yes').click();
    await vote(page, 'No').click();
    answer();
    await place(page).getByLabel('What could be better?').waitFor();
    expect([await pressed(page), await stored(page)]).toEqual([['false', 'true'], { 'feedback-/ui/button': '0' }]);
  });

  test('is shown when the reader comes back', async () => {
    const { page } = await open(browser());
    await vote(page, 'Yes').click();
    await field(page).waitFor();
    await page.reload();
    await expect.poll(() => pressed(page)).toEqual(['true', 'false']);
    expect(await field(page).count()).toBe(0);
  });

  test('against the page shows where an issue is written, with the page in it', async () => {
    const { page } = await open(browser());
    await vote(page, 'Yes').click();
    const link = place(page).getByRole('link', { name: 'Write an issue' });
    await field(page).waitFor();
    expect(await link.isVisible()).toBe(false);
    await vote(page, 'No').click();
    expect(await link.getAttribute('href')).toBe(
      `https://git.example/acme/issues/new?template=docs.yml&page-url=${encodeURIComponent(page.url())}`,
    );
  });
});

describeInBrowser('a comment', (browser) => {
  const write = async (page: Page, text: string) => {
    await vote(page, 'No').click();
    await field(page).fill(text);
  };

  test('arrives once, by the button or the keyboard, and the reader is told', async () => {
    const { page, problems } = await open(browser());
    await write(page, 'More examples, please.');
    await field(page).press('Control+Enter');
    await expect.poll(() => status(page).textContent()).toBe('Feedback submitted');
    expect(await field(page).isVisible()).toBe(false);
    expect(received).toEqual([
      {
        type: 'application/x-www-form-urlencoded',
        payload: {
          callback_id: 'send_feedback',
          rating: 0,
          comment: 'More examples, please.',
          currentLocationURL: page.url(),
          commentSectionURL: page.url(),
          commentSectionTitle: '',
          githubRepo: 'https://git.example/acme',
          productId: 'ui',
        },
      },
    ]);
    expect(
      await page.evaluate(() => window.docsGenEvents?.map(({ name, params }) => [name, params.eventAction])),
    ).toEqual([['feedback', 'submit']]);
    await expect.poll(() => status(page).textContent(), { timeout: 8000 }).toBe('');
    expect(problems).toEqual([]);
  });

  test('that is too short is not sent, and reported as one that was', async () => {
    const { page } = await open(browser());
    await write(page, 'Too short');
    await place(page).getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => status(page).textContent()).toBe('Feedback submitted');
    expect(received).toEqual([]);
  });

  test.each(['an error', 'no network'])('that meets %s is kept, and the reader is told for 3,000 ms', async (what) => {
    answers = 500;
    const { page, problems } = await open(browser(), { prepare: (opened: Page) => opened.clock.install() });
    await write(page, 'More examples, please.');
    if (what === 'no network') await page.context().setOffline(true);
    await place(page).getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => status(page).textContent()).toBe(FAILED);
    expect(await field(page).inputValue()).toBe('More examples, please.');
    expect(problems.some((problem) => problem.startsWith('The feedback was not sent.'))).toBe(true);
    await page.clock.runFor(3000);
    expect(await status(page).textContent()).toBe('');
    await page.context().setOffline(false);
    answers = 200;
    await place(page).getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => status(page).textContent()).toBe('Feedback submitted');
  });

  test('that is never answered is given up after ten seconds, and is sent once however often it is asked', async () => {
    answers = 'never';
    const { page } = await open(browser(), { prepare: (opened: Page) => opened.clock.install() });
    await write(page, 'More examples, please.');
    const submit = place(page).getByRole('button', { name: 'Submit' });
    await submit.click();
    await expect.poll(() => received.length).toBe(1);
    expect(await submit.getAttribute('aria-disabled')).toBe('true');
    await submit.click({ force: true });
    await field(page).press('Control+Enter');
    await page.clock.runFor(10_000);
    await expect.poll(() => status(page).textContent()).toBe(FAILED);
    expect([received.length, await submit.getAttribute('aria-disabled')]).toEqual([1, 'false']);
  });

  test('may be about a section: its heading has a button, which moves nothing', async () => {
    const { page } = await open(browser());
    const heading = page.getByRole('heading', { name: 'Usage', exact: true });
    const before = await heading.boundingBox();
    const button = page.getByRole('button', { name: 'Post a comment on “Usage”' });
    await button.waitFor({ state: 'attached' });
    expect(await heading.boundingBox()).toEqual(before);
    await button.focus();
    await page.keyboard.press('Enter');
    await place(page).getByLabel('Your comment on “Usage”').fill('Which button is meant?');
    await place(page).getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => received.length).toBe(1);
    expect(received[0]?.payload).toMatchObject({
      rating: null,
      commentSectionURL: `${page.url()}#usage`,
      commentSectionTitle: 'Usage',
    });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(await stored(page)).toEqual({});
  });
});

describeInBrowser('feedback', (browser) => {
  test('without an endpoint leads to an issue', async () => {
    const { page } = await visit(browser(), `${leading().origin}/ui/button/`);
    await vote(page, 'Yes').click();
    const link = place(page).getByRole('link', { name: 'Write an issue' });
    expect(await link.getAttribute('href')).toBe(
      `https://git.example/acme/issues/new?page-url=${encodeURIComponent(page.url())}`,
    );
    expect([await field(page).count(), await link.evaluate((element) => element === document.activeElement)]).toEqual([
      0,
      true,
    ]);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await link.isVisible()).toBe(false);
  });

  test('without JavaScript is a link', async () => {
    const { page } = await open(browser(), { javaScriptEnabled: false });
    expect(await place(page).getByRole('button').count()).toBe(0);
    expect(await page.locator('.dg-feedback a:visible').getAttribute('href')).toBe(
      `https://git.example/acme/issues/new?template=docs.yml&page-url=${encodeURIComponent('https://acme.example/ui/button/')}`,
    );
  });

  test('that is off leaves nothing in the page', () => {
    const html = silent().files.get('ui/button/index.html')?.toString() ?? '';
    expect(html).toContain('<footer');
    expect(html).not.toContain('feedback');
  });
});

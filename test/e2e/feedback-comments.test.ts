// Comments of readers in a real browser, and an endpoint that answers well, badly, never or not at all.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { feedbackSite, field, place, status, stored, vote } from './support/feedback-site.ts';

const FAILED = "Couldn't submit feedback. Please try again later.";
const feedback = feedbackSite();

describeInBrowser('a comment', (browser) => {
  const write = async (page: Page, text: string) => {
    await vote(page, 'No').click();
    await field(page).fill(text);
  };

  test('arrives once, by the button or the keyboard, and the reader is told', async () => {
    const { page, problems } = await feedback.open(browser(), { prepare: (opened) => opened.clock.install() });
    await write(page, 'More examples, please.');
    await field(page).press('Control+Enter');
    await expect.poll(() => status(page).textContent()).toBe('Feedback submitted');
    expect(await field(page).isVisible()).toBe(false);
    expect(feedback.received).toEqual([
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
    await page.clock.runFor(3000);
    expect(await status(page).textContent()).toBe('');
    expect(problems).toEqual([]);
  });

  test('that is too short is not sent, and reported as one that was', async () => {
    const { page } = await feedback.open(browser());
    await write(page, 'Too short');
    await place(page).getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => status(page).textContent()).toBe('Feedback submitted');
    expect(feedback.received).toEqual([]);
  });

  test.each(['an error', 'no network'])('that meets %s is kept, and the reader is told for 3,000 ms', async (what) => {
    feedback.answers = 500;
    const { page, problems } = await feedback.open(browser(), { prepare: (opened) => opened.clock.install() });
    await write(page, 'More examples, please.');
    if (what === 'no network') await page.context().setOffline(true);
    await place(page).getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => status(page).textContent()).toBe(FAILED);
    expect(await field(page).inputValue()).toBe('More examples, please.');
    expect(problems.some((problem) => problem.startsWith('The feedback was not sent.'))).toBe(true);
    await page.clock.runFor(3000);
    expect(await status(page).textContent()).toBe('');
    await page.context().setOffline(false);
    feedback.answers = 200;
    await place(page).getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => status(page).textContent()).toBe('Feedback submitted');
  });

  test('that is never answered is given up after ten seconds, and is sent once however often it is asked', async () => {
    feedback.answers = 'never';
    const { page } = await feedback.open(browser(), { prepare: (opened) => opened.clock.install() });
    await write(page, 'More examples, please.');
    const submit = place(page).getByRole('button', { name: 'Submit' });
    await submit.click();
    await expect.poll(() => feedback.received.length).toBe(1);
    expect(await submit.getAttribute('aria-disabled')).toBe('true');
    await submit.click({ force: true });
    await field(page).press('Control+Enter');
    await page.clock.runFor(10_000);
    await expect.poll(() => status(page).textContent()).toBe(FAILED);
    expect([feedback.received.length, await submit.getAttribute('aria-disabled')]).toEqual([1, 'false']);
  });

  test('may be about a section: its heading has a button, which moves nothing', async () => {
    const { page } = await feedback.open(browser());
    const heading = page.getByRole('heading', { name: 'Usage', exact: true });
    const before = await heading.boundingBox();
    const button = page.getByRole('button', { name: 'Post a comment on “Usage”' });
    await button.waitFor({ state: 'attached' });
    expect(await heading.boundingBox()).toEqual(before);
    await button.focus();
    await page.keyboard.press('Enter');
    await place(page).getByLabel('Your comment on “Usage”').fill('Which button is meant?');
    await place(page).getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => feedback.received.length).toBe(1);
    expect(feedback.received[0]?.payload).toMatchObject({
      rating: null,
      commentSectionURL: `${page.url()}#usage`,
      commentSectionTitle: 'Usage',
    });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(await stored(page)).toEqual({});
  });
});

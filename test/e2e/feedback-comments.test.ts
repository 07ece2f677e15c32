// Comments of readers, and an endpoint that answers well, badly, never or not at all.
import { describe, expect, test } from 'vitest';
import { choose, feedbackSite, field, form, status } from './support/feedback-site.ts';
import { stored } from './support/window-storage.ts';
import { fill, named, press, type WindowVisit } from './support/window-visit.ts';

const FAILED = "Couldn't submit feedback. Please try again later.";
const feedback = feedbackSite();

const submit = (page: WindowVisit) => named(page.document, '.dg-feedback button', 'Submit');
const write = async (page: WindowVisit, text: string) => {
  await choose(page, 'No');
  fill(field(page), text);
};
const send = async (page: WindowVisit) => {
  submit(page).click();
  await page.idle();
};

describe('a comment', () => {
  test('arrives once, by the button or the keyboard, and the reader is told', async () => {
    const { page, received, clock } = await feedback.open();
    const { href } = page.window.location;
    await write(page, 'More examples, please.');
    press(field(page), 'Enter', { ctrlKey: true });
    await page.idle();
    expect([status(page), form(page)?.hidden]).toEqual(['Feedback submitted', true]);
    expect(received).toEqual([
      {
        type: 'application/x-www-form-urlencoded',
        payload: {
          callback_id: 'send_feedback',
          rating: 0,
          comment: 'More examples, please.',
          currentLocationURL: href,
          commentSectionURL: href,
          commentSectionTitle: '',
          githubRepo: 'https://git.example/acme',
          productId: 'ui',
        },
      },
    ]);
    const told = page.window.docsGenEvents?.map(({ name, params }) => [name, params.eventAction]);
    expect(told).toContainEqual(['feedback', 'submit']);
    clock.runFor(2999);
    expect(status(page)).toBe('Feedback submitted');
    clock.runFor(1);
    expect(status(page)).toBe('');
    expect(page.problems).toEqual([]);
  });

  test('that is too short is not sent, and the reader is asked for more', async () => {
    const { page, received } = await feedback.open();
    await write(page, 'Too short');
    await send(page);
    expect([status(page), received]).toEqual(['Not sent: please write at least 10 characters.', []]);
    expect(field(page).value).toBe('Too short');
  });

  test.each([500, 'no network'] as const)(
    'that meets %s is kept, and the reader is told for 3,000 ms',
    async (what) => {
      const { page, answer, clock } = await feedback.open();
      answer(what);
      await write(page, 'More examples, please.');
      await send(page);
      expect([status(page), field(page).value]).toEqual([FAILED, 'More examples, please.']);
      expect(page.problems).toEqual([expect.stringMatching(/^The feedback was not sent\./)]);
      clock.runFor(3000);
      expect(status(page)).toBe('');
      answer(200);
      await send(page);
      expect(status(page)).toBe('Feedback submitted');
    },
  );

  test('that is never answered is given up after ten seconds, and is sent once however often it is asked', async () => {
    const { page, received, answer, clock } = await feedback.open();
    answer('never');
    await write(page, 'More examples, please.');
    await send(page);
    expect([received.length, submit(page).getAttribute('aria-disabled')]).toEqual([1, 'true']);
    await send(page);
    press(field(page), 'Enter', { ctrlKey: true });
    clock.runFor(9999);
    await page.idle();
    expect(status(page)).toBe('');
    clock.runFor(1);
    await page.idle();
    expect(status(page)).toBe(FAILED);
    expect([received.length, submit(page).getAttribute('aria-disabled')]).toEqual([1, 'false']);
  });

  test('may be about a section: its heading has a button', async () => {
    const { page, received } = await feedback.open();
    const { document } = page;
    const button = named(document, '#usage button', 'Post a comment on “Usage”');
    button.click();
    await page.idle();
    expect(named(document, '.dg-feedback textarea', 'Your comment on “Usage”')).toBe(field(page));
    fill(field(page), 'Which button is meant?');
    await send(page);
    expect(received[0]?.payload).toMatchObject({
      rating: null,
      commentSectionURL: `${page.window.location.href}#usage`,
      commentSectionTitle: 'Usage',
    });
    expect(received).toHaveLength(1);
    expect(document.activeElement).toBe(button);
    expect(stored(page)).toEqual({});
  });
});

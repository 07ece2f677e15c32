// Feedback in a real browser: votes, what they are followed by, and feedback without an endpoint or a script.
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { fixture } from './support/build-site.ts';
import { feedbackSite, field, place, pressed, siteOfIssues, stored, vote } from './support/feedback-site.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const feedback = feedbackSite();
const leading = siteOfIssues();
/** Has a repository, and no feedback. */
const family = servedSite(fixture('family'));

describeInBrowser('a vote', (browser) => {
  test('is asked for without a request or a stored key; then it is stored, shown and asked about', async () => {
    const { page, problems } = await feedback.open(browser());
    expect([await stored(page), await pressed(page), await field(page).count()]).toEqual([{}, ['false', 'false'], 0]);
    await vote(page, 'No').click();
    await field(page).waitFor();
    expect(await stored(page)).toEqual({ 'feedback-/ui/button': '0' });
    expect(await pressed(page)).toEqual(['false', 'true']);
    expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await place(page).getByLabel('What could be better?').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    expect(feedback.received).toEqual([]);
  });

  test('for the same again only moves the focus; another one changes what is asked', async () => {
    const { page } = await feedback.open(browser());
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
    const { page } = await feedback.open(browser(), {
      prepare: (opened) => opened.route('**/services/start-*.js', (route) => clicked.then(() => route.continue())),
    });
    await vote(page, 'Yes').click();
    await vote(page, 'No').click();
    answer();
    await place(page).getByLabel('What could be better?').waitFor();
    expect([await pressed(page), await stored(page)]).toEqual([['false', 'true'], { 'feedback-/ui/button': '0' }]);
  });

  test('is shown when the reader comes back', async () => {
    const { page } = await feedback.open(browser());
    await vote(page, 'Yes').click();
    await field(page).waitFor();
    await page.reload();
    await expect.poll(() => pressed(page)).toEqual(['true', 'false']);
    expect(await field(page).count()).toBe(0);
  });

  test('against the page shows where an issue is written, with the page in it', async () => {
    const { page } = await feedback.open(browser());
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
    const { page } = await feedback.open(browser(), { javaScriptEnabled: false });
    expect(await place(page).getByRole('button').count()).toBe(0);
    expect(await page.locator('.dg-feedback a:visible').getAttribute('href')).toBe(
      `https://git.example/acme/issues/new?template=docs.yml&page-url=${encodeURIComponent('https://acme.example/ui/button/')}`,
    );
  });

  test('that is off leaves nothing in the page', () => {
    const html = family().files.get('ui/button/index.html')?.toString() ?? '';
    expect(html).toContain('<footer');
    expect(html).not.toContain('feedback');
  });
});

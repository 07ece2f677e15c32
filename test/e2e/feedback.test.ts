// Votes of readers, and what follows them: a form, an issue, or nothing where a site has no feedback.
import { describe, expect, test } from 'vitest';
import { fixture } from './support/build-site.ts';
import { choose, feedbackSite, field, form, pressed, vote } from './support/feedback-site.ts';
import { servedSite } from './support/served-site.ts';
import { windowClock } from './support/window-clock.ts';
import { stored } from './support/window-storage.ts';
import { press, type WindowVisit, windowVisit } from './support/window-visit.ts';

const feedback = feedbackSite();
/** Its feedback has no endpoint, but a repository. */
const elsewhere = servedSite(fixture('services-elsewhere'));
/** Has a repository, and no feedback. */
const family = servedSite(fixture('family'));

const label = (page: WindowVisit) => form(page)?.querySelector('label')?.textContent;
const note = (page: WindowVisit) => form(page)?.querySelector<HTMLElement>('.dg-feedback-issue');
const issue = (page: WindowVisit) => note(page)?.querySelector('a')?.getAttribute('href');

describe('a vote', () => {
  test('is asked for without a request or a stored key; then it is stored, shown and asked about', async () => {
    const { page, received } = await feedback.open();
    expect([stored(page), pressed(page), form(page)]).toEqual([{}, ['false', 'false'], null]);
    await choose(page, 'No');
    expect(stored(page)).toEqual({ 'feedback-/ui/button': '0' });
    expect(pressed(page)).toEqual(['false', 'true']);
    expect(page.document.activeElement).toBe(field(page));
    expect(label(page)).toBe('What could be better?');
    expect(page.problems).toEqual([]);
    expect(received).toEqual([]);
  });

  test('for the same again only moves the focus; another one changes what is asked', async () => {
    const { page } = await feedback.open();
    const { document } = page;
    await choose(page, 'Yes');
    field(page).value = 'I found it';
    await choose(page, 'Yes');
    expect([document.activeElement, field(page).value]).toEqual([field(page), 'I found it']);
    form(page)?.querySelector<HTMLElement>('[data-cancel]')?.click();
    expect([form(page)?.hidden, document.activeElement]).toEqual([true, vote(page, 'Yes')]);
    await choose(page, 'Yes');
    expect(form(page)?.hidden).toBe(true);
    await choose(page, 'No');
    expect([form(page)?.hidden, field(page).value, pressed(page)]).toEqual([false, '', ['false', 'true']]);
  });

  test('that is changed while the script comes is the last one', async () => {
    const { page } = await feedback.open();
    vote(page, 'Yes').click();
    vote(page, 'No').click();
    expect(form(page)).toBeNull();
    await page.idle();
    expect(label(page)).toBe('What could be better?');
    expect([pressed(page), stored(page)]).toEqual([['false', 'true'], { 'feedback-/ui/button': '0' }]);
  });

  test('is shown when the reader comes back', async () => {
    const { page } = await feedback.open();
    await choose(page, 'Yes');
    await page.goTo('/ui/button/');
    expect([pressed(page), form(page)]).toEqual([['true', 'false'], null]);
  });

  test('against the page shows where an issue is written, with the page in it', async () => {
    const { page } = await feedback.open();
    await choose(page, 'Yes');
    expect(note(page)?.hidden).toBe(true);
    await choose(page, 'No');
    expect(note(page)?.hidden).toBe(false);
    expect(issue(page)).toBe(
      `https://git.example/acme/issues/new?template=docs.yml&page-url=${encodeURIComponent(page.window.location.href)}`,
    );
  });
});

describe('feedback', () => {
  test('without an endpoint leads to an issue', async () => {
    const page = await windowVisit(elsewhere().folder, '/ui/button/', {
      prepare: windowClock('2026-01-01T00:00:00Z').prepare, // Nobody waits for news.
    });
    await choose(page, 'Yes');
    expect(issue(page)).toBe(
      `https://git.example/acme/issues/new?page-url=${encodeURIComponent(page.window.location.href)}`,
    );
    expect(form(page)?.querySelector('textarea')).toBeNull();
    expect(page.document.activeElement).toBe(note(page)?.querySelector('a'));
    press(page.document.activeElement ?? page.document, 'Escape');
    expect(form(page)?.hidden).toBe(true);
  });

  test('that is off leaves nothing in the page', () => {
    const html = family().files.get('ui/button/index.html')?.toString() ?? '';
    expect(html).toContain('<footer');
    expect(html).not.toContain('feedback');
  });
});

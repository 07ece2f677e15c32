// @vitest-environment happy-dom
// Votes and the form, with the clock, the storage and the network given.

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { API_HASH, addHeadingButtons } from '../../../src/client/feedback/heading-buttons.ts';
import { MESSAGE_MS, startFeedback } from '../../../src/client/feedback/start.ts';
import { englishTexts } from '../../../src/render/texts.ts';
import { Feedback } from '../../../templates/parts/shell/Feedback.tsx';

const FAILED = "Couldn't submit feedback. Please try again later.";
const HREF = 'https://acme.example/ui/button/';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

interface World {
  readonly endpoint?: string | null;
  readonly stored?: Readonly<Record<string, string>>;
  readonly answer?: () => Promise<{ ok: boolean; status: number }>;
}

function open({ endpoint = '/feedback', stored = {}, answer = async () => ({ ok: true, status: 200 }) }: World = {}) {
  const kept = new Map(Object.entries(stored));
  const place = { pathname: '/ui/button', takesComments: endpoint !== null, issueHref: 'https://git.example/new' };
  document.body.innerHTML =
    '<article class="dg-content dg-api"><h1>Button API</h1><h2 id="usage"><a href="#usage">Usage</a></h2><h2>No id</h2></article>' +
    renderToStaticMarkup(createElement(Feedback, { place, translations: englishTexts }));
  const element = document.querySelector<HTMLElement>('.dg-feedback');
  if (!element) throw new Error('The template has no place for feedback.');
  addHeadingButtons(element, document);
  const fetch = vi.fn((_: string, __: RequestInit) => answer());
  const console = { error: vi.fn() };
  const events: { docsGenEvents?: { name: string; params: Record<string, string | number | boolean | null> }[] } = {};
  const click = startFeedback(element, {
    document,
    location: { href: HREF },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    config: { endpoint, issue: 'https://git.example/new', repo: 'https://git.example' },
    events,
    fetch,
    console,
    setTimeout: (run, ms) => window.setTimeout(run, ms),
    clearTimeout: (timer) => window.clearTimeout(timer),
  });
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);
  return {
    kept,
    fetch,
    console,
    vote: (rating: 0 | 1) => click({ target: find(`[data-vote="${rating}"]`) }),
    comment: (hash: string) => click({ target: find(`[data-feedback-hash="${hash}"]`) }),
    form: () => find('.dg-feedback > .dg-feedback-form'),
    field: () => find<HTMLTextAreaElement>('.dg-feedback > form textarea'),
    label: () => find('.dg-feedback > form label')?.textContent,
    issue: () => {
      const note = find('.dg-feedback > .dg-feedback-form .dg-feedback-issue');
      return note?.hidden ? null : note?.querySelector('a')?.href;
    },
    status: () => find('[role=status]')?.textContent,
    told: () => (events.docsGenEvents ?? []).map(({ params }) => [params.eventAction, params.eventLabel]),
    async submit(text: string) {
      const field = find<HTMLTextAreaElement>('.dg-feedback > form textarea');
      if (field) field.value = text;
      find('.dg-feedback > form')?.dispatchEvent(new Event('submit', { cancelable: true }));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('a vote', () => {
  // Stored before, voted now: stored after, form open.
  test.each([
    [{}, 1, '1', true],
    [{}, 0, '0', true],
    [{ 'feedback-/ui/button': '1' }, 0, '0', true],
    [{ 'feedback-/ui/button': '1' }, 1, '1', false],
    [{ 'feedback-/ui/button': '0' }, 0, '0', false],
    [{ 'feedback-/ui/button': 'x' }, 0, '0', true],
    [{ 'feedback-/ui/other': '1' }, 1, '1', true],
  ] as const)('with %j stored, for %d', (stored, rating, expected, isOpen) => {
    const { vote, kept, form, field } = open({ stored });
    vote(rating);
    expect([kept.get('feedback-/ui/button'), !form()?.hidden]).toEqual([expected, isOpen]);
    expect(document.activeElement).toBe(isOpen ? field() : document.querySelector(`[data-vote="${rating}"]`));
  });

  test.each([
    [1, 'What did you find helpful?', null],
    [0, 'What could be better?', `https://git.example/new?page-url=${encodeURIComponent(HREF)}`],
  ] as const)('%d asks %s, and leads to %s', (rating, label, issue) => {
    const opened = open();
    opened.vote(rating);
    expect([opened.label(), opened.issue()]).toEqual([label, issue]);
  });

  test('without an endpoint opens a link to an issue, whatever it is, and no form', () => {
    for (const rating of [0, 1] as const) {
      const opened = open({ endpoint: null });
      opened.vote(rating);
      expect([opened.form()?.hidden, opened.form()?.localName, opened.field(), opened.issue()]).toEqual([
        false,
        'div',
        null,
        `https://git.example/new?page-url=${encodeURIComponent(HREF)}`,
      ]);
      document.querySelector<HTMLElement>('[data-cancel]')?.click();
      expect(opened.form()?.hidden).toBe(true);
    }
  });
});

describe('a message', () => {
  test.each([
    ['More examples, please.', { ok: true, status: 200 }, 'Feedback submitted', true, ['submit', '0']],
    ['More examples, please.', { ok: false, status: 500 }, FAILED, false, ['failure', '0']],
  ])('for %j answered with %j is %s, for 3,000 ms', async (text, answer, message, isClosed, told) => {
    const opened = open({ answer: async () => answer });
    opened.vote(0);
    await opened.submit(text);
    expect([MESSAGE_MS, opened.status(), opened.form()?.hidden, opened.told()]).toEqual([
      3000,
      message,
      isClosed,
      [told],
    ]);
    await vi.advanceTimersByTimeAsync(2999);
    expect(opened.status()).toBe(message);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened.status()).toBe('');
    expect(opened.field()?.value).toBe(isClosed ? '' : text);
  });

  test('for a comment that is too short asks for more, and keeps it', async () => {
    const opened = open({ answer: async () => ({ ok: true, status: 200 }) });
    opened.vote(0);
    await opened.submit('Too short');
    expect([opened.status(), opened.form()?.hidden, opened.field()?.value, opened.told()]).toEqual([
      'Not sent: please write at least 10 characters.',
      false,
      'Too short',
      [],
    ]);
  });

  test('a comment is sent once while it is on its way, and can be sent again when it failed', async () => {
    let fail = (): void => undefined;
    const opened = open({
      answer: () =>
        new Promise((_, reject) => {
          fail = () => reject(new TypeError('Failed to fetch'));
        }),
    });
    opened.vote(0);
    await opened.submit('More examples, please.');
    await opened.submit('More examples, please.');
    expect(opened.fetch).toHaveBeenCalledTimes(1);
    fail();
    await vi.advanceTimersByTimeAsync(0);
    expect([opened.status(), opened.console.error.mock.calls.length]).toEqual([FAILED, 1]);
    await opened.submit('More examples, please.');
    expect(opened.fetch).toHaveBeenCalledTimes(2);
  });

  test('about a comment that was given up on its way leaves the next one alone', async () => {
    const arrive: (() => void)[] = [];
    const opened = open({ answer: () => new Promise((done) => arrive.push(() => done({ ok: true, status: 200 }))) });
    opened.vote(0);
    await opened.submit('More examples, please.');
    document.querySelector<HTMLElement>('[data-cancel]')?.click();
    opened.comment('usage');
    await opened.submit('Which button is meant?');
    expect(opened.fetch).toHaveBeenCalledTimes(2);
    arrive[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([opened.form()?.hidden, opened.field()?.value]).toEqual([false, 'Which button is meant?']);
    await opened.submit('Which button is meant?'); // It is still on its way.
    arrive[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([opened.form()?.hidden, opened.fetch.mock.calls.length]).toEqual([true, 2]);
    expect(opened.told()).toEqual([
      ['submit', '0'],
      ['submit', 'usage'],
    ]);
  });
});

describe('a section', () => {
  const sent = (body: unknown): unknown => JSON.parse(new URLSearchParams(String(body)).get('payload') ?? '');

  test.each([
    ['usage', 'Usage', `${HREF}#usage`],
    [API_HASH, 'Button API', `${HREF}#new-docs-api-feedback`],
  ])('%s is named by its heading, and stores no vote', async (hash, title, address) => {
    const { comment, label, submit, fetch, kept, issue } = open();
    comment(hash);
    expect([label(), issue()]).toEqual([
      `Your comment on “${title}”`,
      `https://git.example/new?page-url=${encodeURIComponent(address)}`,
    ]);
    await submit('Which button is meant?');
    expect(sent(fetch.mock.calls[0]?.[1].body)).toMatchObject({
      rating: null,
      commentSectionURL: address,
      commentSectionTitle: title,
    });
    expect([...kept]).toEqual([]);
  });

  test('has a button where its heading has an address, and the name of the heading stays', () => {
    open();
    const headings = [...document.querySelectorAll('h1, h2')];
    expect(headings.map((heading) => heading.querySelector('button')?.getAttribute('aria-label') ?? null)).toEqual([
      'Post a comment on “Button API”',
      'Post a comment on “Usage”',
      null,
    ]);
    expect(headings.map((heading) => heading.getAttribute('aria-label'))).toEqual(['Button API', 'Usage', null]);
  });
});

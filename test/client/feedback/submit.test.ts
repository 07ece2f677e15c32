// What is sent of a comment, when, and what becomes of it on the way.
import { describe, expect, test, vi } from 'vitest';
import { feedbackBody, isWorthSending, sectionUrl } from '../../../src/client/feedback/payload.ts';
import { ANSWER_WITHIN_MS, submitFeedback } from '../../../src/client/feedback/submit.ts';

const feedback = {
  rating: 0,
  comment: 'Too short & 100 % "wrong"',
  section: { hash: 'usage', title: 'Usage' },
  href: 'https://acme.example/ui/button/?q=1#top',
  repo: 'https://git.example/acme',
  productId: 'ui',
} as const;

describe('the body', () => {
  const payloadOf = (body: string): unknown => {
    const fields = [...new URLSearchParams(body)];
    expect(fields.map(([name]) => name)).toEqual(['payload']);
    return JSON.parse(fields[0]?.[1] ?? '');
  };

  test('is a form with one field, which holds JSON', () => {
    expect(payloadOf(feedbackBody(feedback))).toEqual({
      callback_id: 'send_feedback',
      rating: 0,
      comment: 'Too short & 100 % "wrong"',
      currentLocationURL: 'https://acme.example/ui/button/?q=1#top',
      commentSectionURL: 'https://acme.example/ui/button/?q=1#usage',
      commentSectionTitle: 'Usage',
      githubRepo: 'https://git.example/acme',
      productId: 'ui',
    });
  });

  test('of a whole page names no section; a rating need not be there', () => {
    expect(payloadOf(feedbackBody({ ...feedback, section: null, rating: null }))).toMatchObject({
      rating: null,
      commentSectionURL: 'https://acme.example/ui/button/?q=1',
      commentSectionTitle: '',
    });
    expect(sectionUrl('https://acme.example/', null)).toBe('https://acme.example/');
  });
});

// Behaviour §6.5: shorter than ten characters is not sent.
test.each([
  ['', false],
  ['123456789', false],
  ['1234567890', true],
  ['          ', false],
  [' 123456789 ', false],
])('%j is worth sending: %j', (comment, expected) => {
  expect(isWorthSending(comment)).toBe(expected);
});

function world(answer: (signal: AbortSignal | null | undefined) => Promise<{ ok: boolean; status: number }>) {
  const fetch = vi.fn((_: string, request: RequestInit) => answer(request.signal));
  const console = { error: vi.fn() };
  const timers: { run: () => void; ms: number; cleared: boolean }[] = [];
  const setTimeout = (run: () => void, ms: number) => timers.push({ run, ms, cleared: false }) - 1;
  const clearTimeout = (index: number) => {
    const timer = timers[index];
    if (timer) timer.cleared = true;
  };
  return { endpoint: '/feedback', fetch, console, timers, setTimeout, clearTimeout };
}

describe('a comment', () => {
  test('that arrives is posted once as a form, without a word in the console', async () => {
    const env = world(async () => ({ ok: true, status: 204 }));
    expect(await submitFeedback(feedback, env)).toBe(true);
    expect(env.fetch.mock.calls).toEqual([
      [
        '/feedback',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: feedbackBody(feedback),
          signal: expect.any(AbortSignal),
        },
      ],
    ]);
    expect(env.console.error).not.toHaveBeenCalled();
    expect(env.timers.map(({ ms, cleared }) => [ms, cleared])).toEqual([[ANSWER_WITHIN_MS, true]]);
  });

  test.each([400, 404, 500, 503])('that meets %d has failed, and the console says why', async (status) => {
    const env = world(async () => ({ ok: false, status }));
    expect(await submitFeedback(feedback, env)).toBe(false);
    expect(String(env.console.error.mock.calls[0]?.[1])).toContain(String(status));
  });

  test('that finds no network has failed', async () => {
    const env = world(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await submitFeedback(feedback, env)).toBe(false);
    expect(env.console.error).toHaveBeenCalledTimes(1);
    expect(env.timers[0]?.cleared).toBe(true);
  });

  test('that is not answered in time is given up', async () => {
    const env = world(
      (signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const sent = submitFeedback(feedback, env);
    expect(ANSWER_WITHIN_MS).toBe(10_000);
    env.timers[0]?.run();
    expect(await sent).toBe(false);
  });
});

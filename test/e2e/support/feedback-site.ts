// A site with feedback in windows, and its endpoint, which answers well, badly or never.
import { fixture } from './build-site.ts';
import { servedSite } from './served-site.ts';
import { type WindowClock, windowClock } from './window-clock.ts';
import { named, type WindowVisit, windowVisit } from './window-visit.ts';

/** A number is a status. */
export type EndpointAnswer = number | 'no network' | 'never';

export interface FeedbackVisit {
  readonly page: WindowVisit;
  readonly clock: WindowClock;
  /** What the endpoint has received. */
  readonly received: { readonly type: string | null; readonly payload: Record<string, unknown> }[];
  /** What it does from now on; 200 at first. */
  readonly answer: (answer: EndpointAnswer) => void;
}

const ENDPOINT = 'https://feedback.example/send';

/** Call it outside of tests and hooks. */
export function feedbackSite() {
  const site = servedSite(fixture('services'));
  return {
    async open(): Promise<FeedbackVisit> {
      const clock = windowClock('2026-01-01T00:00:00Z');
      const received: FeedbackVisit['received'] = [];
      let answers: EndpointAnswer = 200;
      const page = await windowVisit(site().folder, '/ui/button/?q=1', {
        prepare(window) {
          clock.prepare(window);
          const { fetch } = window;
          window.fetch = async (address, init = {}) => {
            if (address !== ENDPOINT) return fetch.call(window, address, init);
            const type = new window.Headers(init.headers).get('content-type');
            received.push({ type, payload: JSON.parse(new URLSearchParams(String(init.body)).get('payload') ?? '{}') });
            if (answers === 'no network') throw new window.TypeError('Failed to fetch');
            if (answers !== 'never') return new window.Response('', { status: answers });
            return new Promise((_, reject) => {
              init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
            });
          };
        },
      });
      const answer = (next: EndpointAnswer) => {
        answers = next;
      };
      return { page, clock, received, answer };
    },
  };
}

const place = ({ document }: WindowVisit) => document.querySelector('.dg-feedback') ?? document;
export const vote = (page: WindowVisit, name: 'Yes' | 'No') => named(place(page), 'button[data-vote]', name);
/** Null before the first vote. */
export const form = (page: WindowVisit) => place(page).querySelector<HTMLElement>('.dg-feedback-form');
export const status = (page: WindowVisit) => place(page).querySelector('[role=status]')?.textContent;
export const pressed = (page: WindowVisit) =>
  (['Yes', 'No'] as const).map((name) => vote(page, name).getAttribute('aria-pressed'));

/** Of the form that is open. */
export function field(page: WindowVisit): HTMLTextAreaElement {
  const found = form(page)?.querySelector('textarea');
  if (!found) throw new Error('The form has no field.');
  return found;
}

/** Presses a vote, and waits for what comes of it. */
export async function choose(page: WindowVisit, name: 'Yes' | 'No'): Promise<void> {
  vote(page, name).click();
  await page.idle();
}

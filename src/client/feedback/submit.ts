// Sends a comment to the endpoint of the site. Whatever goes wrong on the way has one answer for the reader.
import { type Feedback, feedbackBody } from './payload.ts';

/** Milliseconds after which an endpoint that has not answered counts as one that fails. */
export const ANSWER_WITHIN_MS = 10_000;

export interface SubmitEnv {
  readonly endpoint: string;
  readonly fetch: (address: string, request: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>;
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number) => void;
  readonly console: Pick<Console, 'error'>;
}

/** False: it did not arrive. */
export async function submitFeedback(
  feedback: Feedback,
  { endpoint, fetch, setTimeout, clearTimeout, console }: SubmitEnv,
): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(
    () => patience.abort(new Error(`No answer within ${ANSWER_WITHIN_MS} ms.`)),
    ANSWER_WITHIN_MS,
  );
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: feedbackBody(feedback),
      signal: patience.signal,
    });
    if (!ok) throw new Error(`The endpoint answered with ${status}.`);
    return true;
  } catch (error) {
    console.error('The feedback was not sent.', error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

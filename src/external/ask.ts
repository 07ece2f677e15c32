// Asks one address on the web whether it is still there.
import { errorMessage } from '../lib/error-message.ts';
import type { Network } from '../model/deps.ts';

export type Answer =
  | HostAnswer
  /** No answer came. The network or this machine may be the reason, so it is not cached. */
  | { readonly kind: 'silent'; readonly problem: string };

/** What the host sent. */
export type HostAnswer =
  | { readonly kind: 'ok' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'dead'; readonly status: number }
  | { readonly kind: 'failed'; readonly problem: string };

const TIMEOUT_MS = 10_000;
/** Before the second and the third try. */
const BACKOFF_MS = [1000, 4000];
/** A host that wants more time than this is left alone for today. */
const LONGEST_WAIT_MS = 60_000;
const MOST_REDIRECTS = 10;

/** Never throws: whatever a host or the network does is an answer. */
export async function ask(url: string, net: Network): Promise<Answer> {
  let hasWaited = false;
  for (let tries = 0; ; tries++) {
    const result = await follow(url, net);
    if (result.kind !== 'again') return result;
    const backoff = BACKOFF_MS[tries];
    if (backoff === undefined) return { kind: result.final, problem: result.problem };
    const asked: number | null = hasWaited ? null : result.retryAfterMs;
    if (asked !== null && asked > LONGEST_WAIT_MS) return { kind: result.final, problem: result.problem };
    hasWaited ||= asked !== null;
    await net.sleep(asked ?? backoff);
  }
}

/** `again`: another try may help; after the last one, the answer is of the kind `final`. */
type Result = Answer | TryAgain;

interface TryAgain {
  readonly kind: 'again';
  readonly problem: string;
  readonly retryAfterMs: number | null;
  readonly final: 'failed' | 'silent';
}

async function follow(url: string, net: Network): Promise<Result> {
  let at = url;
  /** The end of the permanent redirects that the address itself starts with. */
  let movedTo: string | null = null;
  let isPermanent = true;
  for (let steps = 0; steps <= MOST_REDIRECTS; steps++) {
    const response = await request(at, net);
    if ('kind' in response) return response;
    const { status, headers } = response;
    const location = headers.get('location');
    if (status >= 300 && status < 400 && location !== null) {
      if (!URL.canParse(location, at))
        return { kind: 'failed', problem: `it redirects to "${location}", which is not a valid URL` };
      at = new URL(location, at).href;
      isPermanent &&= status === 301 || status === 308;
      if (isPermanent) movedTo = at;
      continue;
    }
    if (status === 404 || status === 410) return { kind: 'dead', status };
    if (status === 429 || status >= 500)
      return tryAgain('failed', `the host responded with ${status}`, retryAfter(headers, net));
    if (status >= 400) return { kind: 'failed', problem: `the host responded with ${status}` };
    return movedTo === null || movedTo === url ? { kind: 'ok' } : { kind: 'moved', to: movedTo };
  }
  return { kind: 'failed', problem: `it redirects more than ${MOST_REDIRECTS} times` };
}

function tryAgain(final: TryAgain['final'], problem: string, retryAfterMs: number | null): TryAgain {
  return { kind: 'again', problem, retryAfterMs, final };
}

/** Hosts that answer no HEAD are asked for the page, which is not read. */
const NO_HEAD: ReadonlySet<number> = new Set([403, 405, 501]);

async function request(url: string, net: Network): Promise<Response | TryAgain> {
  try {
    const head = await send('HEAD', url, net);
    return NO_HEAD.has(head.status) ? await send('GET', url, net) : head;
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    const problem = isTimeout ? `no response within ${TIMEOUT_MS / 1000} s` : networkProblem(error);
    return tryAgain('silent', problem, null);
  }
}

async function send(method: 'HEAD' | 'GET', url: string, net: Network): Promise<Response> {
  const response = await net.fetch(url, {
    method,
    redirect: 'manual',
    signal: net.timeout(TIMEOUT_MS),
    headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': 'docs-gen link check' },
  });
  await response.body?.cancel();
  return response;
}

/** `fetch` hides the reason in the cause. */
function networkProblem(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return errorMessage(cause) || 'a network error occurred';
}

/** Seconds, or a date. */
function retryAfter(headers: Headers, net: Network): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - net.wallClock());
}

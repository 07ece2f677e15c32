// Opens a page as a reader does, and keeps what went wrong on the way.
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import { onTestFinished } from 'vitest';

export interface Visit {
  readonly page: Page;
  readonly response: Response | null;
  /** Console errors and warnings, exceptions, failed requests, and answers that are errors; the document's own answer is `response`. */
  readonly problems: readonly string[];
  /** Paths of all requests so far. */
  readonly requests: readonly string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** @default 'load' */
  readonly waitUntil?: 'load' | 'domcontentloaded' | 'commit';
}

/** In a context of its own, which the end of the test closes. */
export async function visit(
  browser: Browser,
  url: string,
  { prepare, waitUntil = 'load', ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  watchProblems(page, (problem) => problems.push(problem), url);
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await prepare?.(page);
  const response = await page.goto(url, { waitUntil });
  return { page, response, problems, requests };
}

/** Tells what `Visit.problems` holds, as it happens. `url`: whose own status is nobody's concern. */
export function watchProblems(page: Page, tell: (problem: string) => void, url: string | null = null): void {
  page.on('console', (message) => {
    const isOwnStatus = message.location().url === url && /status of \d+/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) tell(message.text());
  });
  page.on('pageerror', (error) => {
    // Who goes on before a page has faded in ends its transition: the browser says so, and nothing is lost.
    if (!/^InvalidStateError: Transition was aborted/.test(String(error))) tell(String(error));
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // What is fetched ahead or on demand is given up when the reader goes elsewhere.
    if (why !== 'net::ERR_ABORTED') tell(`${request.url()}: ${why}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400 && answer.url() !== url) tell(`${answer.url()}: ${answer.status()}`);
  });
}

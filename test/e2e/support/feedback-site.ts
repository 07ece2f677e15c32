// A site with feedback, and an endpoint on the loopback address that answers well, badly or never.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, beforeEach } from 'vitest';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { loopbackHost } from './loopback-host.ts';
import { type ServedSite, servedSite } from './served-site.ts';
import { smallest } from './smallest.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

export interface FeedbackSite {
  /** What the endpoint does; a number is a status. Before each test: 200. */
  answers: number | 'never';
  /** Since the beginning of the test. */
  readonly received: { readonly type: string | undefined; readonly payload: Record<string, unknown> }[];
  readonly open: (browser: Browser, options?: VisitOptions) => Promise<Visit>;
}

const REPO = "repo: { url: 'https://git.example/acme' },";

/** Call it outside of tests and hooks. */
export function feedbackSite(): FeedbackSite {
  const received: FeedbackSite['received'] = [];
  const host = loopbackHost(({ type, body }, response) => {
    received.push({ type, payload: JSON.parse(new URLSearchParams(body).get('payload') ?? '{}') });
    if (state.answers !== 'never') response.writeHead(state.answers, { 'Access-Control-Allow-Origin': '*' }).end();
  });
  const site = siteWith(
    () => `${REPO} feedback: { endpoint: '${host.origin}/feedback', questionTemplate: 'docs.yml' },`,
  );
  const state: FeedbackSite = {
    answers: 200,
    received,
    open: (browser, options = {}) => visit(browser, `${site().origin}/ui/button/?q=1`, options),
  };
  beforeEach(() => {
    state.answers = 200;
    received.length = 0;
  });
  return state;
}

/** Its feedback has no endpoint, but a repository. */
export function siteOfIssues(): () => ServedSite {
  return siteWith(() => `${REPO} feedback: {},`);
}

function siteWith(fields: () => string): () => ServedSite {
  const root = sharedTempDir();
  beforeAll(() =>
    writeFiles(root, {
      ...smallest,
      'site.config.ts': smallest['site.config.ts']?.replace('products:', `${fields()}\n  products:`) ?? '',
      'content/ui/pages.ts': "export default [{ pathname: '/ui/' }, { pathname: '/ui/button', title: 'Button' }];",
    }),
  );
  return servedSite(root);
}

export const place = (page: Page) => page.getByRole('region', { name: 'Is this page helpful?' });
export const vote = (page: Page, name: 'Yes' | 'No') => place(page).getByRole('button', { name });
export const field = (page: Page) => place(page).getByRole('textbox');
export const status = (page: Page) => place(page).getByRole('status');
export const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
export const pressed = async (page: Page) =>
  Promise.all([vote(page, 'Yes'), vote(page, 'No')].map((button) => button.getAttribute('aria-pressed')));

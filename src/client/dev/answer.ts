// What an answer of the server means for the page that stands in the window.

/** Of the document around the list of problems that is sent while there is no page. */
export const PROBLEM_PAGE = 'data-docs-gen-problems';

export type Verdict = 'show' | 'load' | 'keep';

export interface Given {
  readonly status: number;
  readonly html: string;
}

/**
 * `load`: it is a page of another kind, so the browser has to open it; `keep`: it is nothing that is better than what is shown.
 */
export function judge(shown: Given, given: Given): Verdict {
  const wasProblem = isProblemPage(shown.html);
  if (given.status >= 500 || isProblemPage(given.html) || !given.html.includes('<html')) return 'keep';
  if (wasProblem || (shown.status === 404) !== (given.status === 404)) return 'load';
  return 'show';
}

function isProblemPage(html: string): boolean {
  return html.slice(0, 500).includes(PROBLEM_PAGE);
}

/** Whether a page comes from the session that gave out this token. */
export function isOfSession(html: string, token: string): boolean {
  return html.includes(`data-token="${token}"`);
}

/** Whether it is the HTML that the document with this `data-page` was made of. */
export function isOfDocument(html: string, page: string): boolean {
  return html.includes(`data-page="${page}"`);
}

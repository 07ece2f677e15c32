// The page that the server sends while there is nothing good to show: what is wrong, without anything of the site.
import { countProblems, PROBLEM_STYLES, problemList } from '../lib/problem-list.ts';
import type { ShownProblem } from '../model/serve.ts';
import { type InjectOptions, injectDevClient } from './inject.ts';

/** Its list follows the session, and the page is loaded anew as soon as there is something to show. */
export function problemPage(problems: readonly ShownProblem[], options: InjectOptions): string {
  const count = countProblems(problems) || 'Nothing to show yet';
  return injectDevClient(
    `<!doctype html>
<html lang="en" data-docs-gen-problems><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${count} · docs-gen</title>
<link rel="icon" href="data:,">
<style>${PAGE_STYLES}${PROBLEM_STYLES}</style></head>
<body><main><h1 id="dg-count">${count}</h1>
<p>The site cannot be shown until these errors are fixed. Then this page shows what you asked for.</p>
<p id="dg-failure" role="alert"></p>
<div id="dg-problems">${problemList(problems)}</div></main></body></html>
`,
    options,
  );
}

const PAGE_STYLES = `
:root { color-scheme: light dark; background: light-dark(#fff, #16181d); color: light-dark(#1a1d24, #e7e9ee);
  font: 400 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
body { margin: 0; }
main { max-inline-size: 880px; margin: 0 auto; padding: 24px 16px; }
h1 { margin: 0 0 8px; font-size: 24px; }
#dg-failure:empty { display: none; }
`;

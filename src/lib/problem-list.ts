// Problems of a site as HTML: the list that stands in an open page and on the page that is sent while there is no other.
import type { Severity } from '../model/outcome.ts';
import type { ShownProblem } from '../model/serve.ts';
import { escapeAttribute, escapeHtml } from './html.ts';
import { compareSeverities, severityCounts } from './severity-order.ts';

/** More in a page help nobody: the terminal has them all. */
export const LISTED_PROBLEMS = 200;

/** Most severe first. Buttons name a place to open, in `data-file`, `data-line` and `data-column`. */
export function problemList(problems: readonly ShownProblem[]): string {
  const all = [...problems].sort(compareSeverities);
  const items = all.slice(0, LISTED_PROBLEMS).map(item);
  const left = countProblems(all.slice(LISTED_PROBLEMS));
  const rest = left === '' ? '' : `<p class="rest">The terminal lists ${left} more.</p>`;
  return `<ol class="problems" role="list">${items.join('')}</ol>${rest}`;
}

export function errorsOf(problems: readonly ShownProblem[]): ShownProblem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

/** `2 errors, 1 warning, 1 note`; '' for no problems. */
export function countProblems(problems: readonly ShownProblem[]): string {
  return severityCounts(problems).join(', ');
}

const TITLES: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning', info: 'Note' };

function item({ code, severity, message, hint, file, line, column, frame }: ShownProblem): string {
  const parts = [
    `<p class="what" dir="auto"><strong>${TITLES[severity]}</strong> <code>${escapeHtml(code)}</code></p>`,
    `<p class="message" dir="auto">${escapeHtml(message)}</p>`,
    problemPlace({ file, line, column, frame }),
    hint === undefined ? '' : `<p class="hint" dir="auto"><strong>Hint:</strong> ${escapeHtml(hint)}</p>`,
  ];
  return `<li class="problem ${severity}">${parts.join('')}</li>`;
}

/** A button that opens the place, and the lines around it. */
export function problemPlace({
  file,
  line,
  column,
  frame,
}: Pick<ShownProblem, 'file' | 'line' | 'column' | 'frame'>): string {
  const button = file === null ? '' : placeButton({ file, line, column });
  if (frame === '') return button;
  return `${button}<pre class="frame" dir="ltr" tabindex="0" aria-label="Source">${escapeHtml(frame)}</pre>`;
}

function placeButton({
  file,
  line,
  column,
}: Pick<ShownProblem, 'line' | 'column'> & { readonly file: string }): string {
  const shown = [file, line, line === null ? null : column].filter((part) => part !== null).join(':');
  const data = { file, line: line ?? 1, column: column ?? 1 };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeAttribute(String(value))}"`);
  return `<button type="button" class="place" dir="ltr"${attributes.join('')} title="Open in the editor">${escapeHtml(shown)}</button>`;
}

/** Colours follow `color-scheme`. Borders are what forced colours leave of it. */
export const PROBLEM_STYLES = `
.problems { --text: light-dark(#1a1d24, #e7e9ee); --soft: light-dark(#50576a, #a9b0c0); --line: light-dark(#d5d9e2, #3a4050);
  --ground: light-dark(#f4f5f8, #0d0f13); --error: light-dark(#b3261e, #ff9a92); --warning: light-dark(#875200, #f5bd6b); --info: light-dark(#1f5fd0, #8fb8ff);
  list-style: none; margin: 0; padding: 0; display: grid; gap: 16px; color: var(--text); }
.problem { min-inline-size: 0; border: 1px solid var(--line); border-inline-start: 4px solid var(--tone); border-radius: 6px; padding: 12px 16px;
  --tone: var(--error); }
.problem.warning { --tone: var(--warning); }
.problem.info { --tone: var(--info); }
.problem p { margin: 0 0 8px; overflow-wrap: anywhere; }
.problem > :last-child { margin-block-end: 0; }
.what { color: var(--soft); font-size: 14px; }
.what strong { color: var(--tone); }
.problem code, .frame, .place { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.message { font-size: 16px; font-weight: 600; white-space: pre-line; }
.place { display: inline-block; max-inline-size: 100%; margin: 0 0 8px; padding: 4px 8px; border: 1px solid var(--line); border-radius: 4px;
  background: none; color: inherit; font-size: 13px; line-height: 20px; text-align: start; overflow-wrap: anywhere; cursor: pointer; }
.place:hover { background: var(--ground); text-decoration: underline; }
.frame { margin: 0 0 8px; padding: 12px; border: 1px solid var(--line); border-radius: 4px; background: var(--ground);
  font-size: 13px; line-height: 1.5; overflow-x: auto; tab-size: 2; text-align: left; }
.hint { color: var(--soft); font-size: 14px; white-space: pre-line; }
@media (pointer: coarse) { .place { min-block-size: 40px; } }
:is(button, .frame):focus-visible { outline: 2px solid light-dark(#1f5fd0, #8fb8ff); outline-offset: 2px; }
`;

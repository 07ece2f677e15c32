// Problems of a site as the HTML of a list.
import { expect, test } from 'vitest';
import { countProblems, LISTED_PROBLEMS, problemList } from '../../src/lib/problem-list.ts';
import type { ShownProblem } from '../../src/model/serve.ts';

const problem = (severity: ShownProblem['severity'], message: string): ShownProblem => ({
  ...{ code: 'plan/dead-link', severity, message, file: 'a.md', line: 1, column: 2, frame: '> 1 | text' },
});

test('notes come after warnings, and are counted as notes', () => {
  const problems = [problem('info', 'the note'), problem('warning', 'the warning'), problem('error', 'the error')];
  const html = problemList(problems);
  const places = ['the error', 'the warning', 'the note'].map((text) => html.indexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(html).toContain('<strong>Note</strong>');
  expect(countProblems(problems)).toBe('1 error, 1 warning, 1 note');
});

test('errors come first, and what is too much to list is counted', () => {
  const warnings = Array.from({ length: LISTED_PROBLEMS + 4 }, (_, index) => problem('warning', `warning ${index}`));
  const html = problemList([...warnings, problem('error', 'the error')]);
  expect(html.match(/<li /g)).toHaveLength(LISTED_PROBLEMS);
  expect(html.indexOf('the error')).toBeLessThan(html.indexOf('warning 0'));
  expect(html).toContain('The terminal lists 5 warnings more.');
  expect(problemList(warnings.slice(0, 2))).not.toContain('The terminal');
});

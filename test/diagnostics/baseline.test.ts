// A baseline: what it holds is counted and not shown, it survives moved lines, and it tells what was mended.
import { describe, expect, test } from 'vitest';
import { baselineText, checkBaseline, judge } from '../../src/diagnostics/baseline.ts';
import type { BaselineRow } from '../../src/model/build.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { runPipeline } from '../support/run-pipeline.ts';

/** Each line that holds `!` has a finding in its first column. */
function findings(text: string, code = 'plan/dead-link', severity: Diagnostic['severity'] = 'error'): Diagnostic[] {
  return text.split('\n').flatMap((line, i): Diagnostic[] => {
    const at = { file: 'a.md', line: i + 1, column: 1 };
    return line.includes('!') ? [{ code, severity, message: 'Wrong.', at }] : [];
  });
}

function judgeText(text: string, rows: readonly BaselineRow[] | 'all', found = findings(text)) {
  return judge(found, rows, ({ line = 0 }) => text.split('\n')[line - 1]);
}

const OLD = 'one !\ntwo\nsame !\nsame !\n';
const ROWS = judgeText(OLD, 'all').accepted;

describe('a baseline', () => {
  test('has a row for each finding, with equal lines distinguished by their order', () => {
    expect(ROWS.map(({ code, file }) => `${code} ${file}`)).toEqual(Array(3).fill('plan/dead-link a.md'));
    expect(new Set(ROWS.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });

  /** [what happened, text, fresh lines, rows that are gone] */
  test.each([
    ['nothing', OLD, [], 0],
    ['lines were put above', `new\n\n${OLD}`, [], 0],
    ['spaces changed', 'one   !\n  same !\nsame !', [], 0],
    ['one was mended', 'two\nsame !\nsame !', [], 1],
    ['one of two equal ones was mended', 'one !\nsame !', [], 1],
    ['a third equal one was written', `${OLD}same !`, [5], 0],
    ['another one was written', `${OLD}new !`, [5], 0],
    ['one was changed and is still wrong', 'one more !\nsame !\nsame !', [1], 1],
  ] as const)('matches findings after a change: %s', (_, text, fresh, gone) => {
    const judged = judgeText(text, ROWS);
    expect(judged.fresh.map(({ at }) => at?.line)).toEqual(fresh);
    expect(judged.gone).toHaveLength(gone);
    expect(judged.accepted).toHaveLength(ROWS.length - gone);
  });

  test('has rows for one code and one file each', () => {
    expect(judgeText(OLD, ROWS, findings(OLD, 'plan/dead-anchor')).fresh).toHaveLength(3);
    const elsewhere = findings(OLD).map((one) => ({ ...one, at: { ...one.at, file: 'b.md' } }));
    expect(judgeText(OLD, ROWS, elsewhere).fresh).toHaveLength(3);
  });

  test('accepts warnings of any code, and only errors that do not affect the built pages', () => {
    expect(judgeText(OLD, 'all', findings(OLD, 'plugin/own', 'warning')).fresh).toEqual([]);
    expect(judgeText(OLD, 'all', findings(OLD, 'content/bad-yaml')).accepted).toEqual([]);
    expect(judgeText(OLD, 'all', findings(OLD, 'plugin/own')).accepted).toEqual([]);
  });

  test('distinguishes findings without a line by their message', () => {
    const about = (message: string): Diagnostic => ({ code: 'a/b', severity: 'warning', message });
    const { accepted } = judge([about('One.')], 'all', () => undefined);
    expect(judge([about('One.'), about('Two.')], accepted, () => undefined).fresh).toEqual([about('Two.')]);
  });

  test('is written with one sorted row per line, and read again', () => {
    const text = baselineText([...ROWS].reverse());
    expect(text).toBe(baselineText(ROWS));
    expect(text.split('\n').filter((line) => line.includes('fingerprint'))).toHaveLength(3);
    expect(checkBaseline(JSON.parse(text))).toEqual({ rows: expect.arrayContaining([...ROWS]) });
    expect(baselineText([])).toBe('{\n  "version": 1,\n  "findings": []\n}\n');
  });

  test.each([
    [[], '`the file` must be an object, not an array'],
    [{ version: 2, findings: [] }, '`version` must be 1'],
    [{ version: 1 }, '`findings` is missing'],
    [{ version: 1, findings: [{ code: 'a/b', file: '' }] }, '`findings[0].fingerprint` is missing'],
    [{ version: 1, findings: [], more: 1 }, '`more` is not a field of a baseline'],
  ])('is not read from %j', (data, problem) => {
    expect(checkBaseline(data)).toMatchObject({ problem });
  });
});

describe('a build with a baseline', () => {
  const site = (text: string) => ({
    'site.config.ts':
      "export default { title: 'Acme', url: 'https://acme.example', products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content' }] };\n",
    'content/index.md': `# UI\n\n<p class="description">All.</p>\n\n${text}\n`,
  });
  const BAD = '[dead](/ui/none/) and [loose](/ui)\n\n:::danger\nx\n:::';

  test('continues past errors in the baseline, and stops at new ones', async () => {
    expect((await runPipeline(site(BAD))).ok).toBe(false);
    const first = await runPipeline(site(BAD), { baseline: 'all' });
    expect(first).toMatchObject({ ok: true, diagnostics: [] });
    const rows = first.baseline?.accepted ?? [];
    expect(rows.map(({ code }) => code).sort()).toEqual([
      'markdown/unknown-callout',
      'plan/dead-link',
      'plan/link-not-canonical',
    ]);
    expect(await runPipeline(site(`Above.\n\n${BAD}`), { baseline: rows, strict: true })).toMatchObject({
      ok: true,
      diagnostics: [],
      baseline: { gone: [] },
    });
    const second = await runPipeline(site(`${BAD}\n\n[dead](/ui/none/)`), { baseline: rows });
    expect(second.diagnostics).toMatchObject([{ code: 'plan/dead-link', at: { line: 11 } }]);
    expect(second.ok).toBe(false);
    const mended = await runPipeline(site(':::danger\nx\n:::'), { baseline: rows });
    expect(mended.baseline?.gone.map(({ code }) => code).sort()).toEqual(['plan/dead-link', 'plan/link-not-canonical']);
  });
});

// `--baseline`: reads the findings that a project has accepted, tells what became of them, and writes them anew.

import { resolve } from 'node:path';
import { baselineText, checkBaseline } from '../diagnostics/baseline.ts';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { literalFinder } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { jsonErrorOffset } from '../lib/json-error.ts';
import { type PathProblem, pathProblem } from '../lib/node/path-kind.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { writeProblem } from '../lib/node/write-problem.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { BaselineRow, BuildResult } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Location, Outcome } from '../model/outcome.ts';

export interface BaselineRequest {
  /** As given on the command line: relative to the root. */
  readonly file: string;
  /** Absolute. */
  readonly root: string;
  readonly update: boolean;
}

export interface BaselineReport {
  /** For programs. */
  readonly counts: { readonly accepted: number; readonly fixed: number; readonly written: boolean };
  /** For people. */
  readonly text: string;
}

/** null: the file cannot be used, which the diagnostics say. A baseline that is to be written need not exist. */
export async function openBaseline(
  { file, root, update }: BaselineRequest,
  { fs }: Pick<ShellDeps, 'fs'>,
): Promise<Outcome<readonly BaselineRow[] | 'all' | null>> {
  const absolute = resolve(root, file);
  const wrong = await pathProblem(absolute, 'file', fs);
  if (update) {
    const problem = await refusalOf(file, absolute, wrong, fs);
    if (problem === null) return { value: 'all', diagnostics: [] };
    return { value: null, diagnostics: [report('cli/refused-baseline', { file, problem })] };
  }
  if (wrong)
    return { value: null, diagnostics: [report('cli/missing-baseline', { file, ...(wrong.isMissing ? {} : wrong) })] };
  const source = await fs.readText(absolute);
  const shown = relativeTo(root, absolute);
  const refuse = (problem: string, at: Location) => ({
    value: null,
    diagnostics: [report('cli/bad-baseline', { file, problem }, at)],
  });
  const data = parseJson(source);
  if (data === undefined)
    return refuse(
      'it is not valid JSON from this position on',
      locate(shown, lineIndex(source), jsonErrorOffset(source), 1),
    );
  const checked = checkBaseline(data);
  if ('rows' in checked) return { value: checked.rows, diagnostics: [] };
  const find = await literalFinder(source, 'baseline.json');
  return refuse(checked.problem, { ...find(checked.path), file: shown });
}

/** Why the file is not written over: a slip of the pen would cost an author a file. null: it may be. */
async function refusalOf(
  file: string,
  absolute: string,
  wrong: PathProblem | null,
  fs: Pick<ShellDeps['fs'], 'readText'>,
): Promise<string | null> {
  if (wrong && !wrong.isMissing) return `it ${wrong.problem}`;
  if (!file.endsWith('.json')) return 'the name of a baseline must end with .json';
  if (wrong) return null;
  const source = await fs.readText(absolute);
  const isBaseline = source.trim() === '' || BASELINE_START.test(source) || 'rows' in checkBaseline(parseJson(source));
  return isBaseline ? null : 'the file is not a baseline';
}

/** A baseline with the marks of a merge conflict in it is one all the same. */
const BASELINE_START = /^\s*\{\s*"version": 1,\s*"findings": \[/;

/** Writes the baseline after a run that came to its end: one that stopped has not found everything. */
export async function closeBaseline(
  { file, root, update }: BaselineRequest,
  result: BuildResult,
  { writer }: Pick<ShellDeps, 'writer'>,
): Promise<{ readonly result: BuildResult; readonly baseline: BaselineReport }> {
  const { accepted, gone } = result.baseline ?? { accepted: [], gone: [] };
  const counts = { accepted: accepted.length, fixed: gone.length, written: false };
  if (!update) return { result, baseline: { counts, text: acceptedText(counts) } };
  if (!result.ok) {
    const text = `${file} was not written: fix the errors above first.\n`;
    return { result, baseline: { counts, text } };
  }
  const absolute = resolve(root, file);
  try {
    await writer.write(absolute, baselineText(accepted));
  } catch (error) {
    const failure = report('cli/unwritable-baseline', { file, problem: writeProblem(error) });
    const diagnostics = [...result.diagnostics, failure];
    return { result: { ...result, ok: false, diagnostics }, baseline: { counts, text: '' } };
  }
  const text = `${file} now contains ${findings(accepted.length)}.\n`;
  return { result, baseline: { counts: { ...counts, written: true }, text } };
}

function acceptedText({ accepted, fixed }: BaselineReport['counts']): string {
  const known = accepted === 0 ? '' : `${findings(accepted)} in the baseline, not shown.\n`;
  if (fixed === 0) return known;
  const entries = fixed === 1 ? '1 entry of the baseline is' : `${fixed} entries of the baseline are`;
  return `${known}${entries} fixed: remove ${fixed === 1 ? 'it' : 'them'} with --update-baseline.\n`;
}

function findings(count: number): string {
  return `${count} ${count === 1 ? 'finding' : 'findings'}`;
}

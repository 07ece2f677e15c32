// Reads one JSON file and holds it to its schema; each mistake is reported at its own line.

import type * as z from 'zod';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { dataPathText, literalFinder } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import { parseCleanJson } from '../lib/forbidden-characters.ts';
import { jsonErrorOffset } from '../lib/json-error.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { isTakenAsItIs } from '../lib/quick-schema.ts';
import type { Deps, RealPath } from '../model/deps.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';

export interface JsonFile {
  /** Relative to the root: what diagnostics name. */
  readonly file: string;
  readonly absolute: string;
  /** Left out of a file that nobody has looked at. */
  readonly realPath?: RealPath;
}

export interface ParsedJson {
  readonly source: string;
  readonly data: unknown;
}

/** null: missing or no JSON, which the diagnostics say. `wantedAt` finds the place that asks for the file. */
export async function readJson(
  { file, absolute, realPath }: JsonFile,
  wantedAt: () => Promise<Location>,
  deps: Deps,
): Promise<Outcome<ParsedJson | null>> {
  let source: string;
  try {
    source = (await deps.fs.readText(absolute, realPath)).replace(/^\ufeff/, '');
  } catch (error) {
    const wrong = await pathProblem(absolute, 'file', deps.fs);
    if (!wrong) {
      const problem = errorMessage(error);
      return { value: null, diagnostics: [report('api/unreadable-file', { file, problem }, { file })] };
    }
    const missing = report('api/missing-file', { file, problem: wrong.problem }, await wantedAt());
    return { value: null, diagnostics: [missing] };
  }
  try {
    return { value: { source, data: parseCleanJson(source) }, diagnostics: [] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const offset = jsonErrorOffset(source);
    const at = locate(file, lineIndex(source), offset, 1);
    return {
      value: null,
      diagnostics: [
        report('api/bad-json', { found: /^.{0,12}/.exec(source.slice(offset, offset + 12))?.[0] ?? '' }, at),
      ],
    };
  }
}

/** null: the data has not the form, which the diagnostics say. */
export async function checkShape<T>(
  schema: z.ZodType<T>,
  { source, data }: ParsedJson,
  file: string,
): Promise<Outcome<T | null>> {
  if (isTakenAsItIs(schema, data)) return { value: data, diagnostics: [] };
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, diagnostics: [] };
  const find = await literalFinder(source, file);
  const diagnostics = result.error.issues.map((issue): Diagnostic => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    const at = nearestPlace(path, find) ?? { file };
    return report('api/bad-shape', { path: dataPathText(path), problem: problemOf(issue) }, at);
  });
  return { value: null, diagnostics };
}

/** A field that is missing has no place: the object that should hold it has. */
function nearestPlace(
  path: readonly (string | number)[],
  find: Awaited<ReturnType<typeof literalFinder>>,
): Location | null {
  for (let length = path.length; length >= 0; length--) {
    const at = find(path.slice(0, length));
    if (at) return at;
  }
  return null;
}

/** Zod's sentence without the words that the message says already. */
function problemOf(issue: z.core.$ZodIssue): string {
  return issue.message.replace(/^Invalid input: /, '');
}

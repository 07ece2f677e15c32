// Writes the URL contract of a site anew.
import { report } from '../diagnostics/report.ts';
import { writeProblem } from '../lib/node/write-problem.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';
import { contractOf, formatContract } from './urls.ts';

export interface WrittenUrls {
  /** Relative to the root. */
  readonly file: string;
  readonly routes: number;
}

/** null: it could not be written. */
export async function writeUrls(
  plan: BuildPlan,
  { fs, writer }: Pick<ShellDeps, 'fs' | 'writer'>,
): Promise<Outcome<WrittenUrls | null>> {
  const file = plan.site.urls;
  const absolute = `${plan.site.root}/${file}`;
  const contract = contractOf(plan);
  const failed = (problem: string) => ({
    value: null,
    diagnostics: [report('plan/unwritable-urls', { file, problem })],
  });
  try {
    if (!CONTRACT_START.test(fs.readTextSync(absolute) ?? '')) return failed('it does not contain a URL contract');
    await writer.write(absolute, formatContract(contract));
  } catch (error) {
    return failed(writeProblem(error));
  }
  return { value: { file, routes: plan.routes.length }, diagnostics: [] };
}

/** An empty file, or an object whose first key is a route; the marks of a merge conflict may be in it. */
const CONTRACT_START = /^\uFEFF?\s*(?:\{\s*(?:\}|"\/|<<<<<<<|$)|$)/;

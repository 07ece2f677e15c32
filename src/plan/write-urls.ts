// Writes the URL contract of a site anew.
import { report } from '../diagnostics/report.ts';
import { writeProblem } from '../lib/node/write-problem.ts';
import type { FileWriter } from '../model/deps.ts';
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
  writer: Pick<FileWriter, 'write'>,
): Promise<Outcome<WrittenUrls | null>> {
  const file = plan.site.urls;
  const absolute = `${plan.site.root}/${file}`;
  const contract = contractOf(plan);
  try {
    await writer.write(absolute, formatContract(contract), `${absolute}.new`);
  } catch (error) {
    return { value: null, diagnostics: [report('plan/unwritable-urls', { file, problem: writeProblem(error) })] };
  }
  return { value: { file, routes: plan.routes.length }, diagnostics: [] };
}

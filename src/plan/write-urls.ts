// Writes the URL contract of a site anew.
import type { FileWriter } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';
import { contractOf, formatContract } from './urls.ts';

export interface WrittenUrls {
  /** Relative to the root. */
  readonly file: string;
  readonly routes: number;
}

export async function writeUrls(plan: BuildPlan, writer: Pick<FileWriter, 'write'>): Promise<Outcome<WrittenUrls>> {
  const file = plan.site.urls;
  const absolute = `${plan.site.root}/${file}`;
  const contract = contractOf(plan);
  await writer.write(absolute, formatContract(contract), `${absolute}.new`);
  return { value: { file, routes: contract.size }, diagnostics: [] };
}

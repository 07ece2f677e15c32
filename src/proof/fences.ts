// Holds the code of pages to the types of the installed packages: one program per product, kept until a fence or a type changes.
import { resolve } from 'node:path';
import * as z from 'zod';
import { literalFinder } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { sha256 } from '../lib/node/hash.ts';
import { type CacheFile, type CachePlace, stampedCache } from '../lib/node/stamped-cache.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { TypeHost, TypeProblem } from '../model/package-types.ts';
import type { CompiledPage } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { type FenceModules, fenceModules, isMeantSo, placeInFence } from './fence-modules.ts';

export interface FenceCheck {
  readonly site: Site;
  readonly pages: readonly CompiledPage[];
  /** Asked only where something is not known from before. */
  readonly types: Pick<TypeHost, 'check'>;
  /** null keeps nothing. */
  readonly place: CachePlace | null;
}

/** How many modules were checked; what is kept counts as a hit. */
export async function checkFences(
  { site, pages, types, place }: FenceCheck,
  { fs }: Pick<Deps, 'fs'>,
): Promise<Outcome<number>> {
  const { tsconfig } = site.check;
  const configPath = tsconfig === undefined ? null : resolve(site.root, tsconfig);
  if (site.check.fences === 'off') return { value: 0, diagnostics: [] };
  if (tsconfig !== undefined && configPath !== null && !(await fs.exists(configPath)))
    return { value: 0, diagnostics: [await missingConfig(tsconfig, site, fs)] };
  const diagnostics: Diagnostic[] = [];
  let items = 0;
  let cacheHits = 0;
  for (const product of site.products) {
    const own = fenceModules(
      pages.filter(({ productKey }) => productKey === product.id),
      site.root,
    );
    if (own.modules.length === 0) continue;
    const { root, aliases } = site;
    const cache = stampedCache({ ...FENCE_CACHE, name: `fences-${product.id}.json` }, place);
    const key = sha256(JSON.stringify([root, configPath, aliases, own.modules]));
    const kept = await cache.load(key);
    items += own.modules.length;
    if (kept) cacheHits += own.modules.length;
    const { value, inputs } = kept ?? (await ask());
    if (!kept && !value.some(({ number }) => UNRESOLVED.has(number))) await cache.save(key, { value, inputs });
    diagnostics.push(...value.flatMap((problem) => told(problem, own)));

    async function ask() {
      const answer = await types.check({ root, tsconfig: configPath, modules: own.modules, aliases });
      return { value: answer.problems, inputs: answer.inputs };
    }
  }
  return { value: items, diagnostics, work: { items, cacheHits } };
}

/** A module that is not there may come, and no stamp of a file would tell. */
const UNRESOLVED = new Set([2306, 2307, 2792, 2882, 7016]);

const problemSchema = z.strictObject({
  path: z.string(),
  number: z.number(),
  message: z.string(),
  offset: z.number(),
  length: z.number(),
});

const FENCE_CACHE: Omit<CacheFile<readonly TypeProblem[]>, 'name'> = {
  version: '1',
  codec: z.array(problemSchema).readonly(),
};

/** At each place where the text stands. */
function told({ path, number, message, offset, length }: TypeProblem, { fences }: FenceModules): Diagnostic[] {
  const [first = '', ...more] = message.split('\n');
  const params = { number, problem: first.replace(/\.$/, ''), detail: more.map((line) => line.trim()).join(' ') };
  return (fences.get(path) ?? []).flatMap((fence) =>
    isMeantSo(fence, offset) ? [] : [report('proof/fence-type', params, placeInFence(fence, offset, length))],
  );
}

async function missingConfig(tsconfig: string, site: Site, fs: Deps['fs']): Promise<Diagnostic> {
  const source = await fs.readText(resolve(site.root, site.configFile));
  const at = (await literalFinder(source, site.configFile))(['check', 'tsconfig']) ?? { file: site.configFile };
  return report('proof/missing-tsconfig', { tsconfig }, at);
}

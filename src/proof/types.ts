// Checks the types of demos and of code in pages against the installed packages: one program per product, which is asked again
// only when a module or something that it imports changes.
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { literalFinder } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { foldersAbove } from '../lib/node/folders-above.ts';
import { sha256 } from '../lib/node/hash.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { sealedJson, unsealedJson } from '../lib/node/sealed.ts';
import { type CacheFile, type CachePlace, stampedCache } from '../lib/node/stamped-cache.ts';
import type { UncheckedCode } from '../model/build.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { CheckAnswer, PackageProblems, TypeHost, TypeProblem } from '../model/package-types.ts';
import type { CompiledPage, TypedFence } from '../model/page.ts';
import type { BuildPlan } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { type DemoModules, demoModules, placeInModule } from './demo-modules.ts';
import { untypedPackage, verdictOnExcerpt } from './excerpts.ts';
import { type FenceModules, fenceModules, isMeantSo, placeInFence } from './fence-modules.ts';

type CheckedPlan = Pick<BuildPlan, 'site' | 'routes' | 'products'>;

export interface TypeCheck {
  readonly plan: CheckedPlan;
  /** Asked only where something is not known from before. */
  readonly types: Pick<TypeHost, 'check'>;
  /** null keeps nothing. */
  readonly place: CachePlace | null;
  /** Whether the next process shall know what TypeScript found out: megabytes, which a session need not write again and again. */
  readonly keepsState: boolean;
}

/** The number of its items is that of the modules that were checked; what is kept counts as a hit. */
export async function checkTypes(
  { plan, types, place, keepsState }: TypeCheck,
  { fs }: Pick<Deps, 'fs'>,
): Promise<Outcome<readonly UncheckedCode[]>> {
  const { site } = plan;
  const { fences, demos } = site.check;
  if (fences === 'off' && !demos) return { value: [], diagnostics: [] };
  const written = site.check.tsconfig;
  const tsconfig = resolve(site.root, written ?? 'tsconfig.json');
  const hasConfig = await fs.exists(tsconfig);
  if (written !== undefined && !hasConfig) return { value: [], diagnostics: [await missingConfig(written, site, fs)] };
  const configPath = hasConfig ? tsconfig : null;
  const hasReact = await hasReactTypes(site.root, fs);
  /** Every element would be an error. */
  const isReadable = (path: string) => hasReact || !path.endsWith('x');

  const diagnostics: Diagnostic[] = [];
  const unchecked: UncheckedCode[] = [];
  let items = 0;
  let cacheHits = 0;
  for (const product of site.products) {
    const inFences = fenceModules(pagesOf(plan, product.id), site.root);
    const inDemos = demos ? demoModules(plan, product.id) : NO_DEMOS;
    const files = inDemos.files.filter(isReadable);
    const modules = [...inDemos.modules, ...inFences.modules].filter(({ path }) => isReadable(path));
    const count = files.length + modules.length;
    if (count < inDemos.files.length + inDemos.modules.length + inFences.modules.length)
      unchecked.push({ at: { file: site.configFile, line: 1 }, reason: '@types/react is not installed' });
    if (count === 0) continue;
    const { root, aliases } = site;
    const name = `checked-${product.id}`;
    const cache = stampedCache({ ...ANSWER, name: `${name}.json` }, place);
    const states = stateFile(name, place);
    const key = sha256(JSON.stringify([root, configPath, aliases, files, modules]));
    const kept = await cache.load(key);
    items += count;
    if (kept) cacheHits += count;
    const { value, inputs } = kept ?? (await ask());
    if (!kept && value.problems.every(({ number }) => !UNRESOLVED.has(number)))
      await cache.save(key, { value, inputs });
    const code = { site, fs, inFences, inDemos };
    for (const problem of value.problems) {
      const told = await tell(problem, code);
      diagnostics.push(...told.diagnostics);
      unchecked.push(...told.unchecked);
    }
    diagnostics.push(...value.packages.map((one) => ofPackage(one, site)));

    async function ask() {
      const state = await states.load();
      const wantsState = keepsState && place !== null;
      const answer = await types.check({
        name,
        root,
        tsconfig: configPath,
        files,
        modules,
        aliases,
        state,
        wantsState,
      });
      if (answer.state !== null) await states.save(answer.state);
      return { value: { problems: answer.problems, packages: answer.packages }, inputs: answer.inputs };
    }
  }
  return { value: distinct(unchecked), diagnostics, work: { items, cacheHits } };
}

async function hasReactTypes(root: string, fs: Deps['fs']): Promise<boolean> {
  if (process.versions.pnp !== undefined) return true; // Packages are not in folders: TypeScript itself finds them.
  for (const folder of foldersAbove(root)) if (await fs.exists(join(folder, 'node_modules/@types/react'))) return true;
  return false;
}

const NO_DEMOS: DemoModules = { files: [], modules: [], inline: new Map() };

function pagesOf({ routes }: CheckedPlan, product: string): CompiledPage[] {
  return routes.flatMap((route) => (route.kind === 'doc' && route.productKey === product ? [route.page] : []));
}

/** A module that is missing may be installed later, and no stamp of a file would tell. */
const UNRESOLVED = new Set([2306, 2307, 2792, 2882, 7016]);

const problemSchema = z.strictObject({
  path: z.string(),
  number: z.number(),
  message: z.string(),
  offset: z.number(),
  length: z.number(),
  deprecated: z.string().optional(),
});

type KeptAnswer = Pick<CheckAnswer, 'problems' | 'packages'>;

const ANSWER: Omit<CacheFile<KeptAnswer>, 'name'> = {
  version: '2',
  codec: z.strictObject({
    problems: z.array(problemSchema).readonly(),
    packages: z
      .array(
        z.strictObject({
          package: z.string(),
          count: z.number(),
          first: z.strictObject({
            path: z.string(),
            number: z.number(),
            message: z.string(),
            line: z.number(),
            column: z.number(),
          }),
        }),
      )
      .readonly(),
  }),
};

/** What TypeScript knows of the modules of a product, so that only what changed is checked again. */
function stateFile(name: string, place: CachePlace | null) {
  const file = place && join(place.folder, `${name}-state.json`);
  return {
    async load(): Promise<string | null> {
      if (!file || !(await place.fs.exists(file))) return null;
      return unsealedJson(await place.fs.readText(file));
    },
    async save(state: string): Promise<void> {
      if (file) await place.writer.write(file, sealedJson(state));
    },
  };
}

interface CheckedCode {
  readonly site: Site;
  readonly fs: Deps['fs'];
  readonly inFences: FenceModules;
  readonly inDemos: DemoModules;
}

interface Told {
  readonly diagnostics: readonly Diagnostic[];
  readonly unchecked: readonly UncheckedCode[];
}

async function tell(problem: TypeProblem, { site, fs, inFences, inDemos }: CheckedCode): Promise<Told> {
  const { path, offset, length } = problem;
  const fences = inFences.fences.get(path);
  if (fences) return inEach(fences, problem, site);
  const file = relativeTo(site.root, path);
  const text = inDemos.inline.get(file)?.text ?? (await fs.readText(path));
  const at = placeInModule({ file, text, inline: inDemos.inline }, offset, length);
  const untyped = untypedPackage(problem);
  if (untyped) return { diagnostics: [], unchecked: [{ at, reason: `${untyped} does not have types` }] };
  return { diagnostics: [toDiagnostic('proof/demo-type', problem, at)], unchecked: [] };
}

/** At each place where the text stands. */
function inEach(fences: readonly TypedFence[], problem: TypeProblem, { root }: Site): Told {
  const diagnostics: Diagnostic[] = [];
  const unchecked: UncheckedCode[] = [];
  for (const fence of fences) {
    if (isMeantSo(fence, problem.offset)) continue;
    const at = placeInFence(fence, problem.offset, problem.length) ?? { file: '' };
    const verdict = fence.isExcerpt ? verdictOnExcerpt(problem, root) : { kind: 'mistake' as const };
    if (verdict.kind === 'unchecked') unchecked.push({ at, reason: verdict.reason });
    if (verdict.kind === 'mistake') diagnostics.push(toDiagnostic('proof/fence-type', problem, at));
  }
  return { diagnostics, unchecked };
}

function toDiagnostic(code: 'proof/fence-type' | 'proof/demo-type', problem: TypeProblem, at: Location): Diagnostic {
  const { number, message, deprecated } = problem;
  const lines = message.split('\n').map((line) => line.trim());
  // Of a prop that does not exist, TypeScript says first that the types of all props do not match.
  const specific = lines.findLast((line) => /^Property '.+' does not exist on type/.test(line));
  const [first = '', ...more] = specific === undefined ? lines : [specific];
  const text = sentence(first);
  if (deprecated !== undefined) return report('proof/deprecated', { number, problem: text, reason: deprecated }, at);
  return report(code, { number, problem: text, detail: more.join(' ') }, at);
}

function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

function ofPackage({ package: name, count, first }: PackageProblems, { root }: Site): Diagnostic {
  const [problem = ''] = first.message.split('\n');
  const at = { file: relativeTo(root, first.path), line: first.line, column: first.column };
  return report('proof/package-types', { name, count, number: first.number, problem: sentence(problem) }, at);
}

/** One place may be reached by several problems of the same kind. */
function distinct(unchecked: readonly UncheckedCode[]): UncheckedCode[] {
  return [...new Map(unchecked.map((one) => [JSON.stringify([one.at.file, one.at.line, one.reason]), one])).values()];
}

async function missingConfig(tsconfig: string, site: Site, fs: Deps['fs']): Promise<Diagnostic> {
  const source = await fs.readText(resolve(site.root, site.configFile));
  const at = (await literalFinder(source, site.configFile))(['check', 'tsconfig']) ?? { file: site.configFile };
  return report('proof/missing-tsconfig', { tsconfig }, at);
}

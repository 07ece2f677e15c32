// What TypeScript says about demos and fences, as diagnostics at the places where their authors wrote the code.
import { report } from '../diagnostics/report.ts';
import { relativeTo } from '../lib/node/paths.ts';
import type { UncheckedCode } from '../model/build.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { PackageProblems, TypeProblem } from '../model/package-types.ts';
import type { TypedFence } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { type DemoModules, placeInModule } from './demo-modules.ts';
import { untypedPackage, verdictOnExcerpt } from './excerpts.ts';
import { type FenceModules, isMeantSo, placeInFence } from './fence-modules.ts';

export interface CheckedCode {
  readonly site: Site;
  readonly fs: Deps['fs'];
  readonly inFences: FenceModules;
  readonly inDemos: DemoModules;
}

export interface Told {
  readonly diagnostics: readonly Diagnostic[];
  readonly unchecked: readonly UncheckedCode[];
}

export async function tell(problem: TypeProblem, { site, fs, inFences, inDemos }: CheckedCode): Promise<Told> {
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

export function ofPackage({ package: name, count, first }: PackageProblems, { root }: Site): Diagnostic {
  const [problem = ''] = first.message.split('\n');
  const at = { file: relativeTo(root, first.path), line: first.line, column: first.column };
  return report('proof/package-types', { name, count, number: first.number, problem: sentence(problem) }, at);
}

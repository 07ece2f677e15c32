// Why projects of sandboxes do not hold together → one warning for each cause, at the first place where it is.
import { lineIndex, locate } from '../../diagnostics/locate.ts';
import { report } from '../../diagnostics/report.ts';
import { groupBy } from '../../lib/groups.ts';
import { placeInPage } from '../../lib/inline-place.ts';
import { placeOfMessage } from '../../lib/node/esbuild-place.ts';
import type { DemoCode, SandboxName } from '../../model/demo.ts';
import type { Diagnostic, Location } from '../../model/outcome.ts';
import type { DemoModule } from '../imports.ts';
import type { SandboxSource } from './build.ts';
import type { ProjectProblem } from './check.ts';
import type { Sandbox } from './sandbox.ts';

export interface ProjectPart {
  readonly source: SandboxSource;
  readonly code: DemoCode;
  readonly name: SandboxName;
}

export interface AssembledProject extends ProjectPart {
  readonly sandbox: Sandbox;
}

export interface Reason extends ProjectProblem {
  readonly project: AssembledProject;
  /** The package that it is about. */
  readonly package?: string;
}

export function explain(reasons: readonly Reason[], root: string): Diagnostic[] {
  const byDemo = groupBy(reasons, ({ project, text }) => `${project.source.variant.id}\n${text}`);
  const problems = [...byDemo.values()].map((list) => {
    const places = list.map((reason) => placeOf(reason, root));
    return { list, at: places.find(({ line }) => line !== undefined) ?? places[0] };
  });
  // A package, or a module that demos share, keeps all of them from the editors.
  const byCause = groupBy(problems, ({ list: [first], at }) =>
    JSON.stringify([first?.text, first?.package === undefined ? at : first.package]),
  );
  return [...byCause.values()].flatMap((same) => {
    const all = same.flatMap(({ list }) => list);
    const [first] = all;
    if (!first) return [];
    const { name } = first.project.source;
    const params = { name, others: same.length - 1, where: whereOf(all), text: first.text };
    return [report('demos/sandbox', params, same[0]?.at)];
  });
}

const NAMES: Readonly<Record<SandboxName, string>> = { stackBlitz: 'StackBlitz', codeSandbox: 'CodeSandbox' };
const LANGUAGES = { TS: 'TypeScript', JS: 'JavaScript' } as const;

/** `StackBlitz and CodeSandbox`, and the language where only one is wrong. */
function whereOf(list: readonly Reason[]): string {
  const editors = [...new Set(list.map(({ project }) => NAMES[project.name]))];
  const languages = [...new Set(list.map(({ project }) => LANGUAGES[project.code.language]))];
  const all = list[0]?.project.source.variant.codes.length ?? 0;
  return `${editors.join(' and ')}${languages.length < all ? ` in ${languages.join(' and ')}` : ''}`;
}

/** JavaScript that was derived has no place of its own: the file it was made from stands for it. */
function placeOf({ project, place, package: name }: Reason, root: string): Location {
  const { sandbox, source } = project;
  if (place !== null) {
    const module = sandbox.modules.get(place.path);
    if (!module) return source.at;
    const at = placeOfMessage(place.message, { root, workingDir: root });
    return inAuthorsFile(module, isWritten(module) ? at : null, source);
  }
  if (name === undefined) return source.at;
  for (const module of sandbox.modules.values()) {
    const start = Math.max(module.source.indexOf(`'${name}`), module.source.indexOf(`"${name}`));
    if (start < 0 || !isWritten(module)) continue;
    const end = module.source.slice(start + 1).search(/["'\n]/);
    const at = locate(module.file, lineIndex(module.source), start, end + 2);
    return inAuthorsFile(module, at, source);
  }
  return source.at;
}

function isWritten({ file, name }: DemoModule): boolean {
  return file.endsWith(name.slice(name.lastIndexOf('.')));
}

/** `at`: null for the file as a whole. A demo that stands in a page starts somewhere in that file. */
function inAuthorsFile({ file }: DemoModule, at: Location | null, { variant }: SandboxSource): Location {
  const { entry, inline } = variant;
  return placeInPage({ ...at, file }, new Map(inline ? [[entry, inline]] : []));
}

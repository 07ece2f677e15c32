// What is wrong with style collectors of authors: each mistake once, whatever the number of demos that it affects.
import type { Message } from 'esbuild';
import { report } from '../diagnostics/report.ts';
import { placeOfMessage } from '../lib/node/esbuild-place.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { DemoAnswer } from './demo-answers.ts';
import { type Project, reportMissing, specifierNotFound } from './missing-imports.ts';
import type { ShownModule } from './used-demos.ts';

/** Why a collector cannot be bundled. */
export interface CollectorFailure {
  readonly file: string;
  readonly text: string;
  readonly at: Location;
  /** What is imported and cannot be found. */
  readonly notFound: string | null;
}

/** Modules with the collectors of what is shown: sorted, each once. */
export function collectorsOf(shown: readonly ShownModule[]): string[] {
  return [...new Set(shown.flatMap(({ module: { collector } }) => collector ?? []))].sort();
}

/** `root`: absolute, and what `collectors` are relative to. */
export function collectorFailures(
  messages: readonly Message[],
  [first = '', ...others]: readonly string[],
  root: string,
): CollectorFailure[] {
  return messages.map((message) => {
    const { text, location } = message;
    const at = location ? placeOfMessage(location, { root, workingDir: root }) : { file: first };
    const file = others.find((other) => other === at.file) ?? first;
    return { file, text: text.replaceAll(`${root}/`, ''), at, notFound: specifierNotFound(message) };
  });
}

interface Problems {
  readonly failures: readonly CollectorFailure[];
  readonly answerOf: (one: ShownModule) => DemoAnswer | undefined;
  readonly project: Project;
  /** The default export of a module, or the start of its file. */
  readonly placeOfExport: (file: string) => Location;
}

export function collectorProblems(
  shown: readonly ShownModule[],
  { failures, answerOf, project, placeOfExport }: Problems,
): Diagnostic[] {
  const unbuilt = failures.map(({ file, text, at, notFound }) =>
    notFound === null
      ? report('demos/style-collector-not-bundled', { file, text }, at)
      : reportMissing({ specifier: notFound, at }, project),
  );
  const found = new Map<string, { readonly make: (affected: number) => Diagnostic; count: number }>();
  for (const one of shown) {
    const answer = answerOf(one);
    const file = one.module.collector;
    if (file === null || (answer?.kind !== 'no-collector' && answer?.kind !== 'collector-threw')) continue;
    const key = JSON.stringify([file, answer.kind, answer.text, answer.at]);
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { make: (affected) => problemOf(answer, { file, affected, placeOfExport }), count: 1 });
  }
  return [...unbuilt, ...[...found.values()].map(({ make, count }) => make(count))];
}

function problemOf(
  { kind, text, at }: Extract<DemoAnswer, { readonly at: Location | null }>,
  {
    file,
    affected,
    placeOfExport,
  }: Pick<Problems, 'placeOfExport'> & { readonly file: string; readonly affected: number },
): Diagnostic {
  const place = at?.line === undefined ? placeOfExport(file) : at;
  return kind === 'no-collector'
    ? report('demos/style-collector', { file, found: text, affected }, place)
    : report('demos/style-collector-threw', { file, problem: text, affected }, place);
}

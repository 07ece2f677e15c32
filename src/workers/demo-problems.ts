// What became of a site's demos, told to the authors of its pages.
import { report } from '../diagnostics/report.ts';
import { assertNever } from '../lib/assert-never.ts';
import { diagnosticInPage } from '../lib/inline-place.ts';
import type { InlineModules } from '../model/demo.ts';
import type { Diagnostic } from '../model/outcome.ts';
import { type DemoAnswer, questionKey } from './demo-answers.ts';
import type { DemoScripts } from './demo-scripts.ts';
import type { ShownModule, UsedDemos } from './used-demos.ts';

export interface BuiltParts {
  readonly made: Pick<DemoScripts, 'failures' | 'isTailwindMissing'>;
  readonly answers: ReadonlyMap<string, DemoAnswer>;
  readonly inline: InlineModules;
}

export function demoProblems({ modules, shown }: UsedDemos, { made, answers, inline }: BuiltParts): Diagnostic[] {
  const found: Diagnostic[] = [];
  const styled = [...modules.values()].find(({ styling }) => styling === 'tailwind');
  if (made.isTailwindMissing && styled) found.push(report('demos/missing-tailwind', { name: styled.name }, styled.at));
  for (const [id, problems] of made.failures) {
    const module = modules.get(id);
    if (!module) continue;
    const { name } = module;
    for (const { text, at } of problems) found.push(report('demos/not-bundled', { name, text }, at));
  }
  for (const one of shown) {
    const answer = answers.get(questionKey(one));
    if (answer) found.push(...whyNot(answer, one));
  }
  return found.map((diagnostic) => diagnosticInPage(diagnostic, inline));
}

function whyNot(answer: DemoAnswer, { module: { name }, at }: ShownModule): Diagnostic[] {
  switch (answer.kind) {
    case 'html':
      return [];
    case 'threw':
      return [report('demos/not-rendered', { name, problem: answer.text }, answer.at ?? at)];
    case 'differs':
      return [report('demos/not-the-same', { name }, at)];
    case 'no-component':
      return [report('demos/no-component', { name, found: answer.text }, answer.at ?? at)];
    case 'too-slow':
      return [report('demos/too-slow', { name }, at)];
    default:
      return assertNever(answer);
  }
}

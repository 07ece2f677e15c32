// Demos in the form that browsers run: whether the HTML of the server is what they render, and whether one that the server cannot
// render runs there.
import type { DemoResult } from '../demos/server/thread.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { ReactMode } from '../model/bundle.ts';
import type { Timer } from '../model/deps.ts';
import type { HydrationAnswer } from '../model/hydration.ts';
import { checkHydration, type HydrationInput } from './check-hydration.ts';
import { type DemoAnswer, propsOf, questionKey } from './demo-answers.ts';
import type { DemoScripts } from './demo-scripts.ts';
import type { ShownModule } from './used-demos.ts';

export interface BrowserCheckOptions extends Pick<DemoScripts, 'scripts'> {
  readonly artifacts: readonly MadeArtifact[];
  readonly react: string;
  /** A session does not compare HTML: browsers report differences while an author writes. */
  readonly mode: ReactMode;
  readonly base: string;
  readonly timer: Timer;
}

/** `answers`: of the server, by `questionKey`. */
export async function checkInBrowser(
  shown: readonly ShownModule[],
  answers: ReadonlyMap<string, DemoAnswer>,
  options: BrowserCheckOptions,
): Promise<ReadonlyMap<string, DemoAnswer>> {
  const inputs = inputsOf(shown, answers, options);
  const results = await checkHydration(inputs, options);
  const asked = new Set(inputs.map(({ id }) => id));
  return new Map(
    [...answers].flatMap(([key, answer]): (readonly [string, DemoAnswer])[] => {
      if (!asked.has(key)) return [[key, answer]];
      const result = results.get(key);
      return result ? [[key, withResult(answer, result)]] : []; // An earlier demo did not end.
    }),
  );
}

function inputsOf(
  shown: readonly ShownModule[],
  answers: ReadonlyMap<string, DemoAnswer>,
  { scripts, mode }: BrowserCheckOptions,
): HydrationInput[] {
  const distinct = new Map(shown.map((one) => [questionKey(one), one]));
  return [...distinct].flatMap(([id, one]) => {
    const answer = answers.get(id);
    const script = scripts.get(one.module.id)?.script;
    const isAsked = answer?.kind === 'threw' || (answer?.kind === 'html' && mode === 'production');
    if (!isAsked || script === undefined) return [];
    const html = answer.kind === 'html' ? answer.html : null;
    return [{ id, script, html, words: one.words?.json ?? null, props: propsOf(one) }];
  });
}

/** A demo that does not end in a browser is reported like one that does not end on the server. */
function withResult(answer: DemoAnswer, { id: _, ...result }: DemoResult<HydrationAnswer>): DemoAnswer {
  if (result.kind === 'too-slow' || result.kind === 'ended') return { ...result, late: answer.late };
  if (result.kind === 'hydrated' && answer.kind === 'html') return { ...answer, differences: result.differences };
  if (answer.kind !== 'threw') return answer;
  if (result.kind === 'failed') return { ...answer, inBrowser: result.problem };
  const { text, at, late } = answer;
  return { kind: 'browser-only', text, at, late };
}

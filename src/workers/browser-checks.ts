// Demos in the form that browsers run: whether the HTML of the server is what they render, and whether one that the server cannot
// render runs there.
import type { DemoResult } from '../demos/server/thread.ts';
import type { ReactMode } from '../model/bundle.ts';
import type { HydrationAnswer } from '../model/hydration.ts';
import type { HydrationInput, PublishedScripts } from './check-hydration.ts';
import { type DemoAnswer, propsOf } from './demo-answers.ts';
import type { DemoScripts } from './demo-scripts.ts';
import type { ShownModule } from './used-demos.ts';

export interface BrowserCheckOptions extends Pick<DemoScripts, 'scripts'>, PublishedScripts {
  /** A session does not compare HTML: browsers report differences while an author writes. */
  readonly mode: ReactMode;
}

/** `answer`: of the server. null: nothing is to be checked. */
export function browserInput(
  id: string,
  { answer, shown }: { readonly answer: DemoAnswer; readonly shown: ShownModule },
  { scripts, mode }: BrowserCheckOptions,
): HydrationInput | null {
  const script = scripts.get(shown.module.id)?.script;
  const isAsked = answer.kind === 'threw' || (answer.kind === 'html' && mode === 'production');
  if (!isAsked || script === undefined) return null;
  const html = answer.kind === 'html' ? answer.html : null;
  return { id, script, html, words: shown.words?.json ?? null, props: propsOf(shown) };
}

/** A demo that does not end in a browser is reported like one that does not end on the server. */
export function withBrowserResult(answer: DemoAnswer, { id: _, ...result }: DemoResult<HydrationAnswer>): DemoAnswer {
  if (result.kind === 'too-slow' || result.kind === 'ended') return { ...result, late: answer.late };
  if (result.kind === 'hydrated' && answer.kind === 'html') return { ...answer, differences: result.differences };
  if (answer.kind !== 'threw') return answer;
  if (result.kind === 'failed') return { ...answer, inBrowser: result.problem };
  const { text, at, late } = answer;
  return { kind: 'browser-only', text, at, late };
}

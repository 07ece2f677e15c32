// What a demo is for its site: its HTML, or the reason why it has none.
import { isBlank } from '../demos/server/blank.ts';
import { withoutPageHead } from '../demos/server/page-head.ts';
import { pageStyles } from '../demos/server/page-styles.ts';
import type { DemoResult } from '../demos/server/thread.ts';
import { assertNever } from '../lib/assert-never.ts';
import { sha256 } from '../lib/node/hash.ts';
import { INLINE_NAMESPACE } from '../lib/node/inline-modules.ts';
import { type MappedScript, problemOfThrown } from '../lib/node/thrown.ts';
import type { DemoHtml } from '../model/demo.ts';
import type { DemoPhase, DemoQuestion, DemoAnswer as RenderedAnswer, ThrownError } from '../model/demo-thread.ts';
import type { HydrationDifference } from '../model/hydration.ts';
import type { Location } from '../model/outcome.ts';
import type { ShownModule } from './used-demos.ts';

export type DemoAnswer = SettledAnswer | StoppedDemo;

/** The same for the same files, on every machine. */
export type SettledAnswer = WithLateErrors &
  (
    | {
        readonly kind: 'html';
        readonly html: string;
        /** HTML of `<style>` elements that belong to it. */
        readonly styles: string;
        /** Elements that belong in the head of a page, and are not part of the HTML. */
        readonly pageHead: readonly string[];
        /** Selectors by which it styles the page around it. */
        readonly pageStyles: readonly string[];
        /** What kept content of a `<Suspense>` out of the HTML, which has its fallback. */
        readonly missing: readonly PlacedError[];
        readonly differences: readonly HydrationDifference[];
      }
    | {
        /** Chance or the clock decides what it renders. */
        readonly kind: 'differs';
        /** One result, which takes as much room as others; empty: not even this one is the same in each build. */
        readonly html: string;
        readonly styles: string;
      }
    | {
        /** `browser-only`: it threw on the server, and not in the window of `hydration-worker.ts`. */
        readonly kind: 'browser-only' | 'no-component' | 'no-collector' | 'collector-threw';
        /** Empty where the kind says all. */
        readonly text: string;
        /** In the files that were bundled; null: where its page asks for it. */
        readonly at: Location | null;
      }
    | {
        readonly kind: 'threw';
        readonly text: string;
        readonly at: Location | null;
        /** What it threw in the window of `hydration-worker.ts`; empty: it has not run there. */
        readonly inBrowser: string;
      }
  );

/** Depends on the machine too, on its speed and its memory: an error, and never kept. */
export type StoppedDemo = WithLateErrors &
  ({ readonly kind: 'too-slow'; readonly phase: DemoPhase } | { readonly kind: 'ended'; readonly text: string });

interface WithLateErrors {
  /** What code of the demo threw after the demo was rendered. */
  readonly late: readonly PlacedError[];
}

export interface PlacedError {
  readonly text: string;
  /** In the files that were bundled. */
  readonly at: Location;
}

export function isSettled(answer: DemoAnswer): answer is SettledAnswer {
  return answer.kind !== 'too-slow' && answer.kind !== 'ended';
}

/** What an answer hangs on beside the files: other words have another path. */
export function questionKey({ module, props, words }: ShownModule): string {
  return props === null ? module.id : `${module.id} ${sha256(JSON.stringify([props, words?.path]))}`;
}

/** What the frame of a demo is given. Words that readers see when a demo crashes are those of its page. */
export function propsOf({ module, props }: Pick<ShownModule, 'module' | 'props'>): DemoQuestion['props'] {
  return { name: module.name, texts: { crashed: '', report: '' }, issueUrl: null, componentProps: props };
}

/** What was evaluated, so that errors have places. */
export interface Evaluated {
  readonly script: MappedScript;
  readonly root: string;
  readonly file: string;
  readonly collector: string | null;
}

/** `late` of it is empty: these errors are complete when the last demo was rendered. So is `pageStyles`: see `completed`. */
export function toAnswer(result: DemoResult<RenderedAnswer>, evaluated: Evaluated): DemoAnswer {
  const late: readonly PlacedError[] = [];
  switch (result.kind) {
    case 'html': {
      const { html, removed } = withoutPageHead(result.html);
      const missing = placedErrors(result.missing, evaluated);
      const { styles } = result;
      return { kind: 'html', html, styles, pageHead: removed, pageStyles: [], missing, differences: [], late };
    }
    case 'threw': {
      const error = placed(result, evaluated);
      // Elements that a collector puts around a demo are rendered with it.
      if (error.at.file === evaluated.collector) return { kind: 'collector-threw', ...error, late };
      return { kind: 'threw', ...error, inBrowser: '', late };
    }
    case 'collector-threw':
      return { kind: 'collector-threw', ...placed(result, { ...evaluated, file: evaluated.collector ?? '' }), late };
    case 'no-component':
    case 'no-collector':
      return { kind: result.kind, text: result.found, at: null, late };
    case 'differs':
      return { kind: 'differs', html: withoutPageHead(result.html).html, styles: result.styles, late };
    case 'too-slow':
      return { kind: 'too-slow', phase: result.phase, late };
    case 'ended':
      return { kind: 'ended', text: result.text, late };
    default:
      return assertNever(result);
  }
}

/** What its page has of it; null: nothing. `sheets`: CSS that the demo imports. */
export function htmlOf(answer: DemoAnswer | undefined, sheets: readonly string[]): DemoHtml | null {
  if (answer?.kind !== 'html' && answer?.kind !== 'differs') return null;
  const { html, styles } = answer;
  if (answer.kind === 'differs' || isBlank(html + styles, sheets)) return { text: html, use: 'reserve' };
  return { text: html, use: hasDifferences(answer) ? 'replace' : 'hydrate' };
}

export function hasDifferences(answer: DemoAnswer | undefined): boolean {
  return answer?.kind === 'html' && answer.differences.length > 0;
}

/** `other`: with another clock and other random numbers while its modules loaded. A difference from browsers that they explain is none. */
export function withOtherLoad(answer: DemoAnswer, other: DemoAnswer): DemoAnswer {
  if (answer.kind !== 'html' || other.kind !== 'html' || other.html === answer.html) return answer;
  const { html, styles, late } = answer;
  return { kind: 'differs', html, styles, late };
}

/** With what is known once all demos are rendered. */
export async function completed(
  answer: DemoAnswer,
  late: readonly ThrownError[],
  evaluated: Evaluated,
): Promise<DemoAnswer> {
  const whole = { ...answer, late: placedErrors(late, evaluated) };
  return whole.kind === 'html' ? { ...whole, pageStyles: await pageStyles(whole.html + whole.styles) } : whole;
}

function placed({ text: message, stack }: ThrownError, { script, root, file }: Evaluated): PlacedError {
  const { text, at } = problemOfThrown(Object.assign(new Error(message), { stack }), script, { root, file });
  return { text, at: { ...at, file: at.file.replace(`${INLINE_NAMESPACE}:`, '') } };
}

function placedErrors(errors: readonly ThrownError[], evaluated: Evaluated): PlacedError[] {
  return distinct(errors.map((error) => placed(error, evaluated)));
}

/** Stacks that differ only in frames of React lead to the same line. */
function distinct(errors: readonly PlacedError[]): PlacedError[] {
  return [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()];
}

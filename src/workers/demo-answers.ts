// The server's side of a site's demos: what each of them renders to in the thread that runs them, or why it does not.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForServer } from '../demos/server/bundle.ts';
import { withoutPageHead } from '../demos/server/page-head.ts';
import { type RenderedDemo, renderDemos } from '../demos/server/thread.ts';
import { assertNever } from '../lib/assert-never.ts';
import { groupBy } from '../lib/groups.ts';
import { type ComponentEntry, componentKey } from '../lib/node/component-entry.ts';
import { sha256 } from '../lib/node/hash.ts';
import { INLINE_NAMESPACE } from '../lib/node/inline-modules.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import { type MappedScript, problemOfThrown } from '../lib/node/thrown.ts';
import { ASSET_FOLDER } from '../model/artifact.ts';
import { DEMO_PREFIX } from '../model/demo.ts';
import type { DemoPhase, DemoQuestion, ThrownError } from '../model/demo-thread.ts';
import type { Timer } from '../model/deps.ts';
import type { HydrationDifference } from '../model/hydration.ts';
import type { Location } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { type CollectorFailure, collectorFailures, collectorsOf } from './collector-problems.ts';
import { type DemoFolders, type DemoScripts, demoConstants } from './demo-scripts.ts';
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
        /** What kept content of a `<Suspense>` out of the HTML, which has its fallback. */
        readonly missing: readonly PlacedError[];
        readonly differences: readonly HydrationDifference[];
      }
    | {
        /** `browser-only`: it threw on the server, and not in the window of `hydration-worker.ts`. */
        readonly kind: 'browser-only' | 'differs' | 'no-component' | 'no-collector' | 'collector-threw';
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

export interface DemoAnswers {
  /** By `questionKey`. */
  readonly answers: ReadonlyMap<string, DemoAnswer>;
  /** Files that they hang on: absolute, sorted. */
  readonly inputs: readonly string[];
  /** Style collectors could not be bundled: the answers lack their styles, and must not be kept. */
  readonly failures: readonly CollectorFailure[];
}

/** What an answer hangs on beside the files: other words have another path. */
export function questionKey({ module, props, words }: ShownModule): string {
  return props === null ? module.id : `${module.id} ${sha256(JSON.stringify([props, words?.path]))}`;
}

/** What the frame of a demo is given. Words that readers see when a demo crashes are those of its page. */
export function propsOf({ module, props }: Pick<ShownModule, 'module' | 'props'>): DemoQuestion['props'] {
  return { name: module.name, texts: { crashed: '', report: '' }, issueUrl: null, componentProps: props };
}

const SCRIPT = 'docs-gen-demos.cjs';

interface AskOptions extends DemoFolders, Pick<DemoScripts, 'fileUrls'> {
  readonly timer: Timer;
  /** One of `shown` is rendered. */
  readonly tick: () => void;
}

/** All of `shown` have been bundled for the browser. */
export async function askDemos(
  shown: readonly ShownModule[],
  site: Site,
  { root, inline, mode, fileUrls, timer, tick }: AskOptions,
): Promise<DemoAnswers> {
  const asked = new Map(shown.map((one) => [questionKey(one), one]));
  const places = groupBy(shown, questionKey);
  const collectors = collectorsOf(shown);
  const { code, map, inputs, failures } = await bundleForServer({ root, aliases: site.aliases }, componentsOf(shown), {
    collectors,
    fileUrls,
    publicPath: site.base + ASSET_FOLDER,
    inline,
    define: demoConstants(site),
    mode,
  });
  const results = await renderDemos(
    [...asked].map(([id, { module, props, words }]) => ({
      id,
      component: componentKey(module),
      wrapper: module.wrapper,
      collector: failures.length === 0 ? module.collector : null,
      prefix: DEMO_PREFIX,
      words: words?.path ?? null,
      props: propsOf({ module, props }),
    })),
    {
      code,
      script: SCRIPT,
      requireFrom: join(packageRoot, 'package.json'),
      words: new Map(shown.flatMap(({ words }) => (words ? [[words.path, words.json] as const] : []))),
    },
    {
      thread: pathToFileURL(join(packageRoot, 'dist-cli/demo-worker.js')),
      timer,
      onAnswer: (id) => places.get(id)?.forEach(tick),
    },
  );
  const bundled: MappedScript = { name: SCRIPT, map };
  const answers = new Map<string, DemoAnswer>();
  for (const result of results) {
    const { entry: file = '', collector = null } = asked.get(result.id)?.module ?? {};
    answers.set(result.id, toAnswer(result, { script: bundled, root, file, collector }));
  }
  return { answers, inputs, failures: collectorFailures(failures, collectors, root) };
}

/** With their wrappers; each once, sorted. */
function componentsOf(shown: readonly ShownModule[]): ComponentEntry[] {
  const wrappers = shown.flatMap(({ module: { wrapper } }) =>
    wrapper === null ? [] : [{ entry: wrapper, exportName: 'default', provider: null }],
  );
  const byKey = new Map([...shown.map(({ module }) => module), ...wrappers].map((one) => [componentKey(one), one]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component);
}

interface Evaluated {
  readonly script: MappedScript;
  readonly root: string;
  readonly file: string;
  readonly collector: string | null;
}

function toAnswer(result: RenderedDemo, evaluated: Evaluated): DemoAnswer {
  const late = distinct(result.late.map((error) => placed(error, evaluated)));
  switch (result.kind) {
    case 'html': {
      const { html, removed } = withoutPageHead(result.html);
      const missing = distinct(result.missing.map((error) => placed(error, evaluated)));
      return { kind: 'html', html, styles: result.styles, pageHead: removed, missing, differences: [], late };
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
      return { kind: 'differs', text: '', at: null, late };
    case 'too-slow':
      return { kind: 'too-slow', phase: result.phase, late };
    case 'ended':
      return { kind: 'ended', text: result.text, late };
    default:
      return assertNever(result);
  }
}

function placed({ text: message, stack }: ThrownError, { script, root, file }: Evaluated): PlacedError {
  const { text, at } = problemOfThrown(Object.assign(new Error(message), { stack }), script, { root, file });
  return { text, at: { ...at, file: at.file.replace(`${INLINE_NAMESPACE}:`, '') } };
}

/** Stacks that differ only in frames of React lead to the same line. */
function distinct(errors: readonly PlacedError[]): PlacedError[] {
  return [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()];
}

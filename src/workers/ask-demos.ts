// Asks the threads of a build what demos render to: one renders them, and another checks in the form that browsers run what
// the first has rendered so far.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForServer } from '../demos/server/bundle.ts';
import { renderDemos } from '../demos/server/thread.ts';
import { groupBy, inParts } from '../lib/groups.ts';
import { type ComponentEntry, componentKey } from '../lib/node/component-entry.ts';
import { releaseMemory } from '../lib/node/esbuild.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import { openQueue } from '../lib/node/queue.ts';
import { ASSET_FOLDER } from '../model/artifact.ts';
import { DEMO_PREFIX } from '../model/demo.ts';
import type { DemoQuestion, DemoThreadData } from '../model/demo-thread.ts';
import type { Timer } from '../model/deps.ts';
import type { Site } from '../model/site.ts';
import { type BrowserCheckOptions, browserInput, withBrowserResult } from './browser-checks.ts';
import { checkHydration, createScriptFolder, type HydrationInput, type ScriptFolder } from './check-hydration.ts';
import { type CollectorFailure, collectorFailures, collectorsOf } from './collector-problems.ts';
import {
  completed,
  type DemoAnswer,
  type Evaluated,
  hasDifferences,
  propsOf,
  questionKey,
  toAnswer,
  withOtherLoad,
} from './demo-answers.ts';
import { type DemoFolders, type DemoScripts, demoConstants, modulesWithMeta } from './demo-scripts.ts';
import type { ShownModule } from './used-demos.ts';

export interface DemoAnswers {
  /** By `questionKey`. */
  readonly answers: ReadonlyMap<string, DemoAnswer>;
  /** Files that they hang on: absolute, sorted. */
  readonly inputs: readonly string[];
  /** Files of the project that each module is made of on the server, by its id: absolute. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
  /** Style collectors could not be bundled: the answers lack their styles, and must not be kept. */
  readonly failures: readonly CollectorFailure[];
}

const SCRIPT = 'docs-gen-demos.cjs';
const THREAD = pathToFileURL(join(packageRoot, 'dist-cli/demo-worker.js'));

/** Clock and chance while modules load: one for all demos, and another to see whether a difference comes from them. */
const LOAD_TURN = 0;
const OTHER_LOAD_TURN = 4;

/**
 * Demos that one pair of threads renders and checks: the modules that they load stay in memory, and each pair loads its own. The
 * parts are the same on each machine, as a demo may see what those before it in its thread have left.
 */
const PART = 500;

export interface AskOptions extends DemoFolders, Pick<DemoScripts, 'fileUrls'> {
  readonly timer: Timer;
  readonly browser: BrowserCheckOptions;
  /** One of `shown` is rendered. */
  readonly tick: () => void;
}

/** All of `shown` have been bundled for the browser. */
export async function askDemos(
  shown: readonly ShownModule[],
  site: Site,
  { root, inline, mode, fileUrls, timer, browser, tick }: AskOptions,
): Promise<DemoAnswers> {
  const asked = new Map(shown.map((one) => [questionKey(one), one]));
  const places = groupBy(shown, questionKey);
  const collectors = collectorsOf(shown);
  await releaseMemory(shown.length);
  const made = await bundleForServer({ root, aliases: site.aliases }, componentsOf(shown), {
    collectors,
    fileUrls,
    publicPath: site.base + ASSET_FOLDER,
    inline,
    define: demoConstants(site),
    mode,
    withMeta: modulesWithMeta(shown.map(({ module }) => module)),
  });
  const { code, map, inputs, failures } = made;
  await releaseMemory(shown.length);
  const data: DemoThreadData = {
    code,
    script: SCRIPT,
    requireFrom: join(packageRoot, 'package.json'),
    loadTurn: LOAD_TURN,
    words: new Map(shown.flatMap(({ words }) => (words ? [[words.path, words.json] as const] : []))),
  };
  const folder = await createScriptFolder(browser);
  const script = { name: SCRIPT, map }; // One object, so that its map is read once.
  const options: PartOptions = {
    data,
    hasCollectors: failures.length === 0,
    folder,
    timer,
    browser,
    evaluatedAs: ({ entry, collector }) => ({ script, root, file: entry, collector }),
    onAnswer: (id) => places.get(id)?.forEach(tick),
  };
  try {
    const answers = await inPairs(inParts([...asked], PART), (part) => askPart(part, options));
    return {
      answers: new Map(answers.flatMap((part) => [...part])),
      inputs,
      parts: new Map(shown.map(({ module }) => [module.id, partsOf(module, made.parts)])),
      failures: collectorFailures(failures, collectors, root),
    };
  } finally {
    await folder.remove();
  }
}

type Part = readonly (readonly [id: string, shown: ShownModule])[];

/** As many parts at once as there are pairs of cores. Answers are in the order of the parts. */
async function inPairs<A>(parts: readonly Part[], ask: (part: Part) => Promise<A>): Promise<A[]> {
  const answers: A[] = [];
  const waiting = [...parts.entries()];
  const pairs = Math.max(1, Math.floor(availableParallelism() / 2));
  await Promise.all(
    Array.from({ length: Math.min(pairs, parts.length) }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) answers[next[0]] = await ask(next[1]);
    }),
  );
  return answers;
}

interface PartOptions {
  readonly data: DemoThreadData;
  readonly hasCollectors: boolean;
  readonly folder: ScriptFolder;
  readonly timer: Timer;
  readonly browser: BrowserCheckOptions;
  readonly evaluatedAs: (module: ShownModule['module']) => Evaluated;
  readonly onAnswer: (id: string) => void;
}

async function askPart(
  part: Part,
  { data, hasCollectors, folder, timer, browser, evaluatedAs, onAnswer }: PartOptions,
): Promise<ReadonlyMap<string, DemoAnswer>> {
  const shownOf = new Map(part);
  const answers = new Map<string, DemoAnswer>();
  const toCheck = openQueue<HydrationInput>();
  const asked = new Set<string>();
  const rendering = renderDemos(
    part.map(([id, one]) => questionOf(id, one, hasCollectors)),
    data,
    {
      thread: THREAD,
      timer,
      onAnswer(result) {
        const shown = shownOf.get(result.id);
        if (!shown) throw new Error(`Nobody asked for ${result.id}.`);
        const answer = toAnswer(result, evaluatedAs(shown.module));
        answers.set(result.id, answer);
        const input = browserInput(result.id, { answer, shown }, browser);
        if (input !== null) {
          asked.add(input.id);
          toCheck.add(input);
        }
        onAnswer(result.id);
      },
    },
  ).finally(toCheck.end);
  const both = [rendering, checkHydration(toCheck.values, folder, timer)] as const;
  await Promise.allSettled(both); // Where one fails, the other ends first.
  const [rendered, checked] = await Promise.all(both);
  for (const { id, late } of rendered) {
    const [shown, answer, result] = [shownOf.get(id), answers.get(id), checked.get(id)];
    if (!shown || !answer) continue;
    const whole = await completed(answer, late, evaluatedAs(shown.module));
    if (result) answers.set(id, withBrowserResult(whole, result));
    else if (asked.has(id))
      answers.delete(id); // An earlier demo did not end.
    else answers.set(id, whole);
  }
  const different = part.filter(([id]) => hasDifferences(answers.get(id)));
  const questions = different.map(([id, one]) => questionOf(id, one, hasCollectors));
  for (const result of await renderDemos(
    questions,
    { ...data, loadTurn: OTHER_LOAD_TURN },
    { thread: THREAD, timer },
  )) {
    const [shown, answer] = [shownOf.get(result.id), answers.get(result.id)];
    if (shown && answer) answers.set(result.id, withOtherLoad(answer, toAnswer(result, evaluatedAs(shown.module))));
  }
  return answers;
}

function questionOf(id: string, { module, props, words }: ShownModule, hasCollectors: boolean): DemoQuestion {
  return {
    id,
    component: componentKey(module),
    wrapper: module.wrapper,
    collector: hasCollectors ? module.collector : null,
    prefix: DEMO_PREFIX,
    words: words?.path ?? null,
    props: propsOf({ module, props }),
  };
}

/** With what stands around it. */
function partsOf(module: ShownModule['module'], parts: ReadonlyMap<string, readonly string[]>): string[] {
  const { wrapper, collector } = module;
  const keys = [componentKey(module), wrapper ?? '', collector ?? ''];
  return [...new Set(keys.flatMap((key) => parts.get(key) ?? []))].sort();
}

/** With their wrappers; each once, sorted. */
function componentsOf(shown: readonly ShownModule[]): ComponentEntry[] {
  const wrappers = shown.flatMap(({ module: { wrapper } }) =>
    wrapper === null ? [] : [{ entry: wrapper, exportName: 'default', provider: null }],
  );
  const byKey = new Map([...shown.map(({ module }) => module), ...wrappers].map((one) => [componentKey(one), one]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component);
}

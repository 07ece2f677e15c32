// The thread that renders demos: foreign code, which may hang, throw or talk, and must not touch the build around it.
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createElement, isValidElement } from 'react';
import { Demo, type DemoModule } from '../client/islands/Demo.tsx';
import { unlessIdle, watchLateErrors } from '../demos/server/late-errors.ts';
import { withLuck } from '../demos/server/luck.ts';
import { renderToHtml } from '../demos/server/render.ts';
import {
  DEMO_PARAMETERS,
  type DemoAnswer,
  type DemoMessage,
  type DemoQuestion,
  type DemoRequest,
  type DemoThreadData,
  type ThrownError,
} from '../model/demo-thread.ts';
import type { Texts } from '../render/texts.ts';

// React here is its production build, in a session too. Its HTML is the same, but for boundaries that caught an error: there the
// development build adds a message and a stack, which a page of the build does not have. What it warns of, the browser warns of
// again. The code of the demos is that of the browser: `bundleForServer` gives it the same `NODE_ENV`.
const { code, script, requireFrom, words: tables } = workerData as DemoThreadData; // Given by `demos/server/thread.ts`.

type Loaders = Readonly<Record<string, () => Promise<{ readonly default?: unknown }>>>;

/** Its `require` is ours to give: no other copy of React can get in. */
function loaders(): Loaders {
  let given: Loaders = {};
  const run = compileFunction(code, [...DEMO_PARAMETERS], { filename: script });
  run(createRequire(requireFrom), (all: Loaders) => {
    given = all;
  });
  return given;
}

const all = loaders();

const lateErrors = watchLateErrors((id, error) => send({ id, kind: 'late', ...thrownError(error) }));

parentPort?.on('message', async (request: DemoRequest) => {
  if (request !== 'settle') return send(await lateErrors.run(request.id, () => answer(request)));
  await lateErrors.settle();
  send({ kind: 'settled' });
});

function send(message: DemoMessage): void {
  parentPort?.postMessage(message);
}

async function answer({ id, component: key, wrapper, prefix, words, props }: DemoQuestion): Promise<DemoAnswer> {
  try {
    const component = await load(key);
    const found = insteadOfComponent(component);
    if (found !== null) return { id, kind: 'no-component', found };
    const around = wrapper === null ? undefined : await load(wrapper);
    send({ id, kind: 'loaded' });
    // What was asked for is a component: React itself says so if it is none.
    const module = { default: component, Wrapper: around } as DemoModule;
    const element = createElement(Demo, {
      ...props,
      module,
      translations: words === null ? undefined : wordsOf(words),
    });
    const render = () => renderToHtml(element, prefix);
    const first = await withLuck(1, render);
    // What is loaded once, such as `React.lazy`, has arrived by now, whichever demo was the first to wait for it.
    const { html, missing } = await withLuck(2, render);
    if (withoutSeparators(html) !== withoutSeparators(first.html)) return { id, kind: 'differs' };
    return { id, kind: 'html', html, missing: missing.map(thrownError) };
  } catch (error) {
    return { id, kind: 'threw', ...thrownError(error) };
  }
}

/** React ends a text that was waited for with a comment, which sets it apart from a text that may follow. */
function withoutSeparators(html: string): string {
  return html.replaceAll('<!-- -->', '');
}

/** Some packages make ids when they load. A fixed clock and fixed chance give the same ones in each build. */
async function load(key: string): Promise<unknown> {
  const loading = withLuck(0, async () => all[key]?.());
  return (await unlessIdle(loading, NEVER_LOADED))?.default;
}

const NEVER_LOADED =
  'An `await` outside of its functions waits for something that does not come while the site is built.';

function thrownError(error: unknown): ThrownError {
  return error instanceof Error
    ? { text: error.message, stack: error.stack ?? '' }
    : { text: String(error), stack: '' };
}

/** In words, empty where there is nothing; null: it is a component, by React's own mark where it is no function. */
function insteadOfComponent(value: unknown): string | null {
  if (typeof value === 'function') return null;
  if (value === undefined) return '';
  if (value === null) return 'null';
  if (isValidElement(value)) return 'an element such as `<div />`';
  if (typeof value !== 'object') return `a ${typeof value}`;
  return '$$typeof' in value ? null : 'an object';
}

const parsed = new Map<string, Texts>();

/** Frozen: a component that changed its words would change those of all that are rendered after it. */
function wordsOf(name: string): Texts {
  const words: Texts = parsed.get(name) ?? JSON.parse(tables.get(name) ?? '{}', (_, value) => Object.freeze(value));
  parsed.set(name, words);
  return words;
}

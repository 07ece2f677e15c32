// The thread that renders demos: foreign code, which may hang, throw or talk, and must not touch the build around it.
import '../demos/server/newer-features.ts';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createElement, isValidElement, type ReactElement } from 'react';
import { Demo, type DemoModule } from '../client/islands/Demo.tsx';
import { CollectorError, CollectorShapeError, loadCollector } from '../demos/server/author-collector.ts';
import { NEVER_LOADED, unlessIdle, watchLateErrors } from '../demos/server/late-errors.ts';
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
import type { StyleCollector } from '../model/style-collector.ts';
import type { Texts } from '../render/texts.ts';

// React here is its production build, in a session too. Its HTML is the same, but for boundaries that caught an error: there the
// development build adds a message and a stack, which a page of the build does not have. What it warns of, the browser warns of
// again. The code of the demos is that of the browser: `bundleForServer` gives it the same `NODE_ENV`.
const { code, script, requireFrom, loadTurn, words: tables } = workerData as DemoThreadData; // Given by `demos/server/thread.ts`.

/** All modules of the demos, each of which runs when a demo that imports it is loaded. */
interface Modules {
  readonly loaders: Readonly<Record<string, () => Promise<{ readonly default?: unknown }>>>;
  /** Of the libraries that were loaded. */
  readonly collectors: readonly StyleCollector[];
}

const run = compileFunction(code, [...DEMO_PARAMETERS], { filename: script });

/** Its `require` is ours to give: no other copy of React can get in. */
function freshModules(): Modules {
  let loaders: Modules['loaders'] = {};
  const collectors: StyleCollector[] = [];
  run(
    createRequire(requireFrom),
    (all: Modules['loaders']) => {
      loaders = all;
    },
    (collector: StyleCollector) => collectors.push(collector),
  );
  return { loaders, collectors };
}

const sharedModules = freshModules();

const lateErrors = watchLateErrors((id, error) => send({ id, kind: 'late', ...thrownError(error) }));

parentPort?.on('message', async (request: DemoRequest) => {
  if (request !== 'settle') return send(await lateErrors.run(request.id, () => answer(request)));
  await lateErrors.settle();
  send({ kind: 'settled' });
});

function send(message: DemoMessage): void {
  parentPort?.postMessage(message);
}

async function answer(question: DemoQuestion): Promise<DemoAnswer> {
  try {
    return await render(question, sharedModules);
  } catch (error) {
    const { id } = question;
    if (error instanceof CollectorShapeError) return { id, kind: 'no-collector', found: error.message };
    if (error instanceof CollectorError) return { id, kind: 'collector-threw', ...thrownError(error.thrown) };
    return { id, kind: 'threw', ...thrownError(error) };
  }
}

async function render(question: DemoQuestion, modules: Modules): Promise<DemoAnswer> {
  const { id, component: key, wrapper, collector, prefix, words, props } = question;
  const component = await load(key, modules);
  const found = insteadOfComponent(component);
  if (found !== null) return { id, kind: 'no-component', found };
  const around = wrapper === null ? undefined : await load(wrapper, modules);
  // Browsers do not load it: it comes last, so that the other modules run in the same order there.
  const own = collector === null ? [] : [await loadCollector(() => load(collector, modules))];
  const collectors = [...modules.collectors, ...own];
  send({ id, kind: 'loaded' });
  // What was asked for is a component: React itself says so if it is none.
  const module = { default: component, Wrapper: around } as DemoModule;
  const element = createElement(Demo, {
    ...props,
    module,
    translations: words === null ? undefined : wordsOf(words),
  });
  const first = await withLuck(1, () => renderStyled(element, prefix, collectors));
  // Earlier demos have decided on the order of these styles.
  if (first.isOrdered && modules === sharedModules) return render(question, freshModules());
  // What is loaded once, such as `React.lazy`, has arrived by now, whichever demo was the first to wait for it.
  const second = await withLuck(2, () => renderStyled(element, prefix, collectors));
  const { html, styles } = second;
  if (isSame(first, second)) return { id, kind: 'html', html, styles, missing: second.missing.map(thrownError) };
  const again = await withLuck(1, () => renderStyled(element, prefix, collectors));
  const isRepeatable = isSame(first, again);
  return { id, kind: 'differs', html: isRepeatable ? again.html : '', styles: isRepeatable ? again.styles : '' };
}

async function renderStyled(element: ReactElement, prefix: string, collectors: readonly StyleCollector[]) {
  const started = collectors.map((collector) => ({ isOrdered: collector.isOrdered === true, ...collector.start() }));
  const wrapped = started.reduce((inner, { wrap }) => wrap(inner), element);
  const { html, missing } = await renderToHtml(wrapped, prefix);
  const collected = started.map(({ isOrdered, styles }) => ({ isOrdered, styles: styles() }));
  return {
    html,
    missing,
    styles: collected.map(({ styles }) => styles).join(''),
    isOrdered: collected.some(({ isOrdered, styles }) => isOrdered && styles !== ''),
  };
}

type Styled = Awaited<ReturnType<typeof renderStyled>>;

function isSame(one: Styled, other: Styled): boolean {
  return withoutSeparators(one.html) === withoutSeparators(other.html) && one.styles === other.styles;
}

/** React ends a text that was waited for with a comment, which sets it apart from a text that may follow. */
function withoutSeparators(html: string): string {
  return html.replaceAll('<!-- -->', '');
}

/** Some packages make ids when they load. A fixed clock and fixed chance give the same ones in each build. */
async function load(key: string, { loaders }: Modules): Promise<unknown> {
  const loading = withLuck(loadTurn, async () => loaders[key]?.());
  return (await unlessIdle(loading, NEVER_LOADED))?.default;
}

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

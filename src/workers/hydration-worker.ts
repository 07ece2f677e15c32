// The thread that runs demos as browsers do, in a window without layout: it hydrates their HTML and finds where that differs from what they
// render there, or renders those that have no HTML.
import '../demos/server/newer-features.ts';
import '../demos/hydration/browser-globals.ts';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { parentPort } from 'node:worker_threads';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { Demo, type DemoModule } from '../client/islands/Demo.tsx';
import { readDifference } from '../demos/hydration/difference.ts';
import { NEVER_ARRIVED, NEVER_LOADED, unlessIdle } from '../demos/server/late-errors.ts';
import { withLuck } from '../demos/server/luck.ts';
import { errorMessage } from '../lib/error-message.ts';
import { DEMO_PREFIX } from '../model/demo.ts';
import {
  type HydrationAnswer,
  type HydrationDifference,
  type HydrationQuestion,
  SHARED_REACT,
} from '../model/hydration.ts';

// React here is its development build, which finds differences of attributes too, and shows what differs.

/** Effects run when HTML and demo were compared: they take most of the time, and in a window without layout they would fail. */
const NO_EFFECTS = { useEffect: ignore, useInsertionEffect: ignore, useLayoutEffect: ignore };

const { useSyncExternalStore: followStore } = React;

let isHydrating = false;

/**
 * While HTML is hydrated, a store has its server value. React renders the browser value after the comparison, and without layout
 * that can take until the thread runs out of memory: a data grid renders all of its rows.
 */
const useSyncExternalStore: typeof followStore = (subscribe, read, readOnServer) =>
  isHydrating ? (readOnServer ?? read)() : followStore(subscribe, read, readOnServer);

type Props = Record<string, unknown> | null;
/** `of`: a type, or the element that is cloned. */
type MakeElement<Of> = (of: Of, props: Props, ...rest: unknown[]) => React.ReactElement;

/**
 * Elements of the page have no `ref` that is a function: it runs when HTML and demo were compared, and what it measures is 0
 * without layout. A list that grows until it fills its place grows for ever.
 */
function withoutMeasuring<Of>(make: unknown, typeOf: (of: Of) => unknown): MakeElement<Of> {
  const makeElement = make as MakeElement<Of>; // It is one of the functions of React that make elements.
  return (of, props, ...rest) => {
    if (typeof typeOf(of) !== 'string' || typeof props?.ref !== 'function') return makeElement(of, props, ...rest);
    const { ref: _, ...others } = props;
    return makeElement(of, others, ...rest);
  };
}

const [createElement, jsx, jsxs] = [React.createElement, JsxRuntime.jsx, JsxRuntime.jsxs].map((make) =>
  withoutMeasuring(make, (type) => type),
);
const cloneElement = withoutMeasuring(React.cloneElement, ({ type }: React.ReactElement) => type);

Object.assign(globalThis, {
  [SHARED_REACT]: {
    React: { ...React, ...NO_EFFECTS, createElement, cloneElement, useSyncExternalStore },
    JsxRuntime: { ...JsxRuntime, jsx, jsxs },
    ReactDom,
    ReactDomClient,
  },
});

function ignore(): void {}

// What demos start may fail in a window without layout. Browsers report it.
process.on('unhandledRejection', ignore).on('uncaughtException', ignore);

parentPort?.on('message', async (request: HydrationQuestion | 'settle') => {
  parentPort?.postMessage(request === 'settle' ? { kind: 'settled' } : await answer(request));
});

async function answer({ html, ...question }: HydrationQuestion): Promise<HydrationAnswer> {
  console.error = ignore;
  console.warn = ignore;
  const container = document.createElement('dg-island');
  document.body.append(container);
  isHydrating = html !== null;
  const result = await (html === null ? render(question, container) : hydrate(question, container, html));
  document.body.replaceChildren();
  return { id: question.id, ...result };
}

type Question = Omit<HydrationQuestion, 'html'>;
/** Of each kind of answer. */
type Result<A = HydrationAnswer> = A extends unknown ? Omit<A, 'id'> : never;

async function hydrate(question: Question, container: HTMLElement, html: string): Promise<Result> {
  const differences: HydrationDifference[] = [];
  console.error = (...values: unknown[]) => {
    const difference = readDifference(format(...values));
    if (difference !== null) differences.push(difference);
  };
  try {
    await withLuck(3, async () => {
      const element = elementOf(question, await import(pathToFileURL(question.script).href));
      parentPort?.postMessage({ id: question.id, kind: 'loaded' });
      // Emotion has moved them out of the HTML before anything is hydrated.
      container.innerHTML = html.replace(/<style data-emotion="[^"]*">.*?<\/style>/gs, '');
      const root = ReactDom.flushSync(() =>
        ReactDomClient.hydrateRoot(container, element, {
          identifierPrefix: DEMO_PREFIX,
          onRecoverableError: (error) => console.error(error instanceof Error ? error.message : error),
          onUncaughtError: ignore,
          onCaughtError: ignore,
        }),
      );
      for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
      root.unmount();
    });
  } catch {
    // The demo does not load or throws here, and perhaps in a window without layout alone: nothing was compared.
  }
  return { kind: 'hydrated', differences };
}

async function render(question: Question, container: HTMLElement): Promise<Result> {
  let caught: unknown = null;
  const root = ReactDomClient.createRoot(container, {
    identifierPrefix: DEMO_PREFIX,
    onRecoverableError: ignore,
    onCaughtError: (error) => {
      caught = error;
    },
    onUncaughtError: ignore, // The boundary of `Demo` catches all.
  });
  try {
    await withLuck(3, async () => {
      const module: DemoModule = await unlessIdle(import(pathToFileURL(question.script).href), NEVER_LOADED);
      parentPort?.postMessage({ id: question.id, kind: 'loaded' });
      const isShown = new Promise<void>((onShown) => {
        root.render(React.createElement(Shown, { onShown }, elementOf(question, module)));
      });
      await unlessIdle(isShown, NEVER_ARRIVED);
    });
    // A boundary in the demo itself may have caught an error as its author wants it.
    const isCrashed = container.querySelector(CRASHED) !== null;
    return isCrashed ? { kind: 'failed', problem: errorMessage(caught) } : { kind: 'rendered' };
  } catch (error) {
    return { kind: 'failed', problem: errorMessage(error) };
  } finally {
    root.unmount();
  }
}

/** Calls `onShown` when what it contains is in the document. */
function Shown({ onShown, children }: { readonly onShown: () => void; readonly children?: React.ReactNode }) {
  React.useLayoutEffect(onShown, [onShown]);
  return children;
}

/** What `Demo` shows when a demo threw. */
const CRASHED = '[data-demo-crashed]';

function elementOf({ props, words }: Question, module: DemoModule): React.ReactElement {
  return React.createElement(Demo, {
    ...props,
    module,
    translations: words === null ? undefined : JSON.parse(words),
  });
}

/** Of the event loop: content of a `<Suspense>` is hydrated after the rest, as soon as it has arrived. */
const TURNS = 10;

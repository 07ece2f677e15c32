// The thread that hydrates demos as browsers do, in a window without layout, and finds where their HTML differs from what they render there.
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
import { withLuck } from '../demos/server/luck.ts';
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

Object.assign(globalThis, {
  [SHARED_REACT]: { React: { ...React, ...NO_EFFECTS }, JsxRuntime, ReactDom, ReactDomClient },
});

function ignore(): void {}

// What demos start may fail in a window without layout. Browsers report it.
process.on('unhandledRejection', ignore).on('uncaughtException', ignore);

parentPort?.on('message', async (request: HydrationQuestion | 'settle') => {
  parentPort?.postMessage(request === 'settle' ? { kind: 'settled' } : await answer(request));
});

async function answer({ id, script, html, words, props }: HydrationQuestion): Promise<HydrationAnswer> {
  const differences: HydrationDifference[] = [];
  console.error = (...values: unknown[]) => {
    const difference = readDifference(format(...values));
    if (difference !== null) differences.push(difference);
  };
  console.warn = ignore;
  const container = document.createElement('dg-island');
  document.body.append(container);
  try {
    await withLuck(3, async () => {
      const module: DemoModule = await import(pathToFileURL(script).href);
      // Emotion has moved them out of the HTML before anything is hydrated.
      container.innerHTML = html.replace(/<style data-emotion="[^"]*">[^<]*<\/style>/g, '');
      const element = React.createElement(Demo, {
        ...props,
        module,
        translations: words === null ? undefined : JSON.parse(words),
      });
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
  document.body.replaceChildren();
  return { id, kind: 'hydrated', differences };
}

/** Of the event loop: content of a `<Suspense>` is hydrated after the rest, as soon as it has arrived. */
const TURNS = 10;

// Tells the server of errors that code of demos throws in this page. A demo that crashed shows where in its place.
import { errorMessage } from '../../lib/error-message.ts';
import { PROBLEM_STYLES, problemPlace } from '../../lib/problem-list.ts';
import type { BrowserError, ShownProblem } from '../../model/serve.ts';
import { type Place, placeOf } from './overlay.ts';

export interface CrashEnv {
  /** null: it is not of a demo. Rejects without a server. */
  readonly report: (error: BrowserError) => Promise<ShownProblem | null>;
  /** Address of the script that runs in the island around an element; null: none. */
  readonly scriptOf: (element: Element) => string | null;
  /** Rejects with what to tell the author. */
  readonly open: (place: Place) => Promise<void>;
}

/** `../islands/Demo.tsx` shows it instead of the demo. The value is the stack. */
const CRASHED = 'data-demo-crashed';

/** Code of the site ran, in whatever order a browser writes a frame. */
const OWN_FRAME = /\/assets\/\S+\.js:\d+/;
/** UTF-16 units of what is sent. */
const MOST_MESSAGE = 2000;
const MOST_STACK = 8000;
/** Errors of one page: code may throw in each frame of an animation, with a number in the message. */
const MOST_ERRORS = 50;
/** Frames of a stack: below those of a library are the author's. */
const STACK_FRAMES = 50;

export interface Crashes {
  /** The script of a demo could not be loaded. */
  notLoaded(script: string, error: unknown): void;
}

export function watchCrashes(view: Window & typeof globalThis, { report, scriptOf, open }: CrashEnv): Crashes {
  const { document } = view;
  const seen = new WeakSet<Element>();
  const told = new Set<string>();
  view.Error.stackTraceLimit = STACK_FRAMES;

  const send = ({ script, message, stack }: BrowserError) =>
    report({ script, message: message.slice(0, MOST_MESSAGE), stack: stack.slice(0, MOST_STACK) });
  const failed = (error: unknown) => console.warn('docs-gen: the place of an error could not be found.', error);

  const explain = async (card: HTMLElement): Promise<void> => {
    const message = card.querySelector('pre')?.textContent ?? '';
    const problem = await send({ script: scriptOf(card), message, stack: card.getAttribute(CRASHED) ?? '' });
    if (!problem) return;
    const link = card.querySelector(':scope > a'); // For readers: the author fixes the demo instead.
    card.insertBefore(placeElement(document, problem, open), link);
  };
  const look = (root: Element): void => {
    const inside = root.querySelectorAll<HTMLElement>(`[${CRASHED}]`);
    for (const card of root instanceof view.HTMLElement && root.hasAttribute(CRASHED) ? [root, ...inside] : inside) {
      if (seen.has(card)) continue;
      seen.add(card);
      explain(card).catch(failed);
    }
  };
  new view.MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof view.Element) look(node);
  }).observe(document, { childList: true, subtree: true });
  look(document.documentElement);
  document.adoptedStyleSheets.push(sheetOf(CARD_STYLES));

  /** What no boundary caught: of event handlers, timers and promises. */
  const hear = (error: unknown, script: string | null = null): void => {
    const stack = error instanceof view.Error ? (error.stack ?? '') : '';
    const key = `${errorMessage(error)}\n${stack}`;
    if (!OWN_FRAME.test(stack) || told.has(key) || told.size === MOST_ERRORS) return;
    told.add(key);
    send({ script, message: errorMessage(error), stack }).catch(failed);
  };
  view.addEventListener('error', ({ error }) => hear(error));
  view.addEventListener('unhandledrejection', ({ reason }) => hear(reason));
  return { notLoaded: (script, error) => hear(error, script) };
}

/** In a shadow root: neither the styles of the site nor React know of it. */
function placeElement(document: Document, problem: ShownProblem, open: CrashEnv['open']): HTMLElement {
  const element = document.createElement('dg-dev-place');
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML = `<div class="problems">${problemPlace(problem)}<p class="failure" role="alert"></p></div>`;
  root.adoptedStyleSheets = [sheetOf(PROBLEM_STYLES + PLACE_STYLES)];
  root.addEventListener('click', ({ target }) => {
    const place = placeOf(target);
    const failure = root.querySelector('.failure');
    if (!place || !failure) return;
    failure.textContent = '';
    open(place).catch((error: unknown) => {
      failure.textContent = errorMessage(error);
    });
  });
  return element;
}

/** A policy of the page may forbid style elements, but not these. */
function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Wide enough for code, and never wider than its stage. */
const CARD_STYLES = `
[${CRASHED}]:has(dg-dev-place) { box-sizing: border-box; inline-size: 100%; min-inline-size: 0; text-align: start; }
[${CRASHED}]:has(dg-dev-place) > p { margin: 0 0 4px; }
[${CRASHED}]:has(dg-dev-place) > pre { margin: 0; font-weight: 600; white-space: pre-wrap; overflow-wrap: anywhere;
  unicode-bidi: plaintext; }
`;
const PLACE_STYLES = `
:host { display: block; margin-block: 12px; }
:host(:last-child) { margin-block-end: 0; }
.problems { display: block; }
.failure { margin: 0; color: var(--error); }
.failure:empty { display: none; }
`;

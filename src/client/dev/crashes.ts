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

/** UTF-16 units of what is sent. */
const MOST_MESSAGE = 2000;
const MOST_STACK = 8000;
/** Errors of one page: code may throw in each frame of an animation, with a number in the message. */
const MOST_ERRORS = 50;
/** Frames of a stack: below those of a library are the author's. */
const STACK_FRAMES = 50;

export function watchCrashes(view: Window & typeof globalThis, { report, scriptOf, open }: CrashEnv): void {
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
    if (problem) card.append(placeElement(document, problem, open));
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

  /** What no boundary caught: of event handlers, timers and promises. */
  const hear = (error: unknown): void => {
    const stack = error instanceof view.Error ? (error.stack ?? '') : '';
    const key = `${errorMessage(error)}\n${stack}`;
    if (!stack.includes('/assets/') || told.has(key) || told.size === MOST_ERRORS) return;
    told.add(key);
    send({ script: null, message: errorMessage(error), stack }).catch(failed);
  };
  view.addEventListener('error', ({ error }) => hear(error));
  view.addEventListener('unhandledrejection', ({ reason }) => hear(reason));
}

/** In a shadow root: neither the styles of the site nor React know of it. */
function placeElement(document: Document, problem: ShownProblem, open: CrashEnv['open']): HTMLElement {
  const element = document.createElement('dg-dev-place');
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML = `<div class="problems">${problemPlace(problem)}<p class="failure" role="alert"></p></div>`;
  const sheet = new CSSStyleSheet(); // A policy of the page may forbid style elements, but not these.
  sheet.replaceSync(PROBLEM_STYLES + PLACE_STYLES);
  root.adoptedStyleSheets = [sheet];
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

const PLACE_STYLES = `
:host { display: block; margin-block-start: 12px; }
.problems { display: block; }
.failure { margin: 0; color: var(--error); }
`;

// The script that pages of a watching server carry, and published pages never: they follow what their author writes.
import type { BrowserError, ServeMessage, ShownProblem } from '../../model/serve.ts';
import { localStorageOf } from '../state/storage.ts';
import { type Given, isOfDocument, isOfSession, judge, PROBLEM_PAGE } from './answer.ts';
import { catchUp } from './catch-up.ts';
import { watchCrashes } from './crashes.ts';
import { createFollower } from './follow.ts';
import { createIslands, type Islands } from './islands.ts';
import { createKeptDemos } from './kept-demos.ts';
import { createOverlay, type Place } from './overlay.ts';
import { createPage } from './page.ts';
import { followOnProblemPage } from './problem-page.ts';
import { createRefresh } from './refresh.ts';
import { swapSheets } from './sheets.ts';
import { type StreamListener, startStream } from './stream.ts';

/** A page that takes longer is asked for again. */
const ANSWER_WITHIN_MS = 20_000;
/** How long a word about the server that is back stays. */
const BACK_FOR_MS = 2000;
/** Frames of a page hear through it: a line for each would use up those that a browser keeps to one server. */
const PASSED_ON = 'docs-gen:message';

interface Session {
  /** Path of the site. */
  readonly base: string;
  readonly token: string;
  /** Of what the server answers beside the site. */
  readonly address: (name: string) => string;
}

const script = document.querySelector<HTMLScriptElement>('script[data-token]');
if (!script) throw new Error('The page has no script of a session.');
const { base = '/', token = '', page: ownPage = '', react } = script.dataset;
const kept = createKeptDemos({
  module: react === undefined ? null : new URL('demo.js', script.src).pathname,
  importScript: loadDemo,
  importReact: async () => (await import(react ?? '')).React,
});
/** For the module of this folder that stands for a demo, `demo.js`. */
export const keptDemo = kept.load;
const session: Session = {
  base,
  token,
  address: (name) => new URL(`${name}?token=${encodeURIComponent(token)}`, script.src).href,
};
// At once: the page's own script is about to start them.
const islands = createIslands(base, kept);
const crashes = watchCrashes(window, {
  report: (error) => sendError(error, session),
  scriptOf: islands.scriptOf,
  open: (place) => openInEditor(place, session),
});
start(session, islands).catch((error: unknown) => console.error(error));

async function start(session: Session, islands: Islands): Promise<void> {
  const { base } = session;
  // What the browser has kept of this very page: what the server has by now may be another.
  const first = await ask('force-cache');
  // Not kept, as its cache is off or it was no page: by now the server has another one.
  if (!isOfDocument(first.html, ownPage)) return reload();
  const { page, refresh } = followPage(first, islands);
  const { showProblems, say } = problemsOf(session);
  const hear = createFollower({
    base,
    path: () => location.pathname,
    refresh,
    reload,
    swapSheets: (styles) => swapSheets(document, styles),
    load: loadDemo,
    expectDemos: islands.expect,
    changeDemo: page.changeDemo,
    renameDemos: islands.rename,
    showProblems,
    failed: (error) => console.error(error),
  });
  if (window.parent !== window) {
    addEventListener(PASSED_ON, (event) => {
      if (event instanceof CustomEvent) hear(messageOf(String(event.detail)));
    });
    return;
  }
  followServer(session, {
    message(data) {
      const message = messageOf(data);
      hear(message);
      if (message.kind !== 'problems') passOn(data); // Problems of the site are shown once.
    },
    opened() {
      refresh(); // What changed while nobody listened.
      passOn(JSON.stringify(ANY_CHANGE));
    },
    say,
  });
}

const ANY_CHANGE: ServeMessage = { kind: 'update', version: 0, routes: 'all', styles: [], demos: [], reload: false };

function messageOf(data: string): ServeMessage {
  return JSON.parse(data) as ServeMessage; // The server of this session wrote it, from this very type.
}

function passOn(data: string): void {
  for (const frame of document.querySelectorAll('iframe')) {
    const view = frame.contentDocument?.defaultView; // None: it is not of this site.
    view?.dispatchEvent(new view.CustomEvent(PASSED_ON, { detail: data }));
  }
}

function isProblemPage(): boolean {
  return document.documentElement.hasAttribute(PROBLEM_PAGE);
}

function reload(): void {
  location.reload();
}

/** Rejects when there is no server, or none that answers. */
async function ask(cache: RequestCache): Promise<Given> {
  const response = await fetch(location.href, { cache, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  // The page has another address now. Its own hash is not part of the answer's.
  if (response.redirected) location.replace(response.url + location.hash);
  return { status: response.status, html: await response.text() };
}

async function loadDemo(script: string): Promise<unknown> {
  try {
    return await import(script);
  } catch (error) {
    crashes.notLoaded(script, error);
    throw error;
  }
}

function followPage(first: Given, islands: Islands) {
  const page = createPage(window, first.html, islands);
  const storage = localStorageOf(window);
  const refresh = createRefresh({
    first: first.html,
    ask: async () => {
      const given = await ask('no-cache');
      const verdict = judge(first, given);
      if (verdict === 'load') reload();
      return verdict === 'show' ? given : null;
    },
    async show({ html }) {
      const added = await page.show(html).catch((error: unknown) => {
        console.error(error); // A page that is half of this and half of that helps nobody.
        return null;
      });
      if (added) catchUp(added, { document, storage, events: window });
      else reload();
    },
    failed: (error) => console.warn('docs-gen: this page could not be brought up to date.', error),
  });
  return { page, refresh };
}

function problemsOf(session: Session) {
  const open = (place: Place) => openInEditor(place, session);
  const overlay = createOverlay(document, open);
  const problemPage = isProblemPage() ? followOnProblemPage(document, { open, reload }) : null;
  return {
    say: (text: string) => overlay.say(text),
    showProblems: (problems: readonly ShownProblem[]) => (problemPage ?? overlay).show(problems),
  };
}

async function openInEditor(place: Place, session: Session): Promise<void> {
  const response = await post('open', place, session);
  if (!response.ok) throw new Error(`The editor could not be opened: ${(await response.text()).trim()}`);
}

/** The server knows which lines the stack is of. */
async function sendError(error: BrowserError, session: Session): Promise<ShownProblem | null> {
  const response = await post('thrown', error, session);
  return response.ok ? response.json() : null;
}

function post(name: string, body: Place | BrowserError, { address, token }: Session): Promise<Response> {
  return fetch(address(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-docs-gen-token': token },
    body: JSON.stringify(body),
  });
}

type ServerListener = Pick<StreamListener, 'message' | 'opened'> & { readonly say: (text: string) => void };

function followServer({ address, token }: Session, { message, opened, say }: ServerListener): void {
  let wasLost = false;
  const stream = startStream(
    {
      open(line) {
        const source = new EventSource(address('events'));
        source.onopen = line.opened;
        source.onerror = line.failed;
        source.onmessage = ({ data }) => line.message(String(data));
        return source;
      },
      look: async () => {
        const given = await ask('no-cache').catch(() => null);
        if (!given) return 'gone';
        return isOfSession(given.html, token) ? 'same' : 'other';
      },
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (timer) => window.clearTimeout(timer),
    },
    {
      message,
      opened() {
        if (wasLost) {
          say('The server is back.');
          setTimeout(() => say(''), BACK_FOR_MS);
        }
        wasLost = false;
        opened();
      },
      lost() {
        wasLost = true;
        say('The server is gone. This page follows again when it is back.');
      },
      replaced: reload,
    },
  );
  // Also before it goes into the cache of the browser's history, and when it comes out of it.
  const see = () => {
    if (document.visibilityState === 'hidden') stream.pause();
    else stream.resume();
  };
  see();
  document.addEventListener('visibilitychange', see);
  addEventListener('pagehide', () => stream.pause());
  addEventListener('pageshow', () => stream.resume());
  addEventListener('online', () => stream.hurry());
}

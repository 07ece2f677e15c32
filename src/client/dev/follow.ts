// What an open page does about each message of the session.
import type { DemoUpdate, RenamedScript, ServeMessage, ShownProblem } from '../../model/serve.ts';
import type { SheetChange } from './sheets.ts';

export interface FollowEnv {
  /** Path of the site; starts and ends with a slash. */
  readonly base: string;
  /** Path of the page's address. */
  readonly path: () => string;
  readonly refresh: () => void;
  readonly reload: () => void;
  readonly swapSheets: (styles: readonly SheetChange[]) => Promise<void>;
  /** Rejects where the script can not be loaded. */
  readonly load: (script: string) => Promise<unknown>;
  /** These are on their way. */
  readonly expectDemos: (demos: readonly DemoUpdate[]) => void;
  readonly changeDemo: (demo: DemoUpdate, module: unknown) => void;
  readonly renameDemos: (scripts: readonly RenamedScript[]) => void;
  readonly showProblems: (problems: readonly ShownProblem[]) => void;
  readonly failed: (error: unknown) => void;
}

export function createFollower(env: FollowEnv): (message: ServeMessage) => void {
  /** The script of each demo that came last: one that loads longer must not come over it. */
  const newest = new Map<string, string>();
  const change = async (demo: DemoUpdate): Promise<void> => {
    newest.set(demo.id, demo.script);
    const module = await env.load(demo.script); // Before the island goes: a demo that can not be loaded stays as it is.
    if (newest.get(demo.id) === demo.script) env.changeDemo(demo, module);
  };
  return (message) => {
    if (message.kind === 'problems') return env.showProblems(message.problems);
    if (message.kind === 'renamed') return env.renameDemos(message.scripts);
    if (message.reload) return env.reload();
    if (message.styles.length > 0) env.swapSheets(message.styles).catch(env.failed);
    env.expectDemos(message.demos);
    for (const demo of message.demos) change(demo).catch(env.failed);
    if (isHere(message.routes, env.path(), env.base)) env.refresh();
  };
}

/** A route is the path of a page below the base, `/ui/button/`, however its reader wrote it. */
export function isHere(routes: readonly string[] | 'all', path: string, base: string): boolean {
  if (routes === 'all') return true;
  const here = plainPath(path.startsWith(base) ? path.slice(base.length) : path);
  return routes.some((route) => plainPath(route) === here);
}

function plainPath(path: string): string {
  return decoded(path)
    .replace(/(^|\/)index\.html$/, '')
    .replace(/^\/+|\/+$/g, '');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // Not an address that the server knows either.
  }
}

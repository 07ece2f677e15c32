// What `docs-gen serve --watch` adds to the server: a session, the way to its pages and to the editor, and what the terminal says of it.
import { resolve } from 'node:path';
import { version } from '../../package.json';
import { formatDiagnostics } from '../diagnostics/format.ts';
import { countProblems } from '../lib/problem-list.ts';
import type { BuildOptions } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { ServeMessage, Session, ShownProblem } from '../model/serve.ts';
import { injectDevClient } from '../serve/inject.ts';
import { joinProblems } from '../serve/joined-problems.ts';
import { problemPage } from '../serve/problem-page.ts';
import type { DevSide } from '../serve/server-dev.ts';
import { shownProblems } from '../serve/shown-problems.ts';
import type { CliContext } from './context.ts';
import type { ServeCommandOptions } from './serve-options.ts';
import type { Serving } from './serving.ts';
import { columnsOf, hasColor } from './terminal.ts';

export interface Watch {
  readonly dev: DevSide;
  /** From now on the terminal tells what changes, and what is wrong. */
  follow(): void;
  /** All that is wrong with the server itself, which the config may change while it runs. */
  tell(diagnostics: readonly Diagnostic[]): void;
  /** The server has other addresses now. */
  moved(urls: readonly string[]): void;
  close(): Promise<void>;
}

export interface Watched {
  readonly session: Session;
  readonly options: ServeCommandOptions;
  readonly build: BuildOptions;
}

/** Routes that the terminal names; of more it says how many. */
const NAMED_ROUTES = 3;

export function openWatch(
  { session, options, build }: Watched,
  serving: Serving,
  deps: ShellDeps,
  context: CliContext,
): Watch {
  const token = serving.randomToken();
  const editor = context.env.VISUAL || context.env.EDITOR || 'code';
  let problems: readonly ShownProblem[] = [];
  let unfollow = (): void => {};
  let isClosed = false;
  const joined = joinProblems(session);
  const keep = joined.subscribe((message) => {
    if (message.kind === 'problems') problems = message.problems;
  });
  const say = (text: string): void => void context.stderr.write(text);
  const diagnosticsText = (list: readonly ShownProblem[]): string =>
    formatDiagnostics('pretty', list.map(toDiagnostic), {
      readSource: (file) => deps.fs.readTextSync(resolve(build.root, file)),
      color: hasColor(context.stderr, context.env),
      columns: columnsOf(context.stderr),
      verbose: options.verbose,
      prefix: '',
      version,
    });

  return {
    dev: {
      token,
      root: build.root,
      fs: deps.fs,
      subscribe: joined.subscribe,
      inject: (html, base) => injectDevClient(html, { base, token, react: session.react?.() ?? null }),
      problemPage: (base) => problemPage(problems, { base, token }),
      script: () => serving.clientScript(deps.fs),
      thrown: async (error) => (await session.thrown?.(error)) ?? null,
      openInEditor: (place) => serving.openInEditor(place, editor),
    },
    follow() {
      let shown: readonly ShownProblem[] = [];
      unfollow = joined.subscribe((message) => {
        if (message.kind === 'update') {
          if (!options.quiet) say(updateText(message));
          return;
        }
        if (message.kind !== 'problems') return;
        say(problemsText(shown, message.problems, diagnosticsText));
        shown = message.problems;
      });
      // Problems are listed when they are found; that there are none is known when the whole site was checked.
      session.idle().then(() => {
        if (!isClosed && !options.quiet && problems.length === 0) say('No problems.\n');
      });
    },
    tell(diagnostics) {
      joined.set(shownProblems(diagnostics, (file) => deps.fs.readTextSync(resolve(build.root, file))));
    },
    moved(urls) {
      say(`The address changed in the config. Serving at\n${urls.map((url) => `  ${url}\n`).join('')}`);
    },
    async close() {
      isClosed = true;
      keep();
      unfollow();
      await session.close();
    },
  };
}

/** What is new is shown as a whole; what was shown before is counted. '' where nothing is another. */
function problemsText(
  before: readonly ShownProblem[],
  now: readonly ShownProblem[],
  textOf: (list: readonly ShownProblem[]) => string,
): string {
  const known = new Set(before.map(keyOf));
  const added = now.filter((problem) => !known.has(keyOf(problem)));
  const isMended = now.length - added.length < before.length;
  const left = countProblems(now);
  if (added.length > 0) return textOf(added) + (added.length < now.length ? `In all: ${left}.\n` : '');
  if (!isMended) return '';
  return left === '' ? 'No problems left.\n' : `Fixed. Left: ${left}.\n`;
}

/** Its line is another when something above it is. */
function keyOf({ code, file, message, severity }: ShownProblem): string {
  return JSON.stringify([code, file, message, severity]);
}

/** `Changed: /ui/button/` */
function updateText({ routes, styles, demos, reload }: ServeMessage & { kind: 'update' }): string {
  const named = routes === 'all' ? ['all pages'] : routes.slice(0, NAMED_ROUTES);
  const more = routes === 'all' ? 0 : routes.length - named.length;
  const parts = [
    ...named,
    ...(more > 0 ? [`${more} more ${more === 1 ? 'page' : 'pages'}`] : []),
    ...(styles.length > 0 ? ['styles'] : []),
    ...(demos.length > 0 ? ['demos'] : []),
    ...(reload && isNothingNamed(routes, styles, demos) ? ['scripts'] : []),
  ];
  return parts.length === 0 ? '' : `Changed: ${parts.join(', ')}\n`;
}

/** Nothing smaller than the whole was named. */
function isNothingNamed(...lists: readonly (readonly unknown[] | 'all')[]): boolean {
  return lists.every((list) => list !== 'all' && list.length === 0);
}

function toDiagnostic({ code, severity, message, hint, file, line, column }: ShownProblem): Diagnostic {
  const at =
    file === null ? null : { file, ...(line === null ? {} : { line }), ...(column === null ? {} : { column }) };
  return { code, severity, message, ...(hint === undefined ? {} : { hint }), ...(at === null ? {} : { at }) };
}

// What is wrong with a site while it is written, as open pages are told it.
import { authorLines } from '../diagnostics/author-lines.ts';
import { withoutConsequences } from '../diagnostics/consequences.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { ServeMessage } from '../model/serve.ts';
import { shownProblems } from './shown-problems.ts';

type Problems = Extract<ServeMessage, { readonly kind: 'problems' }>;

/** Who says so: the last run, the last check of the whole site or of its types, open pages, the watcher, a look for changes without an event. */
type Origin = 'run' | 'check' | 'types' | 'browser' | 'watch' | 'events';

export interface SessionProblems {
  /** Whether one of them was not reported under this origin before. */
  hasNews(origin: Origin, diagnostics: readonly Diagnostic[]): boolean;
  /** In the place of what it said before. Pages hear of it when they are told. */
  set(origin: Origin, diagnostics: readonly Diagnostic[]): void;
  message(): Problems;
  /** Sends the message where it is another than the last one. */
  tell(): void;
}

export interface SessionProblemsOptions {
  /** Undefined: the file cannot be read. */
  readonly sourceOf: (file: string) => string | undefined;
  readonly send: (message: Problems) => void;
}

export function createSessionProblems({ sourceOf, send }: SessionProblemsOptions): SessionProblems {
  const said: Record<Origin, readonly Diagnostic[]> = {
    run: [],
    check: [],
    types: [],
    browser: [],
    watch: [],
    events: [],
  };
  let told = '[]';
  /** Each is looked up in its file, which takes as long as a page when there are many. */
  let shown: Problems | null = null;
  const message = (): Problems => {
    if (shown) return shown;
    const all = Object.values(said).flat();
    const found = new Map(all.map((one) => [JSON.stringify(one), one]));
    const causes = withoutConsequences(
      [...found.values()],
      authorLines((file) => sourceOf(file) ?? ''),
    );
    shown = { kind: 'problems', problems: shownProblems(causes, sourceOf) };
    return shown;
  };
  return {
    hasNews(origin, diagnostics) {
      const before = new Set(said[origin].map((one) => JSON.stringify(one)));
      return diagnostics.some((one) => !before.has(JSON.stringify(one)));
    },
    set(origin, diagnostics) {
      if (said[origin] !== diagnostics) shown = null;
      said[origin] = diagnostics;
    },
    message,
    tell() {
      const current = message();
      const text = JSON.stringify(current.problems);
      if (text === told) return;
      told = text;
      send(current);
    },
  };
}

// Keeps what a project's templates throw while pages are rendered from ending the run: each mistake becomes one diagnostic.
import { createElement } from 'react';
import { report } from '../diagnostics/report.ts';
import { addTo } from '../lib/groups.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { AnyComponent } from './evaluate.ts';

export interface RenderGuard {
  /** null: a template of the project threw, and `take` tells of it. What else is thrown goes on. */
  attempt<T>(route: string, work: () => T): T | null;
  /** What was found since the last call. */
  take(): Diagnostic[];
  /** As `take`, for who puts it together with what other threads found. */
  takeMistakes(): Mistake[];
}

/** What a template threw for one page: plain data. */
export interface Mistake {
  readonly template: string;
  readonly problem: string;
  readonly at: Location;
  readonly route: string;
}

/** For sites without templates of their own: what is thrown is a bug of docs-gen. */
export const NO_GUARD: RenderGuard = { attempt: (_, work) => work(), take: () => [], takeMistakes: () => [] };

/** Where an error was thrown; `at` is null when no line of the project's templates had a part in it. */
export type FindThrown = (error: unknown) => { readonly text: string; readonly at: Location | null };

export interface WatchedGuard extends RenderGuard {
  /** The component, so that the guard knows which template was at work. */
  watch(component: AnyComponent, at: Location): AnyComponent;
}

export function createGuard(findThrown: FindThrown): WatchedGuard {
  let mistakes: Mistake[] = [];
  const templates = new Set<string>();
  /** The template that was entered last. */
  let last: Location | null = null;
  const note = (error: unknown, route: string): boolean => {
    const { text, at: line } = findThrown(error);
    const at = line ?? last;
    if (at === null) return false;
    const template = templates.has(at.file) ? at.file : (last?.file ?? at.file);
    mistakes.push({ template, problem: text, at, route });
    return true;
  };
  const takeMistakes = (): Mistake[] => {
    const found = mistakes;
    mistakes = [];
    return found;
  };
  return {
    watch(component, at) {
      templates.add(at.file);
      return function Override(props: object) {
        last = at;
        return createElement(component, props);
      };
    },
    attempt(route, work) {
      last = null;
      try {
        return work();
      } catch (error) {
        if (!note(error, route)) throw error;
        return null;
      }
    },
    take: () => mistakeDiagnostics(takeMistakes()),
    takeMistakes,
  };
}

/** Those that differ in nothing but their page are one; in the order in which they were first met. */
export function mistakeDiagnostics(mistakes: readonly Mistake[]): Diagnostic[] {
  const same = new Map<string, Mistake[]>();
  for (const mistake of mistakes) addTo(same, JSON.stringify([mistake.template, mistake.problem, mistake.at]), mistake);
  return [...same.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { template, problem, at, route } = first;
    const more = new Set(others.map((other) => other.route).filter((other) => other !== route)).size;
    return report('overrides/render-failed', { template, route, problem, more }, at);
  });
}

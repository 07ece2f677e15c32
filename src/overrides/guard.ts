// Keeps what a project's templates throw while pages are rendered from ending the run: each mistake becomes one diagnostic.
import { createElement } from 'react';
import { report } from '../diagnostics/report.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { AnyComponent } from './evaluate.ts';

export interface RenderGuard {
  /** null: a template of the project threw, and `take` tells of it. What else is thrown goes on. */
  attempt<T>(route: string, work: () => T): T | null;
  /** What was found since the last call. */
  take(): Diagnostic[];
}

/** For sites without templates of their own: what is thrown is a bug of docs-gen. */
export const NO_GUARD: RenderGuard = { attempt: (_, work) => work(), take: () => [] };

/** Where an error was thrown; `at` is null when no line of the project's templates had a part in it. */
export type FindThrown = (error: unknown) => { readonly text: string; readonly at: Location | null };

export interface WatchedGuard extends RenderGuard {
  /** The component, so that the guard knows which template was at work. */
  watch(component: AnyComponent, at: Location): AnyComponent;
}

interface Mistake {
  readonly template: string;
  readonly problem: string;
  readonly at: Location;
  /** In the order of rendering. */
  readonly routes: Set<string>;
}

export function createGuard(findThrown: FindThrown): WatchedGuard {
  const mistakes = new Map<string, Mistake>();
  const templates = new Set<string>();
  /** The template that was entered last. */
  let last: Location | null = null;
  const note = (error: unknown, route: string): boolean => {
    const { text, at: line } = findThrown(error);
    const at = line ?? last;
    if (at === null) return false;
    const template = templates.has(at.file) ? at.file : (last?.file ?? at.file);
    const key = JSON.stringify([template, text, at]);
    const known = mistakes.get(key) ?? { template, problem: text, at, routes: new Set() };
    known.routes.add(route);
    mistakes.set(key, known);
    return true;
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
    take() {
      const found = [...mistakes.values()].map(({ template, problem, at, routes: [route = '', ...more] }) =>
        report('overrides/render-failed', { template, route, problem, more: more.length }, at),
      );
      mistakes.clear();
      return found;
    },
  };
}

// What is wrong with the server itself, told to open pages and the terminal together with what is wrong with the site.
import type { Session, ShownProblem } from '../model/serve.ts';

export interface JoinedProblems {
  readonly subscribe: Session['subscribe'];
  /** All that is wrong with the server now. */
  set(own: readonly ShownProblem[]): void;
}

export function joinProblems(session: Pick<Session, 'subscribe'>): JoinedProblems {
  let own: readonly ShownProblem[] = [];
  const tells = new Set<() => void>();
  return {
    subscribe(listener) {
      let ofSite: readonly ShownProblem[] = [];
      const tell = () => listener({ kind: 'problems', problems: [...own, ...ofSite] });
      const end = session.subscribe((message) => {
        if (message.kind !== 'problems') return listener(message);
        ofSite = message.problems;
        tell();
      });
      tells.add(tell);
      return () => {
        tells.delete(tell);
        end();
      };
    },
    set(next) {
      if (JSON.stringify(next) === JSON.stringify(own)) return;
      own = next;
      for (const tell of [...tells]) tell();
    },
  };
}

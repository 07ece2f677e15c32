// Keeps the page of `src/serve/problem-page.ts` up to date: its list follows the session.
import { errorMessage } from '../../lib/error-message.ts';
import { countProblems, errorsOf, problemList } from '../../lib/problem-list.ts';
import type { ShownProblem } from '../../model/serve.ts';
import { type Place, placeOf } from './overlay.ts';

export interface ProblemPage {
  /** Without an error left, there is a page to show. */
  show(problems: readonly ShownProblem[]): void;
}

export function followOnProblemPage(
  document: Document,
  env: { readonly open: (place: Place) => Promise<void>; readonly reload: () => void },
): ProblemPage {
  const part = (id: string) => document.getElementById(id);
  part('dg-problems')?.addEventListener('click', ({ target }) => {
    const place = placeOf(target);
    const failure = part('dg-failure');
    if (!place || !failure) return;
    failure.textContent = '';
    env.open(place).catch((error: unknown) => {
      failure.textContent = errorMessage(error);
    });
  });
  return {
    show(problems) {
      if (errorsOf(problems).length === 0) return env.reload();
      const count = part('dg-count');
      const list = part('dg-problems');
      const text = countProblems(problems);
      document.title = `${text} · docs-gen`;
      if (count) count.textContent = text;
      if (list) list.innerHTML = problemList(problems);
    },
  };
}

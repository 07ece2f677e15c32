// Which budgets a page has: those of the site, or of the last pattern of routes that it matches.
import { wildcard } from '../lib/wildcard.ts';
import type { BudgetKind, Budgets } from '../schema/budgets.ts';

export type Limits = Readonly<Partial<Record<BudgetKind, number>>>;

export interface BudgetRules {
  of(route: string): Limits;
  /** Patterns that no route has matched so far. */
  unused(): string[];
}

export const KINDS = ['html', 'css', 'js'] as const satisfies readonly BudgetKind[];

export function budgetRules({ routes, ...budgets }: Budgets): BudgetRules {
  const general = present(budgets);
  const rules = Object.entries(routes).map(([pattern, own]) => ({
    pattern,
    test: wildcard(pattern),
    own: present(own),
  }));
  const used = new Set<string>();
  return {
    of(route) {
      let limits = general;
      for (const { pattern, test, own } of rules) {
        if (!test.test(route)) continue;
        used.add(pattern);
        limits = { ...limits, ...own };
      }
      return limits;
    },
    unused: () => rules.map(({ pattern }) => pattern).filter((pattern) => !used.has(pattern)),
  };
}

/** A field that is left out must not hide one that is set. */
function present(limits: { readonly [kind in BudgetKind]?: number | undefined }): Limits {
  return Object.fromEntries(KINDS.flatMap((kind) => (limits[kind] === undefined ? [] : [[kind, limits[kind]]])));
}

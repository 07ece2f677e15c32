// Whether a page whose text is another stays as it was to the budgets: within them, and with the same scripts and styles.
import type { Site } from '../model/site.ts';
import { budgetRules } from './limits.ts';
import { pageLoads } from './loads.ts';
import { gzipSize } from './weigh.ts';

/** Finished HTML. */
export interface EditedPage {
  readonly route: string;
  readonly before: Buffer;
  readonly after: Buffer;
}

export function staysWithin({ budgets }: Pick<Site, 'budgets'>, { route, before, after }: EditedPage): boolean {
  if (budgets === undefined) return true;
  const { html } = budgetRules(budgets).of(route);
  const isLight = html === undefined || after.length <= html || gzipSize(after) <= html;
  return isLight && loadsOf(before) === loadsOf(after);
}

function loadsOf(html: Buffer): string {
  return JSON.stringify(pageLoads(html.toString()));
}

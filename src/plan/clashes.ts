// Routes of API pages that are those of other pages, or the same to a disk that knows no case.
import { report } from '../diagnostics/report.ts';
import type { ApiDoc } from '../model/api.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { CompiledPage } from '../model/page.ts';

/** Markdown pages among themselves were compared by the content stage, and equal API routes by the API stage. */
export function routeClashes(pages: readonly CompiledPage[], apiDocs: readonly ApiDoc[]): Diagnostic[] {
  const exact = new Map(pages.map(({ route, file }) => [route, file]));
  const folded = new Map(pages.map(({ route, file }) => [fold(route), { route, file }]));
  return apiDocs.flatMap(({ route, file }) => {
    const at = { file };
    const same = exact.get(route);
    if (same !== undefined) {
      const related = [{ message: 'the page is in', at: { file: same } }];
      return [report('plan/duplicate-route', { route }, at, { related })];
    }
    const similar = folded.get(fold(route));
    if (!similar) {
      folded.set(fold(route), { route, file });
      return [];
    }
    const related = [{ message: 'the other route is in', at: { file: similar.file } }];
    return [report('plan/similar-routes', { route, other: similar.route }, at, { related })];
  });
}

/** macOS and Windows know no case, and macOS one form of an accent. */
function fold(route: string): string {
  return route.normalize('NFC').toLowerCase();
}

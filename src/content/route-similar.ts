// Routes that are two to a web server and one to a disk: macOS and Windows know no case, and macOS one form of an accent.
import { report } from '../diagnostics/report.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { RouteClaim } from './route-table.ts';

/** `claims` have no route twice. Each is compared with the first of its kind. */
export async function similarRoutes(claims: readonly RouteClaim[]): Promise<Diagnostic[]> {
  const first = new Map<string, RouteClaim>();
  const diagnostics: Diagnostic[] = [];
  for (const claim of claims) {
    const key = claim.route.normalize('NFC').toLowerCase();
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, claim);
      continue;
    }
    const [{ at }, { at: firstAt }] = await Promise.all([claim.place(), earlier.place()]);
    const params = { route: claim.route, other: earlier.route };
    const related = [{ message: 'the other route is at', at: firstAt }];
    diagnostics.push(report('content/similar-routes', params, at, { related }));
  }
  return diagnostics;
}

// The pictures for link previews: planned before pages are rendered, which name them, and drawn while they are.
import type { CachePlace } from '../lib/node/stamped-cache.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Deps } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';
import type { SocialCards } from '../model/social-card.ts';
import type { Run } from '../run.ts';

export interface CardsInWork {
  readonly cards: SocialCards;
  /** null: nothing is published. */
  readonly drawn: Promise<Outcome<readonly MadeArtifact[]>> | null;
}

/** null: the site wants none. A build without cards loads nothing of it. */
export async function startCards(
  plan: BuildPlan,
  run: Run,
  { fs, place }: Pick<Deps, 'fs'> & { readonly place: CachePlace | null },
): Promise<CardsInWork | null> {
  if (plan.site.social.cards === false) return null;
  const [{ planCards }, { drawCards }] = await Promise.all([
    import('../social-cards/plan.ts'),
    import('../workers/social-cards.ts'),
  ]);
  const planned = await run.stage('card plan', () => planCards(plan, fs), plan.routes.length);
  const drawn = run.options.emit && !run.failed() ? drawCards(planned, { place }) : null;
  drawn?.catch(() => undefined); // Told where it is awaited, after the pages: until then it must not end the process.
  return { cards: planned.cards, drawn };
}

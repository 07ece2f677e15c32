// Small marks behind a name: the plan that it needs, the version that brought it, that it is on its way out.
import { fillIn } from '../../../src/lib/translate.ts';
import type { Plan } from '../../../src/model/tree.ts';
import type { Texts } from '../../../src/render/texts.ts';
import type { PlanHrefs } from './reference-props.ts';
import { DeprecatedChip } from './table.tsx';

export interface MarksProps {
  readonly of: { readonly plan: Plan; readonly since: string | null; readonly deprecated: boolean };
  readonly planHref: PlanHrefs | undefined;
  readonly translations: Texts;
}

export function Marks({ of: { plan, since, deprecated }, planHref, translations: t }: MarksProps) {
  return (
    <>
      {plan !== 'community' && <PlanBadge plan={plan} href={planHref?.[plan]} translations={t} />}
      {deprecated && <DeprecatedChip translations={t} />}
      {since !== null && <span className="dg-chip">{fillIn(t.apiPage.since, { version: since })}</span>}
    </>
  );
}

interface PlanBadgeProps {
  readonly plan: 'pro' | 'premium';
  readonly href: string | undefined;
  readonly translations: Texts;
}

function PlanBadge({ plan, href, translations: t }: PlanBadgeProps) {
  const className = `dg-chip dg-api-plan-${plan}`;
  const title = plan === 'pro' ? t.proPlan : t.premiumPlan;
  const name = t.apiPage[plan];
  if (href === undefined)
    return (
      <span className={className} title={title}>
        {name}
      </span>
    );
  return (
    <a className={className} href={href} title={title}>
      {name}
    </a>
  );
}

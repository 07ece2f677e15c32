// The table of props, or of the properties of a type.
import type { ApiProp } from '../../../src/model/api.ts';
import type { Texts } from '../../../src/render/texts.ts';
import { type PageParts, PropDetails } from './PropDetails.tsx';
import { ApiTable, Cell, DeprecatedChip, Row } from './table.tsx';

export interface PropsTableProps {
  readonly label: string;
  readonly props: readonly ApiProp[];
  /** Which props carry a mark: those that a component needs, or those that a type can do without. */
  readonly mark: 'required' | 'optional';
  /** Sections of the page that a prop may refer to. */
  readonly parts: PageParts;
  readonly planHref?: PlanHrefs | undefined;
  readonly translations: Texts;
}

/** Pages that say what a plan is. */
export type PlanHrefs = Readonly<Partial<Record<'pro' | 'premium', string>>>;

export function PropsTable({ label, props, mark, parts, planHref, translations }: PropsTableProps) {
  const t = translations.apiPage;
  const hasDefaults = props.some((prop) => prop.default !== null);
  const columns = [
    ['name', t.name],
    ['type', t.type],
    ...(hasDefaults ? [['default', t.default] as const] : []),
    ['description', t.description],
  ] as const;
  return (
    <ApiTable label={label} columns={columns}>
      {props.map((prop) => (
        <Row
          key={prop.id}
          id={prop.id}
          name={<PropName prop={prop} mark={mark} word={t[mark]} />}
          marks={<PropMarks prop={prop} planHref={planHref} translations={translations} />}
        >
          <Cell label={t.type}>
            <div className="dg-api-type" dangerouslySetInnerHTML={{ __html: prop.type }} />
          </Cell>
          {hasDefaults && <Cell label={t.default} code={prop.default} />}
          <Cell label={t.description}>
            <PropDetails prop={prop} parts={parts} translations={translations} />
          </Cell>
        </Row>
      ))}
    </ApiTable>
  );
}

interface PropNameProps {
  readonly prop: ApiProp;
  readonly mark: PropsTableProps['mark'];
  /** Says what the mark means. */
  readonly word: string;
}

function PropName({ prop, mark, word }: PropNameProps) {
  if (prop.required !== (mark === 'required')) return prop.name;
  return (
    <>
      {prop.name}
      <span className={`dg-api-${mark}`} aria-hidden="true">
        {mark === 'required' ? '*' : '?'}
      </span>
      <span className="dg-sr"> ({word})</span>
    </>
  );
}

interface PropMarksProps {
  readonly prop: ApiProp;
  readonly planHref: PlanHrefs | undefined;
  readonly translations: Texts;
}

function PropMarks({ prop, planHref, translations }: PropMarksProps) {
  return (
    <>
      {prop.plan !== 'community' && (
        <PlanBadge plan={prop.plan} href={planHref?.[prop.plan]} translations={translations} />
      )}
      {prop.deprecated && <DeprecatedChip translations={translations} />}
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

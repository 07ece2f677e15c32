// The table of props, or of the properties of a type.
import type { ApiProp } from '../../../src/model/api.ts';
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
}

/** Pages that say what a plan is. */
export type PlanHrefs = Readonly<Partial<Record<'pro' | 'premium', string>>>;

export function PropsTable({ label, props, mark, parts, planHref }: PropsTableProps) {
  const hasDefaults = props.some((prop) => prop.default !== null);
  return (
    <ApiTable label={label} columns={['Name', 'Type', ...(hasDefaults ? ['Default'] : []), 'Description']}>
      {props.map((prop) => (
        <Row
          key={prop.id}
          id={prop.id}
          name={<PropName prop={prop} mark={mark} />}
          marks={<PropMarks prop={prop} planHref={planHref} />}
        >
          <Cell label="Type">
            <div className="dg-api-type" dangerouslySetInnerHTML={{ __html: prop.type }} />
          </Cell>
          {hasDefaults && <Cell label="Default" code={prop.default} />}
          <Cell label="Description">
            <PropDetails prop={prop} parts={parts} />
          </Cell>
        </Row>
      ))}
    </ApiTable>
  );
}

function PropName({ prop, mark }: { readonly prop: ApiProp; readonly mark: PropsTableProps['mark'] }) {
  if (prop.required !== (mark === 'required')) return prop.name;
  return (
    <>
      {prop.name}
      <span className={`dg-api-${mark}`} aria-hidden="true">
        {mark === 'required' ? '*' : '?'}
      </span>
      <span className="dg-sr"> ({mark})</span>
    </>
  );
}

function PropMarks({ prop, planHref }: { readonly prop: ApiProp; readonly planHref: PlanHrefs | undefined }) {
  return (
    <>
      {prop.plan !== 'community' && <PlanBadge plan={prop.plan} href={planHref?.[prop.plan]} />}
      {prop.deprecated && <DeprecatedChip />}
    </>
  );
}

const PLAN_NAMES = { pro: 'Pro', premium: 'Premium' } as const;

function PlanBadge({ plan, href }: { readonly plan: 'pro' | 'premium'; readonly href: string | undefined }) {
  const className = `dg-chip dg-api-plan-${plan}`;
  const title = `${PLAN_NAMES[plan]} plan`;
  if (href === undefined)
    return (
      <span className={className} title={title}>
        {PLAN_NAMES[plan]}
      </span>
    );
  return (
    <a className={className} href={href} title={title}>
      {PLAN_NAMES[plan]}
    </a>
  );
}

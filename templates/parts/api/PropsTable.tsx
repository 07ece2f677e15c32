// The table of props, of the properties of a type, or of the parameters and results of a function.
import { PROP_GROUPS } from '../../../src/lib/api-sections.ts';
import type { ApiProp, ApiPropGroup, ReferenceApi } from '../../../src/model/api.ts';
import type { TypeHrefs } from '../../../src/model/route.ts';
import type { Texts } from '../../../src/render/texts.ts';
import { Breakable } from './Breakable.tsx';
import { Marks } from './marks.tsx';
import { PrintedType } from './PrintedType.tsx';
import { type PageParts, PropDetails } from './PropDetails.tsx';
import type { PlanHrefs } from './reference-props.ts';
import { ApiTable, Cell, foldDeprecated, Row } from './table.tsx';

export interface PropsTableProps {
  readonly doc: Pick<ReferenceApi, 'route'>;
  /** Element id that no other table of the page has. */
  readonly id: string;
  readonly label: string;
  readonly props: readonly ApiProp[];
  /** Which props carry a mark: those that a component needs, or those that a type can do without. */
  readonly mark: 'required' | 'optional' | null;
  /** Sections of the page that a prop may refer to. */
  readonly parts: PageParts;
  readonly typeHrefs: TypeHrefs;
  readonly planHref?: PlanHrefs | undefined;
  readonly translations: Texts;
}

export function PropsTable(table: PropsTableProps) {
  const { doc, id, label, props, mark, parts, typeHrefs, planHref, translations } = table;
  const t = translations.apiPage;
  const hasDefaults = props.some((prop) => prop.default !== null);
  const columns = [
    ['name', t.name],
    ['type', t.type],
    ...(hasDefaults ? [['default', t.default] as const] : []),
    ['description', t.description],
  ] as const;
  const shared = { label, columns, id, route: doc.route, translations };
  const rowsOf = (some: readonly ApiProp[]) =>
    some.map((prop) => (
      <Row
        key={prop.id}
        id={prop.id}
        name={<PropName prop={prop} mark={mark} t={t} />}
        marks={<Marks of={prop} planHref={planHref} translations={translations} />}
      >
        <Cell label={t.type}>
          <PrintedType html={prop.type} hrefs={typeHrefs} t={t} />
        </Cell>
        {hasDefaults && <Cell label={t.default} code={prop.default} />}
        <Cell label={t.description}>
          <PropDetails prop={prop} parts={parts} typeHrefs={typeHrefs} translations={translations} />
        </Cell>
      </Row>
    ));
  const titles = groupTitles(t);
  const folded = PROP_GROUPS.flatMap((group) => {
    const some = props.filter((prop) => prop.group === group);
    return some.length === 0 ? [] : [{ title: titles[group], count: some.length, rows: rowsOf(some) }];
  });
  const own = foldDeprecated(props.filter((prop) => prop.group === null));
  if (own.folded.length > 0)
    folded.push({ title: t.groupDeprecated, count: own.folded.length, rows: rowsOf(own.folded) });
  return (
    <ApiTable {...shared} part="props" rows={props.length} folded={folded}>
      {rowsOf(own.shown)}
    </ApiTable>
  );
}

export function groupTitles(t: Texts['apiPage']): Readonly<Record<ApiPropGroup, string>> {
  return { system: t.groupSystem, accessibility: t.groupAccessibility, events: t.groupEvents, dom: t.groupDom };
}

interface PropNameProps {
  readonly prop: ApiProp;
  readonly mark: PropsTableProps['mark'];
  readonly t: Texts['apiPage'];
}

/** The mark is also said in words. */
function PropName({ prop, mark, t }: PropNameProps) {
  if (mark === null || prop.required !== (mark === 'required')) return <Breakable text={prop.name} />;
  return (
    <>
      <Breakable text={prop.name} />
      <span className={`dg-api-${mark}`} aria-hidden="true">
        {mark === 'required' ? '*' : '?'}
      </span>
      <span className="dg-sr"> ({t[mark]})</span>
    </>
  );
}

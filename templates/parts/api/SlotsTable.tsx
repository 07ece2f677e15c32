// The parts of a component that can be replaced.
import { fillIn } from '../../../src/lib/translate.ts';
import type { ApiSlot, ReferenceApi } from '../../../src/model/api.ts';
import type { Texts } from '../../../src/render/texts.ts';
import { ApiTable, Cell, Row } from './table.tsx';

export interface SlotsTableProps {
  readonly doc: Pick<ReferenceApi, 'name' | 'route'>;
  /** Element id that no other table of the page has. */
  readonly id: string;
  readonly slots: readonly ApiSlot[];
  readonly translations: Texts;
}

export function SlotsTable({ doc, id, slots, translations }: SlotsTableProps) {
  const t = translations.apiPage;
  const hasDefaults = slots.some((slot) => slot.default !== null);
  const hasClasses = slots.some((slot) => slot.className !== null);
  const columns = [
    ['slot', t.slot],
    ...(hasClasses ? [['class name', t.className] as const] : []),
    ...(hasDefaults ? [['default component', t.defaultComponent] as const] : []),
    ['description', t.description],
  ] as const;
  const label = fillIn(t.slotsOf, { name: doc.name });
  const shared = { label, columns, id, route: doc.route, translations };
  return (
    <ApiTable {...shared} part="slots" rows={slots.length}>
      {slots.map((slot) => (
        <Row key={slot.id} id={slot.id} name={slot.name}>
          {hasClasses && <Cell label={t.className} code={slot.className === null ? null : `.${slot.className}`} />}
          {hasDefaults && <Cell label={t.defaultComponent} code={slot.default} />}
          <Cell label={t.description}>
            <div dangerouslySetInnerHTML={{ __html: slot.description }} />
          </Cell>
        </Row>
      ))}
    </ApiTable>
  );
}

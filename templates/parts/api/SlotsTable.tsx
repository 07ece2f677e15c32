// The parts of a component that can be replaced.
import { fillIn } from '../../../src/lib/translate.ts';
import type { ApiSlot } from '../../../src/model/api.ts';
import type { Texts } from '../../../src/render/texts.ts';
import { ApiTable, Cell, Row } from './table.tsx';

export interface SlotsTableProps {
  readonly name: string;
  readonly slots: readonly ApiSlot[];
  readonly translations: Texts;
}

export function SlotsTable({ name, slots, translations: { apiPage: t } }: SlotsTableProps) {
  const hasDefaults = slots.some((slot) => slot.default !== null);
  const hasClasses = slots.some((slot) => slot.className !== null);
  const columns = [
    ['slot', t.slot],
    ...(hasClasses ? [['class name', t.className] as const] : []),
    ...(hasDefaults ? [['default component', t.defaultComponent] as const] : []),
    ['description', t.description],
  ] as const;
  return (
    <ApiTable label={fillIn(t.slotsOf, { name })} columns={columns}>
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

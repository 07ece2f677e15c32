// The parts of a component that can be replaced.
import type { ApiSlot } from '../../../src/model/api.ts';
import { ApiTable, Cell, Row } from './table.tsx';

export function SlotsTable({ name, slots }: { readonly name: string; readonly slots: readonly ApiSlot[] }) {
  const hasDefaults = slots.some((slot) => slot.default !== null);
  const hasClasses = slots.some((slot) => slot.className !== null);
  const columns = [
    'Slot',
    ...(hasClasses ? ['Class name'] : []),
    ...(hasDefaults ? ['Default component'] : []),
    'Description',
  ];
  return (
    <ApiTable label={`Slots of ${name}`} columns={columns}>
      {slots.map((slot) => (
        <Row key={slot.id} id={slot.id} name={slot.name}>
          {hasClasses && <Cell label="Class name" code={slot.className === null ? null : `.${slot.className}`} />}
          {hasDefaults && <Cell label="Default component" code={slot.default} />}
          <Cell label="Description">
            <div dangerouslySetInnerHTML={{ __html: slot.description }} />
          </Cell>
        </Row>
      ))}
    </ApiTable>
  );
}

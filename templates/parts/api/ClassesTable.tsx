// The classes that a component puts on its elements, by which a page can style them.
import type { ApiClass } from '../../../src/model/api.ts';
import { ApiTable, Cell, DeprecatedChip, DeprecationNote, Row } from './table.tsx';

export function ClassesTable({ name, classes }: { readonly name: string; readonly classes: readonly ApiClass[] }) {
  return (
    <ApiTable label={`CSS classes of ${name}`} columns={['Class name', 'Rule name', 'Description']}>
      {classes.map((entry) => (
        <Row key={entry.id} id={entry.id} name={`.${entry.className}`} marks={<ClassMarks entry={entry} />}>
          <Cell label="Rule name" code={entry.key} />
          <Cell label="Description">
            <DeprecationNote html={entry.deprecationInfo} />
            <div dangerouslySetInnerHTML={{ __html: entry.description }} />
          </Cell>
        </Row>
      ))}
    </ApiTable>
  );
}

/** A global class marks a state, and is the same on every component. */
function ClassMarks({ entry }: { readonly entry: ApiClass }) {
  return (
    <>
      {entry.isGlobal && <span className="dg-chip">State</span>}
      {entry.deprecated && <DeprecatedChip />}
    </>
  );
}

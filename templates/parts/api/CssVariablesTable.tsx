// The custom properties of a component.
import { fillIn } from '../../../src/lib/translate.ts';
import type { ApiCssVariable, ReferenceApi } from '../../../src/model/api.ts';
import type { Texts } from '../../../src/render/texts.ts';
import { ApiTable, Cell, Row } from './table.tsx';

export interface CssVariablesTableProps {
  readonly doc: Pick<ReferenceApi, 'name' | 'route'>;
  readonly id: string;
  readonly variables: readonly ApiCssVariable[];
  readonly translations: Texts;
}

export function CssVariablesTable({ doc, id, variables, translations }: CssVariablesTableProps) {
  const t = translations.apiPage;
  const hasDefaults = variables.some((variable) => variable.default !== null);
  const columns = [
    ['class name', t.name],
    ...(hasDefaults ? [['default', t.default] as const] : []),
    ['description', t.description],
  ] as const;
  const label = fillIn(t.cssVariablesOf, { name: doc.name });
  const shared = { label, columns, id, route: doc.route, translations };
  return (
    <ApiTable {...shared} part="classes" rows={variables.length}>
      {variables.map((variable) => (
        <Row key={variable.id} id={variable.id} name={variable.name}>
          {hasDefaults && <Cell label={t.default} code={variable.default} />}
          <Cell label={t.description}>
            <div dangerouslySetInnerHTML={{ __html: variable.description }} />
          </Cell>
        </Row>
      ))}
    </ApiTable>
  );
}

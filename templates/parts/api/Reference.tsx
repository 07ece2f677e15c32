// All that an API page says of one thing behind its description.

import { sectionId } from '../../../src/lib/api-sections.ts';
import { assertNever } from '../../../src/lib/assert-never.ts';
import { fillIn } from '../../../src/lib/translate.ts';
import type { InterfaceApi } from '../../../src/model/api.ts';
import { ComponentReference } from './ComponentReference.tsx';
import { FunctionReference } from './FunctionReference.tsx';
import { Heading } from './Heading.tsx';
import { PropsTable } from './PropsTable.tsx';
import { headingLevels, type ReferenceProps } from './reference-props.ts';

export function Reference(props: ReferenceProps) {
  const { doc } = props;
  switch (doc.kind) {
    case 'component':
      return <ComponentReference {...props} doc={doc} />;
    case 'interface':
      return <InterfaceReference {...props} doc={doc} />;
    case 'hook':
    case 'function':
      return <FunctionReference {...props} doc={doc} />;
    default:
      return assertNever(doc);
  }
}

function InterfaceReference({ doc, demos, typeHrefs, planHref, translations }: ReferenceProps<InterfaceApi>) {
  const t = translations.apiPage;
  const id = sectionId(doc, 'properties');
  return (
    <>
      <Heading as={headingLevels(doc).part} id={id}>
        {t.properties}
      </Heading>
      <PropsTable
        {...{ doc, id, typeHrefs, planHref, translations }}
        label={fillIn(t.propertiesOf, { name: doc.name })}
        props={doc.props}
        mark="optional"
        parts={{ slots: null, classes: null }}
      />
      {demos}
    </>
  );
}

// The sections of a hook or another function behind its import.
import { hasReturnValue, sectionId } from '../../../src/lib/api-sections.ts';
import { highlight } from '../../../src/lib/highlight/highlight.ts';
import { fillIn } from '../../../src/lib/translate.ts';
import type { FunctionApi } from '../../../src/model/api.ts';
import { codeWords } from '../../../src/render/code-words.ts';
import { CodeBlock } from '../content/CodeBlock.tsx';
import { Heading } from './Heading.tsx';
import { PrintedType } from './PrintedType.tsx';
import { PropsTable } from './PropsTable.tsx';
import { headingLevels, type ReferenceProps } from './reference-props.ts';
import { SourceCode } from './SourceCode.tsx';

const NO_PARTS = { slots: null, classes: null };

export function FunctionReference(props: ReferenceProps<FunctionApi>) {
  const { doc, typeHrefs, planHref, translations } = props;
  const t = translations.apiPage;
  const { name } = doc;
  const { part } = headingLevels(doc);
  const shared = { doc, typeHrefs, planHref, translations, parts: NO_PARTS };
  const ids = { parameters: sectionId(doc, 'parameters'), returns: sectionId(doc, 'return-value') };
  return (
    <>
      {doc.props.length === 0 ? (
        <p>{fillIn(t.noParameters, { name })}</p>
      ) : (
        <>
          <Heading as={part} id={ids.parameters}>
            {t.parameters}
          </Heading>
          <PropsTable
            {...shared}
            id={ids.parameters}
            label={fillIn(t.parametersOf, { name })}
            props={doc.props}
            mark="required"
          />
        </>
      )}
      {hasReturnValue(doc) ? (
        <>
          <Heading as={part} id={ids.returns}>
            {t.returnValue}
          </Heading>
          {doc.returnValue.length > 0 && (
            <PropsTable
              {...shared}
              id={ids.returns}
              label={fillIn(t.returnValueOf, { name })}
              props={doc.returnValue}
              mark={null}
            />
          )}
          {doc.returns !== null && (
            <>
              <PrintedType html={doc.returns.type} hrefs={typeHrefs} t={t} />
              {doc.returns.description !== '' && <div dangerouslySetInnerHTML={{ __html: doc.returns.description }} />}
            </>
          )}
        </>
      ) : (
        <p>{fillIn(t.returnsNothing, { name })}</p>
      )}
      {doc.signatures.length > 0 && <Signatures {...props} />}
      {props.demos}
      {doc.source !== null && <SourceCode {...props} path={doc.source} />}
    </>
  );
}

function Signatures({ doc, translations }: ReferenceProps<FunctionApi>) {
  const code = doc.signatures.join('\n');
  const lines = code.split('\n').length;
  return (
    <>
      <Heading as={headingLevels(doc).part} id={sectionId(doc, 'signatures')}>
        {translations.apiPage.signatures}
      </Heading>
      <CodeBlock
        language="tsx"
        title={null}
        html={highlight(code, 'tsx')}
        lines={lines}
        fold={null}
        words={codeWords(lines, translations)}
      />
    </>
  );
}

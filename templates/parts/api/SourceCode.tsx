// Where the code of a component or a function stands.
import { sectionId } from '../../../src/lib/api-sections.ts';
import { Filled } from '../filled.tsx';
import { Heading } from './Heading.tsx';
import { headingLevels, type ReferenceProps } from './reference-props.ts';

export interface SourceCodeProps extends Pick<ReferenceProps, 'doc' | 'sourceUrl' | 'translations'> {
  readonly path: string;
}

export function SourceCode({ doc, path, sourceUrl, translations: { apiPage: t } }: SourceCodeProps) {
  const source = sourceUrl === null ? <code>{path}</code> : <a href={sourceUrl}>{path}</a>;
  return (
    <>
      <Heading as={headingLevels(doc).part} id={sectionId(doc, 'source-code')}>
        {t.sourceCode}
      </Heading>
      <p>
        <Filled text={t.sourceCodeNote} values={{ name: doc.name, source }} />
      </p>
    </>
  );
}

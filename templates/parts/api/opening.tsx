// How every API page begins: what it is about, where it is shown at work, and how to import it.
import { sectionId } from '../../../src/lib/api-sections.ts';
import { highlight } from '../../../src/lib/highlight/highlight.ts';
import { fillIn } from '../../../src/lib/translate.ts';
import type { ReferenceApi } from '../../../src/model/api.ts';
import type { ApiFacts } from '../../../src/model/route.ts';
import { codeWords } from '../../../src/render/code-words.ts';
import type { Texts } from '../../../src/render/texts.ts';
import { CodeBlock } from '../content/CodeBlock.tsx';
import { Heading } from './Heading.tsx';
import { headingLevels } from './reference-props.ts';

/** `html` says why and what to use instead, when the source does. */
export interface DeprecationAlertProps {
  readonly name: string;
  readonly html: string | null;
  readonly translations: Texts;
}

export function DeprecationAlert({ name, html, translations: { apiPage: t } }: DeprecationAlertProps) {
  return (
    <div className="dg-callout dg-callout-warning" role="note">
      <p className="dg-callout-title">{fillIn(t.isDeprecated, { name })}</p>
      {html !== null && <div dangerouslySetInnerHTML={{ __html: html }} />}
    </div>
  );
}

export interface DemosProps {
  /** As the source has it; null: it has none. */
  readonly html: string | null;
  /** Pages that name what is documented here. */
  readonly pages: ApiFacts['demoPages'];
  readonly translations: Texts;
}

export function Demos({ html, pages, translations: { apiPage: t } }: DemosProps) {
  return (
    <>
      <Heading id="demos">{t.demos}</Heading>
      <div className="dg-callout dg-callout-success" role="note">
        <p>{t.demosIntro}</p>
        {html === null ? (
          <ul>
            {pages.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        ) : (
          <div dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </div>
    </>
  );
}

export interface ImportProps {
  readonly doc: Pick<ReferenceApi, 'name' | 'section' | 'imports'>;
  readonly translations: Texts;
}

export function Import({ doc, translations }: ImportProps) {
  const { imports } = doc;
  const code = imports.join('\n// or\n');
  const lines = code.split('\n').length;
  return (
    <>
      <Heading as={headingLevels(doc).part} id={sectionId(doc, 'import')}>
        {translations.apiPage.import}
      </Heading>
      <CodeBlock
        language="jsx"
        title={null}
        html={highlight(code, 'jsx')}
        lines={lines}
        fold={null}
        words={codeWords(lines, translations)}
      />
      {imports.length > 1 && <p>{translations.apiPage.importSame}</p>}
    </>
  );
}

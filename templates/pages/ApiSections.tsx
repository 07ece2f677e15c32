// The API reference of several things on one page, a chapter for each: all that a tab documents, or the parts of a compound.
import type { ReferenceApi } from '../../src/model/api.ts';
import type { ApiPageProps } from '../../src/render/page-props.ts';
import { Heading } from '../parts/api/Heading.tsx';
import { Marks } from '../parts/api/marks.tsx';
import { DeprecationAlert, Import } from '../parts/api/opening.tsx';
import { Reference } from '../parts/api/Reference.tsx';
import type { PlanHrefs } from '../parts/api/reference-props.ts';
import { Raw } from '../parts/raw.tsx';

export interface ApiSectionsProps extends Pick<ApiPageProps, 'facts' | 'translations'> {
  /** One without a section is shown by the page itself. */
  readonly docs: readonly ReferenceApi[];
  readonly planHref: PlanHrefs | undefined;
}

export function ApiSections({ docs, facts, planHref, translations }: ApiSectionsProps) {
  return docs.map((doc, index) =>
    doc.section === null ? null : (
      <section key={doc.name} aria-labelledby={doc.section}>
        <Heading id={doc.section}>{doc.name}</Heading>
        <p className="dg-api-marks">
          <Marks of={doc} planHref={planHref} translations={translations} />
        </p>
        {doc.deprecated && <DeprecationAlert name={doc.name} html={doc.deprecationInfo} translations={translations} />}
        {doc.introduction !== null && <Raw html={doc.introduction} />}
        {doc.imports.length > 0 && <Import doc={doc} translations={translations} />}
        <Reference
          doc={doc}
          typeHrefs={facts.typeHrefs[index] ?? {}}
          inherited={facts.inherited[index] ?? []}
          sourceUrl={facts.sources[index] ?? null}
          planHref={planHref}
          translations={translations}
        />
      </section>
    ),
  );
}

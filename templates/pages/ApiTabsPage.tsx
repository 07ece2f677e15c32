// A tab with the API reference of all that a page names: one chapter for each.
import type { ApiTabs } from '../../src/model/api.ts';
import type { ApiPageProps } from '../../src/render/page-props.ts';
import { Heading } from '../parts/api/Heading.tsx';
import { Marks } from '../parts/api/marks.tsx';
import { DeprecationAlert, Import } from '../parts/api/opening.tsx';
import { Reference } from '../parts/api/Reference.tsx';
import type { PlanHrefs } from '../parts/api/reference-props.ts';
import { Raw } from '../parts/raw.tsx';

export interface ApiTabsProps extends Pick<ApiPageProps, 'facts' | 'translations'> {
  readonly tab: ApiTabs;
  readonly planHref: PlanHrefs | undefined;
}

export function ApiTabsPage({ tab, facts, planHref, translations }: ApiTabsProps) {
  return tab.docs.map((doc, index) => (
    <section key={doc.name} aria-labelledby={doc.section ?? undefined}>
      <Heading id={doc.section ?? ''}>{doc.name}</Heading>
      <p className="dg-api-marks">
        <Marks of={doc} planHref={planHref} translations={translations} />
      </p>
      {doc.deprecated && <DeprecationAlert name={doc.name} html={doc.deprecationInfo} translations={translations} />}
      {doc.introduction !== null && <Raw html={doc.introduction} />}
      {doc.imports.length > 0 && <Import doc={doc} translations={translations} />}
      <Reference
        doc={doc}
        typeHrefs={facts.typeHrefs}
        inherited={facts.inherited[index] ?? []}
        sourceUrl={facts.sources[index] ?? null}
        planHref={planHref}
        translations={translations}
      />
    </section>
  ));
}

// A page of API reference: of a component, a function or a type, a tab of an author's page, or the list of all of them.
import { hasDemos, mainReference } from '../../src/lib/api-sections.ts';
import type { ReferenceApi } from '../../src/model/api.ts';
import { apiContents } from '../../src/render/api-contents.ts';
import type { ApiPageProps } from '../../src/render/page-props.ts';
import { Marks } from '../parts/api/marks.tsx';
import { Demos, DeprecationAlert, Import } from '../parts/api/opening.tsx';
import { PageTabs } from '../parts/api/PageTabs.tsx';
import { Reference } from '../parts/api/Reference.tsx';
import type { PlanHrefs } from '../parts/api/reference-props.ts';
import { AdPlace } from '../parts/content/AdPlace.tsx';
import { Raw } from '../parts/raw.tsx';
import { PageTop } from '../parts/shell/PageTop.tsx';
import { ApiIndexPage } from './ApiIndexPage.tsx';
import { ApiSections } from './ApiSections.tsx';

export interface Props extends ApiPageProps {
  /** Pages that say what a plan is; a plan without one is a plain badge. */
  readonly planHref?: PlanHrefs;
}

export function ApiPage(props: Props) {
  const { doc, facts, adSettings, templates, translations: t } = props;
  const main = mainReference(doc);
  const entries = apiContents(doc, t).filter(({ depth }) => depth === 2);
  return (
    <>
      <PageTop {...props} />
      <article className="dg-content dg-api">
        <h1>{doc.title}</h1>
        {main !== null && <Standing {...props} doc={main} />}
        <p className="description">{doc.summary}</p>
        <PageTabs tabs={facts.tabs} translations={t} />
        <AdPlace settings={adSettings} translations={t} />
        {entries.length > 0 && (
          <details className="dg-contents-phone">
            <summary>{t.contents}</summary>
            <templates.ContentsList {...props} entries={entries} />
          </details>
        )}
        <Body {...props} />
      </article>
      <templates.PageFooter {...props} />
    </>
  );
}

/** What readers have to know before they use it at all. */
function Standing({ doc, planHref, translations: t }: Props & { readonly doc: ReferenceApi }) {
  const isMarked = doc.plan !== 'community' || doc.since !== null || doc.deprecated;
  return (
    <>
      {isMarked && (
        <p className="dg-api-marks">
          <Marks of={doc} planHref={planHref} translations={t} />
        </p>
      )}
      {doc.deprecated && <DeprecationAlert name={doc.name} html={doc.deprecationInfo} translations={t} />}
    </>
  );
}

function Body(props: Props) {
  const { doc, facts, planHref, base, translations: t } = props;
  if (doc.kind === 'index') return <ApiIndexPage index={doc} base={base} translations={t} />;
  if (doc.kind === 'tabs') return <ApiSections docs={doc.docs} facts={facts} planHref={planHref} translations={t} />;
  const main = mainReference(doc);
  return (
    <>
      {main !== null && <Main {...props} doc={main} />}
      {main === null && doc.imports.length > 0 && (
        <Import doc={{ name: doc.name, section: null, imports: doc.imports }} translations={t} />
      )}
      {doc.kind === 'compound' && <ApiSections docs={doc.docs} facts={facts} planHref={planHref} translations={t} />}
      {main === null && facts.demoPages.length > 0 && <Demos html={null} pages={facts.demoPages} translations={t} />}
    </>
  );
}

/** What the title names: its sections are those of the page. */
function Main({
  doc,
  facts,
  description,
  sourceUrl,
  planHref,
  translations: t,
}: Props & { readonly doc: ReferenceApi }) {
  return (
    <>
      {doc.imports.length > 0 && <Import doc={doc} translations={t} />}
      {doc.introduction !== null && <Raw html={doc.introduction} />}
      {description !== null && <Raw html={description} />}
      <Reference
        {...{ doc, sourceUrl, planHref, translations: t }}
        typeHrefs={facts.typeHrefs[0] ?? {}}
        inherited={facts.inherited[0] ?? []}
        demos={hasDemos(doc) && <Demos html={doc.demos} pages={facts.demoPages} translations={t} />}
      />
    </>
  );
}

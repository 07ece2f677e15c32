// A page of API reference: of a component, a function or a type, a tab of an author's page, or the list of all of them.
import { hasDemos } from '../../src/lib/api-sections.ts';
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
import { ApiTabsPage } from './ApiTabsPage.tsx';

export interface Props extends ApiPageProps {
  /** Pages that say what a plan is; a plan without one is a plain badge. */
  readonly planHref?: PlanHrefs;
}

export function ApiPage(props: Props) {
  const { doc, facts, adSettings, templates, translations: t } = props;
  const entries = apiContents(doc, t).filter(({ depth }) => depth === 2);
  return (
    <>
      <PageTop {...props} />
      <article className="dg-content dg-api">
        <h1>{doc.title}</h1>
        {isReference(doc) && <Standing {...props} doc={doc} />}
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

function isReference(doc: Props['doc']): doc is ReferenceApi {
  return doc.kind !== 'tabs' && doc.kind !== 'index';
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
  const { doc, facts, description, sourceUrl, planHref, base, translations: t } = props;
  if (doc.kind === 'index') return <ApiIndexPage index={doc} base={base} translations={t} />;
  if (doc.kind === 'tabs') return <ApiTabsPage tab={doc} facts={facts} planHref={planHref} translations={t} />;
  return (
    <>
      {hasDemos(doc) && <Demos html={doc.demos} pages={facts.demoPages} translations={t} />}
      {doc.imports.length > 0 && <Import doc={doc} translations={t} />}
      {doc.introduction !== null && <Raw html={doc.introduction} />}
      {description !== null && <Raw html={description} />}
      <Reference
        {...{ doc, sourceUrl, planHref, translations: t }}
        typeHrefs={facts.typeHrefs}
        inherited={facts.inherited[0] ?? []}
      />
    </>
  );
}

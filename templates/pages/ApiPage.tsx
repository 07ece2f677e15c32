// The API page of a component or a type: its sections in the order of behaviour §5.2.
import { assertNever } from '../../src/lib/assert-never.ts';
import { fillIn } from '../../src/lib/translate.ts';
import type { ApiDoc, ComponentApi, InterfaceApi } from '../../src/model/api.ts';
import { apiContents } from '../../src/render/api-contents.ts';
import type { ApiPageProps } from '../../src/render/template-props.ts';
import type { Texts } from '../../src/render/texts.ts';
import { ClassesTable } from '../parts/api/ClassesTable.tsx';
import { Heading } from '../parts/api/Heading.tsx';
import { Demos, DeprecationAlert, Import } from '../parts/api/opening.tsx';
import { type PlanHrefs, PropsTable } from '../parts/api/PropsTable.tsx';
import { SlotsTable } from '../parts/api/SlotsTable.tsx';
import { AdPlace } from '../parts/content/AdPlace.tsx';
import { Filled } from '../parts/filled.tsx';
import { Raw } from '../parts/raw.tsx';

export interface Props extends ApiPageProps {
  /** Pages that say what a plan is; a plan without one is a plain badge. */
  readonly planHref?: PlanHrefs;
}

export function ApiPage(props: Props) {
  const { crumbs, doc, description, sourceUrl, planHref, adSettings, templates, translations: t } = props;
  const sections = apiContents(doc, t).filter(({ depth }) => depth === 2);
  return (
    <>
      {crumbs.length > 0 && <templates.Breadcrumbs {...props} />}
      <article className="dg-content dg-api">
        <h1>{doc.title}</h1>
        {doc.kind === 'component' && doc.deprecated && (
          <DeprecationAlert name={doc.name} html={doc.deprecationInfo} translations={t} />
        )}
        <p className="description">{doc.summary}</p>
        <AdPlace settings={adSettings} translations={t} />
        {sections.length > 0 && (
          <details className="dg-contents-phone">
            <summary>{t.contents}</summary>
            <templates.ContentsList {...props} entries={sections} />
          </details>
        )}
        {doc.demos !== null && <Demos html={doc.demos} translations={t} />}
        {doc.imports.length > 0 && <Import doc={doc} translations={t} />}
        {doc.introduction !== null && <Raw html={doc.introduction} />}
        {description !== null && <Raw html={description} />}
        <Reference doc={doc} sourceUrl={sourceUrl} planHref={planHref} translations={t} />
      </article>
      <templates.PageFooter {...props} />
    </>
  );
}

interface ReferenceProps<D extends ApiDoc = ApiDoc> {
  readonly doc: D;
  readonly sourceUrl: string | null;
  readonly planHref: PlanHrefs | undefined;
  readonly translations: Texts;
}

function Reference(props: ReferenceProps) {
  const { doc } = props;
  switch (doc.kind) {
    case 'component':
      return <ComponentReference {...props} doc={doc} />;
    case 'interface':
      return <InterfaceReference {...props} doc={doc} />;
    default:
      return assertNever(doc);
  }
}

function InterfaceReference({ doc, planHref, translations }: ReferenceProps<InterfaceApi>) {
  const t = translations.apiPage;
  return (
    <>
      <Heading id="properties">{t.properties}</Heading>
      <PropsTable
        label={fillIn(t.propertiesOf, { name: doc.name })}
        props={doc.props}
        mark="optional"
        parts={{ hasSlots: false, hasClasses: false }}
        planHref={planHref}
        translations={translations}
      />
    </>
  );
}

function ComponentReference({ doc, sourceUrl, planHref, translations }: ReferenceProps<ComponentApi>) {
  const t = translations.apiPage;
  const { name, slots, classes } = doc;
  const parts = { hasSlots: slots.length > 0, hasClasses: classes.length > 0 };
  return (
    <>
      <Heading id="props">{t.props}</Heading>
      {doc.props.length === 0 ? (
        <p>{fillIn(t.noProps, { name })}</p>
      ) : (
        <PropsTable
          label={fillIn(t.propsOf, { name })}
          props={doc.props}
          mark="required"
          parts={parts}
          planHref={planHref}
          translations={translations}
        />
      )}
      <AboutProps doc={doc} t={t} />
      {!parts.hasClasses && <span id="classes" />}
      {parts.hasSlots && (
        <>
          <Heading id="slots">{t.slots}</Heading>
          <SlotsTable name={name} slots={slots} translations={translations} />
        </>
      )}
      {parts.hasClasses && (
        <>
          <Heading id="classes">{t.classes}</Heading>
          <ClassesTable name={name} classes={classes} translations={translations} />
          <p>{t.classesNote}</p>
        </>
      )}
      {doc.source !== null && <SourceCode path={doc.source} url={sourceUrl} name={name} t={t} />}
    </>
  );
}

type Words = Texts['apiPage'];

function AboutProps({ doc, t }: { readonly doc: ComponentApi; readonly t: Words }) {
  const { name, inheritance, themeName } = doc;
  return (
    <>
      {doc.spread && (
        <p>{inheritance === null ? t.spreadToRoot : fillIn(t.spreadToBase, { base: inheritance.component })}</p>
      )}
      <div className="dg-callout dg-callout-info" role="note">
        {doc.forwardsRefTo === null ? (
          <p>{fillIn(t.noRef, { name })}</p>
        ) : (
          <p>
            <Filled text={t.ref} values={{ name, element: <code>{doc.forwardsRefTo}</code> }} />
          </p>
        )}
      </div>
      {inheritance !== null && (
        <>
          <Heading as="h3" id="inheritance">
            {t.inheritance}
          </Heading>
          <p>
            <Filled
              text={t.inheritanceNote}
              values={{ name, base: <a href={inheritance.href}>{inheritance.component}</a> }}
            />
          </p>
        </>
      )}
      {themeName !== null && (
        <>
          <Heading as="h3" id="theme-default-props">
            {t.themeDefaultProps}
          </Heading>
          <p>
            <Filled text={t.themeDefaultPropsNote} values={{ name, themeName: <code>{themeName}</code> }} />
          </p>
        </>
      )}
    </>
  );
}

interface SourceCodeProps {
  readonly name: string;
  readonly path: string;
  readonly url: string | null;
  readonly t: Words;
}

function SourceCode({ name, path, url, t }: SourceCodeProps) {
  const source = url === null ? <code>{path}</code> : <a href={url}>{path}</a>;
  return (
    <>
      <Heading id="source-code">{t.sourceCode}</Heading>
      <p>
        <Filled text={t.sourceCodeNote} values={{ name, source }} />
      </p>
    </>
  );
}

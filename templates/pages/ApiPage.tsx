// The API page of a component or a type: its sections in the order of behaviour §5.2.
import { assertNever } from '../../src/lib/assert-never.ts';
import type { ApiDoc, ComponentApi, InterfaceApi } from '../../src/model/api.ts';
import type { ApiPageProps } from '../../src/render/template-props.ts';
import { ClassesTable } from '../parts/api/ClassesTable.tsx';
import { Heading } from '../parts/api/Heading.tsx';
import { Demos, DeprecationAlert, Import } from '../parts/api/opening.tsx';
import { type PlanHrefs, PropsTable } from '../parts/api/PropsTable.tsx';
import { SlotsTable } from '../parts/api/SlotsTable.tsx';
import { Raw } from '../parts/raw.tsx';

export interface Props extends ApiPageProps {
  /** Pages that say what a plan is; a plan without one is a plain badge. */
  readonly planHref?: PlanHrefs;
}

export function ApiPage(props: Props) {
  const { crumbs, doc, description, sourceUrl, planHref, templates, translations: t } = props;
  const sections = doc.toc.filter(({ depth }) => depth === 2);
  return (
    <>
      {crumbs.length > 0 && <templates.Breadcrumbs {...props} />}
      <article className="dg-content dg-api">
        <h1>{doc.title}</h1>
        {doc.kind === 'component' && doc.deprecated && <DeprecationAlert name={doc.name} html={doc.deprecationInfo} />}
        <p className="description">{doc.summary}</p>
        {sections.length > 0 && (
          <details className="dg-contents-phone">
            <summary>{t.contents}</summary>
            <templates.ContentsList {...props} entries={sections} />
          </details>
        )}
        {doc.demos !== null && <Demos html={doc.demos} />}
        {doc.imports.length > 0 && <Import doc={doc} translations={t} />}
        {doc.introduction !== null && <Raw html={doc.introduction} />}
        {description !== null && <Raw html={description} />}
        <Reference doc={doc} sourceUrl={sourceUrl} planHref={planHref} />
      </article>
      <templates.PageFooter {...props} />
    </>
  );
}

interface ReferenceProps<D extends ApiDoc = ApiDoc> {
  readonly doc: D;
  readonly sourceUrl: string | null;
  readonly planHref: PlanHrefs | undefined;
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

function InterfaceReference({ doc, planHref }: ReferenceProps<InterfaceApi>) {
  return (
    <>
      <Heading id="properties">Properties</Heading>
      <PropsTable
        label={`Properties of ${doc.name}`}
        props={doc.props}
        mark="optional"
        parts={{ hasSlots: false, hasClasses: false }}
        planHref={planHref}
      />
    </>
  );
}

function ComponentReference({ doc, sourceUrl, planHref }: ReferenceProps<ComponentApi>) {
  const { name, slots, classes } = doc;
  const parts = { hasSlots: slots.length > 0, hasClasses: classes.length > 0 };
  return (
    <>
      <Heading id="props">Props</Heading>
      {doc.props.length === 0 ? (
        <p>{name} has no props of its own.</p>
      ) : (
        <PropsTable label={`Props of ${name}`} props={doc.props} mark="required" parts={parts} planHref={planHref} />
      )}
      <AboutProps doc={doc} />
      {!parts.hasClasses && <span id="classes" />}
      {parts.hasSlots && (
        <>
          <Heading id="slots">Slots</Heading>
          <SlotsTable name={name} slots={slots} />
        </>
      )}
      {parts.hasClasses && (
        <>
          <Heading id="classes">CSS classes</Heading>
          <ClassesTable name={name} classes={classes} />
          <p>A rule name is the key of the class in the component’s class list and in the theme’s style overrides.</p>
        </>
      )}
      {doc.source !== null && <SourceCode path={doc.source} url={sourceUrl} name={name} />}
    </>
  );
}

function AboutProps({ doc }: { readonly doc: ComponentApi }) {
  const { name, inheritance, themeName } = doc;
  return (
    <>
      {doc.spread && (
        <p>
          Every other prop is handed on to{' '}
          {inheritance === null ? 'the root element' : <>the {inheritance.component} component</>}.
        </p>
      )}
      <div className="dg-callout dg-callout-info" role="note">
        {doc.forwardsRefTo === null ? (
          <p>{name} takes no ref.</p>
        ) : (
          <p>
            A ref given to {name} points to its root: <code>{doc.forwardsRefTo}</code>.
          </p>
        )}
      </div>
      {inheritance !== null && (
        <>
          <Heading as="h3" id="inheritance">
            Inheritance
          </Heading>
          <p>
            {name} is built on <a href={inheritance.href}>{inheritance.component}</a> and takes its props too.
          </p>
        </>
      )}
      {themeName !== null && (
        <>
          <Heading as="h3" id="theme-default-props">
            Theme default props
          </Heading>
          <p>
            A theme sets the props that every {name} starts with under the name <code>{themeName}</code>.
          </p>
        </>
      )}
    </>
  );
}

function SourceCode({
  name,
  path,
  url,
}: {
  readonly name: string;
  readonly path: string;
  readonly url: string | null;
}) {
  return (
    <>
      <Heading id="source-code">Source code</Heading>
      <p>
        What this page leaves open, the code of {name} answers:{' '}
        {url === null ? <code>{path}</code> : <a href={url}>{path}</a>}
      </p>
    </>
  );
}

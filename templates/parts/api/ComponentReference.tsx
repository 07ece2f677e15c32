// The sections of a component behind its import, in the order of behaviour §5.2.
import { sectionId } from '../../../src/lib/api-sections.ts';
import { fillIn } from '../../../src/lib/translate.ts';
import type { ComponentApi } from '../../../src/model/api.ts';
import { Filled } from '../filled.tsx';
import { ClassesTable } from './ClassesTable.tsx';
import { CssVariablesTable } from './CssVariablesTable.tsx';
import { Heading } from './Heading.tsx';
import { InheritedProps } from './InheritedProps.tsx';
import type { PageParts } from './PropDetails.tsx';
import { groupTitles, PropsTable } from './PropsTable.tsx';
import { headingLevels, type ReferenceProps } from './reference-props.ts';
import { SlotsTable } from './SlotsTable.tsx';
import { SourceCode } from './SourceCode.tsx';

export function ComponentReference(props: ReferenceProps<ComponentApi>) {
  const { doc, typeHrefs, planHref, translations } = props;
  const t = translations.apiPage;
  const { name, slots, classes, cssVariables } = doc;
  const { part } = headingLevels(doc);
  const ids = {
    slots: slots.length > 0 ? sectionId(doc, 'slots') : null,
    classes: classes.length > 0 ? sectionId(doc, 'classes') : null,
  };
  const propsId = sectionId(doc, 'props');
  return (
    <>
      <Heading as={part} id={propsId}>
        {t.props}
      </Heading>
      {doc.props.length === 0 && doc.alternatives.length === 0 && (
        <p>{fillIn(doc.unknownProps ? t.unknownProps : t.noProps, { name })}</p>
      )}
      {doc.props.length > 0 && (
        <PropsTable
          {...{ doc, typeHrefs, planHref, translations }}
          id={propsId}
          label={fillIn(t.propsOf, { name })}
          props={doc.props}
          mark="required"
          parts={ids}
        />
      )}
      {doc.repeatedGroups.map(({ group, count, name: other, id }) => (
        <p key={group}>
          <Filled
            text={t.groupRepeated}
            values={{ group: groupTitles(t)[group], count: String(count), name: <a href={`#${id}`}>{other}</a> }}
          />
        </p>
      ))}
      <Alternatives {...props} parts={ids} />
      <AboutProps {...props} />
      {props.demos}
      {ids.classes === null && <span id={sectionId(doc, 'classes')} />}
      {ids.slots !== null && (
        <>
          <Heading as={part} id={ids.slots}>
            {t.slots}
          </Heading>
          <SlotsTable doc={doc} id={ids.slots} slots={slots} translations={translations} />
        </>
      )}
      {ids.classes !== null && (
        <>
          <Heading as={part} id={ids.classes}>
            {t.classes}
          </Heading>
          <ClassesTable doc={doc} id={ids.classes} classes={classes} translations={translations} />
          <p>{t.classesNote}</p>
        </>
      )}
      {cssVariables.length > 0 && (
        <>
          <Heading as={part} id={sectionId(doc, 'css-variables')}>
            {t.cssVariables}
          </Heading>
          <CssVariablesTable
            doc={doc}
            id={sectionId(doc, 'css-variables')}
            variables={cssVariables}
            translations={translations}
          />
        </>
      )}
      {doc.source !== null && <SourceCode {...props} path={doc.source} />}
    </>
  );
}

function Alternatives({
  doc,
  parts,
  typeHrefs,
  planHref,
  translations,
}: ReferenceProps<ComponentApi> & { readonly parts: PageParts }) {
  const t = translations.apiPage;
  const { name, alternatives } = doc;
  if (alternatives.length === 0) return null;
  const { detail } = headingLevels(doc);
  return (
    <>
      <p>{fillIn(t.alternatives, { name })}</p>
      {alternatives.map((one) => (
        <section key={one.id} aria-labelledby={one.id}>
          <Heading as={detail} id={one.id}>
            <Filled text={t.alternative} values={{ name: <code>{one.name}</code> }} />
          </Heading>
          <PropsTable
            {...{ doc, parts, typeHrefs, planHref, translations }}
            id={one.id}
            label={`${fillIn(t.propsOf, { name })}, ${fillIn(t.alternative, { name: one.name })}`}
            props={one.props}
            mark="required"
          />
        </section>
      ))}
    </>
  );
}

function AboutProps(props: ReferenceProps<ComponentApi>) {
  const { doc, translations } = props;
  const t = translations.apiPage;
  const { name, inheritance, inherited, themeName } = doc;
  const { detail } = headingLevels(doc);
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
      {(inheritance !== null || inherited.length > 0) && (
        <Heading as={detail} id={sectionId(doc, 'inheritance')}>
          {t.inheritance}
        </Heading>
      )}
      {inheritance !== null && (
        <p>
          <Filled
            text={t.inheritanceNote}
            values={{ name, base: <a href={inheritance.href}>{inheritance.component}</a> }}
          />
        </p>
      )}
      <InheritedProps {...props} />
      {themeName !== null && (
        <>
          <Heading as={detail} id={sectionId(doc, 'theme-default-props')}>
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

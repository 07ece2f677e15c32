// The last cell of a prop: what it does, how its function is called, and what to know beside.
import { escapeHtml, stripTags } from '../../../src/lib/html.ts';
import { linkTypeNames } from '../../../src/lib/type-names.ts';
import type { ApiArgument, ApiNote, ApiProp } from '../../../src/model/api.ts';
import type { TypeHrefs } from '../../../src/model/route.ts';
import type { Texts } from '../../../src/render/texts.ts';
import { Filled } from '../filled.tsx';
import { DeprecationNote } from './table.tsx';

/** Ids of the sections that a page has, so that no prop refers to one that is missing. */
export interface PageParts {
  readonly slots: string | null;
  readonly classes: string | null;
}

export interface PropDetailsProps {
  readonly prop: ApiProp;
  readonly parts: PageParts;
  readonly typeHrefs: TypeHrefs;
  readonly translations: Texts;
}

export function PropDetails({ prop, parts, typeHrefs, translations: { apiPage: t } }: PropDetailsProps) {
  return (
    <>
      <DeprecationNote html={prop.deprecationInfo} />
      {prop.description !== '' && <div dangerouslySetInnerHTML={{ __html: prop.description }} />}
      {prop.seeMore !== null && <SeeMore seeMore={prop.seeMore} t={t} />}
      {prop.requiresRef && <p>{t.needsRef}</p>}
      {prop.signature !== null && (
        <Signature signature={prop.signature} type={stripTags(prop.type)} typeHrefs={typeHrefs} t={t} />
      )}
      {prop.notes.map((note) => (
        <Note key={note} note={note} parts={parts} t={t} />
      ))}
    </>
  );
}

interface SeeMoreProps {
  readonly seeMore: NonNullable<ApiProp['seeMore']>;
  readonly t: Texts['apiPage'];
}

function SeeMore({ seeMore: { kind, html }, t }: SeeMoreProps) {
  if (kind === 'sentence') return <div dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div>
      <Filled text={t.seeMore} values={{ link: <span dangerouslySetInnerHTML={{ __html: html }} /> }} />
    </div>
  );
}

interface SignatureProps {
  readonly signature: NonNullable<ApiProp['signature']>;
  /** Of the prop, as plain text: where it is the signature itself, that is said once. */
  readonly type: string;
  readonly typeHrefs: TypeHrefs;
  readonly t: Texts['apiPage'];
}

function Signature({ signature, type, typeHrefs, t }: SignatureProps) {
  const { text, args, returns } = signature;
  const isShown = text !== type;
  if (!isShown && args.length === 0 && returns === null) return null;
  return (
    <div className="dg-api-signature">
      {isShown && (
        <p>
          <span className="dg-api-label">{t.signature}</span>{' '}
          <code dangerouslySetInnerHTML={{ __html: linkTypeNames(escapeHtml(text), typeHrefs) }} />
        </p>
      )}
      {args.length > 0 && (
        <ul>
          {args.map((argument) => (
            <Argument key={argument.name} argument={argument} />
          ))}
        </ul>
      )}
      {returns !== null && (
        <ul>
          <Argument argument={returns} label={t.returns} />
        </ul>
      )}
    </div>
  );
}

function Argument({ argument, label }: { readonly argument: ApiArgument; readonly label?: string }) {
  return (
    <li>
      {label !== undefined && <span className="dg-api-label">{label} </span>}
      <code>{argument.name}</code>
      <div dangerouslySetInnerHTML={{ __html: argument.description }} />
      {argument.type !== null && argument.typeDescription !== null && (
        <div>
          <code>{argument.type}</code>
          <div dangerouslySetInnerHTML={{ __html: argument.typeDescription }} />
        </div>
      )}
    </li>
  );
}

interface NoteProps {
  readonly note: ApiNote;
  readonly parts: PageParts;
  readonly t: Texts['apiPage'];
}

function Note({ note, parts, t }: NoteProps) {
  switch (note) {
    case 'cssApi':
      return parts.classes !== null ? (
        <p>
          <Filled text={t.keysOfClasses} values={{ classes: <a href={`#${parts.classes}`}>{t.classes}</a> }} />
        </p>
      ) : null;
    case 'slotsApi':
      return parts.slots !== null ? (
        <p>
          <Filled text={t.keysOfSlots} values={{ slots: <a href={`#${parts.slots}`}>{t.slotsLink}</a> }} />
        </p>
      ) : null;
    case 'sx':
      return <p>{t.sx}</p>;
    case 'joy-size':
      return <p>{t.moreSizes}</p>;
    case 'joy-color':
      return <p>{t.moreColors}</p>;
    case 'joy-variant':
      return <p>{t.moreVariants}</p>;
  }
}

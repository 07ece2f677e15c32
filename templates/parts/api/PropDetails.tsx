// The last cell of a prop: what it does, how its function is called, and what to know beside.
import type { ApiArgument, ApiNote, ApiProp } from '../../../src/model/api.ts';
import { DeprecationNote } from './table.tsx';

/** Sections that a page has, so that no prop refers to one that is missing. */
export interface PageParts {
  readonly hasSlots: boolean;
  readonly hasClasses: boolean;
}

export function PropDetails({ prop, parts }: { readonly prop: ApiProp; readonly parts: PageParts }) {
  return (
    <>
      <DeprecationNote html={prop.deprecationInfo} />
      {prop.description !== '' && <div dangerouslySetInnerHTML={{ __html: prop.description }} />}
      {prop.seeMore !== null && <div dangerouslySetInnerHTML={{ __html: prop.seeMore }} />}
      {prop.requiresRef && <p>The element given here must be able to hold a ref.</p>}
      {prop.signature !== null && <Signature signature={prop.signature} />}
      {prop.notes.map((note) => (
        <Note key={note} note={note} parts={parts} />
      ))}
    </>
  );
}

function Signature({ signature }: { readonly signature: NonNullable<ApiProp['signature']> }) {
  const { text, args, returns } = signature;
  return (
    <div className="dg-api-signature">
      <p>
        <span className="dg-api-label">Signature</span> <code>{text}</code>
      </p>
      {args.length > 0 && (
        <ul>
          {args.map((argument) => (
            <Argument key={argument.name} argument={argument} />
          ))}
        </ul>
      )}
      {returns !== null && (
        <ul>
          <Argument argument={returns} label="Returns" />
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

function Note({ note, parts }: { readonly note: ApiNote; readonly parts: PageParts }) {
  switch (note) {
    case 'cssApi':
      return parts.hasClasses ? (
        <p>
          The keys are the rule names of the <a href="#classes">CSS classes</a>.
        </p>
      ) : null;
    case 'slotsApi':
      return parts.hasSlots ? (
        <p>
          The keys are the names of the <a href="#slots">slots</a>.
        </p>
      ) : null;
    case 'sx':
      return <p>It takes plain CSS, theme values by their key, and shorthands for spacing.</p>;
    case 'joy-size':
      return <p>The theme can add sizes of its own.</p>;
    case 'joy-color':
      return <p>The theme can add colors of its own.</p>;
    case 'joy-variant':
      return <p>The theme can add variants of its own.</p>;
  }
}

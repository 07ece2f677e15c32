// A type as a reader would write it: names are links to their pages, and a union too long to be read is folded.
import { stripTags } from '../../../src/lib/html.ts';
import { fillIn } from '../../../src/lib/translate.ts';
import { colorType } from '../../../src/lib/type-colors.ts';
import { linkTypeNames } from '../../../src/lib/type-names.ts';
import type { TypeHrefs } from '../../../src/model/route.ts';
import type { Texts } from '../../../src/render/texts.ts';

export interface PrintedTypeProps {
  readonly html: string;
  readonly hrefs: TypeHrefs;
  readonly t: Texts['apiPage'];
}

/** Characters of a type that a cell shows: about eight lines of a column. */
const LONGEST = 320;
const SHOWN = 120;

export function PrintedType({ html, hrefs, t }: PrintedTypeProps) {
  // A name is broken only where it does not fit by itself.
  const { html: colored, className } = colorType(html);
  const linked = linkTypeNames(colored, hrefs).replaceAll('&lt;', '&lt;<wbr>');
  const type = (
    <div
      className={className === '' ? 'dg-api-type' : `dg-api-type ${className}`}
      dangerouslySetInnerHTML={{ __html: linked }}
    />
  );
  if (html.length <= LONGEST) return type;
  const text = stripTags(html);
  const members = text.split(' | ');
  if (text.length <= LONGEST || members.length < 4) return type;
  const shown = members.filter((_, index) => members.slice(0, index + 1).join(' | ').length <= SHOWN);
  return (
    <details className="dg-api-long-type">
      <summary>
        <code>{`${(shown.length === 0 ? [text.slice(0, SHOWN)] : shown).join(' | ')} …`}</code>{' '}
        <span className="dg-api-label">{fillIn(t.members, { count: String(members.length) })}</span>
      </summary>
      {type}
    </details>
  );
}

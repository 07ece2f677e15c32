// Rows of API JSON: a prop, a parameter or a property, from what its types say.
import { ownValue } from '../lib/own-value.ts';
import type { MemberTypes, TypeDoc } from '../model/package-types.ts';
import type { PropGroup, PropJson } from '../schema/api-json.ts';
import { docText } from './doc-text.ts';

export type RowJson = Pick<PropJson, 'type'> & Partial<Omit<PropJson, 'type'>>;

/** Notes that the page shows with a link of its own. */
const NOTES: ReadonlyMap<string, string> = new Map([
  ['classes', 'cssApi'],
  ['sx', 'sx'],
  ['slots', 'slotsApi'],
]);

interface RowOptions {
  readonly ofComponent?: boolean;
  /** By name: their rows come last. */
  readonly groups?: ReadonlyMap<string, PropGroup>;
}

/** In the order of the members, required props first; without those that ask not to be shown. */
export function toRows(members: readonly MemberTypes[], options: RowOptions = {}): Record<string, RowJson> {
  const { groups, ofComponent } = options;
  const place = ({ name, required }: MemberTypes) => (groups?.has(name) ? 2 : ofComponent && required ? 0 : 1);
  const shown = members.filter(({ doc }) => !doc.isInternal);
  const rows = [...shown]
    .sort((a, b) => place(a) - place(b))
    .map((member) => [member.name, toRow(member, options)] as const);
  return Object.fromEntries(rows);
}

export function deprecation({ deprecated }: TypeDoc) {
  return deprecated === null ? {} : { deprecated: true, ...(deprecated === '' ? {} : { deprecationInfo: deprecated }) };
}

export function since({ since: version }: TypeDoc) {
  return version === null ? {} : { since: version };
}

function toRow(member: MemberTypes, { ofComponent = false, groups }: RowOptions): RowJson {
  const { name, type, doc, signature } = member;
  const description = docText(doc);
  const group = groups?.get(name);
  const note = ofComponent ? NOTES.get(name) : undefined;
  const described = (signature?.params ?? []).flatMap((param) => {
    const text = ownValue(doc.params, param.name);
    return text ? [argument(param.name, text, param.type)] : [];
  });
  const returns = signature && signature.returns !== 'void' ? doc.returns : null;
  const texts = {
    ...Object.fromEntries(described.map((param) => [param.name, param])),
    ...(signature && returns ? { [signature.returns]: argument(signature.returns, returns, signature.returns) } : {}),
  };
  return {
    type: { name: type },
    ...(member.default === null ? {} : { default: oneLine(member.default) }),
    ...(member.required ? { required: true } : {}),
    ...deprecation(doc),
    ...(description === null ? {} : { description }),
    ...(signature
      ? {
          signature: {
            type: signature.text,
            describedArgs: described.map((param) => param.name),
            ...(returns ? { returned: signature.returns } : {}),
          },
        }
      : {}),
    ...(Object.keys(texts).length === 0 ? {} : { typeDescriptions: texts }),
    ...(note === undefined ? {} : { additionalInfo: { [note]: true } }),
    ...since(doc),
    ...(group === undefined ? {} : { group }),
  };
}

/** Texts of arguments are often written with their type before them: `{number} index The index.` is read by the compiler. */
function argument(name: string, description: string, argType: string) {
  return { name, description, argType };
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

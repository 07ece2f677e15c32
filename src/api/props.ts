// The rows of a table of props, properties or parameters: facts from the page's JSON, texts from its descriptions.
import { PROP_GROUPS } from '../lib/api-sections.ts';
import { escapeAttribute, escapeHtml } from '../lib/html.ts';
import { ownValue } from '../lib/own-value.ts';
import type { ApiArgument, ApiNote, ApiProp } from '../model/api.ts';
import type { PropJson, PropTexts } from '../schema/api-json.ts';
import type { Texts } from './texts.ts';

export interface PropsInput {
  /** How the ids of the rows begin: `button-prop-`. */
  readonly prefix: string;
  readonly props: Readonly<Record<string, PropJson>>;
  readonly descriptions: Readonly<Record<string, PropTexts>> | null | undefined;
}

/** In the order of the JSON; those of groups and those that are deprecated last, as they are folded. */
export function readProps({ prefix, props, descriptions }: PropsInput, texts: Texts): ApiProp[] {
  const place = ({ group, deprecated }: PropJson) =>
    group ? PROP_GROUPS.indexOf(group) : deprecated ? PROP_GROUPS.length : -1;
  const ordered = Object.entries(props).sort(([, a], [, b]) => place(a) - place(b));
  return ordered.map(([name, prop]) => {
    const apart = ownValue(descriptions, name);
    return readProp({ name, id: `${prefix}${name}`, prop, apart }, texts);
  });
}

interface PropInput {
  readonly name: string;
  readonly id: string;
  readonly prop: PropJson;
  readonly apart: PropTexts | undefined;
}

function readProp({ name, id, prop, apart }: PropInput, texts: Texts): ApiProp {
  return {
    name,
    id,
    type: prop.type.description ? texts.html(prop.type.description) : escapeHtml(prop.type.name ?? ''),
    default: prop.default === null || prop.default === undefined ? null : String(prop.default),
    required: prop.required === true,
    deprecated: prop.deprecated === true,
    deprecationInfo: texts.either(apart?.deprecationInfo, prop.deprecationInfo),
    description: texts.either(apart?.description, prop.description) ?? '',
    since: prop.since || null,
    group: prop.group ?? null,
    plan: prop.isPremiumPlan ? 'premium' : prop.isProPlan ? 'pro' : 'community',
    signature: readSignature(prop, apart?.typeDescriptions ?? {}, texts),
    seeMore: readSeeMore(prop, apart?.seeMoreText ?? prop.seeMoreText, texts),
    requiresRef: (apart?.requiresRef ?? prop.requiresRef) === true,
    notes: Object.entries(prop.additionalInfo ?? {}).flatMap(([note, applies]) =>
      applies && isNote(note) ? [note] : [],
    ),
  };
}

function readSignature(
  { signature, typeDescriptions }: PropJson,
  apart: NonNullable<PropTexts['typeDescriptions']>,
  texts: Texts,
): ApiProp['signature'] {
  if (!signature) return null;
  const { returned } = signature;
  const described = { ...typeDescriptions, ...apart };
  const argument = (name: string): ApiArgument[] => {
    const text = ownValue(described, name);
    if (!text) return [];
    const read = Object.hasOwn(apart, name) ? texts.html : texts.inline;
    const description = read(text.description);
    return [
      {
        name: text.name ?? name,
        type: text.argType ?? null,
        typeDescription: text.argTypeDescription ? read(text.argTypeDescription) : null,
        description,
      },
    ];
  };
  const names =
    signature.describedArgs.length > 0
      ? signature.describedArgs
      : Object.keys(described).filter((name) => name !== returned);
  return {
    text: signature.type,
    args: names.flatMap(argument),
    returns: returned ? (argument(returned)[0] ?? null) : null,
  };
}

/** `See {{link}} for more.`, where the link is a field of the facts. */
function readSeeMore({ seeMoreLink }: PropJson, sentence: string | null | undefined, texts: Texts): ApiProp['seeMore'] {
  if (!seeMoreLink) return null;
  const link = `<a href="${escapeAttribute(seeMoreLink.url)}">${escapeHtml(seeMoreLink.text)}</a>`;
  return sentence
    ? { kind: 'sentence', html: texts.html(texts.fill(sentence, { link })) }
    : { kind: 'link', html: texts.html(link) };
}

const NOTES: readonly ApiNote[] = ['cssApi', 'sx', 'slotsApi', 'joy-size', 'joy-color', 'joy-variant'];

function isNote(name: string): name is ApiNote {
  return NOTES.some((note) => note === name);
}

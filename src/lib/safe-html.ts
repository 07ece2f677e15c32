// What HTML an author may write: one allow list for markdown and API texts, in the form that hast-util-sanitize reads.
import type { Schema } from 'hast-util-sanitize';
import { find, html } from 'property-information';
import { escapePattern } from './escape-pattern.ts';

export interface SanitizerOptions {
  /** HTML elements kept beside the built-in list. `script` and `style` are never kept. */
  readonly allowedTags?: readonly string[];
  /** HTML attribute names kept beside the built-in list, by element (`*` for all). Event handlers and `srcdoc` are never kept. */
  readonly allowedAttributes?: Readonly<Record<string, readonly string[]>>;
  /** Hosts, and all below them, whose pages `<iframe>` may show over HTTPS. */
  readonly embeds?: readonly string[];
}

export interface Sanitizer {
  readonly schema: Schema;
  /**
   * True for elements the sanitiser knows, kept or removed; anything else in angle brackets is text that its author
   * forgot to quote. `<Button>` is a component, not the element `button`: HTML is written in one case.
   */
  readonly isHtmlElement: (name: string) => boolean;
  /** False for elements that are taken out, with or without what they hold. */
  readonly isKept: (name: string) => boolean;
}

export function createSanitizer({
  allowedTags = [],
  allowedAttributes = {},
  embeds = [],
}: SanitizerOptions = {}): Sanitizer {
  const frames = embeds.length === 0 ? [] : ['iframe'];
  const added = [...allowedTags.map((tag) => tag.toLowerCase()), ...frames].filter((tag) => !NEVER.includes(tag));
  const tagNames = [...KEPT, ...added];
  const schema: Schema = {
    tagNames,
    strip: REMOVED.filter((tag) => !added.includes(tag)),
    attributes: { ...(frames.length > 0 && { iframe: frameAttributes(embeds) }), ...withAdded(allowedAttributes) },
    protocols: PROTOCOLS,
    required: { input: { disabled: true, type: 'checkbox' } },
    ancestors: ANCESTORS,
    clobber: [], // Ids are the page's anchors: a prefix would break every link to them.
    clobberPrefix: '',
    allowComments: false,
    allowDoctypes: false,
  };
  const kept = new Set(tagNames);
  const known = new Set([...tagNames, ...REMOVED, ...UNWRAPPED]);
  return {
    schema,
    isKept: (name) => kept.has(name.toLowerCase()),
    isHtmlElement: (name) =>
      known.has(name.toLowerCase()) && (name === name.toLowerCase() || name === name.toUpperCase()),
  };
}

type Attributes = NonNullable<Schema['attributes']>;
type Definition = Attributes[string][number];

function withAdded(added: Readonly<Record<string, readonly string[]>>): Attributes {
  const attributes: Attributes = { ...ATTRIBUTES };
  for (const [tag, names] of Object.entries(added)) {
    const key = tag.toLowerCase();
    const definitions = names.map((name) => find(html, name).property).filter((name) => !NEVER_ATTRIBUTE.test(name));
    attributes[key] = [
      ...(Object.hasOwn(attributes, key) ? (attributes[key] ?? []) : []),
      ...definitions.map((name) => narrow(name)),
    ];
  }
  return attributes;
}

/** Only pictures may hold their data in the address: an added `src` does not open that way for frames. */
function narrow(name: string): Definition {
  if (name === 'src') return ['src', NOT_DATA];
  return name === 'style' ? ['style', SAFE_STYLE] : name;
}

/** What embed codes of players and editors have. */
function frameAttributes(embeds: readonly string[]): Definition[] {
  return [
    'allow',
    'allowFullScreen',
    'frameBorder',
    'height',
    'loading',
    'referrerPolicy',
    'sandbox',
    ['src', embedPattern(embeds)],
    'width',
  ];
}

/** Matches the addresses that a frame may have: over HTTPS, on one of the hosts or below. */
export function embedPattern(embeds: readonly string[]): RegExp {
  return new RegExp(
    `^\\s*(?:https:)?//(?:[a-z0-9-]+\\.)*(?:${embeds.map(escapePattern).join('|')})(?::\\d+)?(?:[/?#]|\\s*$)`,
    'i',
  );
}

const KEPT = (
  'a abbr address article aside audio b bdi bdo blockquote br caption cite code codeblock col colgroup data dd del details ' +
  'dfn div dl dt em featurelist figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p picture pre q rp rt ' +
  'ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul ' +
  'var video wbr'
).split(' ');

/** Gone with all they hold: what they hold is code, or is read by other rules than HTML's. */
const REMOVED = (
  'applet embed frame frameset iframe link math meta noembed noframes noscript object param plaintext script select style ' +
  'svg template textarea title xmp base'
).split(' ');

/** Gone themselves; their text stays. */
const UNWRAPPED = (
  'acronym area basefont big body button canvas center datalist dialog dir fieldset font footer form head header hgroup html ' +
  'label legend main map marquee menu meter nav nobr optgroup option output progress search slot'
).split(' ');

const NEVER = ['script', 'style'];
const NEVER_ATTRIBUTE = /^on|^srcdoc$/i;

/**
 * A `style` stays when every declaration sets how the element itself looks: nothing that loads a file, leaves the
 * element's place or covers others. A value is read without nesting, so that no input takes more than linear time.
 */
const SAFE_PROPERTY =
  'align-items|align-self|aspect-ratio|background|background-color|block-size|border(?:-[a-z-]+)?|clear|color|column-gap|columns|display|' +
  'flex(?:-[a-z]+)?|float|font(?:-[a-z-]+)?|gap|inline-size|justify-content|letter-spacing|line-height|list-style-type|' +
  'margin(?:-[a-z-]+)?|(?:max|min)-(?:width|height|inline-size|block-size)|height|width|object-fit|object-position|opacity|' +
  'overflow-wrap|padding(?:-[a-z-]+)?|row-gap|tab-size|text-(?:align|decoration|indent|transform|wrap)|vertical-align|white-space|word-break';
const SAFE_FUNCTION = 'calc|clamp|color|color-mix|hsla?|hwb|lab|lch|max|min|oklab|oklch|rgba?|var';
const SAFE_STYLE = new RegExp(
  `^(?:\\s*(?:${SAFE_PROPERTY})\\s*:(?:(?:${SAFE_FUNCTION})\\([-\\w#%.,\\s+/]*\\)|[-\\w#%.,\\s+/'"])+(?:;|$))*[\\s;]*$`,
  'i',
);

const NOT_DATA = /^(?!\s*data:)/i;
const PICTURE = /^(?:data:image\/(?:png|gif|jpeg|webp);base64,[\w+/=\s]*$|(?!\s*data:))/i;
const WEB = ['http', 'https'];

const PROTOCOLS: Schema['protocols'] = {
  href: [...WEB, 'mailto', 'tel'],
  src: [...WEB, 'data'], // Narrowed to pictures by `PICTURE` and `NOT_DATA`.
  srcSet: WEB,
  poster: WEB,
  cite: WEB,
  action: WEB,
  formAction: WEB,
  data: WEB,
  background: WEB,
  longDesc: WEB,
  ping: WEB,
  xLinkHref: WEB,
};

/** Parts of a table outside of one would break out of the element they stand in. */
const ANCESTORS: Schema['ancestors'] = Object.fromEntries(
  ['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((tag) => [tag, ['table']]),
);

const MEDIA: Definition[] = [
  'autoPlay',
  'controls',
  'height',
  'loop',
  'muted',
  'playsInline',
  'poster',
  'preload',
  ['src', NOT_DATA],
  'width',
];

const ATTRIBUTES: Attributes = {
  '*': [
    'ariaCurrent',
    'ariaDescribedBy',
    'ariaHidden',
    'ariaLabel',
    'ariaLabelledBy',
    'className',
    'dir',
    'id',
    'lang',
    'role',
    ['style', SAFE_STYLE],
    'title',
    'translate',
  ],
  a: [
    'dataFootnoteBackref',
    'dataFootnoteRef',
    'dataGaEventAction',
    'dataGaEventCategory',
    'dataGaEventLabel',
    'dataGaEventSplit',
    'dataNoMarkdownLink',
    'download',
    'href',
    'hrefLang',
    'name',
    'rel',
    ['target', '_blank', '_self', '_parent', '_top'],
  ],
  audio: MEDIA,
  blockquote: ['cite'],
  codeblock: ['storageKey', 'storagekey'],
  col: ['span'],
  colgroup: ['span'],
  data: ['value'],
  del: ['cite', 'dateTime'],
  details: ['name', 'open'],
  img: ['align', 'alt', 'decoding', 'fetchPriority', 'height', 'loading', 'sizes', ['src', PICTURE], 'srcSet', 'width'],
  input: ['checked', ['disabled', true], ['type', 'checkbox']],
  ins: ['cite', 'dateTime'],
  li: ['value'],
  ol: ['reversed', 'start', 'type'],
  q: ['cite'],
  section: ['dataFootnotes'],
  source: ['height', 'media', 'sizes', ['src', NOT_DATA], 'srcSet', 'type', 'width'],
  td: ['align', 'colSpan', 'headers', 'rowSpan'],
  th: ['abbr', 'align', 'colSpan', 'headers', 'rowSpan', 'scope'],
  time: ['dateTime'],
  track: ['default', 'kind', 'label', ['src', NOT_DATA], 'srcLang'],
  video: MEDIA,
};

// Finds the dialect's own block lines and hides each behind a processing instruction of the same length, which every
// CommonMark parser reads as one block of its own: offsets stay those of the file, and nothing has to be parsed twice.
import { BLOCK_PREFIX, proseLines } from '../lib/lines.ts';

export type Marker =
  | { readonly kind: 'callout-open'; readonly name: string; readonly title: string; readonly colons: number }
  | { readonly kind: 'callout-close'; readonly colons: number }
  | { readonly kind: 'directive'; readonly json: string }
  | {
      readonly kind: 'tabs-open';
      readonly storageKey: string | null;
      /** What the tag holds that it cannot; empty: nothing. */
      readonly stray: string;
    }
  | { readonly kind: 'tabs-close' }
  | { readonly kind: 'features-open' }
  | { readonly kind: 'features-close' };

export interface Marked {
  readonly text: string;
  /** By offset of the marker's first character. */
  readonly markers: ReadonlyMap<number, Marker>;
}

const MAY_HOLD_MARKER = /:::|\{\{[ \t]*(?:["']|demo|component)|<\/?codeblock|<\/?featureList/;

/** `text` is a page with its front matter blanked out; markers at the offsets in `leave` stay as they are. */
export function hideMarkers(text: string, leave: ReadonlySet<number> = new Set()): Marked {
  const markers = new Map<number, Marker>();
  if (!MAY_HOLD_MARKER.test(text)) return { text, markers };
  let result = '';
  let copied = 0;
  const open: OpenCallouts = { stack: [], waiting: new Map() };
  for (const { start, line } of proseLines(text)) {
    const found = readMarker(line);
    if (!found) continue;
    const indent = alignWithOpener(found, open);
    const from = start + indent;
    const to = start + found.indent + found.length;
    if (leave.has(from)) continue;
    markers.set(from, found.marker);
    result += text.slice(copied, from) + mask(to - from);
    copied = to;
  }
  return { text: result + text.slice(copied), markers };
}

interface OpenCallouts {
  readonly stack: { readonly indent: number; readonly colons: number }[];
  /** How many of the stack have so many colons: a closer that closes none must not look at all of them. */
  readonly waiting: Map<number, number>;
}

/** A callout may be closed by a line that is indented deeper than the one that opened it, as after a list. */
function alignWithOpener({ marker, indent }: FoundMarker, { stack, waiting }: OpenCallouts): number {
  if (marker.kind === 'callout-open') {
    stack.push({ indent, colons: marker.colons });
    waiting.set(marker.colons, (waiting.get(marker.colons) ?? 0) + 1);
  }
  if (marker.kind !== 'callout-close' || !waiting.get(marker.colons)) return indent;
  for (let opener = stack.pop(); opener; opener = stack.pop()) {
    waiting.set(opener.colons, (waiting.get(opener.colons) ?? 1) - 1);
    if (opener.colons === marker.colons) return Math.min(indent, opener.indent);
  }
  return indent;
}

/** The longest processing instruction that fits: `<?>` is the shortest. */
function mask(length: number): string {
  return length === 3 ? '<?>' : `<?${' '.repeat(length - 4)}?>`;
}

interface FoundMarker {
  readonly indent: number;
  readonly length: number;
  readonly marker: Marker;
}

/** A callout may be the first thing of a quote or of a list item. Nearly all lines are no markers. */
const BEFORE_MARKER = new RegExp(`${BLOCK_PREFIX.source}(?=:::|\\{\\{|<)`);

function readMarker(line: string): FoundMarker | null {
  const before = BEFORE_MARKER.exec(line);
  if (!before) return null;
  const indent = before[0].length;
  const body = line.slice(indent).trimEnd();
  const marker = readCallout(body) ?? readTag(body) ?? readDirective(body);
  return marker === null ? null : { indent, length: body.length, marker };
}

function readCallout(body: string): Marker | null {
  const match = /^(:{3,})[ \t]*([A-Za-z][\w-]*)?(?:[ \t]+(.*))?$/.exec(body);
  if (!match) return readForeignCallout(body);
  const [, colons = '', name, title = ''] = match;
  return name === undefined
    ? { kind: 'callout-close', colons: colons.length }
    : { kind: 'callout-open', name, title, colons: colons.length };
}

/** `:::info[Title]` and `:::info{…}`, as other generators write it: the dialect says that it is not known. */
function readForeignCallout(body: string): Marker | null {
  const match = /^(:{3,})[ \t]*([A-Za-z][\w-]*(?:\[([^\]]*)\]|\{.*))/.exec(body);
  if (!match) return null;
  const [, colons = '', name = '', title = ''] = match;
  return { kind: 'callout-open', name, title, colons: colons.length };
}

const OPEN_TABS = '<codeblock';

function readTag(body: string): Marker | null {
  if (body === '</codeblock>') return { kind: 'tabs-close' };
  if (body === '<featureList>') return { kind: 'features-open' };
  if (body === '</featureList>') return { kind: 'features-close' };
  if (!body.startsWith(OPEN_TABS) || body.indexOf('>') !== body.length - 1) return null;
  const inside = body.slice(OPEN_TABS.length, -1);
  const attributes = inside.trim();
  if (attributes !== '' && inside.startsWith(attributes)) return null; // Another tag, whose name only starts so.
  const key = /^storageKey=(?:"([^"]*)"|'([^']*)')$/.exec(attributes);
  return { kind: 'tabs-open', storageKey: key?.[1] ?? key?.[2] ?? null, stray: key ? '' : attributes };
}

/** What can only have been meant as a directive; `{{ name }}` in prose is text. */
const LIKE_DIRECTIVE = /^\{\{(?:"|[ \t]*(?:["'][\w-]*["']?|demo|component)[ \t]*:)/;

/** A line that is no directive for a space, a quote or what stands behind it is one that the dialect reports. */
function readDirective(body: string): Marker | null {
  if (!LIKE_DIRECTIVE.test(body)) return null;
  return { kind: 'directive', json: /^\{\{".*\}\}$/.test(body) ? body.slice(1, -1) : body };
}

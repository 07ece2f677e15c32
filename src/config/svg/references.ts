// Ids of a picture and what refers to them: all get names that no page has, and a reference to anything else is refused.
import { openPart } from '../../lib/css-value.ts';
import { decodePath } from '../../lib/url.ts';
import { ANIMATIONS, isAnimated } from './allowed.ts';

export interface References {
  /** Whether the attribute holds an id, an address, or what an animation depends on. */
  isReference(name: string, element: string): boolean;
  /** The value of such an attribute; null: it is not safe. */
  rewritten(name: string, value: string, element: string): string | null;
  /** The value of any other attribute or property, which may hold `url(#id)`; null: it is not safe. */
  value(name: string, value: string): string | null;
  /** The ids in a value of the finished picture. */
  idsIn(value: string): readonly string[];
}

/** `seed`: a hash; ids begin with its start, as in `dg-svg-0a1b2c3d4e-1`. Pages keep all ids that begin with `dg-` to docs-gen. */
export function createReferences(seed: string): References {
  const scope = `dg-svg-${seed.slice(0, 10)}`;
  const own = new RegExp(`${scope}-\\d+`, 'g');
  const ids = new Map<string, string>();
  const idOf = (name: string): string => {
    const known = ids.get(name) ?? `${scope}-${ids.size + 1}`;
    ids.set(name, known);
    return known;
  };
  return {
    isReference: (name, element) =>
      name === 'id' || LABELS.has(name) || (name === 'href' && LINKING.has(element)) || isMoment(name, element),
    rewritten(name, value, element) {
      if (name === 'id') return idOf(value);
      if (LABELS.has(name)) return value.trim().split(/\s+/).map(idOf).join(' ');
      if (name === 'href') return element === 'image' ? pixels(value) : localHref(value, idOf);
      return name === 'attributeName' ? (isAnimated(value) ? value : null) : timing(value, idOf);
    },
    value: (name, value) => (FREE_TEXT.has(name) ? value : localValue(value, idOf)),
    idsIn: (value) => value.match(own) ?? [],
  };
}

const LABELS = new Set(['aria-labelledby', 'aria-describedby']);
const LINKING = new Set([...ANIMATIONS, 'image', 'linearGradient', 'pattern', 'radialGradient', 'textPath', 'use']);
const FREE_TEXT = new Set(['aria-label', 'lang', 'xml:lang']);

function isMoment(name: string, element: string): boolean {
  return ANIMATIONS.has(element) && (name === 'begin' || name === 'end' || name === 'attributeName');
}

/** Pixels run nothing; an SVG would bring its own rules along. */
function pixels(address: string): string | null {
  return /^\s*data:image\/(?:png|gif|jpe?g|webp);base64,[\w+/=\s]*$/i.test(address) ? address.trim() : null;
}

function localHref(address: string, idOf: (name: string) => string): string | null {
  const [, id] = /^\s*#(\S+)\s*$/.exec(address) ?? [];
  return id === undefined ? null : `#${idOf(decodePath(id))}`;
}

/** Functions of CSS and of `transform` that compute, and load nothing. */
const FUNCTIONS = new Set(
  (
    'blur brightness calc circle clamp color color-mix contrast cubic-bezier drop-shadow ellipse grayscale hsl hsla hue-rotate ' +
    'hwb inset invert lab lch matrix matrix3d max min oklab oklch opacity path perspective polygon rect rgb rgba rotate rotatex ' +
    'rotatey rotatez saturate scale scalex scaley sepia skew skewx skewy translate translatex translatey translatez var'
  ).split(' '),
);

/** An escape of CSS spells any of this in another way: no value may have one. Nor may it go on in the next one. */
function localValue(value: string, idOf: (name: string) => string): string | null {
  if (/[\\<>{}@]/.test(value) || openPart(value) !== null) return null;
  if (!value.includes('(')) return value;
  const parts = value.split(/url\(\s*(?:"#([^"]+)"|'#([^']+)'|#([^"'()\s]+))\s*\)/i);
  let local = '';
  for (let at = 0; at < parts.length; at += 4) {
    const [text = '', ...names] = parts.slice(at, at + 4);
    for (const [, name = ''] of text.matchAll(/([-\w]*)\(/g))
      if (name !== '' && !FUNCTIONS.has(name.toLowerCase())) return null;
    const id = names.find((name) => name !== undefined);
    local += id === undefined ? text : `${text}url(#${idOf(decodePath(id))})`;
  }
  return local;
}

const CLOCK = '[\\d.:]+(?:h|min|s|ms)?';
const MOMENT = new RegExp(`^(?:indefinite|[+-]?\\s*${CLOCK}|(?:([^.\\s]+)\\.)?([a-z]+)(\\s*[+-]\\s*${CLOCK})?)$`, 'i');

/** When an animation starts and ends: `1s; logo.click + 2s`. */
function timing(value: string, idOf: (name: string) => string): string | null {
  const moments: string[] = [];
  for (const part of value.split(';').map((text) => text.trim())) {
    const [moment, id, event, delay = ''] = MOMENT.exec(part) ?? [];
    if (moment === undefined) return null;
    moments.push(id === undefined ? moment : `${idOf(id)}.${event}${delay}`);
  }
  return moments.join(';');
}

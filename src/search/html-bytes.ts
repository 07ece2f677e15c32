// The tags in the bytes of HTML. A 0 stands behind the last of them.
import {
  BANG,
  DOUBLE,
  GREATER,
  LESS,
  LOWER,
  NINE,
  SINGLE,
  SLASH,
  SMALL_A,
  SMALL_B,
  SMALL_R,
  SMALL_Z,
  SPACE,
  ZERO,
} from '../lib/ascii.ts';

/** Offset behind the tag or the comment that begins at `at`; -1: it is text. As browsers, it asks for no kind of quotes. */
export function endOfTag(html: Uint8Array, at: number): number {
  const code = byteAt(html, at + 1);
  const first = (code === SLASH ? byteAt(html, at + 2) : code) | LOWER;
  if (first < SMALL_A || first > SMALL_Z)
    return code === BANG && startsWith(html, '<!--', at) ? endOfComment(html, at) : -1;
  for (let end = at + 2; ; end++) {
    let byte = byteAt(html, end);
    if (byte > GREATER) continue;
    if (byte === GREATER) return end + 1;
    if (byte === DOUBLE || byte === SINGLE) {
      const quote = byte;
      do byte = byteAt(html, ++end);
      while (byte !== quote && byte !== 0);
    }
    if (byte === 0 || byte === LESS) return -1;
  }
}

function endOfComment(html: Uint8Array, at: number): number {
  const end = find(html, '-->', at + 4);
  return end === -1 ? html.indexOf(0, at) : end + 3;
}

/** By the first three letters of a tag: whether it may be more than what letters look like. */
const TELLING = new Uint8Array(1 << 15);
const BEGINNINGS = 'h1 h2 h3 h4 h5 h6 but svg sty scr sup tem br cod pre det !-- /p /li /di /h /td /th /tr /co';
for (const beginning of BEGINNINGS.split(' ')) {
  const [first = 0, second = 0, third] = Buffer.from(beginning);
  for (let any = 0; any < 32; any++) TELLING[placeOf(first, second, third ?? any)] = 1;
}

/** Letters of a tag by five bits each: what only begins alike is looked at in vain. */
function placeOf(first: number, second: number, third: number): number {
  return ((first & 31) << 10) | ((second & 31) << 5) | (third & 31);
}

/** False: a tag that begins so says nothing of the text around it. */
export function tellsMore(html: Uint8Array, at: number): boolean {
  return TELLING[placeOf(byteAt(html, at + 1), byteAt(html, at + 2), byteAt(html, at + 3))] === 1;
}

/** True for an element of that name, and for one that goes on with a hyphen. */
export function isElement(html: Uint8Array, name: string, at: number): boolean {
  return startsWith(html, name, at + 1) && !isWord(byteAt(html, at + 1 + name.length));
}

function isWord(byte: number): boolean {
  const small = byte | LOWER;
  return (small >= SMALL_A && small <= SMALL_Z) || (byte >= ZERO && byte <= NINE) || byte === 95;
}

/** Elements that set words apart, by the letters of their names. */
const BLOCKS: ReadonlySet<number> = new Set('p li div h1 h2 h3 h4 h5 h6 td th tr'.split(' ').map(keyOf));
const LONGEST_BLOCK = '</div>'.length;

/** Of the letters of a short name, to look it up without making it a string. */
export function keyOf(name: string): number {
  return keyOfBytes(Buffer.from(name), 0, name.length);
}

/** The same of letters from one offset to another. */
export function keyOfBytes(bytes: Uint8Array, from: number, end: number): number {
  let key = 0;
  for (let at = from; at < end; at++) key = key * 256 + byteAt(bytes, at);
  return key;
}

/** Whether words before and behind the tag are two. */
export function partsWords(html: Uint8Array, at: number, end: number): boolean {
  if (byteAt(html, at + 1) === SLASH) {
    return end - at <= LONGEST_BLOCK && BLOCKS.has(keyOfBytes(html, at + 2, end - 1));
  }
  if (byteAt(html, at + 1) !== SMALL_B || byteAt(html, at + 2) !== SMALL_R) return false;
  let last = end - 2;
  if (byteAt(html, last) === SLASH) last--;
  while (byteAt(html, last) <= SPACE) last--;
  return last === at + 2;
}

/** -1: nowhere from `from` on. */
export function find(bytes: Uint8Array, text: string, from: number): number {
  const first = text.charCodeAt(0);
  for (let at = from; ; at++) {
    const byte = byteAt(bytes, at);
    if (byte === 0) return -1;
    if (byte === first && startsWith(bytes, text, at)) return at;
  }
}

export function startsWith(bytes: Uint8Array, text: string, at: number): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** Past the end there is nothing, which is 0. */
export function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

// The tags in the bytes of HTML. A 0 stands behind the last of them.

const [BANG, DOUBLE, SINGLE, SLASH, LESS, GREATER, A, B, R, Z] = [33, 34, 39, 47, 60, 62, 97, 98, 114, 122];
/** Added to the code of a capital letter, it gives the small one. */
const LOWER = 32;
const SPACE = 32;

/** Offset behind the tag or the comment that begins at `at`; -1: it is text. As browsers, it asks for no kind of quotes. */
export function endOfTag(html: Uint8Array, at: number): number {
  const code = byteAt(html, at + 1);
  const first = (code === SLASH ? byteAt(html, at + 2) : code) | LOWER;
  if (first < A || first > Z) return code === BANG && startsWith(html, '<!--', at) ? endOfComment(html, at) : -1;
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

/** By the first two letters of a tag: whether it may be more than what letters look like. */
const TELLING = new Uint8Array(1024);
for (const tag of 'h1 h2 h3 h4 h5 h6 bu sv st sc te br co pr de !- /p /l /d /h /t /c'.split(' '))
  TELLING[placeOf(tag.charCodeAt(0), tag.charCodeAt(1))] = 1;

/** Letters of a tag by five bits each: what only begins alike is looked at in vain. */
function placeOf(first: number, second: number): number {
  return ((first & 31) << 5) | (second & 31);
}

/** False: a tag that begins so says nothing of the text around it. */
export function tellsMore(html: Uint8Array, at: number): boolean {
  return TELLING[placeOf(byteAt(html, at + 1), byteAt(html, at + 2))] === 1;
}

/** True for an element of that name, and for one that goes on with a hyphen. */
export function isElement(html: Uint8Array, name: string, at: number): boolean {
  return startsWith(html, name, at + 1) && !isWord(byteAt(html, at + 1 + name.length));
}

function isWord(byte: number): boolean {
  const small = byte | LOWER;
  return (small >= A && small <= Z) || (byte >= 48 && byte <= 57) || byte === 95;
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
  if (byteAt(html, at + 1) !== B || byteAt(html, at + 2) !== R) return false;
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

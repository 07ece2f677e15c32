// Names that look the same and differ: the code points that tell them apart, as a message alone would show two equal words.

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Zero-width characters, soft hyphens, byte order marks and the like. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cc}/gu;
const SPACES = /\p{Zs}/gu;
const HYPHENS = /[\u2010\u2011]/g;

/**
 * What of `name` is written differently in `other`: `e + U+0301`, or `U+200B` for an invisible character. Empty if the two
 * names are equal, or if people see the difference.
 */
export function codePoints(name: string, other: string): string {
  if (name === other || visible(name) !== visible(other)) return '';
  const written = [...new Set(differing(name, other).map(inCodePoints))];
  return written.length > MOST_SHOWN ? `${written.slice(0, MOST_SHOWN).join(', ')}, …` : written.join(', ');
}

/** `é.md (e + U+0301)` where the name looks like the other one, otherwise the name alone. */
export function distinguishable(name: string, other: string): string {
  const note = codePoints(name, other);
  return note === '' ? name : `${name} (${note})`;
}

const MOST_SHOWN = 3;

function visible(name: string): string {
  return name.replace(INVISIBLE, '').replace(SPACES, ' ').replace(HYPHENS, '-').normalize('NFC');
}

/** Letters of `name`: names that look the same have the same letters in the same order, except the invisible ones. */
function differing(name: string, other: string): string[] {
  const [own, others] = [lettersOf(name), lettersOf(other)];
  const found: string[] = [];
  for (let i = 0, j = 0; i < own.length; ) {
    const [letter = '', counterpart] = [own[i], others[j]];
    if (letter === counterpart) {
      i++;
      j++;
    } else if (counterpart !== undefined && visible(counterpart) === '') j++;
    else {
      found.push(letter);
      i++;
      if (visible(letter) !== '') j++;
    }
  }
  return found;
}

function lettersOf(name: string): string[] {
  return [...graphemes.segment(name)].map(({ segment }) => segment);
}

function inCodePoints(letter: string): string {
  return [...letter].map(inCodePoint).join(' + ');
}

function inCodePoint(character: string): string {
  if (/^[!-~]$/.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

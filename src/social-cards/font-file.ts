// A font file as far as a card has to know it: its weight, and which characters it has.
import { create } from 'fontkitten';

export interface FontFile {
  /** From 100 to 900. */
  readonly weight: number;
  readonly characters: ReadonlySet<number>;
}

/** What is wrong with it, where it is none that a card can be written in. */
export function readFontFile(bytes: Uint8Array): FontFile | string {
  let font: ReturnType<typeof create>;
  try {
    font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (font.isCollection) return 'it is a font collection; use a separate file for each font';
    if (font.type === 'WOFF2') return 'it is a WOFF2 file; the supported formats are .ttf, .otf and .woff';
    return { weight: font['OS/2'].usWeightClass, characters: new Set(font.characterSet) };
  } catch {
    // What the reader of fonts stumbled over in a file that is none would help nobody.
    return 'it is damaged, or is not a .ttf, .otf or .woff file';
  }
}

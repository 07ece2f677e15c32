// What a font file says of itself, by real files in the forms that are read, and in those that are not.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type FontFile, readFontFile } from '../../src/social-cards/font-file.ts';

const require = createRequire(import.meta.url);
const inter = join(dirname(require.resolve('@fontsource/inter/package.json')), 'files');
const read = async (file: string) => readFontFile(await readFile(file));

function characters(font: FontFile | string, text: string): string {
  if (typeof font === 'string') throw new Error(font);
  return [...text].filter((character) => font.characters.has(character.codePointAt(0) ?? 0)).join('');
}

describe('a font', () => {
  test('has a weight, and the characters of its script', async () => {
    const latin = await read(join(inter, 'inter-latin-600-normal.woff'));
    expect(latin).toMatchObject({ weight: 600 });
    expect(characters(latin, 'Button … é Ж ĳ 按')).toBe('Button … é   ');
    expect(characters(await read(join(inter, 'inter-cyrillic-400-normal.woff')), 'КнопкаButton')).toBe('Кнопка');
  });

  test('may be a plain one', async () => {
    const font = readFontFile(toPlain(await readFile(join(inter, 'inter-greek-400-normal.woff'))));
    expect(font).toMatchObject({ weight: 400 });
    expect(characters(font, 'ΚουμπίЖ')).toBe('Κουμπί');
  });

  test.each([
    ['a WOFF2 file', (bytes: Buffer) => Buffer.concat([Buffer.from('wOF2'), bytes.subarray(4)]), /WOFF2/],
    ['another file', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /damaged/],
    ['an empty file', () => Buffer.alloc(0), /damaged/],
    ['half of a file', (bytes: Buffer) => bytes.subarray(0, 2000), /damaged/],
    ['only its head', (bytes: Buffer) => bytes.subarray(0, 44), /damaged/],
    ['a file with other bytes', (bytes: Buffer) => bytes.fill(0xaa, 600), /damaged/],
  ])('is not %s', async (_, spoil, problem) => {
    expect(readFontFile(spoil(await readFile(join(inter, 'inter-latin-400-normal.woff'))))).toMatch(problem);
  });
});

/** The tables of a WOFF file, unpacked, as a .ttf has them. */
function toPlain(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const from = 44 + index * 20;
    const [start, packed, length] = [
      woff.readUInt32BE(from + 4),
      woff.readUInt32BE(from + 8),
      woff.readUInt32BE(from + 12),
    ];
    const bytes = woff.subarray(start, start + packed);
    const table = packed === length ? bytes : inflateSync(bytes);
    woff.copy(head, 12 + index * 16, from, from + 4);
    head.writeUInt32BE(offset, 12 + index * 16 + 8);
    head.writeUInt32BE(length, 12 + index * 16 + 12);
    tables.push(table);
    offset += length;
  }
  return Buffer.concat([head, ...tables]);
}

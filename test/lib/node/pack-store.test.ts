import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/lib/node/hash.ts';
import { openPackStore } from '../../../src/lib/node/pack-store.ts';
import { tempDir } from '../../support/temp-dir.ts';

const keyOf = (name: string) => sha256(name);
const bytesOf = (text: string) => Buffer.from(text);
const textOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString();

/** One build that asks for `asked` and puts `put`; gives what it got. */
function build(folder: string, asked: readonly string[], put: Readonly<Record<string, string>> = {}) {
  const store = openPackStore(folder);
  const got = asked.map((name) => textOf(store.get(keyOf(name))));
  for (const [name, text] of Object.entries(put)) store.put(keyOf(name), bytesOf(text));
  return { got, problem: store.save() };
}

const packs = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.pack'));

describe('a pack store', () => {
  test('gives the next build what this one put', () => {
    const folder = join(tempDir(), 'deep', 'pages');
    expect(build(folder, ['a'], { a: 'one', b: 'é'.repeat(700_000), c: '' })).toEqual({ got: [null], problem: null });
    const long = 'é'.repeat(700_000);
    expect(build(folder, ['a', 'b', 'c', 'd'])).toEqual({ got: ['one', long, '', null], problem: null });
    expect(readdirSync(folder)).toEqual(packs(folder));
    expect(packs(folder)).toHaveLength(1);
  });

  test('writes nothing where nothing is new, and a file where something is', () => {
    const folder = tempDir();
    build(folder, [], { a: 'one' });
    const [first = ''] = packs(folder);
    build(folder, ['a'], { a: 'one' });
    expect(packs(folder)).toEqual([first]);
    build(folder, ['a'], { b: 'two' });
    expect(packs(folder)).toHaveLength(2);
    expect(build(folder, ['a', 'b']).got).toEqual(['one', 'two']);
  });

  test('stays a dozen files, and loses nothing that is asked for', () => {
    const folder = tempDir();
    const names: string[] = [];
    for (let round = 0; round < 40; round++) {
      build(folder, names, { [`n${round}`]: `text ${round}` });
      names.push(`n${round}`);
      expect(packs(folder).length).toBeLessThanOrEqual(12);
    }
    expect(build(folder, names).got).toEqual(names.map((_, round) => `text ${round}`));
  });

  test('lets go of what no build asks for, once it is much', () => {
    const folder = tempDir();
    const large = 'x'.repeat(40 << 20);
    build(folder, [], { old: large, kept: 'kept' });
    const size = () => packs(folder).reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
    expect(size()).toBeGreaterThan(40 << 20);
    build(folder, ['kept']);
    expect(size()).toBeLessThan(1000);
    expect(build(folder, ['old', 'kept']).got).toEqual([null, 'kept']);
  });

  // The entry, the index, the footer; the start, the middle, the end.
  test.each([0, 3, 8, 20, 40, 60, -1, -9, -12, -20])('takes a damaged byte at %d for nothing kept', (at) => {
    const folder = tempDir();
    build(folder, [], { a: 'first entry', b: 'second entry' });
    const file = join(folder, String(packs(folder)[0]));
    const bytes = readFileSync(file);
    const place = at < 0 ? bytes.length + at : at;
    bytes[place] = (bytes[place] ?? 0) ^ 0x55;
    writeFileSync(file, bytes);
    const { got, problem } = build(folder, ['a', 'b'], { a: 'first entry', b: 'second entry' });
    expect(problem).toBeNull();
    expect(got).not.toEqual(['first entry', 'second entry']);
    for (const [index, text] of ['first entry', 'second entry'].entries()) expect([null, text]).toContain(got[index]);
    expect(build(folder, ['a', 'b']).got).toEqual(['first entry', 'second entry']);
  });

  test.each([0, 1, 10, 30, 60, 90])('takes a file that was cut off after %d bytes for nothing kept', (length) => {
    const folder = tempDir();
    build(folder, [], { a: 'first entry', b: 'second entry' });
    const file = join(folder, String(packs(folder)[0]));
    writeFileSync(file, readFileSync(file).subarray(0, length));
    expect(build(folder, ['a', 'b'])).toEqual({ got: [null, null], problem: null });
  });

  test('is not led astray by files of others', () => {
    const folder = tempDir();
    writeFileSync(join(folder, 'zz.pack'), 'DGPACK01'.repeat(40));
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    build(folder, ['a'], { a: 'one' });
    expect(build(folder, ['a']).got).toEqual(['one']);
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  });

  test('two builds at once leave what both have made', () => {
    const folder = tempDir();
    build(folder, [], { shared: 'shared' });
    const [one, other] = [openPackStore(folder), openPackStore(folder)];
    one.put(keyOf('one'), bytesOf('1'));
    other.put(keyOf('other'), bytesOf('2'));
    one.put(keyOf('both'), bytesOf('3'));
    other.put(keyOf('both'), bytesOf('3'));
    expect([one.save(), other.save()]).toEqual([null, null]);
    expect(build(folder, ['shared', 'one', 'other', 'both']).got).toEqual(['shared', '1', '2', '3']);
  });

  test('a build that is ended leaves nothing, and the next takes away what a killed one left', () => {
    const folder = tempDir();
    const store = openPackStore(folder);
    store.put(keyOf('a'), bytesOf('one'));
    expect(readdirSync(folder)).toHaveLength(1);
    store.discard();
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, '999999999-1.new'), 'half');
    writeFileSync(join(folder, `${process.pid}-77.new`), 'of a build that runs');
    build(folder, []);
    expect(readdirSync(folder)).toEqual([`${process.pid}-77.new`]);
  });

  test.each(['before', 'meanwhile'])(
    'says why nothing can be kept, and the build goes on: a file in its place %s',
    (when) => {
      const folder = join(tempDir(), 'taken');
      if (when === 'before') writeFileSync(folder, 'a file');
      else mkdirSync(folder);
      const store = openPackStore(folder);
      rmSync(folder, { recursive: true });
      writeFileSync(folder, 'a file');
      store.put(keyOf('a'), bytesOf('one'));
      store.put(keyOf('b'), bytesOf('two'));
      expect(store.save()).toMatch(/EEXIST|ENOTDIR/);
      expect(existsSync(folder)).toBe(true);
    },
  );
});

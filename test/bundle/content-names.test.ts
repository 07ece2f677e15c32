// Names of built files by their content: they follow the content of all files that they name.
import { expect, test } from 'vitest';
import { nameByContent } from '../../src/bundle/content-names.ts';

const files = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([path, text]) => ({ path, contents: Buffer.from(text) }));
const named = (texts: Readonly<Record<string, string>>) =>
  nameByContent(files(texts)).map(({ path, contents }) => [path, Buffer.from(contents).toString()]);

const CHUNK = 'assets/part-AAAAAAAA.js';

test('a name changes with the content of a file that it imports', () => {
  const entry = 'import "./part-AAAAAAAA.js"; load("./part-AAAAAAAA.js");';
  const [one, part] = named({ 'assets/entry-BBBBBBBB.js': entry, [CHUNK]: 'export {}' });
  const [other] = named({ 'assets/entry-BBBBBBBB.js': entry, [CHUNK]: 'export { other }' });
  const name = String(part?.[0]).slice('assets/'.length);
  expect(name).toMatch(/^part-[0-9a-f]{10}\.js$/);
  expect(one?.[1]).toBe(`import "./${name}"; load("./${name}");`);
  expect(other?.[0]).not.toBe(one?.[0]);
});

test('a name that is the end of another one is not replaced in it', () => {
  const [entry, short, long] = named({
    'assets/entry-BBBBBBBB.js': 'import "./big-part-AAAAAAAA.js"; import "./part-AAAAAAAA.js";',
    [CHUNK]: 'short',
    'assets/big-part-AAAAAAAA.js': 'long',
  });
  const [shortName, longName] = [short, long].map((file) => String(file?.[0]).slice('assets/'.length));
  expect(entry?.[1]).toBe(`import "./${longName}"; import "./${shortName}";`);
});

test('a file keeps its own name in its text, and bytes that name no other file', () => {
  const text = 'console.log("part-AAAAAAAA.js", "none-CCCCCCCC.js")';
  expect(named({ [CHUNK]: text })[0]?.[1]).toBe(text);
});

test('files that name each other are reported', () => {
  expect(() => named({ [CHUNK]: '"other-BBBBBBBB.js"', 'assets/other-BBBBBBBB.js': '"part-AAAAAAAA.js"' })).toThrow(
    'Built files name each other in a circle: part-AAAAAAAA.js, other-BBBBBBBB.js.',
  );
});

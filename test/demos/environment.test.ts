// What a module reads of its environment, and its text with values in the place of constants.
import { describe, expect, test } from 'vitest';
import { freeNames, NODE_NAMES, withConstants } from '../../src/demos/environment.ts';
import { parseModule } from '../../src/demos/syntax/parse-module.ts';

async function free(source: string, file = 'Demo.tsx'): Promise<string[]> {
  const parsed = await parseModule(source, file);
  if (!parsed.ok) throw new Error(parsed.diagnostic.message);
  return freeNames(parsed.value.program, NODE_NAMES).map(({ name, start, end, isChecked }) => {
    expect(
      source
        .slice(start, end)
        .replace(/\?\.|\['?|'?\]/g, '.')
        .replace(/\.$/, ''),
    ).toBe(name);
    return isChecked ? `${name}?` : name;
  });
}

describe('a name of Node.js', () => {
  test.each<[source: string, names: string[]]>([
    ['const a = process.env.API_URL;', ['process.env.API_URL']],
    ["const a = process.env['API_URL'];", ['process.env.API_URL']],
    ['const a = process?.env?.A + process.env.B;', ['process.env.A', 'process.env.B']],
    ['const { A } = process.env;', ['process']],
    ['const a = { process, Buffer: 1, b: Buffer.from("") };', ['process', 'Buffer']],
    ['const a = b.process.env.A; a.Buffer;', []],
    ['const Buffer = 1; f(Buffer);', []],
    ['import { Buffer } from "buffer"; f(Buffer);', []],
    ['function f(process: Process) { return process.env.A; }', []],
    ["if (typeof process !== 'undefined') f(process.env.A);", ['process.env.A?']],
    ['type A = typeof process; let b: Buffer;', []],
    ['f(__dirname, [__filename], <b>{process.cwd()}</b>);', ['__dirname', '__filename', 'process']],
  ])('is found where it is read: %s', async (source, names) => {
    expect(await free(source)).toEqual(names);
  });
});

describe('a constant', () => {
  const values = { __VERSION__: '2.1.0', 'process.env.API_URL': 'https://api.example', FLAGS: { a: [1] } };

  test.each<[source: string, text: string]>([
    ['f(__VERSION__, process.env.API_URL);', 'f("2.1.0", "https://api.example");'],
    ['const a = { __VERSION__ };', 'const a = { __VERSION__: "2.1.0" };'],
    ['f(FLAGS.a, process.env.OTHER);', 'f(({"a":[1]}).a, process.env.OTHER);'],
    ['const FLAGS = 1; f(FLAGS);', 'const FLAGS = 1; f(FLAGS);'],
    ["f('__VERSION__'); // FLAGS", "f('__VERSION__'); // FLAGS"],
  ])('has its value in an online editor: %s', async (source, text) => {
    expect(await withConstants(source, 'Demo.jsx', values)).toBe(text);
  });

  test('stays in a style sheet', async () => {
    expect(await withConstants('.FLAGS {}', 'a.css', values)).toBe('.FLAGS {}');
  });
});

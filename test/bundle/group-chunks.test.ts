// Which chunks become one file, and that the files still run when they have.
import { describe, expect, test } from 'vitest';
import { groupChunks } from '../../src/bundle/group-chunks.ts';
import { type Chunk, type EntryChunk, planGroups } from '../../src/bundle/plan-groups.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const entry = (name: string, page: string, imports: readonly string[], text = ''): EntryChunk => ({
  path: `${name}.js`,
  page,
  imports: imports.map((chunk) => `${chunk}.js`),
  text,
});
const chunk = (name: string, imports: readonly string[] = [], text = ''): Chunk => ({
  path: `${name}.js`,
  imports: imports.map((other) => `${other}.js`),
  text,
});

/** More than the file that it would save. */
const LARGE = ' '.repeat(100_000);

/** Twenty demos on ten pages; `uses` says which of them import a chunk at once. */
const demos = (uses: (index: number) => readonly string[]) =>
  Array.from({ length: 20 }, (_, index) => entry(`d${index}`, `page ${index % 10}`, uses(index)));

describe('chunks', () => {
  test('that all demos need are one file, those that most need another, those that a tenth needs a third', () => {
    const groups = planGroups({
      entries: demos((index) => ['all', ...(index < 12 ? ['most'] : []), ...(index < 2 ? ['few'] : [])]),
      shared: [chunk('all', ['below']), chunk('below'), chunk('most', [], LARGE), chunk('few', [], LARGE)],
    });
    expect(groups.get('all.js')).toBe(groups.get('below.js'));
    expect(new Set(groups.values()).size).toBe(3);
  });

  test('that are small are joined with others of the same demos, and never load large ones', () => {
    const groups = planGroups({
      entries: demos((index) => (index === 3 ? ['a', 'b', 'c'] : index === 4 ? ['a', 'b'] : index === 5 ? ['c'] : [])),
      shared: [chunk('a'), chunk('b', ['large']), chunk('c'), chunk('large', [], LARGE)],
    });
    expect(groups.get('a.js')).toBe(groups.get('b.js'));
    expect(groups.get('c.js')).not.toBe(groups.get('large.js'));
    expect(groups.get('c.js')).not.toBe(groups.get('b.js'));
  });

  test.each(['a2', 'c'])('never import each other in a cycle, even if %s is large', (large) => {
    // `a2` and `c` as one file would save the most, but `a`, in the group of `a2`, imports `b`, which imports `c`.
    // Not all three can be one file: demos that need only `b2`, of the group of `b`, would load the large chunk.
    const size = (name: string, bytes = 0) => ' '.repeat(name === large ? 100_000 : bytes);
    const shared = [
      chunk('a', ['b']),
      chunk('a2', ['c'], size('a2')),
      chunk('b', ['c'], size('b', 10_000)),
      chunk('b2'),
      chunk('c', [], size('c')),
    ];
    const groups = planGroups({
      entries: [
        ...['a', 'a2', 'a2', 'a2', 'a2', 'a2', 'b2'].map((name, index) => entry(`p${index}`, 'p', [name])),
        ...['b', 'b2', 'b2'].map((name, index) => entry(`q${index}`, 'q', [name])),
        ...demos(() => []).slice(0, 3), // So that less than half of the demos need `a2`.
      ],
      shared,
    });
    const across = shared.flatMap(({ path, imports }) =>
      imports.map((other) => [groups.get(path), groups.get(other)]).filter(([from, to]) => from !== to),
    );
    expect(across).not.toEqual([]);
    expect(across.filter(([from, to]) => across.some((other) => other[0] === to && other[1] === from))).toEqual([]);
  });

  test('that few demos need stay with their pages, and those of one demo become part of it', () => {
    const groups = planGroups({
      entries: demos((index) => (index % 10 === 3 ? ['a', 'b'] : index === 4 ? ['c'] : [])),
      shared: [chunk('a'), chunk('b'), chunk('c', ['d']), chunk('d')],
    });
    expect(Object.fromEntries(groups)).toEqual({
      'a.js': 'page 3',
      'b.js': 'page 3',
      'c.js': 'd4.js',
      'd.js': 'd4.js',
    });
  });

  test('that no demo needs stay unchanged', () => {
    const groups = planGroups({
      entries: demos(() => ['a']),
      shared: [chunk('a'), chunk('lonely')],
    });
    expect([...groups.keys()]).toEqual(['a.js']);
  });
});

test('grouped files run like the chunks, and share the same modules', async () => {
  const files = await groupChunks(
    {
      entries: [
        entry(
          'one',
          'p',
          ['count', 'name'],
          'import{a as c}from"./count.js";import{n}from"./name.js";export default()=>n+c();',
        ),
        entry(
          'three',
          'p',
          ['name', 'alone'],
          'import{n}from"./name.js";import{x}from"./alone.js";export default()=>n.trim()+x();',
        ),
        entry('two', 'q', ['count'], 'import{a}from"./count.js";var x=()=>a();export{x as default};'),
      ],
      shared: [
        chunk('count', ['effect'], `import"./effect.js";var i=0,a=()=>++i;export{a};`),
        chunk('name', ['count'], `import{a as b}from"./count.js";var n="name "+b()+" ";export{n};${LARGE}`),
        chunk('alone', ['count'], 'import{a}from"./count.js";var x=()=>a()*10;export{x};'),
        chunk('effect', [], 'globalThis.groupEffects=(globalThis.groupEffects??0)+1;'),
      ],
    },
    (index) => `shared-${index}.js`,
  );
  expect([...files.keys()].sort()).toEqual(['one.js', 'shared-0.js', 'shared-1.js', 'three.js', 'two.js']);
  const dir = tempDir();
  await writeFiles(dir, { ...Object.fromEntries(files), 'package.json': '{ "type": "module" }' });
  const load = async (name: string): Promise<() => string | number> => (await import(`${dir}/${name}.js`)).default;
  const [one, two, three] = [await load('one'), await load('two'), await load('three')];
  expect([one(), two(), three()]).toEqual(['name 1 2', 3, 'name 140']);
  expect(Object.getOwnPropertyDescriptor(globalThis, 'groupEffects')?.value).toBe(1);
});

// Chunks of the program as scripts: what they import, export and load later is what the modules did.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
// @ts-expect-error it is JavaScript.
import { scriptChunks } from '../../scripts/script-chunks.mjs';

interface Made {
  readonly one: unknown;
  readonly 'two words': unknown;
  readonly all: unknown;
  readonly join: unknown;
  readonly path: { readonly join: unknown };
  readonly later: () => Promise<unknown>;
  readonly other: () => Promise<unknown>;
  readonly here: string;
  readonly default: () => unknown;
}

/** Runs the scripts as the loader does. */
function runEntry(modules: Readonly<Record<string, string>>, entry: string) {
  const files: ReadonlyMap<string, string> = scriptChunks(new Map(Object.entries(modules)), { start: '' });
  const loaded = new Map<string, unknown>();
  const load = (id: string): unknown => {
    if (!loaded.has(id)) {
      const chunk = runInThisContext(files.get(`chunks/${id}.cjs`) ?? '');
      loaded.set(
        id,
        chunk(
          load,
          async (later: string) => load(later),
          (specifier: string) => import(specifier),
          createRequire(import.meta.url),
          () => `file:///${id}`,
        ),
      );
    }
    return loaded.get(id);
  };
  const id = /load\("([^"]+)"\)/.exec(files.get(entry) ?? '')?.[1] ?? '';
  return { exports: load(id), files };
}

test('imports, exports, addresses and what is loaded later', async () => {
  const { exports, files } = runEntry(
    {
      'main.js':
        'import{a as one,default as two}from"./chunks/x-1.js";import*as all from"./chunks/x-1.js";import path,{join}from"node:path";import"./chunks/y-2.js";' +
        'let later=()=>import("./chunks/y-2.js"),other=()=>import("node:os");let here=import.meta.url;' +
        'export{one,two as"two words",all,join,path,later,other,here};export default function named(){return this}',
      'chunks/x-1.js': 'import{y}from"./y-2.js";let local=["a",y];export{local as a};export default class{}',
      'chunks/y-2.js': 'globalThis.dgRuns=(globalThis.dgRuns??0)+1;let y="é";export{y}',
    },
    'main.js',
  );
  const made = exports as Made;
  expect(made.one).toEqual(['a', 'é']);
  expect(made.all).toEqual({ a: made.one, default: made['two words'] });
  expect([made.join, made.path.join]).toEqual([join, join]);
  expect(await made.later()).toEqual({ y: 'é' });
  expect(await made.other()).toHaveProperty('tmpdir');
  expect(made.here).toMatch(/^file:\/\/\/main-[0-9A-F]{8}$/);
  const { default: named } = made;
  expect(named()).toBeUndefined();
  expect((globalThis as { dgRuns?: number }).dgRuns).toBe(1);
  expect([...files.keys()].filter((file) => !file.startsWith('chunks/'))).toEqual(['main.js']);
});

test.each([
  ['an exported name that gets another value', 'let a=1;function set(){a=2}export{a,set}', 'is given another value'],
  ['a package that is imported at once', 'import satori from"satori";export{satori}', 'imported when it is needed'],
  ['a chunk that is not there', 'import{a}from"./chunks/none.js";export{a}', 'not there'],
  ['names that are handed on', 'export*from"./chunks/x.js";', 'not known here'],
])('%s ends the bundling', (_, text, message) => {
  expect(() => scriptChunks(new Map([['main.js', text]]), { start: '' })).toThrow(message);
});

test('`new.target` stays what it is', () => {
  const { exports } = runEntry(
    { 'main.js': 'function Kind(){return new.target?{isNew:true}:{isNew:false}}export{Kind};' },
    'main.js',
  );
  const { Kind } = exports as { readonly Kind: { (): unknown; new (): unknown } };
  expect([Kind(), new Kind()]).toEqual([{ isNew: false }, { isNew: true }]);
});

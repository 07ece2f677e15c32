import { describe, expect, test } from 'vitest';
import { relink, scriptsInOrder } from '../../../src/client/live/link.ts';
import { addressOf } from '../../../src/lib/script-address.ts';

const graph = {
  '/base/assets/live/a.js': ['./b.js', '/base/assets/react.js'],
  '/base/assets/live/b.js': ['./c.js'],
  '/base/assets/live/c.js': [],
  '/base/assets/live/d.js': ['./c.js'],
  '/base/assets/react.js': ['./chunk.js'],
  '/base/assets/chunk.js': [],
};

describe('scriptsInOrder', () => {
  test('puts what is named before what names it, each once, and nothing besides', () => {
    expect(scriptsInOrder(['/base/assets/live/a.js', '/base/assets/live/b.js'], graph)).toEqual([
      '/base/assets/live/c.js',
      '/base/assets/live/b.js',
      '/base/assets/chunk.js',
      '/base/assets/react.js',
      '/base/assets/live/a.js',
    ]);
  });
});

test.each([
  ['./b.js', '/base/assets/live/b.js'],
  ['/base/assets/react.js', '/base/assets/react.js'],
])('%s in a script leads to %s', (specifier, address) => {
  expect(addressOf(specifier, '/base/assets/live/a.js')).toBe(address);
});

test('relink leads all imports to where the scripts are now, and leaves other texts alone', () => {
  const text = `import{a}from"./b.js";import"./b.js";export{c}from"./c.js";const d=()=>import("./b.js"),e="./b.json";`;
  const places = new Map([
    ['./b.js', 'blob:null/1'],
    ['./c.js', 'blob:null/2'],
  ]);
  expect(relink(text, places)).toBe(
    `import{a}from"blob:null/1";import"blob:null/1";export{c}from"blob:null/2";const d=()=>import("blob:null/1"),e="./b.json";`,
  );
});

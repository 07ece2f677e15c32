// Which export of a demo's module is shown.
import { describe, expect, test } from 'vitest';
import { findExport } from '../../src/demos/shown-export.ts';

describe('the component of a demo', () => {
  test.each<[what: string, source: string, exportName: string, file?: string]>([
    ['the default export', 'export function A() {}\nexport default function B() {}', 'default'],
    ['a name that is exported as default', 'const A = 1;\nexport { A as default, A as B };', 'default'],
    ['the default export of another module', "export { default } from './a';", 'default'],
    ['the only function', 'export function Hello() {}', 'Hello'],
    ['the only constant', 'export const Hello = React.memo(() => null);', 'Hello'],
    ['the only class', 'export class Hello extends React.Component {}', 'Hello'],
    ['the only name in a list', 'function Hello() {}\nexport { Hello };', 'Hello'],
    ['the only name of another module', "export { Inner as Hello } from './inner';", 'Hello'],
    [
      'the only one beside types, data and hooks',
      `export interface Props {}
export type Size = 1;
interface More {}
import type { Other } from './other';
export { More, Other };
export enum Kind { A }
export const rows = [1];
export const ROWS = [1] as const;
export const Context = React.createContext(null);
export function useRows() {}
export const Hello = () => null;`,
      'Hello',
    ],
    [
      'the one that is named like the file',
      'export function Row() {}\nexport const ButtonBasic = Row;',
      'ButtonBasic',
      'a/button-basic.tsx',
    ],
    [
      'the one that is named like the folder',
      'export const A = b;\nexport const HeroCard = a;',
      'HeroCard',
      'a/hero-card/index.tsx',
    ],
    ['nothing', 'export const value = 1;\nexport function helper() {}', 'default'],
  ])('is %s', async (_, source, exportName, file = 'Demo.tsx') => {
    expect(await findExport(file, source)).toEqual({ value: exportName, diagnostics: [] });
  });

  test('is an error at the second of several', async () => {
    const { value, diagnostics } = await findExport(
      'a/Menu.tsx',
      'export function Closed() {}\n\nexport const Open = Closed;\n',
    );
    expect(value).toBe('Closed');
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'demos/several-components',
        at: { file: 'a/Menu.tsx', line: 3, column: 14, length: 4 },
        message: 'The module exports several components, and none as default: Closed, Open.',
      }),
    ]);
  });
});

// Hooks and functions as API JSON shows them: overloads, and type parameters with their constraints.
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type DescribedPackage, describeFiles } from './described-package.ts';

const ROOT = sharedTempDir();
let ui: DescribedPackage;

beforeAll(async () => {
  ui = await describeFiles(ROOT, {
    'src/index.tsx': `
/** Reads a setting. */
export declare function useSetting(name: string): boolean;
export declare function useSetting(): Record<string, boolean>;
export declare function useSetting(name: string, fallback: boolean): boolean;
interface Query { matches: boolean; media?: string }
export interface WatchMedia {
  (query: string): Query;
  (queries: readonly string[], join: 'all' | 'any', onChange?: (is: boolean) => void): Query & { all: boolean };
}
export declare const useMedia: WatchMedia;
export declare function useSorted(options: { by: 'name' }): { rows: string[] };
export declare function useSorted(options: { by: 'size'; unit: string }): { rows: string[]; unit: string };
/** @param key which one */
export const useEntry = <K extends string, V = number>(key: K, value?: V) => ({ [key]: value }) as Record<K, V>;
export function first<const T extends readonly unknown[]>(list: T, pick: <S>(item: S) => S): T[0] { return pick(list[0]); }
`,
  });
});

describe('an overloaded hook', () => {
  it('requires a parameter only where no overload leaves it out', () => {
    expect(ui.rows('useSetting', 'parameters')).toEqual(['name?: string', 'fallback?: boolean']);
    expect(ui.json('useSetting')).toMatchObject({
      signatures: [
        'useSetting(name: string): boolean',
        'useSetting(): Record<string, boolean>',
        'useSetting(name: string, fallback: boolean): boolean',
      ],
      returns: { type: { name: 'boolean | Record<string, boolean>' } },
    });
  });

  it('lists the parameters and results of all overloads', () => {
    expect(ui.rows('useMedia', 'parameters')).toEqual([
      'queries?: readonly string[]',
      "join?: 'all' | 'any'",
      'onChange?: (is: boolean) => void',
      'query?: string',
    ]);
    expect(ui.rows('useMedia', 'returnValue')).toEqual(['all?: boolean', 'matches: boolean', 'media?: string']);
  });

  it('joins the objects that its overloads take', () => {
    expect(ui.rows('useSorted', 'parameters')).toEqual(["by: 'name' | 'size'", 'unit?: string']);
  });
});

describe('a type parameter', () => {
  it('is part of the signature, with its constraint and its default', () => {
    expect(ui.json('useEntry').signatures).toEqual([
      'useEntry<K extends string, V = number>(key: K, value?: V): Record<K, V>',
    ]);
    expect(ui.json('first').signatures).toEqual([
      'first<const T extends readonly unknown[]>(list: T, pick: <S>(item: S) => S): T[0]',
    ]);
  });
});

// Docs-gen's own browser scripts for builds in a test's process: bundled by the first, the same for all others.
import { NO_MEMO } from '../../src/lib/memo.ts';
import type { Memo } from '../../src/model/memo.ts';

/** What `bundle/` makes of docs-gen's sources and the React beside it, whatever the site says. */
const SCRIPTS = new Set(['lively scripts', 'effects', 'entry script']);
const made = new Map<string, { readonly inputs: string; readonly value: Promise<unknown> }>();

/** Keeps nothing else. For sites without packages of their own: with them they may have another React. */
export const keptScripts: Memo = {
  ...NO_MEMO,
  keep<T>(name: string, key: string, inputs: readonly unknown[], make: () => Promise<T>): Promise<T> {
    if (!SCRIPTS.has(name)) return make();
    const id = `${name}\0${key}`;
    // The folder of the site is where React is looked for first.
    const known = name === 'lively scripts' ? '' : String(inputs);
    const item = made.get(id);
    if (item?.inputs === known) return item.value as Promise<T>; // Of the same name: made by the same code.
    const value = make();
    made.set(id, { inputs: known, value });
    value.catch(() => made.delete(id));
    return value;
  },
};

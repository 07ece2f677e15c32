// Renames several folders as one step.
import { renameSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from './error-code.ts';

/** All of them, or none. */
export function renameAll(names: readonly (readonly [from: string, to: string])[]): void {
  const done: (readonly [string, string])[] = [];
  try {
    for (const [from, to] of names) {
      renameSync(from, to);
      done.push([from, to]);
    }
  } catch (error) {
    for (const [from, to] of done.reverse()) renameSync(to, from);
    throw error;
  }
}

/** Of Windows, where a virus scanner or an indexer may have a file of the folder open. */
const BUSY = ['EPERM', 'EACCES', 'EBUSY'];
const BUSY_WAITS_MS = [10, 20, 50, 100, 200, 500];

export async function persistently(change: () => void): Promise<void> {
  for (const wait of process.platform === 'win32' ? BUSY_WAITS_MS : []) {
    try {
      return change();
    } catch (error) {
      if (!BUSY.includes(codeOf(error))) throw error;
      await setTimeout(wait);
    }
  }
  change();
}

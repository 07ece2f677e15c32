// Addresses of the scripts of demos: which stand for the same code, and which are on their way.
import type { RenamedScript } from '../../model/serve.ts';

/** Address of the folder, at the start of an address. */
const FOLDER = 'assets/demos/';

/** `assets/demos/ui/button/Basic-1a2b3c.js` is the script of `ui/button/Basic`. */
export function demoIdOf(src: string, base: string): string | null {
  const folder = base + FOLDER;
  const path = src.startsWith(folder) ? src.slice(folder.length) : '';
  const end = path.lastIndexOf('-');
  return end === -1 || !path.endsWith('.js') ? null : decodeURIComponent(path.slice(0, end));
}

export interface DemoScripts {
  rename(scripts: readonly RenamedScript[]): void;
  isSame(one: string, other: string): boolean;
  /** The demo is mounted with this script as soon as it is loaded, whatever its page says until then. */
  expect(id: string, script: string): void;
  isExpected(id: string | null, script: string): boolean;
}

export function createDemoScripts(): DemoScripts {
  /** By address: the name that stands for all of the same code. Names hold a hash, so this is true for ever. */
  const names = new Map<string, string>();
  const newest = new Map<string, string>();
  const nameOf = (address: string) => names.get(address) ?? address;
  return {
    rename(scripts) {
      for (const { from, to } of scripts) {
        const [name, former] = [nameOf(from), nameOf(to)];
        for (const [address, own] of names) if (own === former) names.set(address, name);
        names.set(former, name).set(to, name);
      }
    },
    isSame: (one, other) => nameOf(one) === nameOf(other),
    expect: (id, script) => void newest.set(id, script),
    isExpected: (id, script) => id !== null && newest.get(id) === script,
  };
}

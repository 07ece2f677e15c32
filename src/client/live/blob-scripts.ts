// Texts of scripts as modules that a document without an origin can import: the page's host would have to allow it else.
import { relink } from './link.ts';
import type { FrameScript } from './messages.ts';

export interface BlobScripts {
  /** What it names was added before. */
  add(script: FrameScript): void;
  importScript<T>(address: string): Promise<T>;
  /** `file`: how errors name it. */
  importText<T>(file: string, text: string): Promise<T>;
  /** The first place of an imported text in the stack of an error. */
  placeIn(stack: string): { readonly file: string; readonly line: number } | null;
}

export function createBlobScripts(): BlobScripts {
  const urls = new Map<string, string>();
  const files = new Map<string, string>();
  return {
    add({ address, text, links }) {
      const places = links.map(([specifier, target]) => [specifier, urls.get(target) ?? target] as const);
      urls.set(address, blobUrl(relink(text, new Map(places))));
    },
    importScript(address) {
      const url = urls.get(address);
      return url === undefined ? Promise.reject(new Error(`${address} was not sent.`)) : import(url);
    },
    async importText(file, text) {
      const url = blobUrl(text);
      files.set(url, file);
      return import(url);
    },
    placeIn(stack) {
      const [, url = '', line] = /(blob:[^\s()]+?):(\d+):\d+/.exec(ownLines(stack, files)) ?? [];
      const file = files.get(url);
      return file === undefined ? null : { file, line: Number(line) };
    },
  };
}

function blobUrl(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}

function ownLines(stack: string, files: ReadonlyMap<string, string>): string {
  const lines = stack.split('\n').filter((line) => [...files.keys()].some((url) => line.includes(url)));
  return lines.join('\n');
}

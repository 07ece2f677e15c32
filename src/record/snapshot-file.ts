// What is kept of pages on the disk, a line of JSON for each: one page is read without all others.
import type { PageSnapshot, SiteSnapshot } from '../model/snapshot.ts';
import { readWhole, writeWhole } from './checked-file.ts';

/** Changes with the form of the file. */
const FORM = 'docs-gen pages 1';

export interface OpenSnapshot extends Omit<SiteSnapshot, 'pages'> {
  /** `file`: absolute; null: nothing is kept of a page that is made of it alone. */
  page(file: string): PageSnapshot | null;
  /** Gives the hash of the file, as `writeSnapshot`. */
  renew(changes: SiteSnapshot): string | null;
}

/** null: it could not be written, or there is nothing to keep. */
export function writeSnapshot(path: string, { pages, ...site }: SiteSnapshot): string | null {
  return pages.length === 0 ? null : writeWhole(path, FORM, `${JSON.stringify(site)}\n${pages.map(lineOf).join('')}`);
}

/** `hash`: of the file; null: there is none, or it is another. */
export function openSnapshot(path: string, hash: string): OpenSnapshot | null {
  const whole = hash === '' ? null : readWhole(path, FORM);
  if (whole?.hash !== hash) return null;
  const { body } = whole;
  // Written by this program, letter for letter: the hash says so.
  const site = JSON.parse(body.slice(0, body.indexOf('\n'))) as Omit<SiteSnapshot, 'pages'>;
  return {
    ...site,
    page(file) {
      const line = lineAt(body, file);
      return line === null ? null : (JSON.parse(body.slice(line.start, line.end)) as [string, PageSnapshot])[1];
    },
    renew({ pages, ...now }) {
      let lines = body.slice(body.indexOf('\n'));
      for (const page of pages) {
        const line = lineAt(lines, page[0]);
        if (line === null) throw new Error(`Nothing is kept of ${page[0]}.`);
        lines = lines.slice(0, line.start) + lineOf(page) + lines.slice(line.end);
      }
      return writeWhole(path, FORM, `${JSON.stringify(now)}${lines}`);
    },
  };
}

function lineOf(page: SiteSnapshot['pages'][number]): string {
  return `${JSON.stringify(page)}\n`;
}

/** From its first letter to behind its end; null: there is none. */
function lineAt(text: string, file: string): { readonly start: number; readonly end: number } | null {
  const before = text.indexOf(`\n[${JSON.stringify(file)},`);
  return before === -1 ? null : { start: before + 1, end: text.indexOf('\n', before + 1) + 1 };
}

// Head tags of the style sheets and scripts that a page needs beside those of all pages.
import { type ClassMark, createMarkFinder } from '../lib/class-marks.ts';
import { PAGE_SCRIPTS } from '../lib/page-scripts.ts';
import { PAGE_SHEETS } from '../lib/page-sheets.ts';
import { withBase } from '../lib/url.ts';
import type { Bundle } from '../model/bundle.ts';
import type { HeadTag } from '../model/plugin.ts';

/** Classes that a page has sheets and scripts for. */
export const findMarks = createMarkFinder([...PAGE_SHEETS, ...PAGE_SCRIPTS].flatMap(({ classes }) => classes ?? []));

/** `main`: the page itself. A text that only names such a class gets a sheet too many, which changes nothing it shows. */
export function pageTags(
  main: string,
  { pageSheets, pageScripts }: Pick<Bundle, 'pageSheets' | 'pageScripts'>,
  base: string,
): HeadTag[] {
  const found = findMarks(main);
  if (found.size === 0) return [];
  const pathsOf = (wanted: readonly Wanted[], paths: ReadonlyMap<string, string>) =>
    wanted.flatMap(({ name, classes }) => (classes?.some((mark) => found.has(mark.name)) && paths.get(name)) || []);
  return [
    ...pathsOf(PAGE_SHEETS, pageSheets).map((path) => styleTag(path, base)),
    ...pathsOf(PAGE_SCRIPTS, pageScripts).map((path) => scriptTag(path, base)),
  ];
}

interface Wanted {
  readonly name: string;
  readonly classes: readonly ClassMark[] | null;
}

/** `path`: in the published folder. */
export function scriptTag(path: string, base: string): HeadTag {
  return { tag: 'script', attributes: { type: 'module', src: withBase(`/${path}`, base) } };
}

/** `path`: in the published folder. */
export function styleTag(path: string, base: string): HeadTag {
  return { tag: 'link', attributes: { rel: 'stylesheet', href: withBase(`/${path}`, base) } };
}

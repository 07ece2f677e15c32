// Head tags of the style sheets and scripts that a page needs beside those of all pages.
import { holdsMark } from '../lib/class-marks.ts';
import { PAGE_SCRIPTS } from '../lib/page-scripts.ts';
import { PAGE_SHEETS } from '../lib/page-sheets.ts';
import { withBase } from '../lib/url.ts';
import type { Bundle } from '../model/bundle.ts';
import type { HeadTag } from '../model/plugin.ts';

/** `main`: the page itself. A text that only names such a class gets a sheet too many, which changes nothing it shows. */
export function sheetTags(main: string, { pageSheets }: Pick<Bundle, 'pageSheets'>, base: string): HeadTag[] {
  return PAGE_SHEETS.flatMap(({ name, classes }): HeadTag[] => {
    const path = classes !== null && holdsMark(main, classes) ? pageSheets.get(name) : undefined;
    return path === undefined ? [] : [styleTag(path, base)];
  });
}

export function scriptTags(main: string, { pageScripts }: Pick<Bundle, 'pageScripts'>, base: string): HeadTag[] {
  return PAGE_SCRIPTS.flatMap(({ name, classes }): HeadTag[] => {
    const path = classes !== null && holdsMark(main, classes) ? pageScripts.get(name) : undefined;
    return path === undefined ? [] : [scriptTag(path, base)];
  });
}

/** `path`: in the published folder. */
export function scriptTag(path: string, base: string): HeadTag {
  return { tag: 'script', attributes: { type: 'module', src: withBase(`/${path}`, base) } };
}

/** `path`: in the published folder. */
export function styleTag(path: string, base: string): HeadTag {
  return { tag: 'link', attributes: { rel: 'stylesheet', href: withBase(`/${path}`, base) } };
}

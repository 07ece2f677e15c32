// Head tags of the style sheets that a page needs beside the one of all pages.
import { PAGE_SHEETS } from '../lib/page-sheets.ts';
import { withBase } from '../lib/url.ts';
import type { Bundle } from '../model/bundle.ts';
import type { HeadTag } from '../model/plugin.ts';

/** `main`: the page itself. A text that only names such a class gets a sheet too many, which changes nothing it shows. */
export function sheetTags(main: string, { pageSheets }: Pick<Bundle, 'pageSheets'>, base: string): HeadTag[] {
  return PAGE_SHEETS.flatMap(({ name, classes }): HeadTag[] => {
    const path = classes.test(main) ? pageSheets.get(name) : undefined;
    return path === undefined ? [] : [styleTag(path, base)];
  });
}

/** `path`: in the published folder. */
export function styleTag(path: string, base: string): HeadTag {
  return { tag: 'link', attributes: { rel: 'stylesheet', href: withBase(`/${path}`, base) } };
}

// Finds the position of an address in one of the files that it may come from, only for what is reported.
import type { FileSystem } from '../model/deps.ts';
import type { Location } from '../model/outcome.ts';
import { lineIndex, locate } from './locate.ts';

/** The first place where one of the forms stands as a whole address; null: it was put together by code. */
export type Finder = (files: readonly string[], forms: readonly string[]) => Location | null;

export function createFinder(fs: Pick<FileSystem, 'readTextSync'>, root: string): Finder {
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    let text = texts.get(file);
    if (text === undefined) {
      text = fs.readTextSync(`${root}/${file}`) ?? '';
      texts.set(file, text);
    }
    return text;
  };
  return (files, forms) => {
    for (const file of files) {
      for (const form of forms) {
        const at = form === '' ? -1 : wholeAddress(read(file), form);
        if (at !== -1) return locate(file, lineIndex(read(file)), at, form.length);
      }
    }
    return null;
  };
}

/** `/ui/a/` is not found in `/ui/a/b/`. */
function wholeAddress(text: string, form: string): number {
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
    const isWhole = !/[\w/%.-]/.test(text[at - 1] ?? ' ') && !/[\w/%?-]/.test(text[at + form.length] ?? ' ');
    if (isWhole) return at;
  }
  return -1;
}

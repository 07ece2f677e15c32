// Classes by which a page tells what it needs beside what all pages have.

export interface ClassMark {
  readonly name: string;
  /** Source of a pattern that takes no room: what follows the name. */
  readonly behind: string;
}

/** By default a longer word is another class, and `dg-demo-x` is one of `dg-demo`. */
export function classMark(name: string, behind = '\\b'): ClassMark {
  return { name, behind };
}

/** Gives the names that stand in the HTML of a page. One look for all of them: each page is asked. */
export function createMarkFinder(marks: readonly ClassMark[]): (html: string) => ReadonlySet<string> {
  const pattern = new RegExp(`\\b(?:${marks.map(({ name, behind }) => name + behind).join('|')})`, 'g');
  return (html) => new Set(html.match(pattern));
}

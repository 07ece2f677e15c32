// Classes by which a page tells what it needs beside what all pages have.

/** What all of them begin with stands but once in the pattern, which makes it half as slow. */
const PREFIX = 'dg-';
type OurClass = `${typeof PREFIX}${string}`;

export interface ClassMark {
  readonly name: OurClass;
  /** Source of a pattern that takes no room: what follows the name. */
  readonly behind: string;
}

/** By default a longer word is another class, and `dg-demo-x` is one of `dg-demo`. */
export function classMark(name: OurClass, behind = '\\b'): ClassMark {
  return { name, behind };
}

/** Gives the names that stand in the HTML of a page. One look for all of them: each page is asked. */
export function createMarkFinder(marks: readonly ClassMark[]): (html: string) => ReadonlySet<string> {
  const endings = marks.map(({ name, behind }) => name.slice(PREFIX.length) + behind);
  const pattern = new RegExp(`\\b${PREFIX}(?:${endings.join('|')})`, 'g');
  return (html) => new Set(html.match(pattern));
}

// Classes by which a page tells what it needs beside what all pages have: each page is looked through for all of them.

export interface ClassMark {
  readonly name: string;
  readonly pattern: RegExp;
}

/** `behind`: source of a pattern for what follows the name. By default a longer word is another class, and `dg-demo-x` is one of `dg-demo`. */
export function classMark(name: string, behind = '\\b'): ClassMark {
  return { name, pattern: new RegExp(`\\b${name}${behind}`) };
}

/** Looking for a text takes a tenth of the time of a pattern, and hardly any page has to be looked at twice. */
export function holdsMark(html: string, marks: readonly ClassMark[]): boolean {
  return marks.some(({ name, pattern }) => html.includes(name) && pattern.test(html));
}

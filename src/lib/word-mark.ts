// Words of the shell inside a page's text: marks for the tables of each language, which only rendering knows.

/** `key` names an entry of the shell's texts. NUL cannot come from an author, as markdown and HTML both replace it. */
export function wordMark(key: string): string {
  return `\0t${key}\0`;
}

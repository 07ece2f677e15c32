// The first heading of level 1 of a page, as its row in a derived tree shows it: found before the page is compiled.

/** Without markup; null: the text has none. `text` may be long: it is read once, line by line. */
export function firstHeading(text: string): string | null {
  let fence: string | null = null;
  for (const [, mark, atx, setext] of text.matchAll(LINE)) {
    if (mark !== undefined) {
      if (fence === null) fence = mark;
      else if (mark.startsWith(fence)) fence = null;
    } else if (fence === null) {
      const heading = plainText(atx ?? setext ?? '');
      if (heading !== '') return heading;
    }
  }
  return null;
}

/** A fence, `# Title`, or a line that is underlined with equals signs. */
const LINE = /^ {0,3}(?:(`{3,}|~{3,})|#[ \t]+(\S[^\n]*)|(\S[^\n]*)\n {0,3}=+[ \t\r]*$)/gm;

function plainText(heading: string): string {
  return heading
    .replace(/\{#[^{}\s]*\}/g, '')
    .replace(/\s#+\s*$/, '')
    .replace(/!?\[([^[\]]*)\](?:\([^()]*\))?/g, '$1')
    .replace(/<[^<>]*>/g, '')
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .trim();
}

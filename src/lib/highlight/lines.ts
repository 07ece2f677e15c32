// Highlighted code cut into its lines: a comment or a template string that runs over a line's end is closed there and goes on.

/** `html` is what `highlight` makes: text, and spans that hold nothing but text. */
export function splitLines(html: string): string[] {
  const lines: string[] = [];
  let line = '';
  /** Opening tag of the span that the text stands in; '' outside of spans. */
  let tag = '';
  let isOpen = false;
  const close = () => {
    if (isOpen) line += '</span>';
    isOpen = false;
  };
  for (const piece of html.split(/(<[^>]*>|\r?\n|\r)/)) {
    if (piece === '') continue;
    if (piece === '\n' || piece[0] === '\r') {
      close();
      lines.push(line);
      line = '';
    } else if (piece[0] === '<') {
      close();
      tag = piece === '</span>' ? '' : piece;
    } else {
      if (!isOpen && tag !== '') {
        line += tag;
        isOpen = true;
      }
      line += piece;
    }
  }
  close();
  lines.push(line);
  return lines;
}

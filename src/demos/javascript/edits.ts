// Cuts and insertions in a text, gathered in any order and made at once.

export class Edits {
  readonly source: string;
  readonly #edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];

  constructor(source: string) {
    this.source = source;
  }

  replace(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }

  cut(start: number, end: number): void {
    this.replace(start, end, '');
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  /** Cuts a range and, where nothing else stands on its lines but a comment behind it, the lines. */
  cutLines(start: number, end: number): void {
    const { source } = this;
    const lineStart = source.lastIndexOf('\n', start - 1) + 1;
    const rest = /^[ \t]*(?:\/\/[^\n]*|\/\*(?:[^*\n]|\*(?!\/))*\*\/[ \t]*)?\r?(?:\n|$)/.exec(source.slice(end));
    if (source.slice(lineStart, start).trim() === '' && rest) this.cut(lineStart, end + rest[0].length);
    else this.cut(start, end);
  }

  /** What lies inside another edit goes with it. */
  apply(): string {
    const ordered = this.#edits
      .map((edit, i) => ({ ...edit, i }))
      .sort(
        (a, b) =>
          a.start - b.start || Number(b.start === b.end) - Number(a.start === a.end) || b.end - a.end || a.i - b.i,
      );
    let text = '';
    let at = 0;
    for (const edit of ordered) {
      if (edit.start < at) {
        // Two cuts may overlap where a comment belongs to both.
        if (edit.end > at && edit.text === '') at = edit.end;
        continue;
      }
      text += this.source.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return text + this.source.slice(at);
  }
}

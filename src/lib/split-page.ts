// Cuts a page into its front matter and the rest, by the first line.

export interface SplitPage {
  /** Word after the opening `---`, or empty. */
  readonly language: string;
  /** Between the two lines, with its last line end. */
  readonly yaml: string;
  readonly yamlStart: number;
  /** The front matter with both of its lines, as it stands in the file. */
  readonly head: string;
  /** The page with the front matter blanked out: line ends stay, so that offsets and lines are those of the file. */
  readonly text: string;
}

/** null: the page has no front matter. `unclosed`: it opens one that never ends. */
export function splitPage(source: string): SplitPage | 'unclosed' | null {
  const open = OPEN.exec(source);
  if (!open) return null;
  const yamlStart = open[0].length;
  CLOSE.lastIndex = yamlStart;
  const close = CLOSE.exec(source);
  // A thematic break at the top of a page looks the same as front matter; what follows tells them apart.
  if (!close) return /^\s*[\w-]+:(?:\s|$)/.test(source.slice(yamlStart)) ? 'unclosed' : null;
  const end = close.index + close[0].length;
  const head = source.slice(0, end);
  const text = head.replace(/[^\r\n]/g, ' ') + source.slice(end);
  return { language: open[1] ?? '', yaml: source.slice(yamlStart, close.index), yamlStart, head, text };
}

const OPEN = /^---[ \t]*(?:([A-Za-z][\w.+#-]*)[ \t]*)?(?:\r\n|\n|\r)/;
const CLOSE = /^---[ \t]*$/gm;

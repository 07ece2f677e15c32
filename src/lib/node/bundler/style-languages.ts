// Style sheets in the languages that projects bring with them.

/** Whether a file is a style sheet: plain, or in a language that becomes one. */
export function isStyleSheet(file: string): boolean {
  return /\.css$/.test(file);
}

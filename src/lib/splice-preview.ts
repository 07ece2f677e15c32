// Puts an edited preview back into the full source of its demo.

/** Where the preview stands; `indent` is what its lines but the first begin with there. */
export interface PreviewPlace {
  readonly start: number;
  readonly end: number;
  readonly indent: string;
}

export function splicePreview(source: string, { start, end, indent }: PreviewPlace, edited: string): string {
  const lines = edited.split('\n').map((line, i) => (i === 0 || line === '' ? line : indent + line));
  return source.slice(0, start) + lines.join('\n') + source.slice(end);
}

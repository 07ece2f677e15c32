// Looks places up in a source map without keeping its segments: parsed, the map of 1,400 demos takes 300 MB.

export interface OriginalPlace {
  /** As the map names it. */
  readonly source: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

export interface SourceMapReader {
  /** `line` and `column` from 1. null: the code there comes from no source. */
  find(line: number, column: number): OriginalPlace | null;
}

/** `json`: a map without sections, as esbuild writes it: https://tc39.es/ecma426/ */
export function readSourceMap(json: string): SourceMapReader {
  const { sources, mappings }: { readonly sources: readonly string[]; readonly mappings: string } = JSON.parse(json);
  const starts = startsOf(mappings);
  return {
    find(line, column) {
      const start = starts[Math.floor((line - 1) / LINES_PER_START)];
      if (!start) return null;
      let found: Segment | null = null;
      const segment: Segment = { ...start };
      readOn(mappings, segment, {
        onSegment() {
          if (segment.line < line - 1 || segment.generated < column) found = { ...segment };
        },
        onLine: () => segment.line < line,
      });
      return found && toPlace(found, sources);
    },
  };
}

function toPlace({ isMapped, source, original, column }: Segment, sources: readonly string[]): OriginalPlace | null {
  return isMapped ? { source: sources[source] ?? '', line: original + 1, column: column + 1 } : null;
}

/** Segments count from the one before, so reading starts where one of these is known. */
const LINES_PER_START = 200;

/** The segment that was read last. All numbers from 0. */
interface Segment {
  /** Where the next one starts in the text. */
  offset: number;
  /** In the generated code. */
  line: number;
  /** Column there. */
  generated: number;
  isMapped: boolean;
  source: number;
  /** Line in the source. */
  original: number;
  /** Column in the source. */
  column: number;
}

function startsOf(mappings: string): Segment[] {
  const segment = { offset: 0, line: 0, generated: 0, isMapped: false, source: 0, original: 0, column: 0 };
  const starts: Segment[] = [{ ...segment }];
  readOn(mappings, segment, {
    onSegment() {},
    onLine() {
      if (segment.line % LINES_PER_START === 0) starts.push({ ...segment });
      return true;
    },
  });
  return starts;
}

interface Reader {
  onSegment(): void;
  /** A line of the generated code begins; false: it is not read. */
  onLine(): boolean;
}

function readOn(mappings: string, segment: Segment, { onSegment, onLine }: Reader): void {
  while (segment.offset < mappings.length) {
    const character = mappings[segment.offset];
    if (character === ';') {
      segment.offset += 1;
      segment.line += 1;
      segment.generated = 0;
      if (!onLine()) return;
    } else if (character === ',') segment.offset += 1;
    else {
      readSegment(mappings, segment);
      onSegment();
    }
  }
}

function readSegment(mappings: string, segment: Segment): void {
  segment.generated += readNumber(mappings, segment);
  segment.isMapped = isInSegment(mappings, segment);
  if (!segment.isMapped) return;
  segment.source += readNumber(mappings, segment);
  segment.original += readNumber(mappings, segment);
  segment.column += readNumber(mappings, segment);
  if (isInSegment(mappings, segment)) readNumber(mappings, segment); // A name.
}

function isInSegment(mappings: string, { offset }: Segment): boolean {
  return offset < mappings.length && mappings[offset] !== ',' && mappings[offset] !== ';';
}

const DIGITS = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((digit, value) => [
    digit.charCodeAt(0),
    value,
  ]),
);

/** Base 64 VLQ: five bits a digit, the lowest first; the sixth tells that more follow, and the lowest bit of all is the sign. */
function readNumber(mappings: string, segment: Segment): number {
  let value = 0;
  for (let shift = 0; ; shift += 5) {
    const digit = DIGITS.get(mappings.charCodeAt(segment.offset));
    if (digit === undefined) throw new Error(`A source map has a broken segment at ${segment.offset}.`);
    segment.offset += 1;
    value += (digit & 31) << shift;
    if ((digit & 32) === 0) return (value & 1) === 1 ? -(value >>> 1) : value >>> 1;
  }
}

// An error of a plugin at a place in a text, as esbuild counts: lines from 1, columns from 0, in bytes.
import type { PartialMessage } from 'esbuild';
import { isRecord } from '../../is-record.ts';

export interface TextPlace {
  /** As esbuild names the file. */
  readonly file: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function messageAt(text: string, place: TextPlace): PartialMessage {
  const before = place.text.slice(0, place.start);
  const lineStart = before.lastIndexOf('\n') + 1;
  const [lineText = ''] = place.text.slice(lineStart).split(/\r?\n/, 1);
  return {
    text,
    location: {
      file: place.file,
      line: before.split('\n').length,
      column: Buffer.byteLength(place.text.slice(lineStart, place.start)),
      length: Buffer.byteLength(place.text.slice(place.start, place.end)),
      lineText,
    },
  };
}

/** The module of the run whose bundling failed, where the place of a message is in another file. */
export interface BlamedModule {
  /** As esbuild names it. */
  readonly blamed: string;
}

export function blamedModule(detail: unknown): string | null {
  return isRecord(detail) && 'blamed' in detail ? String(detail.blamed) : null;
}

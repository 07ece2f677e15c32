// What a stream can show: colours, a line that is drawn again, how many columns.
import type { Environment, Output } from './context.ts';

/** Back to the first column, and clear the line. */
export const ERASE_LINE = '\r\x1b[2K';
/** Width where the stream does not tell: the one that terminals have had since punched cards. */
const DEFAULT_COLUMNS = 80;

/** `NO_COLOR` wins over `FORCE_COLOR`, which wins over what the stream is. */
export function hasColor(stream: Output, env: Environment): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR && env.FORCE_COLOR !== '0') return true;
  return stream.isTTY === true && env.TERM !== 'dumb';
}

/** A log of a CI run keeps every redraw, so it gets plain lines even where it pretends to be a terminal. */
export function hasLiveLine(stream: Output, env: Environment): boolean {
  const isCi = Boolean(env.CI) && env.CI !== 'false' && env.CI !== '0';
  return stream.isTTY === true && env.TERM !== 'dumb' && !isCi;
}

export function columnsOf(stream: Output): number {
  return stream.columns || DEFAULT_COLUMNS;
}

// A comparison as a person reads it on a terminal.
import type { ApiChange, ApiDiff, Level } from './change.ts';
import { byExport, countsText, renameHint, spanText, subject } from './words.ts';

/** Of a terminal; each gives its text back where there are no colors. */
export interface Paint {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
}

export function diffText(diff: ApiDiff, paint: Paint): string {
  const groups = byExport(diff.changes).map(([{ page, kind, owner }, changes]) => {
    const title = `${paint.bold(page)} ${paint.dim([kind, owner].filter(Boolean).join(' · '))}\n`;
    return `${title}${changes.map((change) => line(change, paint)).join('')}\n`;
  });
  return `${paint.bold(`API of ${spanText(diff)}`)}\n\n${groups.join('')}${countsText(diff)}\n`;
}

const WIDTH = 'breaking'.length;

function line(change: ApiChange, paint: Paint): string {
  const sentence = `${subject(change)} ${change.text}${renameHint(change)}`;
  return `  ${label(change.level, paint)}  ${sentence}\n`;
}

function label(level: Level, paint: Paint): string {
  const text = (level === 'compatible' ? '' : level).padEnd(WIDTH);
  return level === 'breaking' ? paint.red(text) : level === 'behavior' ? paint.yellow(text) : text;
}

// Comments such as `@focus-start` and `@highlight`, which mark lines of a demo's code: readers do not see them, and what `@focus` marks
// is the preview.

import { walk } from '../lib/syntax/walk.ts';
import { dedent } from './preview.ts';
import { parseModule } from './syntax/parse-module.ts';

export interface MarkedCode {
  /** Without these comments. */
  readonly text: string;
  /** The first part that is marked by `@focus`, de-indented. */
  readonly focus: string | null;
  readonly problems: readonly MarkProblem[];
}

/** A comment that lacks its counterpart. Offsets are those of the source. */
export interface MarkProblem {
  readonly mark: string;
  readonly missing: string;
  readonly start: number;
  readonly end: number;
}

export async function readMarks(source: string, file: string): Promise<MarkedCode> {
  const marks = /@(?:focus|highlight)\b/.test(source) ? await marksOf(source, file) : [];
  const edited = withoutMarks(source, marks);
  const { pairs, problems } = pairUp(edited.marks);
  const [first] = pairs.filter(({ isFocus }) => isFocus).sort((a, b) => a.from - b.from);
  const focus = first ? dedent(edited.text.slice(first.from, first.to)) : '';
  return { text: edited.text, focus: focus === '' ? null : focus, problems };
}

type Kind = 'start' | 'end' | 'text' | 'line';

interface Mark {
  readonly word: string;
  readonly kind: Kind;
  readonly isFocus: boolean;
  /** Of the comment, with the braces around it among elements. */
  readonly start: number;
  readonly end: number;
}

const MARK = /^\s*@(focus|highlight)(?:-(start|end|text))?(?![\w-])/;

/** In the order of the source. What does not parse has none: that is reported with its imports. */
async function marksOf(source: string, file: string): Promise<Mark[]> {
  if (file.endsWith('.css'))
    return [...source.matchAll(/\/\*([^*]*)\*\//g)].flatMap((found) =>
      toMark(found[1] ?? '', found.index, found.index + found[0].length),
    );
  const parsed = /\.[cm]?[jt]sx?$/.test(file) ? await parseModule(source, file) : null;
  if (!parsed?.ok) return [];
  const { program, comments } = parsed.value;
  const braces = new Map<number, number>();
  walk(program, (node) => {
    if (node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression')
      braces.set(node.start, node.end);
    return undefined;
  });
  return comments.flatMap((comment) => {
    const [start, end] = [comment.start ?? 0, comment.end ?? 0];
    const open = blanksBefore(source, start) - 1;
    const close = braces.get(open);
    // Braces that hold something else stay.
    const isAlone = close !== undefined && source.slice(end, close).trim() === '}';
    return isAlone ? toMark(comment.value, open, close) : toMark(comment.value, start, end);
  });
}

function toMark(text: string, start: number, end: number): Mark[] {
  const [, word, kind] = MARK.exec(text) ?? [];
  if (word === undefined) return [];
  return [{ word, kind: (kind as Kind) ?? 'line', isFocus: /@focus\b/.test(text), start, end }];
}

/** With its line in the text that is left: where it had a line of its own, the next one. */
interface PlacedMark {
  readonly mark: Mark;
  readonly lineStart: number;
  readonly lineEnd: number;
  /** Where the lines behind the mark start. */
  readonly behind: number;
}

function withoutMarks(source: string, marks: readonly Mark[]): { readonly text: string; readonly marks: PlacedMark[] } {
  let text = '';
  let from = 0;
  const cuts = marks.map((mark) => {
    const after = /^[ \t]*(?:\r?\n|$)/.exec(source.slice(mark.end))?.[0];
    const start = Math.max(from, blanksBefore(source, mark.start));
    const hasLine = after !== undefined && (start === 0 || source[start - 1] === '\n');
    text += source.slice(from, start);
    from = hasLine ? mark.end + after.length : mark.end;
    return { mark, hasLine, at: text.length };
  });
  text += source.slice(from);
  return {
    text,
    marks: cuts.map(({ mark, hasLine, at }) => {
      const lineStart = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
      const lineEnd = text.indexOf('\n', at) + 1 || text.length;
      return { mark, lineStart, lineEnd, behind: hasLine ? at : lineEnd };
    }),
  };
}

/** Offset of the first of the blanks that end at an offset, in its line. */
function blanksBefore(source: string, offset: number): number {
  let start = offset;
  while (source[start - 1] === ' ' || source[start - 1] === '\t') start -= 1;
  return start;
}

interface Part {
  readonly isFocus: boolean;
  readonly from: number;
  readonly to: number;
}

function pairUp(marks: readonly PlacedMark[]): { readonly pairs: Part[]; readonly problems: MarkProblem[] } {
  const open: PlacedMark[] = [];
  const pairs: Part[] = [];
  const problems: MarkProblem[] = [];
  const lack = ({ word, kind, start, end }: Mark) =>
    problems.push({ mark: `@${word}-${kind}`, missing: `@${word}-${kind === 'start' ? 'end' : 'start'}`, start, end });
  for (const placed of marks) {
    const { mark, lineStart, lineEnd, behind } = placed;
    if (mark.kind === 'start') open.push(placed);
    else if (mark.kind === 'line') pairs.push({ isFocus: mark.isFocus, from: lineStart, to: lineEnd });
    else if (mark.kind === 'end') {
      const index = open.findLastIndex((one) => one.mark.word === mark.word);
      const [start] = index === -1 ? [] : open.splice(index, 1);
      if (start) pairs.push({ isFocus: start.mark.isFocus, from: start.behind, to: behind });
      else lack(mark);
    }
  }
  for (const { mark } of open) lack(mark);
  return { pairs, problems: problems.sort((a, b) => a.start - b.start) };
}

// Comments that speak to the TypeScript compiler, or silence rules that only types can break: no use in JavaScript.
import type { Comment } from '@babel/types';
import type { Edits } from './edits.ts';

export function cutDirectives(comments: readonly Comment[], edits: Edits): void {
  const { source } = edits;
  for (const { value, start, end } of comments) {
    if (typeof start !== 'number' || typeof end !== 'number' || !isDroppedDirective(value)) continue;
    const before = source.slice(0, start);
    const lineStart = before.lastIndexOf('\n') + 1;
    if (before.slice(lineStart).trim() === '') edits.cutLines(start, end);
    else edits.cut(before.trimEnd().length, end);
  }
}

/** `text` is what stands between the marks of the comment. */
export function isDroppedDirective(text: string): boolean {
  return (
    /^\/?\s*@ts-(?:ignore|expect-error|nocheck|check)\b/.test(text) ||
    /^\s*eslint-(?:disable|enable)(?:-next-line|-line)?\s+@typescript-eslint\/[\w-]+(?:\s*,\s*@typescript-eslint\/[\w-]+)*\s*(?:--.*)?$/.test(
      text,
    ) ||
    /^\s*biome-ignore\s+lint\/(?:suspicious\/noExplicitAny|style\/noNonNullAssertion|style\/useImportType)\b/.test(text)
  );
}

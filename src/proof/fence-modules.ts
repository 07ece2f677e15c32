// Fences of pages to modules that can be checked, and from a place in a module back to where the author wrote it.
import { posix } from 'node:path';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { addTo } from '../lib/groups.ts';
import { sha256 } from '../lib/node/hash.ts';
import type { Location } from '../model/outcome.ts';
import type { CheckedModule } from '../model/package-types.ts';
import type { CompiledPage, TypedFence } from '../model/page.ts';

export interface FenceModules {
  /** The same text in the same company is one module, wherever it stands. */
  readonly modules: readonly CheckedModule[];
  /** Fences by the path of their module. */
  readonly fences: ReadonlyMap<string, readonly TypedFence[]>;
}

export function fenceModules(pages: readonly CompiledPage[], root: string): FenceModules {
  const modules = new Map<string, CheckedModule>();
  const fences = new Map<string, TypedFence[]>();
  for (const page of pages) {
    if (!page.primary || page.fences.length === 0) continue;
    const texts = page.fences.map(({ at: _, ...fence }) => fence);
    const company = sha256(JSON.stringify(texts)).slice(0, 12);
    for (const [index, fence] of page.fences.entries()) {
      const folder = posix.dirname(fence.at[0]?.file ?? page.file);
      // A name that no author gives a file.
      const path = `${root}/${folder}/docs-gen-fence-${company}-${index + 1}.${fence.language}`;
      modules.set(path, {
        path,
        text: checkedText(fence),
        fragment: {
          page: company,
          isSetup: fence.kind === 'setup',
          title: fence.title,
          type: fence.type,
          isExcerpt: fence.isExcerpt,
        },
      });
      addTo(fences, path, fence);
    }
  }
  return { modules: [...modules.values()], fences };
}

/** `offset` is one of the fence's text. */
export function placeInFence({ text, at }: TypedFence, offset: number, length: number): Location | undefined {
  const { line = 1, column = 1 } = locate('', lineIndex(text), offset);
  const start = at[line - 1] ?? following(at.at(-1), line - at.length);
  if (start?.column === undefined) return start;
  const rest = (text.split('\n')[line - 1]?.length ?? 0) - column + 1;
  return { ...start, column: start.column + column - 1, length: Math.max(1, Math.min(length, rest)) };
}

function following(place: Location | undefined, lines: number): Location | undefined {
  return place?.line === undefined ? place : { ...place, line: place.line + lines };
}

/** A line that the page calls wrong is meant to be. */
export function isMeantSo({ text, wrong }: TypedFence, offset: number): boolean {
  return wrong.includes(locate('', lineIndex(text), offset).line ?? 0);
}

/** Lines that the page strikes out and those that say “and so on” hold no code; offsets stay as they are. */
function checkedText({ text, deleted }: TypedFence): string {
  return text
    .split('\n')
    .map((line, index) =>
      deleted.includes(index + 1) || /^\s*(?:\.{3}|…)\s*,?\s*$/.test(line) ? ' '.repeat(line.length) : line,
    )
    .join('\n');
}

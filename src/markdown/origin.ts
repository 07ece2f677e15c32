// Places on a page with includes to places in the files that it was made of: what an author reads of is where they wrote it.
import type { Location } from '../model/outcome.ts';
import type { OriginSegment, PageOrigin } from '../model/page.ts';
import type { PageContext } from './context.ts';

/** All that the walk over a page has found so far. What stands in the front matter is found later, and in its own file. */
export function moveToOrigins(context: PageContext): void {
  const { origin, file } = context;
  if (origin === null) return;
  const move = (at: Location) => moved(at, file, origin);
  const moveAll = (found: { readonly at?: Location }[]) => {
    for (const [index, { at }] of found.entries()) if (at) found[index] = { ...found[index], at: move(at) };
  };
  moveAll(context.links);
  moveAll(context.assets);
  moveAll(context.demos);
  for (const [index, demo] of context.demos.entries())
    if (demo.fence) context.demos[index] = { ...demo, fence: { ...demo.fence, at: move(demo.fence.at) } };
  moveAll(context.components);
  for (const [index, fence] of context.fences.entries()) context.fences[index] = { ...fence, at: fence.at.map(move) };
  moveAll(context.diagnostics);
  context.headingAt &&= move(context.headingAt);
  context.leadAt &&= move(context.leadAt);
}

/** Content file that line `line` of the page was written in. */
export function nameAt(line: number | undefined, contentName: string, origin: PageOrigin | null): string {
  return (origin && line !== undefined && segmentAt(line, origin)?.name) || contentName;
}

/** File that a place of the page was written in, relative to the root: addresses beside it are relative to it. */
export function fileAt({ file, line }: Location, origin: PageOrigin | null): string {
  return (origin && line !== undefined && segmentAt(line, origin)?.file) || file;
}

function moved(at: Location, file: string, origin: PageOrigin): Location {
  const segment = at.file === file && at.line !== undefined ? segmentAt(at.line, origin) : undefined;
  if (at.line === undefined || segment === undefined) return at;
  const line = segment.sourceLine + at.line - segment.line;
  const column = at.column === undefined ? {} : { column: Math.max(1, at.column - segment.shift) };
  return { ...at, file: segment.file, line, ...column };
}

function segmentAt(line: number, { segments }: PageOrigin): OriginSegment | undefined {
  return segments.findLast((segment) => segment.line <= line);
}

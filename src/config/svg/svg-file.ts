// Reads an SVG file that the config names: what reaches the pages is clean, and what was removed is an error in the file.
import { resolve } from 'node:path';
import { lineIndex, locate } from '../../diagnostics/locate.ts';
import { type DataPath, dataPathText } from '../../diagnostics/locate-literal.ts';
import { report } from '../../diagnostics/report.ts';
import { pathProblem } from '../../lib/node/path-kind.ts';
import { holds, relativeTo } from '../../lib/node/paths.ts';
import type { Diagnostic, Outcome } from '../../model/outcome.ts';
import type { SiteConfig } from '../../schema/site-config.ts';
import { leadsInside } from '../leads-inside.ts';
import { nearestFor } from '../nearest-path.ts';
import type { Surroundings } from '../surroundings.ts';
import type { RemovedPart } from './picture.ts';

export async function readSvgFile(
  file: string | undefined,
  path: DataPath,
  { root, fs, source, security }: Surroundings & Pick<SiteConfig, 'security'>,
): Promise<Outcome<string | null>> {
  if (file === undefined) return { value: null, diagnostics: [] };
  const absolute = resolve(root, file);
  const field = String(path.at(-1));
  const wrong = await pathProblem(absolute, 'file', fs);
  if (wrong) {
    const place = await source.place(path);
    const near = await nearestFor(wrong, file, root, fs);
    const params = { field, file, problem: wrong.problem, nearest: near, path: place.path };
    return { value: null, diagnostics: [report('config/missing-file', params, place.at)] };
  }
  // A path that leaves the root is meant to; a link may do so by a slip, and what it leads to is published.
  if (holds(root, absolute) && !(await leadsInside(file, { root, security }, fs))) {
    const place = await source.place(path);
    return { value: null, diagnostics: [report('config/outside-root', { field, file, path: place.path }, place.at)] };
  }
  const text = (await fs.readText(absolute)).replace(/^\uFEFF/, '');
  // The parser is loaded where there is something to parse.
  const { cleanSvg } = await import('./clean-svg.ts');
  const clean = cleanSvg(text, dataPathText(path));
  if (clean !== null)
    return { value: clean.svg, diagnostics: removedDiagnostics(clean.removed, relativeTo(root, absolute), text) };
  const place = await source.place(path);
  return { value: null, diagnostics: [report('config/not-svg', { field, file, path: place.path }, place.at)] };
}

/** One for each file, which lists all. */
function removedDiagnostics(removed: readonly RemovedPart[], file: string, text: string): Diagnostic[] {
  const [first] = removed;
  if (first === undefined) return [];
  const index = lineIndex(text);
  const parts = removed.map(({ what, offset }) => `${what} in line ${locate(file, index, offset).line}`);
  return [report('config/unsafe-svg', { file, parts: [...new Set(parts)] }, locate(file, index, first.offset))];
}

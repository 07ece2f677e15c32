// Which export of a module a page shows.
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import type { Outcome } from '../model/outcome.ts';
import { shownExport } from './syntax/exports.ts';
import { parseModule } from './syntax/parse-module.ts';

/** `default` too where there is nothing to show: the bundler reports that. */
export async function findExport(file: string, source: string): Promise<Outcome<string>> {
  const parsed = await parseModule(source, file);
  if (!parsed.ok) return { value: 'default', diagnostics: [] }; // Reported when its imports are collected, or it is bundled.
  const shown = shownExport(parsed.value.program, file);
  if (shown.kind === 'found') return { value: shown.exportName, diagnostics: [] };
  if (shown.kind === 'none') return { value: 'default', diagnostics: [] };
  const { names, start, end } = shown;
  const at = locate(file, lineIndex(source), start, end - start);
  return { value: names[0] ?? 'default', diagnostics: [report('demos/several-components', { names }, at)] };
}

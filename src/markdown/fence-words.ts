// The words behind the language of a fence: `name=value` pairs that nobody reads are told, as they are most often misspelt.
import type { Code } from 'mdast';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import type { Location } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { type PageContext, placeOf } from './context.ts';

const OPTION = /(?:^|\s)([A-Za-z][\w-]*)=(?:"[^"]*"|'[^']*'|\S*)/g;
const KNOWN = ['title', 'file', 'region', 'lines'];

/** What a fence with `file` had to say was read before, and taken away; a `file` that is left could not be read. */
export function checkFenceWords(node: Code, context: PageContext): void {
  if (!node.meta?.includes('=')) return;
  const options = [...node.meta.matchAll(OPTION)].flatMap(([, option]) => option ?? []);
  if (options.includes('file')) return;
  const mayBePlugins = hasRemarkPlugins(context.site);
  const near = new Map(options.map((option) => [option, KNOWN.includes(option) ? null : nearest(option, KNOWN)]));
  const meansFile = [...near.values()].includes('file');
  for (const option of options) {
    const meant = near.get(option) ?? null;
    const at = placeOfOption(option, node, context);
    if (!KNOWN.includes(option)) {
      if (meant !== null || !mayBePlugins)
        context.diagnostics.push(report('markdown/unknown-fence-option', { option, nearest: meant }, at));
    } else if (option !== 'title' && !meansFile) {
      context.diagnostics.push(report('markdown/fence-without-file', { option }, at));
    }
  }
}

function hasRemarkPlugins({ markdown, plugins }: Site): boolean {
  return markdown.remarkPlugins.length > 0 || plugins.some(({ remark }) => (remark ?? []).length > 0);
}

/** In a page with includes the line may be another one than its author wrote: the fence alone is named. */
function placeOfOption(option: string, node: Code, context: PageContext): Location {
  const at = placeOf(context.file, node);
  const start = node.position?.start.offset;
  if (start === undefined || context.origin !== null) return at;
  const line = context.text.slice(start).split('\n', 1)[0] ?? '';
  const offset = line.search(new RegExp(`\\s${option}=`));
  return offset === -1 ? at : { ...at, column: (at.column ?? 1) + offset + 1, length: option.length };
}

// Pages that name other files become pages that hold them: fragments of markdown, and code for their fences.
import { NO_MEMO } from '../lib/memo.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { OriginSegment, PageSource } from '../model/page.ts';
import type { Product, Site } from '../model/site.ts';
import { assemble } from './assemble.ts';
import type { Assembly } from './assembly.ts';
import { createFileReader, type FileReader } from './files.ts';
import { type PageLine, splitLines } from './page-line.ts';

/** A page that includes nothing is handed on as it is. */
export async function expandIncludes(
  site: Site,
  pages: readonly PageSource[],
  deps: Pick<Deps, 'fs' | 'memo'>,
): Promise<Outcome<readonly PageSource[]>> {
  const { memo = NO_MEMO } = deps;
  if (memo === NO_MEMO && !pages.some(mayInclude)) return { value: pages, diagnostics: [] };
  const reader = createFileReader(site, deps.fs);
  const products = new Map(site.products.map((product) => [product.id, product]));
  const diagnostics: Diagnostic[] = [];
  const expanded: PageSource[] = [];
  for (const page of pages) {
    const product = products.get(page.productKey);
    if (!product) throw new Error(`No product ${page.productKey}.`);
    if (!memo.recall('may include', page.route, [page], () => mayInclude(page))) {
      expanded.push(page);
      continue;
    }
    const made = await memo.keep('includes', page.route, [page, product], () =>
      // Kept for itself, a page has to have read for itself.
      expandPage(page, product, memo === NO_MEMO ? reader : createFileReader(site, deps.fs)),
    );
    expanded.push(made.value);
    diagnostics.push(...made.diagnostics);
  }
  return { value: expanded, diagnostics };
}

/** Most pages include nothing, and must not pay for those that do: only rare characters are looked for. A false alarm costs little. */
export function mayInclude({ text }: PageSource): boolean {
  return TRACES.some(([start, word]) => hasLineWith(text, start, word));
}

/** What an include begins with, and a word that follows on its line. */
const TRACES = [
  ['{{', 'include'],
  ['```', 'file='],
  ['~~~', 'file='],
] as const;

/** Each line is read once, whatever it repeats. */
function hasLineWith(text: string, start: string, word: string): boolean {
  for (let at = text.indexOf(start); at !== -1; ) {
    const feed = text.indexOf('\n', at);
    const end = feed === -1 ? text.length : feed;
    if (text.slice(at, end).includes(word)) return true;
    at = text.indexOf(start, end);
  }
  return false;
}

async function expandPage(page: PageSource, product: Product, reader: FileReader): Promise<Outcome<PageSource>> {
  const diagnostics: Diagnostic[] = [];
  const assembly: Assembly = {
    reader,
    product,
    diagnostics,
    inputs: new Set([page.file]),
    characters: 0,
    files: 0,
    isWhole: true,
  };
  const lines = splitLines(page.text).map((text, index) => ({ text, line: index + 1 }));
  const made = await assemble(lines, { chain: [page], assembly });
  const includesNothing = assembly.isWhole && assembly.inputs.size === 1;
  if (includesNothing) return { value: page, diagnostics };
  const origin = { segments: segmentsOf(made), inputs: [...assembly.inputs].sort(), isWhole: assembly.isWhole };
  return { value: { ...page, text: `${made.map(({ text }) => text).join('\n')}\n`, origin }, diagnostics };
}

function segmentsOf(lines: readonly PageLine[]): OriginSegment[] {
  const segments: OriginSegment[] = [];
  for (const [index, { source, line, shift }] of lines.entries()) {
    const last = segments.at(-1);
    const continues =
      last?.file === source.file && last.shift === shift && last.sourceLine + index + 1 - last.line === line;
    if (!continues) segments.push({ line: index + 1, file: source.file, name: source.name, sourceLine: line, shift });
  }
  return segments;
}

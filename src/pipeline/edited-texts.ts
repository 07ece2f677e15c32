// Pages whose files hold another text, compiled alone and compared with what the last build made of them.
import { join } from 'node:path';
import type { BuildOptions } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { PageSource } from '../model/page.ts';
import type { KeptCompiledPage, PageSnapshot } from '../model/snapshot.ts';
import type { EditedPages } from '../record/recall.ts';
import { type ReadText, readForRecord } from '../record/renew.ts';
import type { OpenSnapshot } from '../record/snapshot-file.ts';
import { createPageCompiler } from '../workers/compile-page.ts';
import { createPageCache } from '../workers/page-cache.ts';
import { openCache, PAGES_FOLDER } from './cache-place.ts';
import type { OpenedSite } from './open.ts';
import { hasSameContents, hasSameFacts, readEdited } from './same-facts.ts';

export interface EditedSource {
  readonly kept: PageSnapshot;
  readonly read: ReadText;
  readonly source: PageSource;
}

/** null: more than the text of a page is another, or something was said of it, which would have to be said anew. */
export async function readEditedSources(
  { files, record }: EditedPages,
  snapshot: OpenSnapshot,
  { fs }: Pick<ShellDeps, 'fs'>,
): Promise<Outcome<readonly EditedSource[] | null>> {
  const said = JSON.stringify(record.result.diagnostics);
  const value: EditedSource[] = [];
  for (const file of files) {
    const kept = snapshot.page(file);
    if (kept === null || said.includes(JSON.stringify(kept.source.file))) return NOTHING;
    const read = await readForRecord(file, fs);
    const source = readEdited(kept.source, read.text);
    if (source === null) return NOTHING;
    value.push({ kept, read, source });
  }
  return { value, diagnostics: [] };
}

export interface EditedPage extends EditedSource {
  readonly before: KeptCompiledPage;
  readonly now: KeptCompiledPage;
}

/** null: the site may have to be told of more than words, or there is something to say of a page. */
export async function compileEdited(
  sources: readonly EditedSource[],
  { site, templates }: OpenedSite,
  { options, deps }: { readonly options: BuildOptions; readonly deps: ShellDeps },
): Promise<Outcome<readonly EditedPage[] | null>> {
  const { value: place } = await openCache(site, options, deps); // The last build found it in order.
  const pack = place && deps.openPackStore(join(place.folder, PAGES_FOLDER));
  const cache = pack && createPageCache(pack, site);
  try {
    const { value: compilePage } = await createPageCompiler(site, templates);
    const value: EditedPage[] = [];
    for (const edited of sources) {
      const { compiled } = edited.kept;
      const before = typeof compiled === 'string' ? (cache?.at(compiled) ?? null) : { ...compiled, diagnostics: [] };
      const { page, marked, diagnostics, mistakes } = await compilePage(edited.source);
      const isQuiet = before?.diagnostics.length === 0 && diagnostics.length + mistakes.length === 0;
      if (!isQuiet || !hasSameFacts(before.page, page) || !hasSameContents(before.page, page)) return NOTHING;
      const { frontMatter: _, ...facts } = page;
      value.push({ ...edited, before, now: { page: facts, marked } });
    }
    return { value, diagnostics: [] };
  } finally {
    pack?.discard(); // Nothing was put into it.
  }
}

const NOTHING = { value: null, diagnostics: [] };

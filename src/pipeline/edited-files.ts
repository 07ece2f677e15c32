// What is made of pages whose words are others: their own files, those that hold texts of many pages, and the lists of all files.
import { join } from 'node:path';
import { staysWithin } from '../budgets/edited.ts';
import { editArtifacts } from '../derive/edited.ts';
import type { LastBuild } from '../emit/last-build.ts';
import { cutParts, heldBody } from '../lib/content-parts.ts';
import { mirrorPath } from '../lib/published-names.ts';
import { editFullText, fullTextPath } from '../mirror/llms.ts';
import { mirrorPage } from '../mirror/mirror.ts';
import { type Artifact, type MadeArtifact, SERVICE_WORKER } from '../model/artifact.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { BuildRecord } from '../record/record-file.ts';
import type { OpenSnapshot } from '../record/snapshot-file.ts';
import { editHtml } from '../render/edited.ts';
import type { Run } from '../run.ts';
import { docEntries } from '../search/doc-entries.ts';
import { editSearch, type EditedPage as SearchedPage } from '../search/edited.ts';
import { isScannedAlike } from '../verify/scan.ts';
import type { EditedPage } from './edited-texts.ts';
import type { OpenedSite } from './open.ts';

export interface FileTools {
  readonly run: Run;
  readonly record: BuildRecord;
  readonly snapshot: OpenSnapshot;
  /** What is published, all as the record says. */
  readonly last: LastBuild;
  readonly deps: Pick<ShellDeps, 'fs'>;
}

export interface MadeFiles extends Pick<OpenSnapshot, 'searchSizes'> {
  /** All that is to be published. */
  readonly artifacts: readonly Artifact[];
}

/** null: more than words of these pages would have to be others. */
export async function makeFiles(
  pages: readonly EditedPage[],
  opened: OpenedSite,
  { run, record, snapshot, last, deps }: FileTools,
): Promise<MadeFiles | null> {
  const published: Published = {
    has: (path) => last.files.has(path),
    bytes: async (path) => Buffer.from(await deps.fs.readBytes(join(run.options.outDir, path))),
  };
  // One message may be of many pages.
  if (opened.site.budgets && record.result.diagnostics.some(({ code }) => code.startsWith('budgets/'))) return null;
  const rendered = await run.stage('render', async () => silent(await render(pages, opened, published)));
  const search =
    rendered &&
    (await run.stage('search', async () => {
      const sizes = snapshot.searchSizes;
      const own = searched(pages);
      return silent(await editSearch(own, { read: (path) => textOf(path, published), sizes }));
    }));
  if (rendered === null || search === null) return null;
  const artifacts = await run.stage('derive', async () =>
    silent(
      editArtifacts({
        listed: [...last.files.values()],
        worker: await textOf(SERVICE_WORKER, published),
        files: [...rendered, ...search.files],
        gone: search.replaced,
      }),
    ),
  );
  return artifacts && { artifacts, searchSizes: search.sizes };
}

interface Published {
  readonly has: (path: string) => boolean;
  readonly bytes: (path: string) => Promise<Buffer>;
}

async function textOf(path: string, { bytes }: Pick<Published, 'bytes'>): Promise<string> {
  return (await bytes(path)).toString();
}

function silent<T>(value: T) {
  return { value, diagnostics: [] };
}

/** Pages, their mirrors, and the files of all texts. */
async function render(
  pages: readonly EditedPage[],
  { site, texts }: OpenedSite,
  published: Published,
): Promise<readonly MadeArtifact[] | null> {
  const files = new Map<string, MadeArtifact>();
  for (const { kept, before, now } of pages) {
    const { route, language, file } = kept.source;
    const own = texts.get(language);
    const path = `${route.slice(1)}index.html`;
    const html = published.has(path) ? await published.bytes(path) : null;
    const body = { before: cutParts(before.marked), after: cutParts(now.marked), route: kept };
    const edited = own && html && editHtml(html.toString(), { ...body, texts: own });
    if (!edited || !isScannedAlike(edited.before, edited.after)) return null;
    if (!staysWithin(site, { route, before: html, after: Buffer.from(edited.html) })) return null;
    files.set(path, { path, body: edited.html, type: 'text/html', immutable: false, origin: file });
    if (!published.has(mirrorPath(route))) continue;
    const mirror = await editMirror({ kept, now }, { site, before: html.toString(), after: edited.html }, published);
    if (mirror === null) return null;
    files.set(mirror.now.path, mirror.now);
    const product = site.products.find(({ id }) => id === kept.source.productKey);
    const fullPath = product && fullTextPath(product);
    if (fullPath === undefined || !published.has(fullPath)) return null;
    const whole = files.get(fullPath)?.body ?? (await published.bytes(fullPath));
    const full = editFullText(Buffer.from(whole), mirror.before, String(mirror.now.body));
    if (full === null) return null;
    files.set(fullPath, { path: fullPath, body: full, type: 'text/plain', immutable: false });
  }
  return [...files.values()];
}

interface TwoPages extends Pick<OpenedSite, 'site'> {
  readonly before: string;
  readonly after: string;
}

/** null: a demo shows code that is not at hand, something is to be said of it, or the one before is not what is published. */
async function editMirror(
  { kept, now: { page } }: Pick<EditedPage, 'kept' | 'now'>,
  { site, before, after }: TwoPages,
  published: Published,
): Promise<{ readonly before: string; readonly now: MadeArtifact } | null> {
  if (page.demos.length > 0) return null;
  const route = { kind: 'doc', path: kept.source.route, title: page.title, demos: [], page } as const;
  const [old, made] = [before, after].map((html) => mirrorPage(route, { site, html }));
  const text = await textOf(mirrorPath(route.path), published);
  if (!old || !made || made.diagnostics.length > 0 || old.value.body !== text) return null;
  return { before: text, now: made.value };
}

function searched(pages: readonly EditedPage[]): SearchedPage[] {
  return pages.map(({ kept, source, before, now }) => {
    const { route: path, productKey: product, language } = kept.source;
    const place = kept.treeTitle === null ? null : { node: { title: kept.treeTitle } };
    const [old, edited] = [before, now].map(({ page, marked }) =>
      docEntries({ path, place, page: { ...page, frontMatter: source.frontMatter, body: heldBody(marked) } }),
    );
    return { route: path, product, language, before: old ?? [], after: edited ?? [] };
  });
}

// Reads every file that pages refer to, once each: its hash for its name, its size for the page, its smaller forms.
import { resolve } from 'node:path';
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import { relativeTo } from '../lib/node/paths.ts';
import type { ApiDoc } from '../model/api.ts';
import type { Artifact, FileArtifact } from '../model/artifact.ts';
import type { AssetFile, Assets, ImageSize } from '../model/assets.ts';
import type { Deps, FileDigest } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { digestAll, mediaTypes } from './digest.ts';
import { publishedPath } from './names.ts';
import { findPublicNotMedia } from './not-media.ts';
import { createFormMaker, type FormMaker } from './picture-forms.ts';
import { findWrongCase } from './public-case.ts';
import { findFiles, wantedFiles } from './references.ts';
import { HEADER_BYTES, imageSizeOf, isPicture } from './size.ts';

export interface AssetParts {
  readonly site: Site;
  readonly pages: readonly CompiledPage[];
  readonly apiDocs: readonly ApiDoc[];
  /** Files of the public folders. */
  readonly publicFiles: readonly FileArtifact[];
}

export async function collectAssets(parts: AssetParts, deps: Pick<Deps, 'fs'>): Promise<Outcome<Assets>> {
  const { site, publicFiles } = parts;
  const wanted = wantedFiles(parts);
  const diagnostics: Diagnostic[] = [];
  const shown = new Set(wanted.shownPaths);
  const shownPublic = publicFiles.filter(({ path }) => shown.has(`/${path}`));
  const found = await findFiles(wanted.files, site, deps);
  diagnostics.push(...found.diagnostics);
  const sources = [...new Map(found.value.sources.map((source) => [source.source, source])).values()];
  const artifacts: Artifact[] = [...publicFiles];
  const tools = {
    site,
    diagnostics,
    artifacts,
    forms: await formsFor(site, [...sources, ...shownPublic], { diagnostics, fs: deps.fs }),
  };
  const typeOf = sources.length === 0 ? () => '' : await mediaTypes();

  const byFile = await readFiles(sources, deps, tools, ({ source, realPath }, { bytes, sha256 }) => {
    const path = publishedPath(source, sha256);
    const origin = relativeTo(site.root, source);
    artifacts.push({ path, source, realPath, bytes, sha256, type: typeOf(source), immutable: true, origin });
    return path;
  });
  const publicShown = await readFiles(
    shownPublic.map((file) => ({ ...file, isShown: true })),
    deps,
    tools,
    ({ path }) => path,
  );
  const files = found.value.sources.flatMap(({ asked, source }) => {
    const file = byFile.get(source);
    return file ? [[asked, file] as const] : [];
  });
  const publicPaths = new Set(publicFiles.map(({ path }) => `/${path}`));
  const wrongCase = findWrongCase(parts, publicPaths);
  diagnostics.push(...wrongCase.diagnostics, ...findPublicNotMedia(parts, publicPaths));
  return {
    value: {
      files: new Map([...files, ...found.value.refused.map((asked) => [asked, NOT_PUBLISHED] as const)]),
      nearest: found.value.nearest,
      publicFiles: new Map([...publicShown.values()].map((file) => [`/${file.path}`, file])),
      publicPaths,
      toldPaths: wrongCase.value,
      artifacts: [
        ...new Map(artifacts.slice(publicFiles.length).map((file) => [file.path, file])).values(),
        ...publicFiles,
      ],
    },
    diagnostics,
  };
}

/** Stands for a file that stops the build, so that no later stage reports it once more. */
const NOT_PUBLISHED: AssetFile = { path: '', size: null, forms: [] };

interface ReadTools {
  readonly site: Site;
  readonly diagnostics: Diagnostic[];
  readonly artifacts: Artifact[];
  readonly forms: FormMaker | null;
}

/** By source. */
async function readFiles<T extends Pick<FileArtifact, 'source' | 'realPath'> & { readonly isShown: boolean }>(
  items: readonly T[],
  { fs }: Pick<Deps, 'fs'>,
  { site, diagnostics, artifacts, forms }: ReadTools,
  publish: (item: T, digest: FileDigest) => string,
): Promise<Map<string, AssetFile>> {
  const problem = (code: 'assets/unreadable-file' | 'assets/unreadable-image', source: string, error: unknown) => {
    const file = relativeTo(site.root, source);
    diagnostics.push(report(code, { file, problem: errorMessage(error) }, { file }));
  };
  const read = await digestAll(items, fs, {
    keep: ({ source, isShown }) => (isShown && isPicture(source) ? HEADER_BYTES : 0),
    failed: ({ source }, error) => problem('assets/unreadable-file', source, error),
    read: async (item, digest) => {
      const { source, isShown } = item;
      const path = publish(item, digest);
      const measured = isShown && isPicture(source) ? await imageSizeOf(source, digest.start) : null;
      if (measured === undefined)
        problem(
          'assets/unreadable-image',
          source,
          new Error('its content is damaged, or does not match its file extension'),
        );
      const size: ImageSize | null = measured ?? null;
      const made =
        size && forms
          ? await forms(source, size, digest).catch((error: unknown) =>
              problem('assets/unreadable-image', source, error),
            )
          : null;
      artifacts.push(...(made?.artifacts ?? []));
      return [source, { path, size, forms: made?.forms ?? [] }] as const;
    },
  });
  return new Map(read);
}

async function formsFor(
  site: Site,
  items: readonly { readonly source: string }[],
  { diagnostics, fs }: { readonly diagnostics: Diagnostic[]; readonly fs: Deps['fs'] },
): Promise<FormMaker | null> {
  if (site.images === undefined || !items.some(({ source }) => isPicture(source))) return null;
  const maker = await createFormMaker(site.images, site.root);
  if ('make' in maker) return maker.make;
  const config = openDataSource({ absolute: resolve(site.root, site.configFile), file: site.configFile, fs });
  const { at } = await config.place(['images'], { key: true });
  diagnostics.push(report('assets/no-sharp', { problem: maker.problem }, at));
  return null;
}

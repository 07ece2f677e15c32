// Builds docs-gen's own scripts and styles for a site whose config says nothing that goes into them: `scripts/bundle-cli.mjs`
// keeps what it gives beside the program.
import { basename, extname } from 'node:path';
import { build } from '../lib/node/esbuild.ts';
import { createFileSystem } from '../lib/node/file-system.ts';
import { baseConstant } from '../lib/relative-base.ts';
import { siteConfigSchema } from '../schema/site-config.ts';
import { siteTheme } from '../theme/site-theme.ts';
import { type BuiltRun, filesOf } from './built-files.ts';
import { bundledPackages } from './bundled-packages.ts';
import { nameByContent } from './content-names.ts';
import { buildLiveClient } from './live-client.ts';
import { assetOptions, commonOptions, withConstants } from './options.ts';
import { effectsRun, entryRun, type LivelyOptions, livelyRun, type RunOptions, scriptNames } from './own-scripts.ts';
import { textKey, textOptions, textRuns } from './own-texts.ts';
import { digestsOf, packageFileOf } from './package-files.ts';
import type { Prebuilt, SavedRun } from './prebuilt.ts';
import type { ResolveFolders } from './resolve.ts';
import { type Styles, styleRun } from './style-entry.ts';

// The command line's own list of licences is made the same way.
export { licenseNotices } from '../lib/node/license-notices.ts';
export { bundledPackages } from './bundled-packages.ts';

/** What every config has to say. */
const PLAIN = siteConfigSchema.parse({
  title: 'Docs',
  url: 'https://docs.example',
  products: [{ id: 'docs', prefix: '/docs/', name: 'Docs', contentDir: 'docs' }],
});

export interface PrebuiltFiles {
  /** JSON. */
  readonly text: string;
  /** Folders of packages whose code it holds: absolute. */
  readonly packages: readonly string[];
}

/** JSON for `readPrebuilt`. `packageRoot`: the folder of docs-gen. `hasDemos`: whether demos ask for React as a file. */
export async function prebuild(
  packageRoot: string,
  { hasDemos, mode }: Omit<LivelyOptions, 'fs'>,
): Promise<PrebuiltFiles> {
  const folders: ResolveFolders = { root: packageRoot, packageRoot };
  const constants = baseConstant(PLAIN.base);
  const run = (options: RunOptions) => build(withConstants({ ...assetOptions(folders), ...options }, constants));
  const effects = await run(effectsRun);
  const lively = await run(await livelyRun(folders, { hasDemos, mode, fs: createFileSystem() }));
  const files = nameByContent([...filesOf(lively), ...filesOf(effects)]);
  const names = new Map(files.map((file) => [file.entryPoint, file.path]));
  const entry = await run(entryRun(folders, names));
  const themeCss = siteTheme(PLAIN);
  const styles = await run(styleRun({ themeCss, files: [], base: '/', published: NO_FILES }, folders));
  const texts = await Promise.all(
    Object.values(textRuns(PLAIN)).map(async (text) => {
      const built = await build(withConstants({ ...commonOptions(folders), ...textOptions(text) }, constants));
      return [textKey(text), built] as const;
    }),
  );
  const runs = [lively, effects, entry, styles];
  const packageFiles = runs.flatMap(({ metafile }) =>
    Object.keys(metafile.inputs).flatMap((at) => packageFileOf(at) ?? []),
  );
  const prebuilt: Prebuilt = {
    packages: digestsOf([...new Set(packageFiles)].sort(), folders),
    lively: saved(lively),
    effects: saved(effects),
    names: scriptNames(names),
    entry: saved(entry),
    styles: { themeCss, run: saved(styles) },
    texts: Object.fromEntries(texts.map(([key, built]) => [key, saved(built)])),
  };
  const all = [...runs, ...texts.map(([, built]) => built)];
  return {
    text: JSON.stringify(prebuilt),
    packages: all.flatMap(({ metafile }) => bundledPackages(metafile, packageRoot, folders)),
  };
}

/** JSON for `bundleLiveClient`. `packageRoot`: the folder of docs-gen. */
export async function prebuildLiveClient(packageRoot: string): Promise<PrebuiltFiles> {
  const built = await buildLiveClient(packageRoot);
  return { text: JSON.stringify(built), packages: bundledPackages(built, packageRoot) };
}

/** The files of a site are not known here: no sheet of docs-gen's may name one. */
const NO_FILES: Styles['published'] = {
  has(path) {
    throw new Error(`A style sheet of docs-gen names ${path}.`);
  },
  nearest: () => null,
};

function saved({ outputFiles, metafile }: Pick<BuiltRun, 'outputFiles' | 'metafile'>): SavedRun {
  const files = outputFiles.map(({ path, contents }) => ({
    path: basename(path),
    text: TEXT.has(extname(path)) ? Buffer.from(contents).toString() : null,
  }));
  return { files, metafile };
}

const TEXT = new Set(['.js', '.css']);

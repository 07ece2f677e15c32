// docs-gen's own scripts and styles as they were built with docs-gen itself: a site that has the same packages need not build
// them again, as far as its config says nothing that goes into them.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import * as z from 'zod';
import { isRecord } from '../lib/is-record.ts';
import { parseJson } from '../lib/parse-json.ts';
import { PARSE_ONCE } from '../lib/parse-once.ts';
import type { BuiltRun } from './built-files.ts';
import { type TextRun, textKey } from './own-texts.ts';
import { packageFileOf, readSameFiles } from './package-files.ts';
import type { ResolveFolders } from './resolve.ts';
import type { Styles } from './style-entry.ts';

export interface OwnFiles {
  readonly lively: BuiltRun;
  readonly effects: BuiltRun;
  /** null: the files that it names are not `names`; see `scriptNames`. */
  entry(names: string): BuiltRun | null;
  /** null: the site has another theme, or style sheets of its own. */
  styles(asked: Pick<Styles, 'themeCss' | 'files'>): BuiltRun | null;
  /** null: the site puts other values into it. */
  text(asked: TextRun): BuiltRun | null;
}

const runSchema = z.object({
  /** `text`: null where a file is one of a package as it is, such as a font. */
  files: z.array(z.object({ path: z.string(), text: z.string().nullable() })),
  metafile: z.custom<Metafile>(isRecord),
});
const prebuiltSchema = z.object({
  /** SHA-256 of each file of a package, by its path below `node_modules`. */
  packages: z.record(z.string(), z.string()),
  lively: runSchema,
  effects: runSchema,
  /** As `scriptNames` gives them. */
  names: z.string(),
  entry: runSchema,
  styles: z.object({ themeCss: z.string(), run: runSchema }),
  /** By `textKey`. */
  texts: z.record(z.string(), runSchema),
});
export type Prebuilt = z.infer<typeof prebuiltSchema>;
export type SavedRun = z.infer<typeof runSchema>;

/** null: there are none, or they were built with other packages than those of the site. */
export function readPrebuilt(file: string, folders: ResolveFolders): OwnFiles | null {
  if (!existsSync(file)) return null;
  const prebuilt = prebuiltSchema.parse(parseJson(readFileSync(file, 'utf8')), PARSE_ONCE);
  const packages = readSameFiles(prebuilt.packages, folders);
  if (packages === null) return null;
  const { lively, effects, names, entry, styles, texts } = prebuilt;
  const restore = (run: SavedRun | undefined) => (run ? restored(run, packages) : null);
  return {
    lively: restored(lively, packages),
    effects: restored(effects, packages),
    entry: (asked) => (asked === names ? restored(entry, packages) : null),
    styles: ({ themeCss, files }) =>
      themeCss === styles.themeCss && files.length === 0 ? restored(styles.run, packages) : null,
    text: (asked) => restore(texts[textKey(asked)]),
  };
}

function restored({ files, metafile }: SavedRun, packages: ReadonlyMap<string, Buffer>): BuiltRun {
  const copied = new Map(
    Object.entries(metafile.outputs).map(([path, { inputs }]) => [basename(path), Object.keys(inputs)[0] ?? '']),
  );
  const contentsOf = (path: string) => packages.get(packageFileOf(copied.get(path) ?? '') ?? path);
  return {
    outputFiles: files.map(({ path, text }) => {
      const contents = text === null ? contentsOf(path) : Buffer.from(text);
      if (contents === undefined) throw new Error(`${path} is no file of a package.`);
      return { path, contents };
    }),
    metafile,
    warnings: [],
  };
}

// The style sheets among the files of demos, kept off the page around the demos.
import { scopedStyles } from '../lib/node/bundler/scoped-styles.ts';
import type { BuiltFile } from './built-files.ts';

/** What code has by its address or as a text is not concerned: code decides where that goes. */
export function scopedFiles(files: readonly BuiltFile[]): Promise<BuiltFile[]> {
  return Promise.all(
    files.map(async (file) => {
      if (file.isFixed || !file.path.endsWith('.css')) return file;
      return { ...file, contents: Buffer.from(await scopedStyles(Buffer.from(file.contents).toString())) };
    }),
  );
}

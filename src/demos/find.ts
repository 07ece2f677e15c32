// Which files a demo consists of: its TypeScript and its JavaScript, once for each styling.
import { withoutEnd } from '../lib/without-end.ts';
import { STYLINGS, type Styling } from '../model/demo.ts';

/** The files of one styling; at least one of the two is there. */
export interface FoundVariant {
  readonly styling: Styling | null;
  readonly typed: string | null;
  readonly plain: string | null;
}

/** The first of some paths (relative to the root) that is a file, or null. */
export type FindFile = (paths: readonly string[]) => Promise<string | null>;

/** `path`: as the directive names the demo, from the root; a file with any ending, or a folder. Empty: nothing is there. */
export async function findDemo(path: string, find: FindFile): Promise<FoundVariant[]> {
  const stem = withoutEnd(path, '/').replace(/\.(?:[jt]sx?)$/, '');
  const plain = await filesAt(null, [stem, `${stem}/index`], find);
  if (plain !== null) return [plain];
  const found = await Promise.all(STYLINGS.map((styling) => filesAt(styling, [`${stem}/${styling}/index`], find)));
  return found.filter((variant) => variant !== null);
}

/** The first of the paths without ending that is a module. */
export async function filesAt(
  styling: Styling | null,
  stems: readonly string[],
  find: FindFile,
): Promise<FoundVariant | null> {
  for (const stem of stems) {
    const [typed, plain] = await Promise.all([
      find([`${stem}.tsx`, `${stem}.ts`]),
      find([`${stem}.js`, `${stem}.jsx`]),
    ]);
    if (typed !== null || plain !== null) return { styling, typed, plain };
  }
  return null;
}

// Real content to run against. It lies beside the repository, and tests that use it skip where it is absent.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import glob from 'fast-glob';
import { IS_LONG } from './long-run.ts';

export interface CorpusFile {
  /** Relative to the content folder, posix. */
  readonly name: string;
  readonly text: string;
}

/** Absolute; may not exist. */
export const corpusFolder = fileURLToPath(new URL('../../../shared/corpus/mui-x', import.meta.url));

export const hasCorpus = existsSync(corpusFolder);

/** Every markdown file outside `_pages`, by name; none where the corpus is absent. */
export function corpusFiles(): CorpusFile[] {
  if (!hasCorpus) return [];
  const names = glob.sync('**/*.md', { cwd: `${corpusFolder}/content`, ignore: ['_pages/**'] }).sort();
  return names.map((name) => ({ name, text: readFileSync(`${corpusFolder}/content/${name}`, 'utf8') }));
}

/** One in so many of them; in the long run, all. */
export function corpusSample(oneIn: number): CorpusFile[] {
  return corpusFiles().filter((_file, index) => IS_LONG || index % oneIn === 0);
}

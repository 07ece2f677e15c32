// The command line that builds the corpus, a real site beside this repository, which stays as it is.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
/** Absolute; may not exist. */
export const corpusFolder = join(here, '../../../shared/corpus/mui-x');

export const hasCorpus = existsSync(corpusFolder);

/** Arguments of `node`; output and cache are written into the folder `room`. */
export function corpusCommand(room) {
  return [
    join(here, '../../bin/docs-gen.js'),
    'build',
    '--root',
    corpusFolder,
    '--config',
    join(here, 'site.config.ts'),
    '--out',
    join(room, 'dist'),
    '--cache-dir',
    join(room, 'cache'),
  ];
}

// Bad output folders: those whose files are not the build's.
import { mkdir, symlink } from 'node:fs/promises';
import type { BadInput } from './row.ts';

const UNSAFE = ['emit/unsafe-out'];

/** The tests give each row a home of its own: `<root>/home`. */
export const outputRows: readonly BadInput[] = [
  { what: 'the output folder is the root', args: ['--out', '<root>'], says: UNSAFE },
  { what: 'the output folder holds the root', args: ['--out', '<root>/..'], says: UNSAFE },
  { what: 'the output folder is the home', args: ['--out', '<root>/home'], says: UNSAFE },
  { what: 'the output folder holds the content', args: ['--out', '<root>/content'], says: UNSAFE },
  { what: 'the output folder is the content', args: ['--out', '<root>/content/ui'], says: UNSAFE },
  { what: 'the output folder lies in the content', args: ['--out', '<root>/content/ui/dist'], says: UNSAFE },
  { what: 'the output folder lies in node_modules', args: ['--out', '<root>/node_modules/dist'], says: UNSAFE },
  { what: 'the output folder is a file', args: ['--out', '<root>/site.config.ts'], says: UNSAFE },
  {
    what: 'the output folder is a link to the content',
    prepare: (root) => symlink(`${root}/content`, `${root}/out`),
    args: ['--out', '<root>/out'],
    says: UNSAFE,
  },
  {
    what: 'the output folder lies behind a link to the content',
    prepare: async (root) => {
      await mkdir(`${root}/build`);
      await symlink(`${root}/content/ui`, `${root}/build/link`);
    },
    args: ['--out', '<root>/build/link/dist'],
    says: UNSAFE,
  },
];

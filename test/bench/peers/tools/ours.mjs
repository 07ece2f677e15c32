// This checkout, with what it does on its own; and without the search, as some of the others have none.
import { fileURLToPath } from 'node:url';
import { configFile, pageFile } from '../../generate.mjs';

const bin = fileURLToPath(new URL('../../../../bin/docs-gen.js', import.meta.url));

const ours = {
  name: 'docs-gen',
  parts: 'React at build, highlighting, search, contents lists, links and anchors checked',
  pageFile,
  files: () => [configFile()],
  command: () => [process.execPath, bin, 'build'],
  out: 'dist',
  caches: ['node_modules/.cache'],
};

export const oursWithSearch = { ...ours, id: 'docs-gen' };

export const oursWithoutSearch = {
  ...ours,
  id: 'docs-gen-no-search',
  variant: 'without search',
  parts: 'the same without search',
  files: () => [configFile({ search: false })],
};

// Diagnostics raised by `src/api-diff/`.
import { entry } from '../entry.ts';

export const apiDiffMessages = {
  'api-diff/missing-side': entry<{
    path: string;
    problem: string;
    /** Folder of an installed package with that name; null: none is installed. */
    installed: string | null;
  }>({
    effect: 'stops',
    message: ({ path, problem }) => `${path} ${problem}.`,
    hint: ({ installed }) =>
      installed === null
        ? 'name a JSON file that `docs-gen api --snapshot` wrote, a folder of API JSON, or the folder of a package.'
        : `did you mean ${installed}?`,
    explain: {
      what: 'An argument of `docs-gen api diff` is a path that does not exist. Paths are relative to the root.',
      why: 'docs-gen needs two existing versions to compare.',
      example: 'docs-gen api diff api-1.json node_modules/@acme/iu',
      fix: 'Name a JSON file, a folder of API JSON, or the folder of a package with its package.json.',
    },
  }),
  'api-diff/no-pages': entry<{ path: string; found: string }>({
    effect: 'stops',
    message: ({ path, found }) => `${path} does not contain API data: ${found}.`,
    hint: () => 'use API JSON with a `name`, and `props`, `parameters` or `properties`, or a package with types.',
    explain: {
      what: '`docs-gen api diff` found neither an API JSON page nor a package with types at the path.',
      why: 'A comparison with an empty API would report everything as added or removed.',
      example: 'docs-gen api diff docs/ node_modules/@acme/ui',
      fix: 'Name the folder that contains the JSON files, such as content/ui/api, or the folder of a package that ships types.',
    },
  }),
  'api-diff/bad-page': entry<{ path: string; problem: string }>({
    effect: 'stops',
    message: ({ path, problem }) => (path === '' ? `This is not an API page: ${problem}.` : `\`${path}\`: ${problem}.`),
    hint: () => 'generate the file again with docs-gen, or fix the field.',
    explain: {
      what: '`docs-gen api diff` cannot read a JSON file as an API page.',
      why: 'Without the file, its API would be reported as added or removed.',
      example: '{ "name": "Button", "props": { "size": { "type": "string" } } }',
      fix: 'Write `"type": { "name": "string" }`.',
    },
  }),
};

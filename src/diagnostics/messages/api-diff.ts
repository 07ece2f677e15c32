// Diagnostics raised by `src/api-diff/`.
import { entry } from '../entry.ts';

export const apiDiffMessages = {
  'api-diff/missing-side': entry<{
    path: string;
    problem: string;
    /** Where a package of that name is installed; null: nowhere. */
    installed: string | null;
  }>({
    effect: 'stops',
    message: ({ path, problem }) => `${path} ${problem}.`,
    hint: ({ installed }) =>
      installed === null
        ? 'name a JSON file that `docs-gen api --snapshot` wrote, a folder of API JSON, or the folder of a package.'
        : `did you mean ${installed}?`,
    explain: {
      what: '`docs-gen api diff` was given a path that leads nowhere; it is relative to the root.',
      why: 'There is nothing to compare with.',
      example: 'docs-gen api diff api-1.json node_modules/@acme/iu',
      fix: 'Name a JSON file, a folder of API JSON, or the folder of a package with its package.json.',
    },
  }),
  'api-diff/no-pages': entry<{ path: string; found: string }>({
    effect: 'stops',
    message: ({ path, found }) => `${path} holds no API: ${found}.`,
    hint: () => 'a page of API JSON has a `name`, and `props`, `parameters` or `properties`.',
    explain: {
      what: '`docs-gen api diff` found neither a page of API JSON in what it was given, nor a package with types.',
      why: 'Compared with nothing, everything would be reported as added or as removed.',
      example: 'docs-gen api diff docs/ node_modules/@acme/ui',
      fix: 'Name the folder that holds the JSON itself, such as content/ui/api, or the folder of a package that ships types.',
    },
  }),
  'api-diff/bad-page': entry<{ path: string; problem: string }>({
    effect: 'stops',
    message: ({ path, problem }) => (path === '' ? `This is no API page: ${problem}.` : `\`${path}\`: ${problem}.`),
    hint: () => 'let docs-gen write the file again, or mend the place that is named.',
    explain: {
      what: 'A JSON file that `docs-gen api diff` was to compare cannot be read as a page of the API.',
      why: 'Left out, all that it tells of would be reported as added or as removed.',
      example: '{ "name": "Button", "props": { "size": { "type": "string" } } }',
      fix: 'Write `"type": { "name": "string" }`.',
    },
  }),
};

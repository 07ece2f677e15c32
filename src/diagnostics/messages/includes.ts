// Diagnostics raised by `src/includes/`.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const includesMessages = {
  'includes/bad-directive': entry<{ problem: string }>({
    effect: 'missing',
    message: ({ problem }) => `The include cannot be read: ${problem}.`,
    hint: () => 'write {{"include": "_note.md"}} on a separate line, with double quotes around keys and values.',
    explain: {
      what: 'A line looks like an include, but is not a JSON object with a file name as `include`.',
      why: 'The text would be missing from the page.',
      example: "{{include: '_note.md'}}",
      fix: '{{"include": "_note.md"}}',
    },
  }),
  'includes/unknown-option': entry<{ option: string; nearest: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ option }) => `The include option "${option}" is unknown.`,
    hint: ({ nearest, option }) => didYouMean(nearest, option) ?? 'remove it.',
    explain: {
      what: 'An include, or a fence that imports a file, has an unknown option.',
      why: 'The page would show more of the file than intended.',
      example: '{{"include": "_note.md", "regoin": "short"}}',
      fix: '{{"include": "_note.md", "region": "short"}}',
    },
  }),
  'includes/bad-option': entry<{ option: string; problem: string }>({
    effect: 'dropped',
    message: ({ option, problem }) => `The include option "${option}" ${problem}.`,
    hint: () => 'set the name of a file and, optionally, either a region or lines; each value must be a string.',
    explain: {
      what: 'An option of an include has an invalid value, or two options contradict each other.',
      why: 'The lines to include are ambiguous.',
      example: '{{"include": "_note.md", "lines": 3}}',
      fix: '{{"include": "_note.md", "lines": "3"}}',
    },
  }),
  'includes/missing-file': entry<{ path: string; nearest: string | null; there?: 'folder' }>({
    effect: 'missing',
    message: ({ path, there }) => (there ? `"${path}" is a folder, not a file.` : `The file "${path}" does not exist.`),
    hint: ({ nearest, there, path }) =>
      (there ? 'add the name of a file in this folder.' : didYouMean(nearest, path)) ??
      'correct the path: it is relative to the folder of this file, or to the content folder if it starts with a slash.',
    explain: {
      what: 'An include, or a fence with `file`, refers to a file that does not exist.',
      why: 'The text or the code would be missing from the page.',
      example: '```tsx file="./Buton.tsx"\n```',
      fix: '```tsx file="./Button.tsx"\n```',
    },
  }),
  'includes/outside-root': entry<{ path: string; way: string }>({
    effect: 'missing',
    message: ({ path, way }) => `The path "${path}" points outside the folder of the site${way}.`,
    hint: () =>
      'copy the file into the folder of the site, start the path with a slash to make it relative to the content folder, or add the target folder of the symbolic link to `security.linkedFolders`.',
    explain: {
      what: 'An include refers to a file outside the root of the site, by its path or through a symbolic link.',
      why: 'A page could publish any file from the build machine, and builds would differ between machines.',
      example: '{{"include": "../../../secrets.md"}}',
      fix: '{{"include": "/guides/_note.md"}}',
    },
  }),
  'includes/unreadable-file': entry<{ path: string; problem: string }>({
    effect: 'missing',
    message: ({ path, problem }) => `The file "${path}" cannot be read: ${problem}.`,
    hint: () => 'save the file as UTF-8, and give the build permission to read it.',
    explain: {
      what: 'A file that a page includes exists, but cannot be read or is not text.',
      why: 'The page would be published without the file, or with wrong characters.',
      example: '```text file="./logo.png"\n```',
      fix: 'Save the file as UTF-8, and give the build permission to read it.',
    },
  }),
  'includes/cycle': entry<{ path: string; circle: string }>({
    effect: 'missing',
    message: ({ path, circle }) => `Including "${path}" creates a cycle: ${circle}.`,
    hint: () => 'remove one of the includes from the cycle.',
    explain: {
      what: 'A file includes itself, directly or through others.',
      why: 'The page would be infinitely long.',
      example: 'In _a.md: {{"include": "_b.md"}}, and in _b.md: {{"include": "_a.md"}}',
      fix: 'Move the shared text to a third file, and include that file in both.',
    },
  }),
  'includes/too-large': entry<{ path: string; excess: string }>({
    effect: 'missing',
    message: ({ path, excess }) => `With "${path}", the page includes more than ${excess}.`,
    hint: () => 'include less, or a region of the file.',
    explain: {
      what: 'The files that a page includes, directly or through other files, exceed the size limit.',
      why: 'Files that include each other many times would exhaust the memory.',
      example: '```json file="./all-messages.json"\n```',
      fix: '```json file="./all-messages.json" lines="1-20"\n```',
    },
  }),
  'includes/missing-region': entry<{ region: string; file: string; nearest: string | null }>({
    effect: 'missing',
    message: ({ region, file }) => `${file} has no region "${region}".`,
    hint: ({ nearest, region }) =>
      didYouMean(nearest, region) ??
      `mark the region in the file with comments: #region ${region} above it and #endregion ${region} below it.`,
    explain: {
      what: 'An include requests a region that the file does not define.',
      why: 'The text or the code would be missing from the page.',
      example: '```tsx file="./Button.tsx" region="usge"\n```',
      fix: '```tsx file="./Button.tsx" region="usage"\n```',
    },
  }),
  'includes/broken-region': entry<{ region: string; file: string; problem: string }>({
    effect: 'wrong',
    message: ({ region, file, problem }) => `The region "${region}" of ${file} ${problem}.`,
    hint: () =>
      'mark the region with one #region line and one #endregion line, each a comment on a separate line with the name of the region.',
    explain: {
      what: 'The lines that mark a region of a file do not form a pair.',
      why: 'The end of the region is ambiguous.',
      example: '// #region usage\nsave();',
      fix: '// #region usage\nsave();\n// #endregion usage',
    },
  }),
  'includes/bad-lines': entry<{ lines: string; problem: string; file: string }>({
    effect: 'wrong',
    message: ({ lines, problem, file }) => `The lines "${lines}" of ${file} cannot be included: the list ${problem}.`,
    hint: () => 'separate numbers and ranges with commas: "5,8-9", or "3-" for line 3 and all following lines.',
    explain: {
      what: 'An include requests lines that the file does not have, or the list of lines is not valid.',
      why: 'The page would show the wrong lines. Usually the file has changed since the page was written.',
      example: '```tsx file="./Button.tsx" lines="9-3"\n```',
      fix: '```tsx file="./Button.tsx" lines="3-9"\n```',
    },
  }),
  'includes/code-in-fence': entry<{ path: string }>({
    effect: 'dropped',
    message: ({ path }) => `The fence imports its code from "${path}", but also contains code.`,
    hint: () => 'remove these lines, or remove `file` from the fence.',
    explain: {
      what: 'A fence with `file` contains code.',
      why: 'Either this code or the file would be ignored.',
      example: '```tsx file="./Button.tsx"\n<Button />\n```',
      fix: '```tsx file="./Button.tsx"\n```',
    },
  }),
};

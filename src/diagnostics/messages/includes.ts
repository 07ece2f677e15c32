// Diagnostics raised by `src/includes/`.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const includesMessages = {
  'includes/bad-directive': entry<{ problem: string }>({
    effect: 'missing',
    message: ({ problem }) => `The include cannot be read: ${problem}.`,
    hint: () => 'write {{"include": "_note.md"}} on a line of its own, with double quotes around names and texts.',
    explain: {
      what: 'A line means to include a file, and is no JSON object with a file name as `include`.',
      why: 'The text would be missing from the page.',
      example: "{{include: '_note.md'}}",
      fix: '{{"include": "_note.md"}}',
    },
  }),
  'includes/unknown-option': entry<{ option: string; nearest: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ option }) => `Include option "${option}" is not known.`,
    hint: ({ nearest, option }) => didYouMean(nearest, option) ?? 'remove it.',
    explain: {
      what: 'An include, or a fence that imports a file, has an option that docs-gen does not know.',
      why: 'More of the file would be shown than was meant.',
      example: '{{"include": "_note.md", "regoin": "short"}}',
      fix: '{{"include": "_note.md", "region": "short"}}',
    },
  }),
  'includes/bad-option': entry<{ option: string; problem: string }>({
    effect: 'dropped',
    message: ({ option, problem }) => `Include option "${option}" ${problem}.`,
    hint: () => 'give the name of a file, and beside it either a region or lines, each as a text.',
    explain: {
      what: 'An option of an include has a value that it cannot have, or two options exclude each other.',
      why: 'docs-gen would have to guess which lines are meant.',
      example: '{{"include": "_note.md", "lines": 3}}',
      fix: '{{"include": "_note.md", "lines": "3"}}',
    },
  }),
  'includes/missing-file': entry<{ path: string; nearest: string | null; there?: 'folder' }>({
    effect: 'missing',
    message: ({ path, there }) =>
      there ? `"${path}" is a folder, and no file.` : `The file "${path}" does not exist.`,
    hint: ({ nearest, there, path }) =>
      (there ? 'name a file in it.' : didYouMean(nearest, path)) ??
      'the path starts at the folder of this file, or with a slash at the content folder.',
    explain: {
      what: 'An include, or a fence with `file`, names a file that is not there.',
      why: 'The text or the code would be missing from the page.',
      example: '```tsx file="./Buton.tsx"\n```',
      fix: '```tsx file="./Button.tsx"\n```',
    },
  }),
  'includes/outside-root': entry<{ path: string; way: string }>({
    effect: 'missing',
    message: ({ path, way }) => `The path "${path}" leaves the folder of the site${way}.`,
    hint: () =>
      'copy the file into the folder of the site, start the path at the content folder with a slash, or name the folder that a link leads to in `security.linkedFolders`.',
    explain: {
      what: 'An include leads out of the root of the site, by its path or through a symbolic link.',
      why: 'A page could publish any file of the machine that builds it, and the build would differ between machines.',
      example: '{{"include": "../../../secrets.md"}}',
      fix: '{{"include": "/guides/_note.md"}}',
    },
  }),
  'includes/unreadable-file': entry<{ path: string; problem: string }>({
    effect: 'missing',
    message: ({ path, problem }) => `The file "${path}" cannot be read: ${problem}.`,
    hint: () => 'save it as UTF-8 text that the user of the build may read.',
    explain: {
      what: 'A file that a page includes exists, but the system refuses to read it, or it is no text.',
      why: 'The page would be published without it, or with wrong characters.',
      example: '```text file="./logo.png"\n```',
      fix: 'Save the file as UTF-8, and give the user of the build the right to read it.',
    },
  }),
  'includes/cycle': entry<{ path: string; circle: string }>({
    effect: 'missing',
    message: ({ path, circle }) => `Including "${path}" would never end: ${circle}.`,
    hint: () => 'take one of the includes out of the circle.',
    explain: {
      what: 'A file includes itself, directly or through others.',
      why: 'The page would be without end.',
      example: 'In _a.md: {{"include": "_b.md"}}, and in _b.md: {{"include": "_a.md"}}',
      fix: 'Move what both files need into a third one, and include that.',
    },
  }),
  'includes/too-large': entry<{ path: string; excess: string }>({
    effect: 'missing',
    message: ({ path, excess }) => `With "${path}" the page includes more than ${excess}.`,
    hint: () => 'include less, or a region of the file.',
    explain: {
      what: 'All that one page includes, parts of parts too, is larger than any page can be.',
      why: 'Fragments that include others many times grow until the memory is full.',
      example: '```json file="./all-messages.json"\n```',
      fix: '```json file="./all-messages.json" lines="1-20"\n```',
    },
  }),
  'includes/missing-region': entry<{ region: string; file: string; nearest: string | null }>({
    effect: 'missing',
    message: ({ region, file }) => `${file} has no region "${region}".`,
    hint: ({ nearest, region }) =>
      didYouMean(nearest, region) ??
      `mark it in the file: #region ${region} in a comment before it, #endregion ${region} behind it.`,
    explain: {
      what: 'An include asks for a region that its file does not mark.',
      why: 'The text or the code would be missing from the page.',
      example: '```tsx file="./Button.tsx" region="usge"\n```',
      fix: '```tsx file="./Button.tsx" region="usage"\n```',
    },
  }),
  'includes/broken-region': entry<{ region: string; file: string; problem: string }>({
    effect: 'wrong',
    message: ({ region, file, problem }) => `The region "${region}" of ${file} ${problem}.`,
    hint: () => 'a region has one #region line and one #endregion line, each a comment of its own with the name.',
    explain: {
      what: 'The lines that mark a region of a file do not form a pair.',
      why: 'docs-gen would have to guess where the region ends.',
      example: '// #region usage\nsave();',
      fix: '// #region usage\nsave();\n// #endregion usage',
    },
  }),
  'includes/bad-lines': entry<{ lines: string; problem: string; file: string }>({
    effect: 'wrong',
    message: ({ lines, problem, file }) => `The lines "${lines}" of ${file} cannot be shown: the list ${problem}.`,
    hint: () => 'write numbers and ranges with commas between them: "5,8-9", or "3-" for all from the third line on.',
    explain: {
      what: 'An include asks for lines that its file does not have, or the list of lines cannot be read.',
      why: 'The file has most likely changed since the page was written.',
      example: '```tsx file="./Button.tsx" lines="9-3"\n```',
      fix: '```tsx file="./Button.tsx" lines="3-9"\n```',
    },
  }),
  'includes/code-in-fence': entry<{ path: string }>({
    effect: 'dropped',
    message: ({ path }) => `The fence takes its code from "${path}", and must hold none of its own.`,
    hint: () => 'remove these lines, or the `file` behind the fence.',
    explain: {
      what: 'A fence with `file` holds lines.',
      why: 'Either they or the file would be lost.',
      example: '```tsx file="./Button.tsx"\n<Button />\n```',
      fix: '```tsx file="./Button.tsx"\n```',
    },
  }),
};

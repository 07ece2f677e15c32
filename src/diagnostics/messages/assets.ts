// Diagnostics raised by `src/assets/`.
import { didYouMean, differenceOf } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const assetsMessages = {
  'assets/missing-file': entry<{ href: string; nearest: string | null; there?: 'folder' }>({
    effect: 'broken',
    recoverable: true,
    message: ({ href, there }) =>
      there ? `"${href}" is a folder, and no file.` : `The file "${href}" does not exist.`,
    hint: ({ nearest, there, href }) =>
      (there ? 'name a file in it.' : didYouMean(nearest, href)) ??
      'addresses are relative to the file they stand in; one that starts with a slash names a file of a public folder.',
    explain: {
      what: 'A page shows a file by a relative address, and no such file lies there.',
      why: 'Readers would see a broken picture.',
      example: '![The parts](./part.png)',
      fix: '![The parts](./parts.png)',
    },
  }),
  'assets/wrong-case': entry<{ href: string; file: string; address: string }>({
    effect: 'wrong',
    message: ({ href, file }) =>
      `The address "${href}"${differenceOf(href, file)} does not match the name of the file ${file}.`,
    hint: ({ address }) => `write ${address}`,
    explain: {
      what: 'The address and the name of the file differ in upper and lower case, or in the form of their Unicode letters.',
      why: 'Some disks take both for the same name. The disk of a build server does not, and the file would be missing there.',
      example: '![Logo](./Logo.PNG)',
      fix: '![Logo](./logo.png)',
    },
  }),
  'assets/not-media': entry<{ href: string; ending: string; kind: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ href, ending, kind }) =>
      `Browsers cannot show "${href}" here: ${ending === '' ? 'its name has no extension' : `.${ending} is not a format for ${kind}`}.`,
    hint: ({ href }) => `link to it instead: [text](${href}), or name a file that browsers show.`,
    explain: {
      what: 'The source of a picture, video or sound names a file whose extension is not a format that browsers show there.',
      why: 'Readers would see a broken picture, or a player without content.',
      example: '![How to install](installation.md)',
      fix: '[How to install](installation.md)',
    },
  }),
  'assets/unsafe-file': entry<{ href: string; file: string; problem: string }>({
    effect: 'missing',
    message: ({ href, file, problem }) => `The file ${file} of "${href}" ${problem}.`,
    hint: () =>
      'copy the file into the folder of the page or into a public folder, or name the folder that a link leads to in `security.linkedFolders`.',
    explain: {
      what: 'A page refers to a file outside of the root and of the content folders, itself or by a symbolic link, or to a hidden file.',
      why: 'What a page refers to is published. Private files must not get there by a slip.',
      example: '[Settings](../../../.env)',
      fix: 'Refer to a file that is meant for readers, and keep it beside the page.',
    },
  }),
  'assets/unreadable-file': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `${file} cannot be read: ${problem}`,
    hint: () => 'check the rights of the file, and what else writes to it.',
    explain: {
      what: 'The system refused to read a file that is to be published, or the file became another one, or a link to one, after it was found.',
      why: 'The site would lack it.',
      example: 'EACCES: permission denied',
      fix: 'Give the build the right to read the file, or take it away.',
    },
  }),
  'assets/unreadable-image': entry<{ file: string; problem: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ file, problem }) => `${file} is no picture that can be read: ${problem}.`,
    hint: () => 'save it again in the format that its name says, or write `width` and `height` yourself.',
    explain: {
      what: 'A page shows a file as a picture, and its contents are not what its name says, or are damaged. It is published as it is, without width and height.',
      why: 'The text below jumps when the picture arrives, and browsers may not show it at all.',
      example: 'A JPEG that is called `photo.svg`.',
      fix: 'Export the picture again.',
    },
  }),
  'assets/bad-link': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `The symbolic link ${file} ${problem}.`,
    hint: () =>
      'put the file itself in its place, remove the link, or name the folder that it leads to in `security.linkedFolders`.',
    explain: {
      what: 'A symbolic link of a public folder leads out of the folder, to nothing, to what is hidden, or back to a folder that it lies in.',
      why: 'Everything in a public folder is published. A link could publish what is private, and a circle has no end.',
      example: 'public/guide.pdf -> ../../private/guide.pdf',
      fix: 'Copy the file into the public folder.',
    },
  }),
  'assets/missing-public-dir': entry<{ folder: string; problem: string }>({
    effect: 'stops',
    message: ({ folder, problem }) => `The public folder ${folder} ${problem}.`,
    hint: () => 'correct `publicDir`, or make the folder.',
    explain: {
      what: 'The folder that `publicDir` names is not there, or is a file.',
      why: 'Files that the site needs would not be published.',
      example: "publicDir: 'statics'",
      fix: "publicDir: 'static'",
    },
  }),
  'assets/unsafe-public-dir': entry<{ folder: string; problem: string }>({
    effect: 'stops',
    message: ({ folder, problem }) => `The public folder "${folder}" ${problem}.`,
    hint: () => 'give static files a folder of their own, for example `public`.',
    explain: {
      what: '`publicDir` is or holds the root of the site, or a content folder.',
      why: 'Everything in it is published: sources, settings and packages would be too.',
      example: "publicDir: '.'",
      fix: "publicDir: 'public'",
    },
  }),
  'assets/no-sharp': entry<{ problem: string }>({
    effect: 'stops',
    message: ({ problem }) => `"images" needs the package sharp, which cannot be loaded: ${problem}`,
    hint: () => 'run npm install --save-dev sharp in the project, or remove `images`.',
    explain: {
      what: '`images` is set, and the project has no package `sharp`. docs-gen does not bring it along: it is native code.',
      why: 'Pictures would be published without the forms that were asked for.',
      example: "images: { formats: ['webp'] }",
      fix: 'npm install --save-dev sharp',
    },
  }),
};

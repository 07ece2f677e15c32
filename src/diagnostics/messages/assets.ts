// Diagnostics raised by `src/assets/`.
import { didYouMean, differenceOf } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const assetsMessages = {
  'assets/missing-file': entry<{ href: string; nearest: string | null; there?: 'folder' }>({
    effect: 'broken',
    recoverable: true,
    message: ({ href, there }) => (there ? `"${href}" is a folder, not a file.` : `The file "${href}" does not exist.`),
    hint: ({ nearest, there, href }) =>
      (there ? 'name a file in the folder.' : didYouMean(nearest, href)) ??
      'fix the address, which is relative to the file that contains it, or to the public folders if it starts with a slash.',
    explain: {
      what: 'A page contains the address of a file that does not exist.',
      why: 'Readers would see a broken image or link.',
      example: '![The parts](./part.png)',
      fix: '![The parts](./parts.png)',
    },
  }),
  'assets/wrong-case': entry<{ href: string; file: string; address: string }>({
    effect: 'wrong',
    message: ({ href, file }) =>
      `The address "${href}"${differenceOf(href, file)} does not match the name of the file ${file} exactly.`,
    hint: ({ address }) => `write ${address}`,
    explain: {
      what: 'The address and the name of the file differ in upper and lower case, or in Unicode normalization.',
      why: 'Some file systems treat both as the same name. The file system of a build server usually does not, and readers would not get the file.',
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
    message: ({ href, file, problem }) => `"${href}" refers to the file ${file}, which ${problem}.`,
    hint: () =>
      'copy the file to the folder of the page or to a public folder, or add the target folder of a symbolic link to `security.linkedFolders`.',
    explain: {
      what: 'A page refers to a hidden file, or to a file that is outside the root and the content folders, directly or through a symbolic link.',
      why: 'docs-gen publishes the files that a page refers to. It does not publish this file, because it may be private.',
      example: '[Settings](../../../.env)',
      fix: 'Refer to a file that is meant for readers, and keep it next to the page.',
    },
  }),
  'assets/unreadable-file': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `${file} cannot be read: ${problem}`,
    hint: () => 'check the permissions of the file, and whether another program writes to it.',
    explain: {
      what: 'docs-gen could not read a file that it has to publish, or another file or a symbolic link replaced the file after docs-gen found it.',
      why: 'The file would be missing from the site.',
      example: 'EACCES: permission denied',
      fix: 'Make the file readable, or remove it.',
    },
  }),
  'assets/unreadable-image': entry<{ file: string; problem: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ file, problem }) => `The image ${file} cannot be read: ${problem}.`,
    hint: () => 'export the image again in the format of its file extension, or set `width` and `height` in the page.',
    explain: {
      what: 'A page shows a file as an image, but its content is damaged or does not match its file extension. The file is published unchanged, and the page does not contain its width and height.',
      why: 'The text below the image moves when the image loads, and browsers may not show the image.',
      example: 'A JPEG file with the name `photo.svg`.',
      fix: 'Export the image again.',
    },
  }),
  'assets/bad-link': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `The symbolic link ${file} ${problem}.`,
    hint: () =>
      'replace the link with the file, remove the link, or add its target folder to `security.linkedFolders`.',
    explain: {
      what: 'A symbolic link in a public folder is broken, or it points outside the folder, to a hidden file, or to a folder that contains the link.',
      why: 'docs-gen publishes everything in a public folder. Such a link could publish private files or cause an endless loop.',
      example: 'public/guide.pdf -> ../../private/guide.pdf',
      fix: 'Copy the file to the public folder.',
    },
  }),
  'assets/missing-public-dir': entry<{ folder: string; problem: string }>({
    effect: 'stops',
    message: ({ folder, problem }) => `The public folder ${folder} ${problem}.`,
    hint: () => 'fix `publicDir`, or create the folder.',
    explain: {
      what: 'The folder in `publicDir` does not exist, or is a file.',
      why: 'The static files of the site would not be published.',
      example: "publicDir: 'statics'",
      fix: "publicDir: 'static'",
    },
  }),
  'assets/unsafe-public-dir': entry<{ folder: string; problem: string }>({
    effect: 'stops',
    message: ({ folder, problem }) => `The public folder "${folder}" ${problem}.`,
    hint: () => 'move static files to a separate folder, for example `public`.',
    explain: {
      what: '`publicDir` is or contains the root of the site or a content folder.',
      why: 'docs-gen publishes everything in the public folder. Sources, settings and packages would be published too.',
      example: "publicDir: '.'",
      fix: "publicDir: 'public'",
    },
  }),
  'assets/no-sharp': entry<{ problem: string }>({
    effect: 'stops',
    message: ({ problem }) => `"images" requires the package sharp, which cannot be loaded: ${problem}`,
    hint: () => 'run `npm install --save-dev sharp` in the project, or remove `images`.',
    explain: {
      what: '`images` is set, but the package `sharp` is not installed in the project. docs-gen does not depend on it, because it is native code.',
      why: 'Images would be published without the configured formats and sizes.',
      example: "images: { formats: ['webp'] }",
      fix: 'npm install --save-dev sharp',
    },
  }),
};

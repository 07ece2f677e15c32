// Diagnostics raised by `src/bundle/`.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const bundleMessages = {
  'bundle/failed': entry<{ text: string; missing?: string | null }>({
    effect: 'stops',
    message: ({ text }) => `The browser files could not be built: ${text}`,
    hint: ({ missing }) =>
      missing ? `install it beside the content: npm install ${missing}` : 'mend the file at the place that is named.',
    explain: {
      what: 'esbuild could not build the scripts and style sheets of the site.',
      why: 'Without them the pages have no look, and nothing on them can be pressed.',
      example: 'Could not resolve "react"',
      fix: 'Correct the file at the place that is named. Where a package is missing, install it in the folder of the site.',
    },
  }),
  'bundle/dead-file': entry<{ href: string; nearest: string | null }>({
    effect: 'missing',
    recoverable: true,
    message: ({ href }) => `The style sheet names ${href}, which is no file of this site.`,
    hint: ({ nearest, href }) =>
      didYouMean(nearest, href) ??
      'put it into the public folder, or name a file beside the style sheet: url(./hero.png).',
    explain: {
      what: 'A `url()` of a style sheet starts with a slash, and no public folder holds such a file.',
      why: 'Readers would see a gap, or the wrong font.',
      example: 'background: url(/heroo.png);',
      fix: 'background: url(/hero.png);',
    },
  }),
  'bundle/unreadable-file': entry<{ file: string }>({
    effect: 'broken',
    message: ({ file }) => `The file ${file} cannot be read under this name.`,
    hint: () => 'write it as the file is written, in upper and lower case too; or check the rights of the file.',
    explain: {
      what: 'A style sheet names a file in other letters than the disk does, or one that may not be read.',
      why: 'Some disks take `Logo.PNG` and `logo.png` for the same. The disk of a build server does not.',
      example: 'background: url(./Logo.PNG);',
      fix: 'background: url(./logo.png);',
    },
  }),
  'bundle/no-analytics-function': entry<{ file: string; names: readonly string[] }>({
    effect: 'dropped',
    message: ({ file, names }) =>
      `${file} has no default export${names.length === 0 ? '' : `; it exports ${names.join(', ')}`}.`,
    hint: () => 'export the function that is told of events: export default function send(name, params) { … }',
    explain: {
      what: 'The module of `analytics.adapter` exports nothing as default.',
      why: 'Its default export is called with each event: without one, nothing of what readers do would be told to anybody.',
      example: 'export function send(name, params) { … }',
      fix: 'export default function send(name, params) { … }',
    },
  }),
  'bundle/warning': entry<{ text: string }>({
    effect: 'complete',
    message: ({ text }) => `esbuild warns: ${text}`,
    hint: () => 'look at the place it names; the bundle was made all the same.',
    explain: {
      what: 'esbuild built the browser files, but something in them looks wrong.',
      why: 'Browsers skip what they can not read, so a slip in a style sheet shows only as a part that looks odd.',
      example: 'Expected ":" in a style sheet',
      fix: 'Correct the file at the place that is named.',
    },
  }),
};

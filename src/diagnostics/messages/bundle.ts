// Diagnostics raised by `src/bundle/`.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const bundleMessages = {
  'bundle/failed': entry<{ text: string; missing?: string | null }>({
    effect: 'stops',
    message: ({ text }) => `The browser files could not be built: ${text}`,
    hint: ({ missing }) =>
      missing
        ? `install the package in the folder of the site: npm install ${missing}`
        : 'fix the file at this position.',
    explain: {
      what: 'esbuild could not build the scripts and style sheets of the site.',
      why: 'Without these files, pages would not have styles, and their controls would not work.',
      example: 'Could not resolve "react"',
      fix: 'Fix the file at the position in the message. If a package is missing, install it in the folder of the site.',
    },
  }),
  'bundle/dead-file': entry<{ href: string; nearest: string | null }>({
    effect: 'missing',
    recoverable: true,
    message: ({ href }) => `The style sheet uses ${href}, but the site does not have this file.`,
    hint: ({ nearest, href }) =>
      didYouMean(nearest, href) ??
      'add the file to a public folder, or use a file next to the style sheet: url(./hero.png).',
    explain: {
      what: 'A `url()` in a style sheet starts with a slash, but no public folder contains the file.',
      why: 'Readers would not see the image, or would see a different font.',
      example: 'background: url(/heroo.png);',
      fix: 'background: url(/hero.png);',
    },
  }),
  'bundle/unreadable-file': entry<{ file: string }>({
    effect: 'broken',
    message: ({ file }) => `The file ${file} cannot be read.`,
    hint: () =>
      'use the exact name of the file, including upper and lower case, and check the permissions of the file.',
    explain: {
      what: 'A style sheet refers to a file by a name that differs in upper and lower case, or the file cannot be read.',
      why: 'Some file systems treat `Logo.PNG` and `logo.png` as the same name. The file system of a build server usually does not.',
      example: 'background: url(./Logo.PNG);',
      fix: 'background: url(./logo.png);',
    },
  }),
  'bundle/no-analytics-function': entry<{ file: string; names: readonly string[] }>({
    effect: 'dropped',
    message: ({ file, names }) =>
      `${file} does not have a default export${names.length === 0 ? '' : `; it exports ${names.join(', ')}`}.`,
    hint: () => 'export the function that receives events: export default function send(name, params) { … }',
    explain: {
      what: 'The module in `analytics.adapter` does not have a default export.',
      why: 'docs-gen calls the default export for each event. Without it, no events would be sent.',
      example: 'export function send(name, params) { … }',
      fix: 'export default function send(name, params) { … }',
    },
  }),
  'bundle/warning': entry<{ text: string }>({
    effect: 'complete',
    message: ({ text }) => `esbuild reports a warning: ${text}`,
    hint: () => 'check the code at this position; the bundle is complete.',
    explain: {
      what: 'esbuild built the browser files, but part of the code is probably wrong.',
      why: 'Browsers skip code that they cannot parse, so a mistake in a style sheet can remain unnoticed.',
      example: 'Expected ":" in a style sheet',
      fix: 'Fix the file at the position in the message.',
    },
  }),
};

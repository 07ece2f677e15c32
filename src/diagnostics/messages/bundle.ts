// Diagnostics raised by `src/bundle/`.
import { entry } from '../entry.ts';

export const bundleMessages = {
  'bundle/failed': entry<{ text: string; missing?: string | null }>({
    severity: 'error',
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
  'bundle/warning': entry<{ text: string }>({
    severity: 'warning',
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

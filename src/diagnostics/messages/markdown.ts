// Diagnostics raised by `src/markdown/` about a page as a whole: its title, its description, whether it can be parsed.
import { entry } from '../entry.ts';

export const markdownMessages = {
  'markdown/missing-title': entry({
    effect: 'missing',
    recoverable: true,
    message: () => 'The page has no title.',
    hint: () => 'start the page with a "# Heading", or set `title` in the front matter.',
    explain: {
      what: 'A page needs a title: `title` in the front matter, or a first heading of level 1.',
      why: 'The title identifies the page in the sidebar, the browser tab, search results and link previews.',
      example: 'A file that starts with a paragraph.',
      fix: 'Add `# Button` as the first line after the front matter.',
    },
  }),
  'markdown/long-title': entry<{ length: number; limit: number }>({
    effect: 'complete',
    message: ({ length, limit }) => `The title has ${length} characters; the limit is ${limit}.`,
    hint: () => 'shorten it: search engines truncate longer titles.',
    explain: {
      what: 'The title is longer than `markdown.titleLimit` (default: 70).',
      why: 'Search engines and browser tabs truncate long titles, often before the important word.',
      example: 'title: A complete guide to everything that can be done with the Button component of this library',
      fix: 'Keep the words that readers search for.',
    },
  }),
  'markdown/missing-description': entry({
    effect: 'complete',
    message: () => 'The page has no description.',
    hint: () =>
      'set `description` in the front matter, or add <p class="description">One sentence.</p> below the title.',
    explain: {
      what: 'A page should have a description: one sentence that summarizes it.',
      why: 'The description is shown below the title, in search results and in link previews.',
      example: 'A page whose text starts directly below its title.',
      fix: '<p class="description">Buttons let people act and choose with one tap.</p>',
    },
  }),
  'markdown/long-description': entry<{ length: number; limit: number }>({
    effect: 'complete',
    message: ({ length, limit }) => `The description has ${length} characters; the limit is ${limit}.`,
    hint: () => 'shorten it to one sentence.',
    explain: {
      what: 'The description is longer than `markdown.descriptionLimit` (default: 160).',
      why: 'Search engines truncate longer descriptions in the middle of a sentence.',
      example: 'A description of three sentences.',
      fix: 'Keep the first sentence, and move the rest into the text.',
    },
  }),
  'markdown/too-complex': entry<{ reason: string }>({
    effect: 'stops',
    message: ({ reason }) => `The page was not parsed: ${reason}.`,
    hint: () => 'split the page or the paragraph, or move generated text to a separate file.',
    explain: {
      what: 'The text has a structure that takes Markdown parsers minutes, or overflows their stack.',
      why: 'One such page would block the whole build.',
      example: 'Ten thousand `>` in a row.',
      fix: 'Check the reported place: usually it is data that was pasted without a code fence.',
    },
  }),
  'markdown/no-native-parser': entry({
    effect: 'complete',
    message: () => 'The native Markdown parser has no binding for this platform; remark-parse is used instead.',
    hint: () =>
      'reinstall with optional dependencies, or set `markdown.parser` to "remark" to choose this parser and silence the warning.',
    explain: {
      what: 'satteri could not be loaded. Pages are parsed by remark-parse, with the same result.',
      why: 'Parsing takes several times longer.',
      example: 'npm ci --omit=optional',
      fix: 'Install the optional dependencies for the platform that runs the build.',
    },
  }),
};

// Diagnostics raised by `src/markdown/` about a page as a whole: its title, its description, whether it can be parsed.
import { entry } from '../entry.ts';

export const markdownMessages = {
  'markdown/missing-title': entry({
    effect: 'missing',
    recoverable: true,
    message: () => 'The page has no title.',
    hint: () => 'start the page with a "# Heading", or set `title` in the front matter.',
    explain: {
      what: 'A page needs a title: `title` in the front matter, or its first heading of level 1.',
      why: 'It names the page in the sidebar, the browser tab, search results and link previews.',
      example: 'A file that starts with a paragraph.',
      fix: 'Add `# Button` as the first line after the front matter.',
    },
  }),
  'markdown/long-title': entry<{ length: number; limit: number }>({
    effect: 'complete',
    message: ({ length, limit }) => `The title has ${length} characters; ${limit} is the limit.`,
    hint: () => 'shorten it: search engines cut longer titles.',
    explain: {
      what: 'The title is longer than `markdown.titleLimit` (70 unless set).',
      why: 'Search engines and browser tabs cut long titles, often before the word that matters.',
      example: 'title: A complete guide to everything that can be done with the Button component of this library',
      fix: 'Keep the words a reader would search for.',
    },
  }),
  'markdown/missing-description': entry({
    effect: 'complete',
    message: () => 'The page has no description.',
    hint: () =>
      'set `description` in the front matter, or put <p class="description">One sentence.</p> under the title.',
    explain: {
      what: 'A page should say in one sentence what it is about.',
      why: 'The sentence stands under the title, in search results and in link previews.',
      example: 'A page whose text begins right under its title.',
      fix: '<p class="description">Buttons let people act and choose with one tap.</p>',
    },
  }),
  'markdown/long-description': entry<{ length: number; limit: number }>({
    effect: 'complete',
    message: ({ length, limit }) => `The description has ${length} characters; ${limit} is the limit.`,
    hint: () => 'shorten it to one sentence.',
    explain: {
      what: 'The description is longer than `markdown.descriptionLimit` (160 unless set).',
      why: 'Search engines cut longer ones in mid-sentence.',
      example: 'A description of three sentences.',
      fix: 'Keep the first sentence, and move the rest into the text.',
    },
  }),
  'markdown/too-complex': entry<{ reason: string }>({
    effect: 'stops',
    message: ({ reason }) => `The page was not parsed: ${reason}.`,
    hint: () => 'split the page or its paragraph, or put generated text into a file of its own.',
    explain: {
      what: 'The text has a form on which markdown parsers take minutes or run out of stack.',
      why: 'One such page would stop the whole build.',
      example: 'Ten thousand `>` in a row.',
      fix: 'Look at the place given: it is most often data that was pasted without a code fence.',
    },
  }),
  'markdown/no-native-parser': entry({
    effect: 'complete',
    message: () => 'The native markdown parser has no binding for this platform; remark-parse does its work.',
    hint: () =>
      'reinstall with optional dependencies, or set `markdown.parser` to "remark" to say that this is wanted.',
    explain: {
      what: 'satteri could not be loaded; pages are parsed by remark-parse with the same result.',
      why: 'Parsing takes several times as long.',
      example: 'npm ci --omit=optional',
      fix: 'Install optional dependencies for the platform that builds.',
    },
  }),
};

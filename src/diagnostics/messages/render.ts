// Diagnostics raised by `src/render/`.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const renderMessages = {
  'render/symbolic-link': entry<{ file: string }>({
    effect: 'missing',
    message: ({ file }) => `${file} is a symbolic link; docs-gen does not follow it.`,
    hint: () => 'put the file itself there, or name the folder that it leads to in `security.linkedFolders`.',
    explain: {
      what: 'A text table is a symbolic link to what no folder of `security.linkedFolders` holds.',
      why: 'A link may lead out of the project. Passed over in silence, the texts of its language would be missing.',
      example: 'ln -s ../../shared/zh.json translations/zh.json',
      fix: 'Replace the link by what it leads to.',
    },
  }),
  'render/unknown-language': entry<{ name: string; nearest: string | null; known: readonly string[] }>({
    effect: 'dropped',
    message: ({ name }) => `${name} is a text table of no language of this site.`,
    hint: ({ nearest, known }) =>
      nearest === null
        ? `name it after one of ${known.join(', ')}, or list the language under \`languages\`.`
        : `did you mean "${nearest}.json"?`,
    explain: {
      what: 'A file in the folder of `translations` is named after a language that is not listed under `languages`, or, where that is left out, after none at all.',
      why: 'Its texts would be shown nowhere.',
      example: 'translations/cn.json   (the language is zh)',
      fix: 'translations/zh.json',
    },
  }),
  'render/bad-translations': entry<{ problem: string }>({
    effect: 'dropped',
    message: ({ problem }) => `The text table cannot be read: ${problem}.`,
    hint: () => 'write one JSON object of texts: { "next": "Weiter" }.',
    explain: {
      what: 'A text table is not valid JSON, or is no object.',
      why: 'All its texts would be left out.',
      example: "{ 'next': 'Weiter' }",
      fix: '{ "next": "Weiter" }',
    },
  }),
  'render/unknown-text': entry<{ key: string; nearest: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ key }) => `The shell has no text "${key}".`,
    hint: ({ nearest, key }) =>
      didYouMean(nearest, key) ?? 'remove it, or take a key that `render/missing-texts` names.',
    explain: {
      what: 'A text table has a key that docs-gen does not know.',
      why: 'The text is shown nowhere, and the one that was meant stays English.',
      example: '{ "previus": "Zurück" }',
      fix: '{ "previous": "Zurück" }',
    },
  }),
  'render/bad-text': entry<{ key: string; problem: string; wanted: 'text' | 'texts' }>({
    effect: 'dropped',
    message: ({ key, problem }) => `The text "${key}" ${problem}.`,
    hint: ({ key, wanted }) =>
      wanted === 'text'
        ? 'put the words in quotes.'
        : `write its texts in braces, each under its own key: "${key}": { … }`,
    explain: {
      what: 'A value of a text table is of the wrong type.',
      why: 'Only words can be shown.',
      example: '{ "next": ["Weiter"] }',
      fix: '{ "next": "Weiter" }',
    },
  }),
  'render/other-marks': entry<{ key: string; missing: readonly string[]; unknown: readonly string[] }>({
    effect: 'broken',
    recoverable: true,
    message: ({ key, missing, unknown }) => {
      const lacks = missing.length === 0 ? [] : [`lacks ${missing.join(', ')}`];
      const shows = unknown.length === 0 ? [] : [`shows readers ${unknown.join(', ')}`];
      return `The text "${key}" ${[...lacks, ...shows].join(', and ')}.`;
    },
    hint: ({ missing, unknown }) =>
      missing.length === 0
        ? 'remove what stands there for nothing: a mark is filled in once.'
        : unknown.length === 0
          ? `put ${missing.join(', ')} where the value belongs.`
          : `write ${missing.join(', ')}: marks are not translated.`,
    explain: {
      what: 'A text of a table does not have the marks in double braces that the English text has.',
      why: 'A value such as a name or a number is not shown, or readers see the braces.',
      example: '{ "pageCount": "{{anzahl}} Seiten" }',
      fix: '{ "pageCount": "{{count}} Seiten" }',
    },
  }),
  'render/unknown-title': entry<{ pathname: string; nearest: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ pathname }) => `No page tree has a row with the pathname "${pathname}" to give this title to.`,
    hint: ({ nearest, pathname }) =>
      didYouMean(nearest, pathname) ?? 'remove it, or take a pathname as `pages.ts` has it.',
    explain: {
      what: 'The group `pages` of a text table has a title for a pathname that stands in no page tree.',
      why: 'The title is shown nowhere, and the row that was meant keeps its own.',
      example: '{ "pages": { "/ui/input": "Eingaben" } }',
      fix: '{ "pages": { "/ui/inputs": "Eingaben" } }',
    },
  }),
  'render/duplicate-text': entry<{ key: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ key }) => `The text "${key}" stands twice in the table.`,
    hint: () => 'keep one of the two: the last one is shown.',
    explain: {
      what: 'A text table gives a text for the same key twice, by the same name, or nested and with a dot.',
      why: 'One of the two is shown nowhere.',
      example: '{ "next": "Weiter", "next": "Nächste" }',
      fix: '{ "next": "Weiter" }',
    },
  }),
  'render/second-table': entry<{ language: string; earlier: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ language, earlier }) => `This is a second text table of "${language}", beside ${earlier}.`,
    hint: () => 'move its texts into the other one: where both have a text, the one of this file is shown.',
    explain: {
      what: 'A language has two text tables, as both `zh.json` and `translations-zh.json` are read.',
      why: 'Texts of one hide those of the other, and whoever edits that one sees no change.',
      example: 'translations/zh.json beside translations/translations-zh.json',
      fix: 'Keep translations/zh.json only.',
    },
  }),
  'render/missing-texts': entry<{ language: string; keys: readonly string[] }>({
    effect: 'complete',
    message: ({ language, keys }) =>
      `The table of "${language}" lacks ${keys.length === 1 ? '1 text' : `${keys.length} texts`}, which stay English: ${keys.join(', ')}.`,
    hint: () => 'add them to the table.',
    explain: {
      what: 'A text table does not have all the texts of the shell; an empty text counts as one that is missing.',
      why: 'Readers find English words in a page of their language.',
      example: '{ "next": "Weiter", "previous": "" }',
      fix: '{ "next": "Weiter", "previous": "Zurück", … }',
    },
  }),
  'render/missing-translations': entry<{ language: string; folder: string; total: number }>({
    effect: 'complete',
    message: ({ language, folder, total }) =>
      `${folder} has no table for the language "${language}": its ${total} texts stay English.`,
    hint: ({ language, folder }) => `add ${folder.replace(/\/$/, '')}/${language}.json.`,
    explain: {
      what: 'The site has text tables, but none for one of its languages.',
      why: 'The frame of the pages in that language is English.',
      example: "languages: ['en', 'zh', 'de'], with the file translations/zh.json only",
      fix: 'Add translations/de.json.',
    },
  }),
};

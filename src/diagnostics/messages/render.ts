// Diagnostics raised by `src/render/`.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const renderMessages = {
  'render/symbolic-link': entry<{ file: string }>({
    effect: 'missing',
    message: ({ file }) => `${file} is a symbolic link; docs-gen does not follow it.`,
    hint: () => 'replace the link with the file, or add the folder of its target to `security.linkedFolders`.',
    explain: {
      what: 'A text table is a symbolic link, and its target is not in a folder listed in `security.linkedFolders`.',
      why: 'A link can publish files from outside the project. Without the table, the texts of its language would be missing.',
      example: 'ln -s ../../shared/zh.json translations/zh.json',
      fix: 'Replace the link with its target.',
    },
  }),
  'render/unknown-language': entry<{ name: string; nearest: string | null; known: readonly string[] }>({
    effect: 'dropped',
    message: ({ name }) => `${name} is a text table, but its name is not a language of this site.`,
    hint: ({ nearest, known }) =>
      nearest === null
        ? `rename it to one of ${known.join(', ')}, or add the language to \`languages\`.`
        : `did you mean "${nearest}.json"?`,
    explain: {
      what: 'The name of a file in the `translations` folder is not a language in `languages`. If `languages` is not set, only English is known.',
      why: 'The texts in the file would not be used.',
      example: 'translations/cn.json   (the language is zh)',
      fix: 'translations/zh.json',
    },
  }),
  'render/bad-translations': entry<{ problem: string }>({
    effect: 'dropped',
    message: ({ problem }) => `The text table cannot be read: ${problem}.`,
    hint: () => 'write a JSON object whose values are strings: { "next": "Weiter" }.',
    explain: {
      what: 'A text table is not valid JSON, or is not an object.',
      why: 'None of its texts would be used.',
      example: "{ 'next': 'Weiter' }",
      fix: '{ "next": "Weiter" }',
    },
  }),
  'render/unknown-text': entry<{ key: string; nearest: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ key }) => `The text table has an unknown key "${key}".`,
    hint: ({ nearest, key }) => didYouMean(nearest, key) ?? 'remove it, or use a key listed by `render/missing-texts`.',
    explain: {
      what: 'A text table has an unknown key.',
      why: 'The text is not used, and the intended text stays in English.',
      example: '{ "previus": "Zurück" }',
      fix: '{ "previous": "Zurück" }',
    },
  }),
  'render/bad-text': entry<{ key: string; problem: string; wanted: 'text' | 'texts' }>({
    effect: 'dropped',
    message: ({ key, problem }) => `The text "${key}" ${problem}.`,
    hint: ({ key, wanted }) =>
      wanted === 'text' ? 'put the text in quotes.' : `write an object with one key for each text: "${key}": { … }`,
    explain: {
      what: 'A value in a text table has the wrong type.',
      why: 'Only strings can be shown.',
      example: '{ "next": ["Weiter"] }',
      fix: '{ "next": "Weiter" }',
    },
  }),
  'render/other-marks': entry<{ key: string; missing: readonly string[]; unknown: readonly string[] }>({
    effect: 'broken',
    recoverable: true,
    message: ({ key, missing, unknown }) => {
      const without = missing.length === 0 ? [] : [`does not contain ${missing.join(', ')}`];
      const extra = unknown.length === 0 ? [] : [`contains unknown or repeated placeholders: ${unknown.join(', ')}`];
      return `The text "${key}" ${[...without, ...extra].join(', but ')}.`;
    },
    hint: ({ missing, unknown }) =>
      missing.length === 0
        ? 'remove it: each placeholder is replaced only once.'
        : unknown.length === 0
          ? `add ${missing.join(', ')} where the value belongs.`
          : `write ${missing.join(', ')}: do not translate placeholders.`,
    explain: {
      what: 'The placeholders in double braces of a text differ from those of the English text.',
      why: 'A value such as a name or a number is not shown, or readers see the braces.',
      example: '{ "pageCount": "{{anzahl}} Seiten" }',
      fix: '{ "pageCount": "{{count}} Seiten" }',
    },
  }),
  'render/unknown-title': entry<{ pathname: string; nearest: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ pathname }) => `The title has no effect: no page tree contains the pathname "${pathname}".`,
    hint: ({ nearest, pathname }) => didYouMean(nearest, pathname) ?? 'remove it, or use a pathname from `pages.ts`.',
    explain: {
      what: 'The group `pages` of a text table has a title for a pathname that is not in any page tree.',
      why: 'The title is not used, and the intended row keeps its original title.',
      example: '{ "pages": { "/ui/input": "Eingaben" } }',
      fix: '{ "pages": { "/ui/inputs": "Eingaben" } }',
    },
  }),
  'render/duplicate-text': entry<{ key: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ key }) => `The text table contains "${key}" twice.`,
    hint: () => 'remove one of the two; the last one is used.',
    explain: {
      what: 'A text table contains the same key twice, either with the same name, or once nested and once with a dot.',
      why: 'Only one of the two texts is used.',
      example: '{ "next": "Weiter", "next": "Nächste" }',
      fix: '{ "next": "Weiter" }',
    },
  }),
  'render/second-table': entry<{ language: string; earlier: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ language, earlier }) => `This is a second text table for "${language}"; the first one is ${earlier}.`,
    hint: () => 'move its texts to the first table; if both contain a text, the text from this file is used.',
    explain: {
      what: 'A language has two text tables. Both `zh.json` and `translations-zh.json` are read.',
      why: 'Texts in one table override those in the other, so edits of the other table have no effect.',
      example: 'translations/zh.json and translations/translations-zh.json',
      fix: 'Keep translations/zh.json only.',
    },
  }),
  'render/missing-texts': entry<{ language: string; keys: readonly string[] }>({
    effect: 'complete',
    message: ({ language, keys }) =>
      `${keys.length === 1 ? '1 text is' : `${keys.length} texts are`} missing from the table for "${language}" and shown in English: ${keys.join(', ')}.`,
    hint: () => 'add them to the table.',
    explain: {
      what: 'A text table does not contain all texts of the page layout. An empty text counts as missing.',
      why: 'Readers see English text on pages in their language.',
      example: '{ "next": "Weiter", "previous": "" }',
      fix: '{ "next": "Weiter", "previous": "Zurück", … }',
    },
  }),
  'render/missing-translations': entry<{ language: string; folder: string; total: number }>({
    effect: 'complete',
    message: ({ language, folder, total }) =>
      `${folder} has no table for the language "${language}": its ${total} texts are shown in English.`,
    hint: ({ language, folder }) => `add ${folder.replace(/\/$/, '')}/${language}.json.`,
    explain: {
      what: 'The site has text tables, but one of its languages does not have one.',
      why: 'The header, the sidebar and other shared parts of pages in this language are in English.',
      example: "languages: ['en', 'zh', 'de'], with the file translations/zh.json only",
      fix: 'Add translations/de.json.',
    },
  }),
};

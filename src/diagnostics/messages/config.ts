// Diagnostics raised by `src/config/` about the file itself, and the form of its values.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';
import { where } from '../where.ts';

const SMALLEST = `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};`;

/** Longer lists belong in the reference. */
const MOST_LISTED_KEYS = 12;

function unknownKeyHint(elsewhere: string | null, known: readonly string[]): string {
  if (elsewhere !== null) return `move it to \`${elsewhere}\`.`;
  if (known.length === 0 || known.length > MOST_LISTED_KEYS) return 'remove it; docs-gen does not use it.';
  return `remove it, or use one of the keys that are allowed here: ${known.map((key) => JSON.stringify(key)).join(', ')}.`;
}

export const configMessages = {
  'config/missing': entry<{ root: string; names: readonly string[]; problem?: string }>({
    effect: 'stops',
    message: ({ root, names, problem }) =>
      problem !== undefined
        ? `The configuration file ${names.join(', ')} ${problem}.`
        : `The configuration file was not found in ${root === '.' ? 'the current folder' : root}: ${names.join(', ')}.`,
    hint: ({ names }) =>
      names.length === 1
        ? 'pass the path of a file to --config, relative to the root folder; the default is site.config.ts.'
        : `create a site.config.ts, for example:\n${SMALLEST}`,
    explain: {
      what: 'The root folder does not contain a configuration file, or the configuration file is a folder.',
      why: 'The configuration defines which folders are documented and under which routes. docs-gen cannot build a site without it.',
      example: 'docs-gen build --root docs   (docs/ does not contain a site.config.ts)',
      fix: 'Create site.config.ts, or pass its folder with --root or the file with --config.',
    },
  }),
  'config/missing-root': entry<{ root: string; problem: string }>({
    effect: 'stops',
    message: ({ root, problem }) => `The root folder ${root} ${problem}.`,
    hint: () => 'pass the folder that contains site.config.ts to --root; the default is the current folder.',
    explain: {
      what: 'The root folder on the command line does not exist, or is a file.',
      why: 'docs-gen looks for the configuration in the root folder, and resolves all paths in the configuration against it.',
      example: 'docs-gen build --root dosc   (the folder is docs)',
      fix: 'Fix the path. It is relative to the current folder.',
    },
  }),
  'config/syntax': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} cannot be read: ${problem}${/[.!?]$/.test(problem) ? '' : '.'}`,
    hint: () => 'fix this line; every import must resolve to a file or an installed package.',
    explain: {
      what: 'The configuration file, or a file that it imports, is not valid TypeScript or JavaScript, or an import cannot be resolved.',
      why: 'docs-gen has to run the file to get the configuration.',
      example: "export default { title: , url: 'https://acme.example' };",
      fix: 'Fix the line in the message. Install imported packages in the project of the configuration file.',
    },
  }),
  'config/threw': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} failed to run: ${problem}${/[.!?]$/.test(problem) ? '' : '.'}`,
    hint: () => 'fix this line; if the configuration reads files or environment variables, make sure that they exist.',
    explain: {
      what: 'The configuration file threw an error while it ran.',
      why: 'The configuration is the default export of this file, and an error prevents the export.',
      example: "if (!process.env.DOCS_URL) throw new Error('DOCS_URL is not set');",
      fix: 'Fix the line in the message, or set what it depends on.',
    },
  }),
  'config/no-export': entry<{ file: string; found: string | null; names: readonly string[] }>({
    effect: 'stops',
    message: ({ file, found, names }) => {
      if (found !== null) return `The default export of ${file} must be an object, not ${found}.`;
      return names.length === 0
        ? `${file} has no exports; its default export must be an object.`
        : `${file} has no default export; it exports ${names.join(', ')}.`;
    },
    hint: ({ found, names: [name, ...others] }) =>
      found === null && name !== undefined && others.length === 0 && name !== 'module.exports'
        ? `if ${name} is the configuration, add \`export default ${name};\`.`
        : `export the configuration as default, for example:\n${SMALLEST}`,
    explain: {
      what: 'The default export of the configuration file is missing, or is not an object.',
      why: 'docs-gen reads the configuration from the default export.',
      example: "export const config = { title: 'Acme' };",
      fix: 'Write `export default { … }`.',
    },
  }),
  'config/unknown-key': entry<{
    key: string;
    nearest: string | null;
    elsewhere: string | null;
    known: readonly string[];
    path: string | null;
  }>({
    effect: 'dropped',
    message: ({ key, path }) => `Unknown key "${key}"${where(path)}.`,
    hint: ({ nearest, elsewhere, known, key }) => didYouMean(nearest, key) ?? unknownKeyHint(elsewhere, known),
    explain: {
      what: 'The configuration has an unknown key.',
      why: 'If docs-gen ignored a misspelled key, it would silently use the default value instead of yours.',
      example: "products: [{ id: 'ui', prefx: '/ui/', … }]",
      fix: 'Correct the spelling, move the key to the object that it belongs to, or remove it.',
    },
  }),
  'config/missing-key': entry<{ key: string; path: string | null }>({
    effect: 'stops',
    message: ({ key, path }) => `The required key "${key}" is missing${where(path)}.`,
    hint: ({ key }) => `add \`${key}\`.`,
    explain: {
      what: 'A required key of the configuration is missing.',
      why: 'The key has no default value.',
      example: "export default { title: 'Acme', products: […] };   (without url)",
      fix: 'Add the key to the object in the message.',
    },
  }),
  'config/invalid-value': entry<{
    name: string;
    problem: string;
    nearest?: string | null;
    wrong?: 'key' | 'value';
    path: string | null;
  }>({
    effect: 'stops',
    message: ({ name, problem, path }) => `${name} ${problem}${where(path)}.`,
    hint: ({ name, nearest, wrong }) =>
      didYouMean(nearest ?? null) ??
      (wrong === 'key'
        ? 'rename it, or remove it.'
        : `correct the value; the configuration reference describes ${name.replace(/\[\d+\]"$/, '"')}.`),
    explain: {
      what: 'A value of the configuration has the wrong type or form.',
      why: 'docs-gen cannot use the value.',
      example: "prefix: 'ui'",
      fix: "Use the form in the message: prefix: '/ui/'.",
    },
  }),
};

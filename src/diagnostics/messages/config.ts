// Diagnostics raised by `src/config/` about the file itself, and the form of what it holds.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';
import { where } from '../where.ts';

const SMALLEST = `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};`;

/** More names than these are for the reference. */
const KEYS_TOLD = 12;

function unknownKeyHint(elsewhere: string | null, known: readonly string[]): string {
  if (elsewhere !== null) return `move it to \`${elsewhere}\`, where it is read.`;
  if (known.length === 0 || known.length > KEYS_TOLD) return 'remove it: nothing reads it.';
  return `remove it, or write one of ${known.map((key) => JSON.stringify(key)).join(', ')}: nothing else is read here.`;
}

export const configMessages = {
  'config/missing': entry<{ root: string; names: readonly string[]; problem?: string }>({
    effect: 'stops',
    message: ({ root, names, problem }) =>
      problem !== undefined
        ? `The configuration ${names.join(', ')} ${problem}.`
        : `There is no ${names.join(', ')} in ${root === '.' ? 'the current folder' : root}.`,
    hint: ({ names }) =>
      names.length === 1
        ? '--config names a file from the root folder; without it site.config.ts is read.'
        : `the smallest site.config.ts is:\n${SMALLEST}`,
    explain: {
      what: 'No configuration file was found in the root folder, or a folder has its name.',
      why: 'The configuration says which folders are documented and under which routes; nothing can be built without it.',
      example: 'docs-gen build --root docs   (and docs/ holds no site.config.ts)',
      fix: 'Create site.config.ts, or name the folder with --root or the file with --config.',
    },
  }),
  'config/missing-root': entry<{ root: string; problem: string }>({
    effect: 'stops',
    message: ({ root, problem }) => `The root folder ${root} ${problem}.`,
    hint: () => '--root names the folder that holds site.config.ts; without it that is the current folder.',
    explain: {
      what: 'The root folder that the command line names is not there, or is a file.',
      why: 'All paths of the configuration, and the configuration itself, are looked for in it.',
      example: 'docs-gen build --root dosc   (the folder is docs)',
      fix: 'Correct the path; it is relative to the folder that the command is started in.',
    },
  }),
  'config/syntax': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} cannot be read: ${problem}${/[.!?]$/.test(problem) ? '' : '.'}`,
    hint: () => 'mend the file at this place; every import must lead to a file or an installed package.',
    explain: {
      what: 'The configuration file, or a file that it imports, is not valid TypeScript or JavaScript, or an import leads nowhere.',
      why: 'The file has to run before anything is known of the site.',
      example: "export default { title: , url: 'https://acme.example' };",
      fix: 'Mend the line that is shown. Packages must be installed beside the config file.',
    },
  }),
  'config/threw': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} threw while it ran: ${problem}${/[.!?]$/.test(problem) ? '' : '.'}`,
    hint: () => 'look at the line that it names; a config that reads files or variables should say what it misses.',
    explain: {
      what: 'The configuration file ran and threw an error.',
      why: 'Without its default export nothing is known of the site.',
      example: "if (!process.env.DOCS_URL) throw new Error('DOCS_URL is not set');",
      fix: 'Mend the line that is shown, or what it depends on.',
    },
  }),
  'config/no-export': entry<{ file: string; found: string | null; names: readonly string[] }>({
    effect: 'stops',
    message: ({ file, found, names }) => {
      if (found !== null) return `${file} must export an object as default; it exports ${found}.`;
      return names.length === 0
        ? `${file} exports nothing; its default export must be an object.`
        : `${file} has no default export; it exports ${names.join(', ')}.`;
    },
    hint: ({ found, names: [name, ...others] }) =>
      found === null && name !== undefined && others.length === 0 && name !== 'module.exports'
        ? `when ${name} is the configuration, add \`export default ${name};\`.`
        : `the smallest config is:\n${SMALLEST}`,
    explain: {
      what: 'The default export of the configuration file is missing, or is no object.',
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
      what: 'The configuration has a key that docs-gen does not know.',
      why: 'A misspelt key would otherwise be ignored, and its default used in silence.',
      example: "products: [{ id: 'ui', prefx: '/ui/', … }]",
      fix: 'Correct the spelling, move the key to where it is read, or remove it.',
    },
  }),
  'config/missing-key': entry<{ key: string; path: string | null }>({
    effect: 'stops',
    message: ({ key, path }) => `The required key "${key}" is missing${where(path)}.`,
    hint: ({ key }) => `add \`${key}\`.`,
    explain: {
      what: 'A required key of the configuration is missing.',
      why: 'It has no sensible default.',
      example: "export default { title: 'Acme', products: […] };   (without url)",
      fix: 'Add the key to the object that is shown.',
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
        ? 'give it another name, or remove it.'
        : `correct it; the configuration reference says what ${name.replace(/\[\d+\]"$/, '"')} takes.`),
    explain: {
      what: 'A value of the configuration has the wrong type or form.',
      why: 'It is checked once, here, so that the rest of the program can rely on it.',
      example: "prefix: 'ui'",
      fix: "Write it in the form that the message names: prefix: '/ui/'.",
    },
  }),
};

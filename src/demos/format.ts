// The options of the project's formatter for a file, and what they hang on: asking the formatter itself takes 0.1 s.
import { posix } from 'node:path';
import { sha256 } from '../lib/node/hash.ts';
import { loadPrettierConfig } from '../lib/node/prettier-config.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { FileSystem } from '../model/deps.ts';
import { type FormatOptions, formatOptionsFrom } from './javascript/format.ts';

export interface Formats {
  of(file: string): Promise<Partial<FormatOptions>>;
  /** The same key: the same options. */
  key(file: string): Promise<string>;
}

/** Files are named relative to `root`. */
export function createFormats(root: string, fs: Pick<FileSystem, 'list' | 'readText' | 'unseen'>): Formats {
  const options = new Map<string, Promise<Partial<FormatOptions>>>();
  const folders = new Map<string, Promise<string | null>>();
  const of: Formats['of'] = (file) => {
    const known = options.get(file) ?? readOptions(`${root}/${file}`);
    options.set(file, known);
    return known;
  };
  /** What the config files of a folder and of those above it say; null: a program decides. */
  const configsOf = (folder: string): Promise<string | null> => {
    const known = folders.get(folder) ?? readConfigs(folder);
    folders.set(folder, known);
    return known;
  };
  const readConfigs = async (folder: string): Promise<string | null> => {
    const above = posix.dirname(folder) === folder ? '' : await configsOf(posix.dirname(folder));
    if (above === null) return null;
    const names = ((await fs.list(folder, CONFIG)) ?? []).map(({ name }) => name);
    const texts: string[] = [];
    for (const name of names) {
      const own = PROGRAM.test(name) ? null : ownPart(name, await fs.readText(`${folder}/${name}`));
      if (own === null) return null;
      if (own !== '') texts.push(`${folder}/${name}\n${own}`);
    }
    return texts.length === 0 ? above : sha256([above, ...texts].join('\n'));
  };
  return {
    of,
    async key(file) {
      const configs = await configsOf(posix.dirname(`${root}/${file}`));
      if (configs === null) fs.unseen?.();
      return configs ?? JSON.stringify(await of(file));
    },
  };
}

/** Where prettier looks. */
const CONFIG = /^(?:\.prettierrc(?:\.\w+)?|prettier\.config\.\w+|\.editorconfig|package\.json|package\.yaml)$/;
const PROGRAM = /\.[cm]?[jt]s$/;

/** What a file says to prettier: '' for nothing, null for the name of a package. */
function ownPart(name: string, text: string): string | null {
  if (name !== 'package.json') return text.trim() === '' || /[:={[]/.test(text) ? text : null;
  const parsed = parseJson(text);
  const prettier = typeof parsed === 'object' && parsed !== null && 'prettier' in parsed ? parsed.prettier : undefined;
  if (typeof prettier === 'string') return null;
  return prettier === undefined ? '' : JSON.stringify(prettier);
}

/** What cannot be read is as good as none: the source shows its layout too. */
async function readOptions(file: string): Promise<Partial<FormatOptions>> {
  const config = await loadPrettierConfig(file);
  return config.ok && config.value ? formatOptionsFrom(config.value) : {};
}

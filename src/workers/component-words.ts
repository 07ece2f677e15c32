// The words of a language for the components of a project: one script, which only pages that show such a component load.
import { NAME_HASH_LENGTH, sha256 } from '../lib/node/hash.ts';
import { ASSET_FOLDER, type MadeArtifact } from '../model/artifact.ts';
import type { TextsByLanguage } from '../render/translations.ts';

export interface ComponentWords {
  /** Relative to the output folder. Its name holds a hash of them, so that the same words are the same file. */
  readonly path: string;
  /** The table of words, as the thread of demos is given it. */
  readonly json: string;
  readonly script: string;
}

export type WordsOf = (language: string) => ComponentWords;

/** Each table is written when the first component asks for it: most sites have none. */
export function componentWords(texts: TextsByLanguage): WordsOf {
  const known = new Map<string, ComponentWords>();
  return (language) => {
    const table = texts.get(language);
    if (!table) throw new Error(`No texts for the language ${language}.`);
    const words = known.get(language) ?? wordsOf(JSON.stringify(table));
    known.set(language, words);
    return words;
  };
}

/** All components of a page share the table: frozen, as on the server, none can change the words of another. */
function wordsOf(json: string): ComponentWords {
  // Parsed, not written as a literal, which would take the key `__proto__` for something else.
  const text = json.replace(/[\\']/g, '\\$&');
  const script = `export default JSON.parse('${text}',(key,value)=>Object.freeze(value));\n`;
  const path = `${ASSET_FOLDER}words-${sha256(script).slice(0, NAME_HASH_LENGTH)}.js`;
  return { path, json, script };
}

/** Each file once, in the order of their paths. */
export function wordsArtifacts(words: readonly ComponentWords[]): MadeArtifact[] {
  const scripts = new Map(words.map(({ path, script }) => [path, script]));
  return [...scripts]
    .map(([path, body]): MadeArtifact => ({ path, type: 'text/javascript', immutable: true, body }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

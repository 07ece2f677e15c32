// The text of a module → its syntax tree, as TypeScript or JavaScript with JSX, by the name of its file.
import type { File } from '@babel/types';

/** The last results: a demo is read for its imports, its preview and its JavaScript, and a helper with each demo that imports it. */
const recent = new Map<string, File>();
/** Characters of source. A tree takes a hundred times as many bytes. */
const MOST_RECENT = 400_000;
let recentLength = 0;

/** Throws the `SyntaxError` of the parser, with the place in its field `loc`. Trees are shared: nobody may change one. */
export async function parse(source: string, file: string): Promise<File> {
  const key = `${pluginsOf(file)} ${source}`;
  const known = recent.get(key);
  const parsed = known ?? (await parseAnew(source, file));
  if (!recent.delete(key)) recentLength += key.length;
  recent.set(key, parsed);
  for (const oldest of recent.keys()) {
    if (recentLength <= MOST_RECENT) break;
    recent.delete(oldest);
    recentLength -= oldest.length;
  }
  return parsed;
}

async function parseAnew(source: string, file: string): Promise<File> {
  const parser = await import('@babel/parser'); // A site without demos never loads it.
  return parser.parse(source, {
    sourceType: 'module',
    plugins: [...pluginsOf(file), 'decorators-legacy'],
    attachComment: false,
  });
}

/** In `.ts` files `<T>value` is a type assertion, so there is no JSX. */
function pluginsOf(file: string): ('typescript' | 'jsx')[] {
  if (!isTypeScript(file)) return ['jsx'];
  return /\.[cm]?ts$/.test(file) ? ['typescript'] : ['typescript', 'jsx'];
}

export function isTypeScript(file: string): boolean {
  return /\.(?:[cm]?ts|tsx)$/.test(file);
}

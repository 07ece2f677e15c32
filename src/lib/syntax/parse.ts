// The text of a module → its syntax tree, as TypeScript or JavaScript with JSX, by the name of its file.
import type { File } from '@babel/types';
import { createRecent } from '../recent.ts';

/**
 * A demo is read for its imports, its preview and its JavaScript, and a helper with each demo that imports it. A tree takes a
 * hundred times as many bytes as its source has characters.
 */
const recent = createRecent<File>(400_000);

/** Throws the `SyntaxError` of the parser, with the place in its field `loc`. Trees are shared: nobody may change one. */
export async function parse(source: string, file: string): Promise<File> {
  const parser = await import('@babel/parser'); // A site without demos never loads it.
  const plugins = pluginsOf(file);
  return recent(`${plugins} ${source}`, () =>
    parser.parse(source, {
      sourceType: 'module',
      plugins: [...plugins, 'decorators-legacy'],
      attachComment: false,
    }),
  );
}

/** In `.ts` files `<T>value` is a type assertion, so there is no JSX. */
function pluginsOf(file: string): ('typescript' | 'jsx')[] {
  if (!isTypeScript(file)) return ['jsx'];
  return /\.[cm]?ts$/.test(file) ? ['typescript'] : ['typescript', 'jsx'];
}

export function isTypeScript(file: string): boolean {
  return /\.(?:[cm]?ts|tsx)$/.test(file);
}

// The text of a module → its syntax tree, as TypeScript or JavaScript with JSX, by the name of its file.
import type { File } from '@babel/types';

/** Throws the `SyntaxError` of the parser, with the place in its field `loc`. */
export async function parse(source: string, file: string): Promise<File> {
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

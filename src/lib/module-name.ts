// The name of a component by its file, for readers and ids: `a/Basic.js`, `a/Basic/index.js` and `a/basic/index.ts` are `Basic`.
import { withoutEnd } from './without-end.ts';

export function moduleName(path: string): string {
  const [folder = '', name = folder] = withoutEnd(path, '/').split('/').slice(-2);
  const stem = name.replace(/\.[^.]*$/, '');
  return (stem === 'index' && name !== folder && pascalCase(folder)) || stem;
}

function pascalCase(text: string): string {
  return text.replace(/(?:^|[^\p{L}\p{N}]+)([\p{L}\p{N}]?)/gu, (_, letter: string) => letter.toUpperCase());
}

// The modules of a demo, wherever they lie → files of one folder that import each other.

import type { DemoModule } from '../imports.ts';
import { importSpecifiers } from '../syntax/import-specifiers.ts';
import { parseModule } from '../syntax/parse-module.ts';

export interface FlatFiles {
  readonly files: Readonly<Record<string, string>>;
  /** The module that each of them holds. */
  readonly modules: ReadonlyMap<string, DemoModule>;
}

/** `hasElements` is asked of `.js` files where these must end in `.jsx` then. */
export async function flatten(
  modules: readonly DemoModule[],
  demoEnding: string,
  hasElements: ((source: string, file: string) => Promise<boolean>) | null,
): Promise<FlatFiles> {
  const names = new Map<string, string>();
  const taken = new Set(['demo', 'index', 'env', 'vite-env']);
  for (const [i, module] of modules.entries()) {
    if (i === 0) names.set(module.file, `Demo.${demoEnding}`);
    else {
      const renamed = hasElements && module.name.endsWith('.js') && (await hasElements(module.source, module.name));
      names.set(module.file, freeName(module, renamed ? 'jsx' : null, taken));
    }
  }
  const files: Record<string, string> = {};
  const paths = new Map<string, DemoModule>();
  for (const module of modules) {
    const path = `src/${names.get(module.file)}`;
    files[path] = await withLocalImports(module, names);
    paths.set(path, module);
  }
  return { files, modules: paths };
}

/** `data/index.ts` is `data.ts`; of two files with one name the second is called after its folder as well. */
function freeName({ file, name }: DemoModule, ending: string | null, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const folder = file.split('/').at(-2) ?? '';
  const stem = name.slice(0, dot);
  const wanted = stem === 'index' && folder !== '' ? folder : stem;
  let free = wanted;
  if (taken.has(free.toLowerCase())) free = `${folder}-${wanted}`;
  for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${wanted}-${n}`;
  taken.add(free.toLowerCase());
  return `${free}.${ending ?? name.slice(dot + 1)}`;
}

async function withLocalImports(module: DemoModule, names: ReadonlyMap<string, string>): Promise<string> {
  const { source, links } = module;
  if (links.size === 0) return source;
  const parsed = await parseModule(source, module.name);
  if (!parsed.ok) return source; // Reported when its imports were collected.
  let text = '';
  let at = 0;
  for (const { specifier, start, isUrl } of importSpecifiers(parsed.value.program, source)) {
    const name = names.get(links.get(specifier) ?? '');
    if (name === undefined) continue;
    const query = /[?#].*$/.exec(specifier)?.[0] ?? '';
    // A module that is imported as text, or by its address, is asked for by its whole name.
    text += `${source.slice(at, start + 1)}./${query === '' && !isUrl ? name.replace(/\.[jt]sx?$/, '') : name + query}`;
    at = start + 1 + specifier.length;
  }
  return text + source.slice(at);
}

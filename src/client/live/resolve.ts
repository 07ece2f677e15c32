// What a specifier of edited code means: another tab of the demo, or a module that was built for the demos of the site.
import { distance } from 'fastest-levenshtein';
import type { LiveManifest, LiveModule, LiveTexts } from '../../model/live.ts';

export type Resolved =
  | { readonly kind: 'file'; readonly file: string }
  /** Of the file, as it stands. */
  | { readonly kind: 'text'; readonly file: string }
  | { readonly kind: 'module'; readonly module: LiveModule }
  | { readonly kind: 'missing'; readonly message: string };

export interface ResolveContext {
  /** Paths of the demo's own files, relative to the root. */
  readonly files: readonly string[];
  readonly manifest: Pick<LiveManifest, 'modules' | 'folders'>;
  readonly texts: LiveTexts;
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];
/** How many modules a message offers instead. */
const NEAR = 5;

export function resolveSpecifier(specifier: string, from: string, context: ResolveContext): Resolved {
  const { files, texts } = context;
  const modules = modulesFor(from, context.manifest);
  const missing = (near: readonly string[]): Resolved => ({
    kind: 'missing',
    message: [
      texts.noModule.replace('{{name}}', specifier),
      near.length === 0 ? '' : texts.nearModules.replace('{{names}}', near.join(', ')),
    ]
      .join(' ')
      .trim(),
  });
  if (!/^\.{1,2}(?:\/|$)/.test(specifier)) {
    const module = modules.get(specifier);
    return module ? { kind: 'module', module } : missing(nearby(specifier, [...modules.keys()]));
  }
  const [, bare = '', query = ''] = /^([^?]*)(.*)$/s.exec(specifier) ?? [];
  const path = joined(from, bare);
  // TypeScript's own rule: `./data.js` may be `data.ts`.
  const candidates = [path, path.replace(/\.jsx?$/, '')].flatMap((stem) => ENDINGS.map((ending) => stem + ending));
  const named = candidates.find((candidate) => files.includes(candidate));
  if (query === '?raw' && named !== undefined) return { kind: 'text', file: named };
  const asAsked = query === '' ? undefined : modules.get(path + query);
  if (asAsked) return { kind: 'module', module: asAsked };
  const file = candidates.find((candidate) => files.includes(candidate) && /\.(?:[jt]sx?|json)$/.test(candidate));
  if (file !== undefined) return { kind: 'file', file };
  const module = modules.get(path);
  if (module) return { kind: 'module', module };
  return missing(files.filter((other) => other !== from).map((other) => relative(from, other)));
}

/** `from`: a file of the demo. The nearest folder with a configuration decides. */
function modulesFor(from: string, { modules, folders }: ResolveContext['manifest']): ReadonlyMap<string, LiveModule> {
  const around = Object.entries(folders).filter(([folder]) => folder === '' || from.startsWith(`${folder}/`));
  const [, own = {}] = around.sort(([a], [b]) => b.length - a.length)[0] ?? [];
  return new Map([...Object.entries(modules), ...Object.entries(own)]);
}

/** Those that share most of the way, then those that are written most alike. */
function nearby(specifier: string, keys: readonly string[]): string[] {
  const parts = specifier.split('/');
  const shared = (key: string): number => {
    const own = key.split('/');
    const at = own.findIndex((part, index) => part !== parts[index]);
    return at === -1 ? own.length : at;
  };
  const isPackage = (key: string) => !/\.\w+$/.test(key);
  return keys
    .filter((key) => isPackage(key) && (shared(key) > 0 || distance(key, specifier) <= MAX_DISTANCE))
    .sort((a, b) => shared(b) - shared(a) || distance(a, specifier) - distance(b, specifier) || (a < b ? -1 : 1))
    .slice(0, NEAR);
}

/** Letters that differ in names that are meant to be the same. */
const MAX_DISTANCE = 3;

/** Both paths are relative to the root. */
function joined(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function relative(from: string, to: string): string {
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  return to.startsWith(folder) ? `./${to.slice(folder.length)}` : to;
}

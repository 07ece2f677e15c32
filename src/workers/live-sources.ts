// What live editing needs of a site's demos: which of them readers may edit, with their source, and all that they import.
import { type LiveEntry, liveKey } from '../bundle/live-modules.ts';
import { escapePattern } from '../lib/escape-pattern.ts';
import { FILE_ENDINGS, isStyleSheet } from '../lib/file-endings.ts';
import { importedNames } from '../lib/imported-names.ts';
import { placeInPage } from '../lib/inline-place.ts';
import type { PreviewPlace } from '../lib/splice-preview.ts';
import { resolvePath } from '../lib/url.ts';
import type { BuiltDemos, CodeLanguage, DemoCode, DemoVariant, PlacedImport } from '../model/demo.ts';
import type { LiveCode } from '../model/live.ts';
import type { Location } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';

export interface EditableDemo {
  readonly variant: DemoVariant;
  readonly wrapper: string | null;
  readonly at: Location;
}

/** Each variant once. `demos`: those that run on their pages. */
export function editableDemos(plan: BuildPlan, demos: BuiltDemos): EditableDemo[] {
  const found = new Map<string, EditableDemo>();
  for (const route of plan.routes) {
    if (route.kind !== 'doc') continue;
    const wrapper = plan.products.get(route.productKey)?.demos?.wrapper ?? plan.site.demos.wrapper ?? null;
    for (const [index, { variants }] of route.demos.entries()) {
      const directive = route.page.demos[index];
      if (!directive || directive.options.hideToolbar === true || directive.options.disableLiveEdit === true) continue;
      // A provider shares modules with its demo, such as a context: code of the frame would run apart from it.
      for (const variant of variants)
        if (!variant.provider && demos.has(variant.id) && !found.has(variant.id) && !startsWorkers(variant))
          found.set(variant.id, { variant, wrapper, at: directive.at });
    }
  }
  return [...found.values()];
}

/** The frame of edited code may not load any. */
function startsWorkers({ codes }: DemoVariant): boolean {
  return codes.some(({ files, packages }) => {
    const queries = [...packages, ...files.flatMap(({ links }) => Object.keys(links))];
    return queries.some((specifier) => /\?.*worker/.test(specifier)) || files.some(({ source }) => WORKER.test(source));
  });
}

const WORKER = /\bnew\s+(?:\w+\.)?(?:Shared)?Worker\s*\(/;

/** Every frame needs these, and compiled JSX does. */
const ALWAYS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

export interface AskedEntry {
  readonly entry: LiveEntry;
  /** The first import or directive that asks for it; null: every frame needs it. */
  readonly at: Location | null;
}

/**
 * Sorted by specifier, then by folder. `configFolder`: of a folder, the one whose configuration decides about its imports, both
 * relative to the root.
 */
export function liveEntries(
  demos: readonly EditableDemo[],
  configFolder: (folder: string) => string,
): readonly AskedEntry[] {
  const entries = new Map<string, AskedEntry>();
  const names = new Map<string, Set<string>>();
  const add = (specifier: string, isFile: boolean, at: Location | null, folder = '') => {
    const from = isFile ? '' : configFolder(folder);
    const named = names.get(specifier) ?? new Set();
    names.set(specifier, named);
    const entry = { specifier, isFile, names: [], from };
    if (!entries.has(liveKey(entry))) entries.set(liveKey(entry), { entry, at });
  };
  for (const specifier of ALWAYS) add(specifier, false, null);
  for (const { variant, wrapper, at } of demos) {
    if (wrapper !== null) add(wrapper, true, at);
    // What only types are imported of is not there in JavaScript.
    const code = variant.codes.find(({ language }) => language === 'JS') ?? variant.codes[0];
    for (const specifier of code?.packages ?? []) {
      const imported = code?.imports.find((one) => keyOf(one) === specifier)?.at;
      add(specifier, false, inPage(imported ?? at, variant), folderOf(imported?.file ?? variant.entry));
    }
    for (const [key, imported] of filesOf(code)) add(key, true, inPage(imported ?? at, variant));
    for (const { file, source } of code?.files ?? []) {
      if (isStyleSheet(file)) add(file, true, at);
      else if (!file.endsWith('.json'))
        for (const [specifier, imported] of importedNames(source))
          for (const name of imported) names.get(specifier)?.add(name);
    }
  }
  return [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { entry, at }]) => ({ entry: { ...entry, names: [...(names.get(entry.specifier) ?? [])].sort() }, at }));
}

/** With its query. */
function keyOf({ specifier, at: { file } }: PlacedImport): string {
  if (!specifier.startsWith('.')) return specifier;
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(specifier) ?? [];
  return pathFrom(file, path) + query;
}

function pathFrom(file: string, path: string): string {
  return resolvePath(path, `/${folderOf(file)}`).slice(1);
}

function folderOf(file: string): string {
  return file.replace(/[^/]*$/, '');
}

/** Keys of the files that a demo imports besides modules, with the places of their imports. */
function filesOf(code: DemoCode | undefined): Map<string, Location | null> {
  const keys = new Map<string, Location | null>();
  if (!code) return keys;
  const { files, imports, assets } = code;
  const places = new Map(imports.map((imported) => [keyOf(imported), imported.at]));
  const urls = new Set(files.flatMap(({ file, source }) => namedByUrl(source).map((path) => pathFrom(file, path))));
  for (const asset of assets) {
    const queries = [...places.keys()].filter((key) => key.startsWith(`${asset}?`));
    for (const key of queries) keys.set(key, places.get(key) ?? null);
    const at = places.get(asset) ?? null;
    if (urls.has(asset)) keys.set(`${asset}?url`, at);
    // What is named by its address may be of any kind, and few can be imported.
    const isImported = urls.has(asset) ? FILE_ENDINGS.some((ending) => asset.endsWith(ending)) : places.has(asset);
    if (isImported || (queries.length === 0 && !urls.has(asset))) keys.set(asset, at);
  }
  // The frame has the text of modules and style sheets: only what is made of them is missing.
  for (const { links } of files)
    for (const [specifier, target] of Object.entries(links)) {
      const query = /\?.*$/.exec(specifier)?.[0] ?? '';
      if (query !== '' && query !== '?raw' && !assets.includes(target)) keys.set(target + query, null);
    }
  return keys;
}

/** Specifiers of files in `new URL('./file', import.meta.url)`. */
function namedByUrl(source: string): string[] {
  const places = source.matchAll(/\bURL\(\s*(['"`])([^'"`?#\n]+)[^'"`\n]*\1\s*,\s*import\.meta\.url/g);
  return [...places].map(([, , specifier = '']) => specifier);
}

function inPage(at: Location, { entry, inline }: DemoVariant): Location {
  return placeInPage(at, new Map(inline ? [[entry, inline]] : []));
}

export function liveCodes({ codes }: DemoVariant): { [language in CodeLanguage]?: LiveCode } {
  return Object.fromEntries(codes.map((code) => [code.language, liveCode(code)]));
}

function liveCode({ files, preview }: DemoCode): LiveCode {
  return {
    // In the language that is shown: `Panel.js` beside `Panel.tsx`.
    files: files.map(({ file, name, source }) => ({ name, source, file: folderOf(file) + name })),
    preview: preview && placeOf(files[0]?.source ?? '', preview.source),
  };
}

/** Of a preview in its source, wherever in a line it starts. */
function placeOf(source: string, preview: string): PreviewPlace | null {
  const [first = '', ...rest] = preview.split('\n');
  let hasIndent = false;
  const lines = rest.map((line) => {
    if (line.trim() === '') return '[ \\t]*';
    const indent = hasIndent ? '\\1' : '([ \\t]*)';
    hasIndent = true;
    return indent + escapePattern(line);
  });
  const found = new RegExp([escapePattern(first), ...lines].join('[ \\t]*\\n')).exec(source);
  return found && { start: found.index, end: found.index + found[0].length, indent: found[1] ?? '' };
}

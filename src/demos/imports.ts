// A demo → the modules beside it that it imports, and theirs: the tabs of its source, and the files of a sandbox.
import { type LineIndex, lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { isTypeScript } from '../lib/syntax/parse.ts';
import { resolvePath } from '../lib/url.ts';
import type { CodeLanguage, PlacedImport } from '../model/demo.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import { readMarks } from './marks.ts';
import { type ImportSpecifierAt, importSpecifiers, isRelative } from './syntax/import-specifiers.ts';
import { parseModule } from './syntax/parse-module.ts';

export interface ImportOptions {
  readonly language: CodeLanguage;
  /** Text of a file, by its path relative to the root; null where there is none. */
  readonly read: (file: string) => Promise<string | null>;
  /** Files that exist in a folder, as paths relative to the root: for "did you mean". */
  readonly near: (folder: string) => Promise<readonly string[]>;
  /** Gives the JavaScript of a TypeScript file, for demos in JavaScript; null where it does not parse, which it reports. */
  readonly derive: (file: string, source: string) => Promise<Outcome<string | null>>;
}

export interface DemoModule {
  /** Relative to the root. */
  readonly file: string;
  /** As readers know it: `data.js`, also where `data.ts` is the file. */
  readonly name: string;
  /** In the language that was asked for. */
  readonly source: string;
  /** Files that its relative imports lead to, by specifier. */
  readonly links: ReadonlyMap<string, string>;
}

export interface DemoImports {
  /** The demo itself first, then what it imports in that order, then what those import. Each file once. */
  readonly modules: readonly DemoModule[];
  /** Specifiers of packages and aliases, in the order of their first use. */
  readonly packages: readonly string[];
  /** Each place where one of these or an asset is imported, for more than types. */
  readonly imports: readonly PlacedImport[];
  /** What comments of the demo mark as its preview. */
  readonly focus: string | null;
  /** Relative files that are not modules, style sheets or data: pictures, fonts, texts. Nothing checks here that they exist. */
  readonly assets: readonly string[];
}

export async function collectImports(
  entry: { readonly file: string; readonly source: string },
  options: ImportOptions,
): Promise<Outcome<DemoImports>> {
  const diagnostics: Diagnostic[] = [];
  const modules: DemoModule[] = [];
  const packages = new Set<string>();
  const imports: PlacedImport[] = [];
  const assets = new Set<string>();
  const seen = new Set([entry.file]);
  const queue = [entry];
  let focus: string | null = null;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { file, source } = await inLanguage(next, options, diagnostics);
    const links = new Map<string, string>();
    const lines = lineIndex(next.source);
    for (const imported of await specifiersOf(next, { file, source }, diagnostics)) {
      const { specifier, start, isType } = imported;
      const notePlace = () => {
        if (!isType) imports.push({ specifier, at: locate(next.file, lines, start, specifier.length + 2) });
      };
      if (!isRelative(specifier)) {
        packages.add(specifier);
        notePlace();
        continue;
      }
      const path = resolvePath(specifier.replace(/[?#].*$/, ''), `/${next.file.replace(/[^/]*$/, '')}`).slice(1);
      const target = await firstThatExists(candidates(path, options.language), options.read);
      if (target) {
        links.set(specifier, target.file);
        if (!seen.has(target.file)) queue.push(target);
        seen.add(target.file);
      } else if (/\.\w+$/.test(path) && !SOURCE.test(path)) {
        links.set(specifier, path);
        assets.add(path);
        notePlace();
      } else diagnostics.push(await missing(imported, path, next, lines, options));
    }
    const marked = await readMarks(source, file);
    const { problems } = source === next.source ? marked : await readMarks(next.source, next.file);
    for (const { start, end, ...problem } of problems)
      diagnostics.push(report('demos/lone-mark', problem, locate(next.file, lines, start, end - start)));
    if (next === entry) focus = marked.focus;
    modules.push({ file: next.file, name: file.replace(/^.*[/#]/, ''), source: marked.text, links });
  }
  return { value: { modules, packages: [...packages], imports, focus, assets: [...assets] }, diagnostics };
}

/** Files whose text is a tab. Behaviour §4.2. */
const SOURCE = /\.(?:[jt]sx?|css|scss|sass|less|json)$/;
const CODE = /\.[jt]sx?$/;
const ENDINGS: Readonly<Record<CodeLanguage, readonly string[]>> = {
  JS: ['.js', '.jsx', '.ts', '.tsx'],
  TS: ['.ts', '.tsx', '.js', '.jsx'],
};

interface SourceText {
  readonly file: string;
  readonly source: string;
}

/** Where its JavaScript could not be made, which is told, the reader sees a file as it is written. */
async function inLanguage(module: SourceText, options: ImportOptions, diagnostics: Diagnostic[]): Promise<SourceText> {
  if (options.language === 'TS' || !isTypeScript(module.file)) return module;
  const derived = await options.derive(module.file, module.source);
  diagnostics.push(...derived.diagnostics);
  if (derived.value === null) return module;
  return { file: module.file.replace(/\.tsx?$/, '.js'), source: derived.value };
}

/** Imports of what readers see, placed in the file that its author wrote. */
async function specifiersOf(
  written: SourceText,
  shown: SourceText,
  diagnostics: Diagnostic[],
): Promise<readonly ImportSpecifierAt[]> {
  if (!CODE.test(shown.file)) return [];
  const parsed = await parseModule(shown.source, shown.file);
  if (!parsed.ok) {
    if (!diagnostics.some(({ code, at }) => code === 'demos/syntax' && at?.file === written.file))
      diagnostics.push(parsed.diagnostic);
    return [];
  }
  const specifiers = importSpecifiers(parsed.value.program, shown.source);
  if (shown.source === written.source) return specifiers;
  const original = await parseModule(written.source, written.file);
  const places = original.ok ? importSpecifiers(original.value.program, written.source) : [];
  const plain = (specifier: string) => specifier.replace(/\.[cm]?[jt]sx?$/, '');
  return specifiers.map(({ start, ...imported }) => ({
    ...imported,
    start: places.find((place) => plain(place.specifier) === plain(imported.specifier))?.start ?? start,
  }));
}

function candidates(path: string, language: CodeLanguage): string[] {
  const endings = ENDINGS[language];
  if (path === '' || path.endsWith('/')) return endings.map((ending) => `${path}index${ending}`);
  const exact = SOURCE.test(path) ? [path] : [];
  // TypeScript's own rule: `./data.js` may be written as `data.ts`.
  const typed = /\.jsx?$/.test(path) ? ['.ts', '.tsx'].map((ending) => path.replace(/\.jsx?$/, ending)) : [];
  return [
    ...exact,
    ...typed,
    ...endings.map((ending) => path + ending),
    ...endings.map((ending) => `${path}/index${ending}`),
  ];
}

async function firstThatExists(files: readonly string[], read: ImportOptions['read']): Promise<SourceText | null> {
  for (const file of files) {
    const source = await read(file);
    if (source !== null) return { file, source };
  }
  return null;
}

async function missing(
  { specifier, start }: ImportSpecifierAt,
  path: string,
  { file }: SourceText,
  lines: LineIndex,
  { near }: ImportOptions,
): Promise<Diagnostic> {
  const folder = path.replace(/[^/]*$/, '');
  const hasEnding = CODE.test(path);
  const names = (await near(folder)).map((name) => (hasEnding ? name : name.replace(CODE, '')));
  const found = nearest(path, names);
  const prefix = specifier.slice(0, specifier.lastIndexOf('/') + 1);
  const params = { specifier, nearest: found === null ? null : prefix + found.slice(folder.length) };
  return report('demos/missing-import', params, locate(file, lines, start, specifier.length + 2));
}

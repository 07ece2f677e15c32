// What the command line names to the pages that are compared: a JSON file, a folder of them, or a package with types.

import { basename, isAbsolute, posix, resolve } from 'node:path';
import { hasError } from '../diagnostics/has-error.ts';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { type DataPath, dataPathText, literalFinder } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { jsonErrorOffset } from '../lib/json-error.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { relativeTo, toPosix } from '../lib/node/paths.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { ApiPage, ApiSide } from './page.ts';
import { type PageOrigin, readPage } from './read-page.ts';
import { readSnapshot } from './snapshot.ts';

/** A package as its types tell of it: JSON of its pages. null: the diagnostics say why there are none. */
export interface PackageApi {
  readonly name: string;
  readonly version: string | null;
  readonly pages: readonly unknown[];
}

export interface SideReader {
  /** Absolute: paths are relative to it. */
  readonly root: string;
  readonly fs: FileSystem;
  /** Given the absolute folder of a package. */
  readonly readPackage: (folder: string) => Promise<Outcome<PackageApi | null>>;
  /** Where the site shows a file of API JSON, which is given as an absolute path; null: it does not. */
  readonly routeOf: (file: string) => string | null;
}

/** null: there is nothing to compare, and the diagnostics say why. */
export async function readSide(path: string, reader: SideReader): Promise<Outcome<ApiSide | null>> {
  const { root, fs } = reader;
  const absolute = resolve(root, path);
  if (await pathProblem(absolute, 'folder', fs)) {
    const wrong = await pathProblem(absolute, 'file', fs);
    if (wrong === null) return fromFile(path, absolute, reader);
    const installed = `node_modules/${path}`;
    const isInstalled = /^(?:@[\w.-]+\/)?[\w.-]+$/.test(path) && (await fs.exists(resolve(root, installed)));
    const { problem } = wrong;
    const missing = report('api-diff/missing-side', { path, problem, installed: isInstalled ? installed : null });
    return { value: null, diagnostics: [missing] };
  }
  return (await fs.exists(resolve(absolute, 'package.json')))
    ? fromPackage(path, absolute, reader)
    : fromFolder(path, absolute, reader);
}

async function fromPackage(
  path: string,
  absolute: string,
  { readPackage }: SideReader,
): Promise<Outcome<ApiSide | null>> {
  const { value, diagnostics } = await readPackage(absolute);
  if (value === null) return { value, diagnostics };
  const pages = value.pages.flatMap((data) => {
    const read = readPage(data, { owner: value.name, route: null });
    return read.kind === 'page' ? [read.page] : [];
  });
  const found = `the types of ${value.name} do not export a component, hook, function or interface`;
  return sideOf(path, { name: value.name, version: value.version, pages }, { found, diagnostics });
}

async function fromFolder(path: string, absolute: string, reader: SideReader): Promise<Outcome<ApiSide | null>> {
  const names = await reader.fs.glob(['**/*.json'], { cwd: absolute, ignore: ['**/node_modules/**'] });
  const read = await Promise.all(
    names.map((name) =>
      readFile(
        { absolute: resolve(absolute, name), owner: posix.dirname(name).replace(/^\.$/, ''), isAsked: false },
        reader,
      ),
    ),
  );
  const pages = read.flatMap(({ value }) => value);
  const found = names.length === 0 ? 'the folder does not contain JSON files' : 'none of its JSON files is a page';
  const diagnostics = read.flatMap((outcome) => outcome.diagnostics);
  return sideOf(path, { name: folderName(path), version: null, pages }, { found, diagnostics });
}

/** A page that is published names no folder of the machine that it was made on. */
function folderName(path: string): string {
  const name = toPosix(path).replace(/(.)\/+$/, '$1');
  return isAbsolute(path) ? posix.basename(name) : name;
}

async function fromFile(path: string, absolute: string, reader: SideReader): Promise<Outcome<ApiSide | null>> {
  const { value: pages, diagnostics } = await readFile({ absolute, owner: '', isAsked: true }, reader);
  const side = { name: basename(path, '.json'), version: null, pages };
  return sideOf(path, side, { found: 'the file does not contain a page', diagnostics });
}

interface Read {
  readonly found: string;
  readonly diagnostics: readonly Diagnostic[];
}

function sideOf(path: string, side: ApiSide, { found, diagnostics }: Read): Outcome<ApiSide | null> {
  if (hasError(diagnostics)) return { value: null, diagnostics };
  if (side.pages.length > 0) return { value: side, diagnostics };
  return { value: null, diagnostics: [...diagnostics, report('api-diff/no-pages', { path, found })] };
}

interface JsonRequest {
  readonly absolute: string;
  /** Tells apart what different folders hold. */
  readonly owner: string;
  /** An author named the file itself: what is no page is then a mistake. */
  readonly isAsked: boolean;
}

async function readFile(
  { absolute, owner, isAsked }: JsonRequest,
  { root, fs, routeOf }: SideReader,
): Promise<Outcome<ApiPage[]>> {
  const source = (await fs.readText(absolute)).replace(/^\ufeff/, '');
  const file = relativeTo(root, absolute);
  const data = parseJson(source);
  if (data === undefined) {
    const at = locate(file, lineIndex(source), jsonErrorOffset(source), 1);
    return {
      value: [],
      diagnostics: [report('api-diff/bad-page', { path: '', problem: 'the JSON is not valid at this position' }, at)],
    };
  }
  const snapshot = readSnapshot(data);
  const sources: readonly JsonPage[] = snapshot
    ? snapshot.map((page, index) => ({
        data: page.data,
        origin: { owner: page.package ?? page.product, route: page.route },
        base: ['pages', index, 'data'],
      }))
    : [{ data, origin: { owner, route: routeOf(absolute) }, base: [] }];
  const outcomes = await Promise.all(sources.map((page) => readOne(page, { source, file, isAsked })));
  return { value: outcomes.flatMap(({ value }) => value), diagnostics: outcomes.flatMap((one) => one.diagnostics) };
}

interface JsonPage {
  readonly data: unknown;
  readonly origin: PageOrigin;
  readonly base: DataPath;
}

interface JsonText {
  readonly source: string;
  readonly file: string;
  readonly isAsked: boolean;
}

async function readOne(
  { data, origin, base }: JsonPage,
  { source, file, isAsked }: JsonText,
): Promise<Outcome<ApiPage[]>> {
  const read = readPage(data, origin);
  if (read.kind === 'page') return { value: [read.page], diagnostics: [] };
  if (read.kind === 'other' && !isAsked) return { value: [], diagnostics: [] };
  const path = read.kind === 'other' ? [] : read.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const problem = read.kind === 'other' ? 'it needs a `name`, and `props`, `parameters` or `properties`' : read.problem;
  const find = await literalFinder(source, posix.basename(file));
  const at = [...path.keys(), path.length]
    .reverse()
    .map((length) => find([...base, ...path.slice(0, length)]))
    .find(Boolean);
  const place = { ...at, file };
  return { value: [], diagnostics: [report('api-diff/bad-page', { path: dataPathText(path), problem }, place)] };
}

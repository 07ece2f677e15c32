// The texts of the shell in each language: English, with what the tables of the site put in its place.
import { resolve } from 'node:path';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { type DataPath, literalFinder } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import { parseCleanJson } from '../lib/forbidden-characters.ts';
import { jsonErrorOffset } from '../lib/json-error.ts';
import { keysTwice } from '../lib/json-keys.ts';
import { nearest } from '../lib/nearest.ts';
import { createBounds } from '../lib/node/bounds.ts';
import { findFiles } from '../lib/node/find-files.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { languageOfTable } from '../lib/translate.ts';
import type { Deps, RealPath } from '../model/deps.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { checkTable, flatTexts, type TableFinding, titlesOf, withTexts } from './text-table.ts';
import { englishTexts, type Texts } from './texts.ts';

/** Every language of the site has an entry. */
export type TextsByLanguage = ReadonlyMap<string, Texts>;

export interface Translations {
  readonly texts: TextsByLanguage;
  /** Keys of texts that stay English, by language. */
  readonly missing: ReadonlyMap<string, readonly string[]>;
  /** How many texts the shell has. */
  readonly total: number;
  /** One for each table that has titles of page trees. */
  readonly titles: readonly TableTitles[];
}

export interface TableTitles {
  /** Relative to the root. */
  readonly file: string;
  readonly pathnames: readonly string[];
}

export async function readTranslations(site: Site, deps: Pick<Deps, 'fs'>): Promise<Outcome<Translations>> {
  const tables = new Map<string, ReadonlyMap<string, string>>();
  const fileOf = new Map<string, string>();
  const titles: TableTitles[] = [];
  const diagnostics: Diagnostic[] = [];
  const folder = site.translations === undefined ? null : resolve(site.root, site.translations);
  const bounds = createBounds(site, deps.fs);
  const asked = { endings: ['json'], isFlat: true, bounds };
  const found = folder === null ? null : await findFiles(deps.fs, { ...asked, cwd: folder });
  const names = found?.files ?? [];
  for (const { name, kind } of found?.links ?? []) {
    const file = relativeTo(site.root, resolve(folder ?? '', name));
    if (kind === 'file') diagnostics.push(report('render/symbolic-link', { file }, { file }));
  }
  for (const name of names) {
    const absolute = resolve(folder ?? '', name);
    const file = relativeTo(site.root, absolute);
    const language = languageOfTable(name);
    if (!site.languages.includes(language)) {
      const near = nearestLanguage(language, site.languages);
      diagnostics.push(report('render/unknown-language', { name, nearest: near, known: site.languages }, { file }));
      continue;
    }
    const earlier = fileOf.get(language);
    if (earlier !== undefined) diagnostics.push(report('render/second-table', { language, earlier }, { file }));
    fileOf.set(language, file);
    const realPath = found?.realPaths.get(name) ?? null;
    const text = await readTableText(absolute, deps.fs, realPath).catch((error: unknown) => {
      diagnostics.push(report('render/bad-translations', { problem: errorMessage(error) }, { file }));
      return null;
    });
    if (text === null) continue;
    const read = await readTable({ file, language }, text);
    diagnostics.push(...read.diagnostics);
    const pathnames = titlesOf(read.value);
    if (pathnames.length > 0) titles.push({ file, pathnames });
    tables.set(language, new Map([...(tables.get(language) ?? []), ...read.value]));
  }
  if (names.length > 0) diagnostics.push(...languagesWithout(tables, site));
  const known = [...flatTexts(englishTexts).keys()];
  const tableOf = (language: string) => tables.get(language) ?? new Map<string, string>();
  const texts = site.languages.map((language) => [language, withTexts(tableOf(language))] as const);
  const missing = site.languages.map((language): [string, string[]] => {
    const table = tableOf(language);
    return [language, language === 'en' ? [] : known.filter((key) => !table.has(key))];
  });
  return { value: { texts: new Map(texts), missing: new Map(missing), total: known.length, titles }, diagnostics };
}

/** Without the mark of byte order that some editors write: places are counted behind it. */
export async function readTableText(
  absolute: string,
  fs: Pick<Deps['fs'], 'readText'>,
  realPath?: RealPath,
): Promise<string> {
  return (await fs.readText(absolute, realPath)).replace(/^\ufeff/, '');
}

/** Of two letters, one is half of the word: `zg` is near `zh`, and so are `hz` and `zh-CN`. */
function nearestLanguage(word: string, languages: readonly string[]): string | null {
  const written = word.toLowerCase();
  return (
    languages.find((language) => written.startsWith(language)) ??
    languages.find((language) => written === [...language].reverse().join('')) ??
    languages.find((language) => written.length === 2 && [...language].some((letter, i) => written[i] === letter)) ??
    nearest(written, languages)
  );
}

interface TableFile {
  readonly file: string;
  readonly language: string;
}

async function readTable({ file, language }: TableFile, text: string): Promise<Outcome<ReadonlyMap<string, string>>> {
  const none = new Map<string, string>();
  let data: unknown;
  try {
    data = parseCleanJson(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const at = locate(file, lineIndex(text), jsonErrorOffset(text), 1);
    return {
      value: none,
      diagnostics: [report('render/bad-translations', { problem: 'it is not valid JSON from here on' }, at)],
    };
  }
  const { texts, findings, missing } = checkTable(data);
  const place = findings.length === 0 ? null : await literalFinder(text, file);
  const at = (path: DataPath, key: boolean): Location => place?.(path, { key }) ?? { file };
  const lines = lineIndex(text);
  const diagnostics = [
    ...keysTwice(text).map(({ key, offset, length }) =>
      report('render/duplicate-text', { key }, locate(file, lines, offset, length)),
    ),
    ...findings.map((finding) => findingDiagnostic(finding, at)),
  ];
  if (language !== 'en' && missing.length > 0 && texts.size > 0)
    diagnostics.push(report('render/missing-texts', { language, keys: missing }, { file, line: 1, column: 1 }));
  return { value: texts, diagnostics };
}

function findingDiagnostic(finding: TableFinding, at: (path: DataPath, key: boolean) => Location): Diagnostic {
  switch (finding.kind) {
    case 'unknown-key':
      return report('render/unknown-text', { key: finding.key, nearest: finding.nearest }, at(finding.path, true));
    case 'other-marks': {
      const { key, missing, unknown } = finding;
      return report('render/other-marks', { key, missing, unknown }, at(finding.path, false));
    }
    case 'twice':
      return report('render/duplicate-text', { key: finding.key }, at(finding.path, true));
    case 'wrong-type':
      return finding.path.length === 0
        ? report('render/bad-translations', { problem: `it ${finding.problem}` }, at([], false))
        : report(
            'render/bad-text',
            { key: finding.key, problem: finding.problem, wanted: finding.wanted },
            at(finding.path, false),
          );
  }
}

/** English needs no table. One that was there and could not be read was told already. */
function languagesWithout(tables: ReadonlyMap<string, unknown>, site: Site): Diagnostic[] {
  const total = flatTexts(englishTexts).size;
  return site.languages
    .filter((language) => language !== 'en' && !tables.has(language))
    .map((language) => report('render/missing-translations', { language, folder: site.translations ?? '', total }));
}

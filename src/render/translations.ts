// The texts of the shell in each language: English, with what the tables of the site put in its place.
import { resolve } from 'node:path';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { type DataPath, literalFinder } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { jsonErrorOffset } from '../lib/json-error.ts';
import { keysTwice } from '../lib/json-keys.ts';
import { nearest } from '../lib/nearest.ts';
import { relativeTo } from '../lib/node/paths.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { checkTable, flatTexts, type TableFinding, withTexts } from './text-table.ts';
import { englishTexts, type Texts } from './texts.ts';

/** Every language of the site has an entry. */
export type TextsByLanguage = ReadonlyMap<string, Texts>;

export async function readTranslations(site: Site, deps: Pick<Deps, 'fs'>): Promise<Outcome<TextsByLanguage>> {
  const tables = new Map<string, ReadonlyMap<string, string>>();
  const fileOf = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const folder = site.translations === undefined ? null : resolve(site.root, site.translations);
  const names = folder === null ? [] : await deps.fs.glob(['*.json'], { cwd: folder });
  for (const name of names) {
    const absolute = resolve(folder ?? '', name);
    const file = relativeTo(site.root, absolute);
    const language = languageOf(name);
    if (!site.languages.includes(language)) {
      const near = nearestLanguage(language, site.languages);
      diagnostics.push(report('render/unknown-language', { name, nearest: near, known: site.languages }, { file }));
      continue;
    }
    const earlier = fileOf.get(language);
    if (earlier !== undefined) diagnostics.push(report('render/second-table', { language, earlier }, { file }));
    fileOf.set(language, file);
    const read = await readTable({ file, language }, await deps.fs.readText(absolute));
    diagnostics.push(...read.diagnostics);
    tables.set(language, new Map([...(tables.get(language) ?? []), ...read.value]));
  }
  if (names.length > 0) diagnostics.push(...languagesWithout(tables, site));
  const texts = site.languages.map((language) => [language, withTexts(tables.get(language) ?? new Map())] as const);
  return { value: new Map(texts), diagnostics };
}

/** `zh.json` and `translations-zh.json` are Chinese, `translations.json` is English. */
function languageOf(name: string): string {
  const stem = name.slice(0, -'.json'.length);
  return stem === 'translations' ? 'en' : stem.replace(/^translations-/, '');
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

async function readTable({ file, language }: TableFile, source: string): Promise<Outcome<ReadonlyMap<string, string>>> {
  const text = source.replace(/^\ufeff/, '');
  const none = new Map<string, string>();
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const at = locate(file, lineIndex(text), jsonErrorOffset(text), 1);
    return {
      value: none,
      diagnostics: [report('render/bad-translations', { problem: 'it is no JSON from here on' }, at)],
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
    case 'twice':
      return report('render/duplicate-text', { key: finding.key }, at(finding.path, true));
    case 'wrong-type':
      return finding.path.length === 0
        ? report('render/bad-translations', { problem: finding.problem }, at([], false))
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

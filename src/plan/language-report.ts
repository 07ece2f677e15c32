// What each language of the site has of its pages and words: told by `docs-gen check`. A site in English alone has none.
import { DEFAULT_LANGUAGE } from '../lib/url.ts';
import type { LanguageReport } from '../model/build.ts';
import type { BuildPlan } from '../model/route.ts';

export interface TextCounts {
  /** Keys of texts that stay English, by language. */
  readonly missing: ReadonlyMap<string, readonly string[]>;
  readonly total: number;
}

export function languageReports(
  { site, routes }: Pick<BuildPlan, 'site' | 'routes'>,
  texts: TextCounts,
): LanguageReport[] {
  const [first = DEFAULT_LANGUAGE] = site.languages;
  // English words need no table, and the first language has all pages.
  const told = site.languages.filter((language) => language !== first || language !== DEFAULT_LANGUAGE);
  // API pages are made of the code, in the first language alone.
  const pages = routes.filter(({ kind, language }) => kind === 'doc' && language === first);
  return told.map((language) => ({
    language,
    pages: pages.length,
    missingPages: pages.flatMap(({ path, alternates }) =>
      alternates.some((alternate) => alternate.language === language) ? [] : [path],
    ),
    texts: texts.total,
    missingTexts: texts.missing.get(language) ?? [],
  }));
}

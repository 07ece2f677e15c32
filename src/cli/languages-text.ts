// The rows of `docs-gen check` about languages: how much of the site each of them has, and what it lacks.
import type { LanguageReport } from '../model/build.ts';

/** More names than these are in the JSON. */
const NAMED = 20;

export function languagesText(reports: readonly LanguageReport[]): string {
  return reports
    .map(({ language, pages, missingPages, texts, missingTexts }) =>
      [
        `Language ${language}: ${pages - missingPages.length} of ${pages} pages, ${texts - missingTexts.length} of ${texts} texts.\n`,
        names('Pages', missingPages),
        names('Texts', missingTexts),
      ].join(''),
    )
    .join('');
}

function names(what: string, missing: readonly string[]): string {
  if (missing.length === 0) return '';
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  return `  ${what} without a translation: ${missing.slice(0, NAMED).join(', ')}${more}\n`;
}

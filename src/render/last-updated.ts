// When a page was last changed, in words of its language.
import type { PageHistory } from '../model/history.ts';
import type { LastUpdated } from './page-props.ts';

export type LastUpdatedOf = (history: PageHistory | null, language: string) => LastUpdated | null;

/** One formatter for each language: making one takes longer than all that it formats. */
export function createLastUpdated(): LastUpdatedOf {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (history, language) => {
    if (history === null) return null;
    let format = formats.get(language);
    if (!format) {
      // English with the day first, as most of its readers write it.
      const locale = language === 'en' ? 'en-GB' : language;
      format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
      formats.set(language, format);
    }
    const { modified, authors } = history;
    return {
      date: modified.slice(0, '2026-01-02'.length),
      text: format.format(new Date(modified)),
      authors: authors.map((name) => ({ name })),
    };
  };
}

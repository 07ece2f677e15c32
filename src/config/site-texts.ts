// Words of links in the header and the footer, and of the announcement, that are written for each language: all are languages of the site, and the first is there.
import type { DataSource } from '../diagnostics/data-source.ts';
import type { DataPath } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import type { SiteText } from '../schema/site-links.ts';

export async function checkSiteTexts(site: Site, source: DataSource): Promise<Diagnostic[]> {
  const [first = ''] = site.languages;
  const diagnostics: Diagnostic[] = [];
  for (const { text, path } of textsOf(site)) {
    if (typeof text === 'string') continue;
    for (const language of Object.keys(text)) {
      if (site.languages.includes(language)) continue;
      const place = await source.place([...path, language]);
      const params = { language, known: site.languages, nearest: nearest(language, site.languages), path: place.path };
      diagnostics.push(report('config/unknown-text-language', params, place.at));
    }
    if (text[first] !== undefined) continue;
    const place = await source.place(path);
    diagnostics.push(report('config/missing-text-language', { language: first, path: place.path }, place.at));
  }
  return diagnostics;
}

function textsOf({ header, footer, announcement }: Site): { readonly text: SiteText; readonly path: DataPath }[] {
  const links = (list: readonly { readonly text: SiteText }[], path: DataPath) =>
    list.map(({ text }, index) => ({ text, path: [...path, index, 'text'] }));
  return [
    ...links(header.links, ['header', 'links']),
    ...footer.columns.flatMap((column, index) => [
      { text: column.title, path: ['footer', 'columns', index, 'title'] },
      ...links(column.links, ['footer', 'columns', index, 'links']),
    ]),
    ...links(footer.social, ['footer', 'social']),
    ...(announcement ? [{ text: announcement.text, path: ['announcement', 'text'] }] : []),
    ...(footer.license ? [{ text: footer.license.text, path: ['footer', 'license', 'text'] }] : []),
  ];
}

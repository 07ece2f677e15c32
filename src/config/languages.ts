// Which languages a site has: those that its config lists, else English and those of its text tables, so that a new language is one new file.
import { resolve } from 'node:path';
import { languageOfTable } from '../lib/translate.ts';
import { DEFAULT_LANGUAGE } from '../lib/url.ts';
import type { FileSystem } from '../model/deps.ts';
import type { SiteConfig } from '../schema/site-config.ts';

export async function siteLanguages(
  { languages, translations }: Pick<SiteConfig, 'languages' | 'translations'>,
  { root, fs }: { readonly root: string; readonly fs: Pick<FileSystem, 'glob'> },
): Promise<string[]> {
  if (languages !== undefined) return languages;
  const names = translations === undefined ? [] : await fs.glob(['*.json'], { cwd: resolve(root, translations) });
  return [...new Set([DEFAULT_LANGUAGE, ...names.map(languageOfTable).filter(isLanguage).sort()])];
}

/** A table by another name is told where tables are read: `cn.json` must not found a language that nobody speaks. */
function isLanguage(name: string): boolean {
  if (!/^[a-z]{2}$/.test(name)) return false;
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(name) !== undefined;
}

// Translations whose name ends in a language that is spelt otherwise than in the config: they would be pages of their own.
import { report } from '../diagnostics/report.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { SourceFile } from '../model/page.ts';
import type { Site } from '../model/site.ts';

/** `files` are those of one product. Only slips that can hardly be meant are told: `hz`, `ZH`, `zh-CN` for `zh`. */
export function misspeltTranslations(files: readonly SourceFile[], site: Site): Diagnostic[] {
  const [, ...further] = site.languages;
  if (further.length === 0) return [];
  const names = new Set(files.map(({ name }) => name));
  return files.flatMap(({ name, file }) => {
    const match = /^(.+?)[-_.]([A-Za-z]{2}(?:[-_][A-Za-z]{2,4})?)\.md$/.exec(name);
    const [, original, suffix] = match ?? [];
    if (original === undefined || suffix === undefined || !names.has(`${original}.md`)) return [];
    const language = further.find((known) => isSlipOf(suffix, known));
    if (language === undefined || name === `${original}-${language}.md`) return [];
    const right = `${original.split('/').at(-1)}-${language}.md`;
    return [report('content/unknown-language', { name: name.split('/').at(-1) ?? name, right, language }, { file })];
  });
}

function isSlipOf(suffix: string, language: string): boolean {
  const written = suffix.toLowerCase();
  const [main] = written.split(/[-_]/);
  return main === language || written === [...language].reverse().join('');
}

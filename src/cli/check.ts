// `docs-gen check`: everything that `build` does except writing; the types of demos and fences, the files that no page tree
// mentions, and what languages lack.
import type { BuildResult } from '../model/build.ts';
import { runPipeline } from './build.ts';
import type { CliContext } from './context.ts';
import { languagesText } from './languages-text.ts';
import type { CheckOptions, RunOptions } from './options.ts';

export async function check(options: RunOptions & CheckOptions, context: CliContext): Promise<0 | 1> {
  return runPipeline('check', options, context, (result) => {
    const unlisted = [...result.unlisted].sort();
    const languages = result.languages ?? [];
    const unchecked = result.unchecked ?? [];
    const urls = options.updateUrls ? (result.urls ?? null) : undefined;
    return {
      extra: {
        unlisted,
        unchecked,
        ...(languages.length === 0 ? {} : { languages }),
        ...(urls === undefined ? {} : { urls }),
      },
      text:
        unlistedText(unlisted) +
        uncheckedText(unchecked) +
        languagesText(languages) +
        (urls === undefined ? '' : urlsText(urls)),
    };
  });
}

function urlsText(urls: BuildResult['urls'] | null): string {
  if (!urls) return 'The URL contract was not written: fix the errors above first.\n';
  return `Wrote ${urls.file}: ${urls.routes} ${urls.routes === 1 ? 'route' : 'routes'}.\n`;
}

function uncheckedText(unchecked: NonNullable<BuildResult['unchecked']>): string {
  if (unchecked.length === 0) return '';
  const rows = unchecked.map(({ at: { file, line }, reason }) => `  ${file}:${line}: ${reason}\n`);
  return `Types not checked, or only in part: ${unchecked.length}\n${rows.join('')}`;
}

function unlistedText(files: readonly string[]): string {
  if (files.length === 0) return '';
  return `Files in no page tree: ${files.length}\n${files.map((file) => `  ${file}\n`).join('')}`;
}

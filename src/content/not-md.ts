// Files in a content folder that look like pages and are not read: only the ending `.md`, in lower case, makes a page.
import { report } from '../diagnostics/report.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { SourceFile } from '../model/page.ts';
import { needsNaming } from './route.ts';

/** The spellings that occur in practice: a list, as watched folders compare the endings of new files with it. */
const NOT_READ = ['MD', 'Md', 'mD', 'mdx', 'MDX', 'Mdx', 'markdown', 'MARKDOWN', 'Markdown'];

/** All that authors may mean as pages, those that are read first. */
export const PAGE_ENDINGS: readonly string[] = ['md', ...NOT_READ];

export function isRead(name: string): boolean {
  return name.endsWith('.md');
}

/** `files` are those of one product that are not read. Files that would need a name in `routes` are notes of the author. */
export function reportNotRead(files: readonly SourceFile[]): Diagnostic[] {
  return files.flatMap(({ file, name }) => {
    const dot = name.lastIndexOf('.');
    const right = `${name.slice(0, dot)}.md`;
    if (needsNaming(right)) return [];
    const ending = name.slice(dot + 1);
    const rename = right.slice(right.lastIndexOf('/') + 1);
    return [report('content/not-md', { file, ending, rename }, { file })];
  });
}

// Where the words of a card were written: found when a diagnostic needs it, as few cards have one.
import type { FileSystem } from '../model/deps.ts';
import type { Location } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import type { CardPage } from './content.ts';

/** The line of the field, or of the heading that stands in for it; the file where neither is found. */
export async function placeOfWords(
  page: CardPage,
  part: 'title' | 'description',
  { site, fs }: { readonly site: Pick<Site, 'root' | 'configFile'>; readonly fs: Pick<FileSystem, 'readText'> },
): Promise<Location> {
  if (!('unlisted' in page)) return { file: site.configFile };
  if (page.kind === 'api') return { file: page.doc.file };
  const { file } = page.page;
  const lines = (await fs.readText(`${site.root}/${file}`)).split('\n');
  const field = part === 'title' ? /^(?:cardTitle|title):\s*/ : /^(?:cardDescription|description):\s*/;
  const wanted = [
    part === 'title' ? /^cardTitle:\s*/ : /^cardDescription:\s*/,
    field,
    part === 'title' ? /^#\s+/ : /class="description">/,
  ];
  for (const pattern of wanted) {
    const index = lines.findIndex((line) => pattern.test(line));
    const start = pattern.exec(lines[index] ?? '');
    if (start) return { file, line: index + 1, column: start.index + start[0].length + 1 };
  }
  return { file };
}

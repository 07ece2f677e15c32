// A site whose files of all kinds are symbolic links to a folder outside it.
import { mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { IS_LONG } from '../../support/long-run.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { readPublished } from './published.ts';
import { smallest } from './smallest.ts';

export const page = (title: string, text: string) => `# ${title}\n\n<p class="description">About it.</p>\n\n${text}\n`;
export const svg = (mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><!--${mark}--></svg>\n`;

/** Links of the site to files beside it, and what the file holds with a word in it. */
export const LINKED: Readonly<Record<string, (word: string) => string>> = {
  'content/ui/v1.2/notes.md': (word) => page('Notes', word),
  'content/ui/_part.txt': (word) => `${word}\n`,
  'content/ui/dot.svg': svg,
  'content/ui/Linked.tsx': (word) => `export default function Linked() {\n  return <b>${word}</b>;\n}\n`,
  'content/ui/api/card.json': (word) =>
    JSON.stringify({ name: 'Card', props: { color: { type: { name: 'string' }, description: word } } }),
  'public/file.txt': (word) => `${word}\n`,
  'words/en.json': (word) => JSON.stringify({ skipToContent: word }),
  'brand.css': (word) => `.brand::after { content: '${word}'; }\n`,
  'templates/parts/shell/SiteFooter.tsx': (word) =>
    `export default function SiteFooter() {\n  return <footer>${word}</footer>;\n}\n`,
};
/** Of folders with these files. */
const FOLDERS: Readonly<Record<string, Readonly<Record<string, (word: string) => string>>>> = {
  'content/ui/v1.3': { 'deep/guide.md': (word) => page('Guide', word) },
  'public/more': { 'deep/note.txt': (word) => `${word}\n` },
};

export const config = (fields: string) => `export default {
  title: 'Acme', url: 'https://acme.example', translations: 'words', css: ['brand.css'],
  templates: 'templates', demos: { stackBlitz: false, codeSandbox: false }, ${fields}
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: {} }],
};
`;
export const ALLOWED = "security: { linkedFolders: ['../shared'] },";

const files: Readonly<Record<string, string>> = {
  ...smallest,
  'content/ui/all.md': page(
    'All',
    '{{"include": "_part.txt"}}\n\n![Dot](./dot.svg)\n\n{{"demo": "Linked.tsx", "hideToolbar": true}}',
  ),
  'package-lock.json': '{ "lockfileVersion": 3, "packages": {} }\n',
};

/** Where the file of a link lies: by another name, so that nothing is found by chance. */
export const targetOf = (path: string) => `shared/${path.replaceAll('/', '-')}`;

/** What a link may be turned to. */
export const otherOf = (path: string, index: number) => `shared/other-${index}${extname(path)}`;

/** All files behind links, and what they hold. */
export const TARGETS: readonly (readonly [string, (word: string) => string])[] = [
  ...Object.entries(LINKED).map(([path, text]) => [targetOf(path), text] as const),
  ...Object.entries(FOLDERS).flatMap(([folder, held]) =>
    Object.entries(held).map(([name, text]) => [`${targetOf(folder)}/${name}`, text] as const),
  ),
];

/** Every fifth one, in short runs. */
export function sample<T>(all: readonly T[]): readonly T[] {
  return all.filter((_, index) => IS_LONG || index % 5 === 0);
}

export async function link(base: string, path: string, target: string): Promise<void> {
  const from = join(base, 'site', path);
  await mkdir(dirname(from), { recursive: true });
  await rm(from, { force: true });
  await symlink(relative(dirname(from), join(base, target)), from);
}

export async function linkedSite(fields: string): Promise<string> {
  const base = tempDir();
  await writeFiles(join(base, 'site'), { ...files, 'site.config.ts': config(fields) });
  await writeFiles(base, Object.fromEntries(TARGETS.map(([target, text]) => [target, text('first')])));
  for (const path of [...Object.keys(LINKED), ...Object.keys(FOLDERS)]) await link(base, path, targetOf(path));
  return base;
}

/** Words that no published file holds. */
export async function missing(site: string, words: readonly string[]): Promise<string[]> {
  const published = [...(await readPublished(join(site, 'dist'))).values()];
  return words.filter((word) => !published.some((file) => file.includes(word)));
}

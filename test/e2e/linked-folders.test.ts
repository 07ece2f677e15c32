// Symbolic links that lead out of a site: refused, unless into a folder that the config names. What is behind them is looked at
// again when it is opened, and by the next build.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDeps } from '../../src/cli/deps.ts';
import type { FileSystem } from '../../src/model/deps.ts';
import { runBuild } from '../../src/pipeline.ts';
import { buildOptions, QUIET_PROGRESS } from '../support/run-pipeline.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { readPublished } from './support/published.ts';
import { smallest } from './support/smallest.ts';
import { isUnchanged } from './support/unchanged.ts';

const page = (title: string, text: string) => `# ${title}\n\n<p class="description">About it.</p>\n\n${text}\n`;
const svg = (mark: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><!--${mark}--></svg>\n`;

/** Links of the site to files beside it, and what the file holds with a word in it. */
const LINKED: Readonly<Record<string, (word: string) => string>> = {
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

const config = (fields: string) => `export default {
  title: 'Acme', url: 'https://acme.example', translations: 'words', css: ['brand.css'],
  templates: 'templates', demos: { stackBlitz: false, codeSandbox: false }, ${fields}
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: {} }],
};
`;
const ALLOWED = "security: { linkedFolders: ['../shared'] },";

const files: Readonly<Record<string, string>> = {
  ...smallest,
  'content/ui/all.md': page(
    'All',
    '{{"include": "_part.txt"}}\n\n![Dot](./dot.svg)\n\n{{"demo": "Linked.tsx", "hideToolbar": true}}',
  ),
  'package-lock.json': '{ "lockfileVersion": 3, "packages": {} }\n',
};

/** Where the file of a link lies: by another name, so that nothing is found by chance. */
const targetOf = (path: string) => `shared/${path.replaceAll('/', '-')}`;

/** What a link may be turned to. */
const otherOf = (path: string, index: number) => `shared/other-${index}${extname(path)}`;

/** All files behind links, and what they hold. */
const TARGETS: readonly (readonly [string, (word: string) => string])[] = [
  ...Object.entries(LINKED).map(([path, text]) => [targetOf(path), text] as const),
  ...Object.entries(FOLDERS).flatMap(([folder, held]) =>
    Object.entries(held).map(([name, text]) => [`${targetOf(folder)}/${name}`, text] as const),
  ),
];

const IS_LONG = process.env.DOCS_GEN_LONG === '1';
/** Every third one, in short runs. */
function sample<T>(all: readonly T[]): readonly T[] {
  return all.filter((_, index) => IS_LONG || index % 3 === 0);
}

async function link(base: string, path: string, target: string): Promise<void> {
  const from = join(base, 'site', path);
  await mkdir(dirname(from), { recursive: true });
  await rm(from, { force: true });
  await symlink(relative(dirname(from), join(base, target)), from);
}

async function linkedSite(fields: string): Promise<string> {
  const base = tempDir();
  await writeFiles(join(base, 'site'), { ...files, 'site.config.ts': config(fields) });
  await writeFiles(base, Object.fromEntries(TARGETS.map(([target, text]) => [target, text('first')])));
  for (const path of [...Object.keys(LINKED), ...Object.keys(FOLDERS)]) await link(base, path, targetOf(path));
  return base;
}

/** Words that no published file holds. */
async function missing(site: string, words: readonly string[]): Promise<string[]> {
  const published = [...(await readPublished(join(site, 'dist'))).values()];
  return words.filter((word) => !published.some((file) => file.includes(word)));
}

describe('a symbolic link to a folder outside the site', () => {
  test('is refused with its location', async () => {
    const base = await linkedSite('');
    const { ok, diagnostics } = await buildSite(join(base, 'site'), 'dist');
    expect(ok).toBe(false);
    expect(placesOf(diagnostics)).toMatchInlineSnapshot(`
      [
        "includes/outside-root content/ui/all.md:5:15",
        "assets/unsafe-file content/ui/all.md:7:8",
        "demos/missing-file content/ui/all.md:9:1",
        "api/symbolic-link content/ui/api/card.json",
        "content/symbolic-link content/ui/v1.2/notes.md",
        "content/symbolic-link content/ui/v1.3",
        "assets/bad-link public/file.txt",
        "assets/bad-link public/more",
        "config/outside-root site.config.ts:2:76",
        "overrides/symbolic-link templates/parts/shell/SiteFooter.tsx",
        "render/symbolic-link words/en.json",
      ]
    `);
    expect(existsSync(join(base, 'site/dist'))).toBe(false);
  });

  test('is followed if the config names the folder, and the next build sees changes in it', async () => {
    const base = await linkedSite(ALLOWED);
    const site = join(base, 'site');
    for (const [index, [path, text]] of Object.entries(LINKED).entries())
      await writeFiles(base, { [otherOf(path, index)]: text(`turned${index}-`) });
    await mustBuild(site, 'dist');
    const published = await readPublished(join(site, 'dist'));
    for (const path of ['ui/v1.2/notes/index.html', 'ui/v1.3/deep/guide/index.html', 'ui/api/card/index.html'])
      expect([path, published.get(path)?.includes('first')]).toEqual([path, true]);
    expect(published.get('file.txt')?.toString()).toBe('first\n');
    expect(published.get('more/deep/note.txt')?.toString()).toBe('first\n');
    expect(await missing(site, ['first'])).toEqual([]);
    expect(await isUnchanged(site, 'dist')).toBe(true);

    // Each alone is noticed, and all together are published.
    for (const [target, text] of sample(TARGETS)) {
      await writeFile(join(base, target), text('other'));
      expect([target, await isUnchanged(site, 'dist')]).toEqual([target, false]);
      await writeFile(join(base, target), text('first'));
      await mustBuild(site, 'dist');
    }
    expect(await isUnchanged(site, 'dist')).toBe(true);
    for (const [index, [target, text]] of TARGETS.entries()) await writeFile(join(base, target), text(`word${index}-`));
    await mustBuild(site, 'dist');
    const words = TARGETS.map((_, index) => `word${index}-`);
    expect(await missing(site, words)).toEqual([]);

    for (const [index, path] of sample([...Object.keys(LINKED).entries()])) {
      await link(base, path, otherOf(path, index));
      expect([path, await isUnchanged(site, 'dist')]).toEqual([path, false]);
      await link(base, path, targetOf(path));
      await mustBuild(site, 'dist');
    }
    expect(await isUnchanged(site, 'dist')).toBe(true);
    for (const [index, path] of Object.keys(LINKED).entries()) await link(base, path, otherOf(path, index));
    await mustBuild(site, 'dist');
    const turned = Object.keys(LINKED).map((_, index) => `turned${index}-`);
    expect(await missing(site, turned)).toEqual([]);
  });

  test('adds a page for each new file in the folder', async () => {
    const base = await linkedSite(ALLOWED);
    const site = join(base, 'site');
    await mustBuild(site, 'dist');
    await writeFiles(base, { [`${targetOf('content/ui/v1.3')}/new.md`]: page('New', 'Word.') });
    await mustBuild(site, 'dist');
    expect((await readPublished(join(site, 'dist'))).has('ui/v1.3/new/index.html')).toBe(true);
  });

  test('is refused if it leads further out or in a circle', async () => {
    const base = await linkedSite(ALLOWED);
    const guide = targetOf('content/ui/v1.3');
    await writeFiles(base, { 'private/secret.md': page('Secret', 'secret') });
    for (const [name, target] of [
      ['self', guide],
      ['deep/up', guide],
      ['out', 'private'],
      ['out.md', 'private/secret.md'],
      ['dead.md', 'private/nothing.md'],
    ] as const)
      await symlink(join(base, target), join(base, guide, name));
    await symlink('loop.md', join(base, 'site/content/ui/loop.md'));
    await symlink('..', join(base, 'site/content/ui/v1.2/up'));
    await symlink(join(base, guide, 'self'), join(base, 'site/public/circle'));
    const { diagnostics } = await buildSite(join(base, 'site'), 'dist');
    expect(placesOf(diagnostics.filter(({ severity }) => severity === 'error'))).toMatchInlineSnapshot(`
      [
        "content/symbolic-link content/ui/loop.md",
        "content/symbolic-link content/ui/v1.2/up",
        "content/symbolic-link content/ui/v1.3/dead.md",
        "content/symbolic-link content/ui/v1.3/deep/up",
        "content/symbolic-link content/ui/v1.3/out",
        "content/symbolic-link content/ui/v1.3/out.md",
        "content/symbolic-link content/ui/v1.3/self",
        "assets/bad-link public/circle/dead.md",
        "assets/bad-link public/circle/deep/up",
        "assets/bad-link public/circle/out",
        "assets/bad-link public/circle/out.md",
        "assets/bad-link public/circle/self",
      ]
    `);
    expect(existsSync(join(base, 'site/dist'))).toBe(false);
  });

  test('needs a folder that exists', async () => {
    const base = await linkedSite("security: { linkedFolders: ['../shared', '../shard'] },");
    const { diagnostics } = await buildSite(join(base, 'site'), 'dist');
    expect(placesOf(diagnostics)).toEqual(['config/missing-linked-folder site.config.ts:3:118']);
    expect(diagnostics[0]?.hint).toContain('../shared');
  });
});

describe('a file that is exchanged after it was looked at', () => {
  const outsideOf = (base: string) => join(base, 'private/secret');

  /** A disk on which the file at a path becomes a link out of the site right before it is opened. */
  function changing(fs: FileSystem, path: string, base: string): FileSystem {
    const change = async (asked: string) => {
      if (asked !== path) return;
      await rm(path);
      await symlink(outsideOf(base), path);
    };
    return {
      ...fs,
      readText: (asked, realPath) => change(asked).then(() => fs.readText(asked, realPath)),
      readBytes: (asked, realPath) => change(asked).then(() => fs.readBytes(asked, realPath)),
      digest: (asked, keep, realPath) => change(asked).then(() => fs.digest(asked, keep, realPath)),
    };
  }

  test.each([
    ['content/ui/all.md', 'content/unreadable-file content/ui/all.md'],
    ['content/ui/v1.2/notes.md', 'content/unreadable-file content/ui/v1.2/notes.md'],
    ['content/ui/_part.txt', 'includes/unreadable-file content/ui/all.md:5:15'],
    ['content/ui/dot.svg', 'assets/unreadable-file content/ui/dot.svg'],
    ['content/ui/Linked.tsx', 'demos/unreadable-file content/ui/Linked.tsx'],
    ['content/ui/api/card.json', 'api/unreadable-file content/ui/api/card.json'],
    ['public/file.txt', 'assets/unreadable-file public/file.txt'],
    ['public/plain.txt', 'assets/unreadable-file public/plain.txt'],
    ['words/en.json', 'render/bad-translations words/en.json'],
  ])('%s is told, and nothing is published', async (path, told) => {
    const base = await linkedSite(ALLOWED);
    await writeFiles(base, { 'private/secret': 'The secret.\n', 'site/public/plain.txt': 'plain' });
    const root = join(base, 'site');
    const deps = createDeps(QUIET_PROGRESS);
    const result = await runBuild(buildOptions(root), { ...deps, fs: changing(deps.fs, join(root, path), base) });
    expect(await readFile(join(root, path), 'utf8')).toBe('The secret.\n'); // It was exchanged.
    expect(result.ok).toBe(false);
    expect(placesOf(result.diagnostics)).toContain(told);
    expect(JSON.stringify(result.diagnostics)).not.toContain('The secret.');
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });
});

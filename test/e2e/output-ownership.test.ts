// What a person may name as the output or cache folder by mistake: the command line refuses it, and leaves every byte alone.
import { lstat, mkdir, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const PAGE = (text: string) => `---\ntitle: Home\ndescription: The start page of the site.\n---\n\n# Home\n\n${text}\n`;
const SITE = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md': PAGE('Text.'),
  'src/button.ts': 'export const button = 1;\n',
  'public/note.txt': 'note\n',
  '.git/HEAD': 'ref: refs/heads/main\n',
  'node_modules/kit/package.json': '{"name":"kit"}\n',
};

/** A site in a folder of its own, whose parent is the home folder of the process. */
async function site(files: Readonly<Record<string, string>> = {}) {
  const home = tempDir();
  const root = join(home, 'site');
  await writeFiles(root, { ...SITE, ...files });
  const build = async (...args: string[]) => {
    const { code, stdout } = await runCommandHere(['build', '--root', root, '--format', 'json', ...args], {
      env: { HOME: home },
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string; hint: string }[] };
    return { code, diagnostics, messages: diagnostics.map(({ message }) => message) };
  };
  return { home, root, build, edit: (text: string) => writeFiles(root, { 'content/ui/index.md': PAGE(text) }) };
}

/** Everything below a folder: what each entry is, holds, and when it was changed. */
async function bytesOf(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs, mode } = await lstat(path);
    const content = entry.isFile() ? await readFile(path, 'hex') : entry.isSymbolicLink() ? await readlink(path) : '';
    found[relative(folder, path)] = `${mode} ${mtimeMs} ${content}`;
  }
  return found;
}

const BY_HAND = { 'web/index.html': 'mine\n', 'web/assets/logo.png': 'x\n' };
/** As a tool for React applications writes it: the name is the same, the format is not. */
const OTHER_MANIFEST = { 'web/asset-manifest.json': '{"files":{"main.js":"/static/js/main.js"},"entrypoints":[]}\n' };

interface Shape {
  readonly out: string;
  readonly says: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly prepare?: (root: string) => Promise<unknown>;
  readonly args?: readonly string[];
}

const SHAPES: readonly Shape[] = [
  { out: '.', says: 'is or contains the folder of the site' },
  { out: '..', says: 'is or contains the home folder' },
  { out: '/', says: 'is the root of the file system' },
  { out: 'content/ui', says: 'is the content folder' },
  { out: 'content', says: 'contains the content folder content/ui' },
  { out: 'content/ui/out', says: 'is in the content folder content/ui' },
  { out: 'src', says: 'is the source folder' },
  { out: 'src/out', says: 'is in the source folder src' },
  { out: 'templates', says: 'is the templates folder' },
  { out: 'public', says: 'is the public folder' },
  { out: 'public/docs', says: 'is in the public folder public' },
  { out: '.git', says: 'is or is in .git' },
  { out: '.git/site', says: 'is or is in .git' },
  { out: 'node_modules', says: 'is or is in node_modules' },
  { out: 'node_modules/kit', says: 'is or is in node_modules' },
  { out: 'kept', args: ['--cache-dir', 'kept/cache'], says: 'contains the cache folder kept/cache' },
  { out: 'kept/cache/site', args: ['--cache-dir', 'kept/cache'], says: 'is in the cache folder kept/cache' },
  { out: 'site.config.ts', says: 'is a file' },
  {
    out: 'linked',
    prepare: (root) => symlink('content/ui', join(root, 'linked')),
    says: 'is the content folder',
  },
  { out: 'loop', prepare: (root) => symlink('loop', join(root, 'loop')), says: 'is not a folder' },
  { out: 'gone', prepare: (root) => symlink('nowhere/at-all', join(root, 'gone')), says: 'is not a folder' },
  { out: 'web', files: BY_HAND, says: 'web contains 2 entries that docs-gen did not publish: assets, index.html.' },
  { out: 'web', files: { 'web/.git/HEAD': 'ref\n' }, says: 'contains an entry that docs-gen did not publish: .git.' },
  { out: 'web', files: OTHER_MANIFEST, says: 'did not publish: asset-manifest.json.' },
  { out: 'web', files: { '.web.docs-gen/notes.txt': 'mine\n' }, says: '.web.docs-gen contains an entry' },
];

test.each(SHAPES)('--out $out is refused: $says', async ({ out, says, files, prepare, args = [] }) => {
  const { home, root, build } = await site(files);
  await prepare?.(root);
  const before = await bytesOf(home);
  const { code, diagnostics } = await build('--no-cache', '--out', out, ...args);
  expect(code).toBe(1);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]?.code).toMatch(/^emit\/(?:unsafe-out|foreign-folder)$/);
  expect(diagnostics[0]?.message).toContain(says);
  expect(diagnostics[0]?.hint).toMatch(/--out/);
  expect(await bytesOf(home)).toEqual(before);
});

test.each([
  { folder: '.', says: 'is or contains the folder of the site' },
  { folder: 'content/ui', says: 'is the content folder' },
  { folder: 'public/cache', says: 'is in the public folder public' },
  { folder: 'src', says: 'is the source folder' },
  { folder: '.git/cache', says: 'is or is in .git' },
  { folder: 'web', says: 'contains files that docs-gen did not write, such as assets, index.html' },
  { folder: 'web/index.html', says: 'is not a folder' },
  { folder: 'loop', says: 'is not a folder' },
])('--cache-dir $folder is refused: $says', async ({ folder, says }) => {
  const { home, root, build } = await site(BY_HAND);
  await symlink('loop', join(root, 'loop'));
  const before = await bytesOf(home);
  const { code, messages } = await build('--cache-dir', folder);
  expect(code).toBe(1);
  expect(messages).toEqual([expect.stringContaining(says)]);
  expect(await bytesOf(home)).toEqual(before);
});

test('an output folder below a file is reported, and the file stays', async () => {
  const { home, build } = await site();
  const before = await bytesOf(home);
  const { code, diagnostics } = await build('--no-cache', '--out', 'site.config.ts/web');
  expect([code, diagnostics.map(({ code }) => code)]).toEqual([1, ['emit/no-room']]);
  expect(await bytesOf(home)).toEqual(before);
});

test('a cache folder that was made for one build serves the next', async () => {
  const { build, edit } = await site();
  for (const text of ['One.', 'Two.', 'Three.']) {
    await edit(text);
    expect(await build('--cache-dir', '.cache')).toMatchObject({ code: 0, messages: [] });
  }
});

test('the mistakes of pages are reported together with those of the output folder', async () => {
  const { build, edit } = await site();
  await edit('[Nowhere](/ui/nowhere/).');
  const { diagnostics } = await build('--out', 'src');
  expect(diagnostics.map(({ code }) => code).sort()).toEqual(['emit/unsafe-out', 'plan/dead-link']);
});

describe('an output folder that docs-gen has published', () => {
  const OUT = ['--out', 'web'];

  test('keeps foreign files, even if all other files have hashed names', async () => {
    const { root, build, edit } = await site();
    await build(...OUT);
    const own = { 'web/assets/logo.png': 'x\n', 'web/CNAME': 'acme.example\n', 'web/notes/deep/a.txt': 'a\n' };
    await writeFiles(root, own);
    for (const text of ['Two.', 'Three.', 'Four.', 'Five.']) {
      await edit(text);
      expect(await build(...OUT)).toMatchObject({ code: 0, messages: [] });
      for (const [path, text] of Object.entries(own)) expect(await readFile(join(root, path), 'utf8')).toBe(text);
    }
  });

  test('keeps a foreign file at the path of a page or file, and an error names it', async () => {
    const { root, build } = await site();
    await build(...OUT);
    await writeFiles(root, {
      'web/version.json': '{"mine":true}\n',
      'web/ui/slider/index.html': 'mine\n',
      'public/version.json': '{"mine":false}\n',
      'content/ui/slider.md': PAGE('Slider.').replaceAll('Home', 'Slider'),
    });
    const before = await bytesOf(join(root, 'web'));
    const { code, diagnostics } = await build(...OUT);
    expect(code).toBe(1);
    expect(diagnostics.map(({ code, message }) => [code, message.includes('ui/slider/index.html')])).toEqual([
      ['emit/place-taken', true],
      ['emit/place-taken', false],
    ]);
    expect(await bytesOf(join(root, 'web'))).toEqual(before);
  });

  test('takes over a foreign file with exactly the published content', async () => {
    const { root, build } = await site();
    await build(...OUT);
    await writeFiles(root, { 'web/version.json': '{}\n', 'public/version.json': '{}\n' });
    expect(await build(...OUT)).toMatchObject({ code: 0, messages: [] });
    expect(await readFile(join(root, 'web/version.json'), 'utf8')).toBe('{}\n');
  });

  test('keeps the target of a link that replaced one of its folders, and an error names it', async () => {
    const { home, root, build, edit } = await site();
    await build(...OUT);
    await mkdir(join(home, 'elsewhere'));
    await writeFiles(home, { 'elsewhere/index.html': 'mine\n' });
    await rm(join(root, 'web/ui'), { recursive: true });
    await symlink(join(home, 'elsewhere'), join(root, 'web/ui'));
    await edit('Two.');
    expect(await build(...OUT)).toMatchObject({ code: 1, messages: [expect.stringContaining('the path ui in')] });
    expect(await readFile(join(home, 'elsewhere/index.html'), 'utf8')).toBe('mine\n');
    expect((await lstat(join(root, 'web/ui'))).isSymbolicLink()).toBe(true);
  });

  test('can be an empty folder', async () => {
    const { root, build } = await site();
    await mkdir(join(root, 'web'));
    expect(await build(...OUT)).toMatchObject({ code: 0, messages: [] });
  });
});

// A build after which nothing has changed: it says what the last one said, and does nothing. One small change of anything, and it works.
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gitRepository } from '../support/git-repository.ts';
import { random } from '../support/random.ts';
import { endOfStage, spawnCli } from '../support/run-cli.ts';
import { runCommandHere } from '../support/run-command.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { type BuildSiteOptions, type Built, mustBuild, repository } from './support/build-site.ts';
import { builtSite } from './support/built-site.ts';
import { changedPaths, modifiedTimes, readPublished } from './support/published.ts';
import { restoreFolder } from './support/restore-folder.ts';
import { smallest } from './support/smallest.ts';
import { isRecalled, isUnchanged } from './support/unchanged.ts';

const button = 'content/ui/button/button.md';
const records = 'node_modules/.cache/docs-gen/builds';

/** Of all kinds of files that a site may be made of. */
const whole: Readonly<Record<string, string>> = {
  ...smallest,
  'site.config.ts': `import { defineConfig } from 'docs-gen';
import { title } from './parts/title';

export default defineConfig({
  title, url: 'https://acme.example',
  templates: 'templates', css: ['styles/brand.css', 'node_modules/looks/theme.css'], translations: 'words', aliases: { '@acme/kit': './lib/kit' },
  demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: {} }],
});
`,
  'parts/title.ts': "export const title = 'Acme';\n",
  'templates/parts/shell/SiteFooter.tsx': `import { words } from '../../_words';
export default function SiteFooter() { return <footer>{words}</footer>; }
`,
  'templates/_words.ts': "export const words = 'By Acme';\n",
  'templates/styles/own.css': '.own { color: rgb(1, 2, 3); }\n',
  'styles/brand.css': "@import './deep.css';\n.brand { color: rgb(4, 5, 6); }\n",
  'styles/deep.css': '.deep { color: rgb(7, 8, 9); }\n',
  'node_modules/looks/theme.css': "@import './dark.css';\n.theme { color: rgb(1, 1, 1); }\n",
  'node_modules/looks/dark.css': '.dark { color: rgb(2, 2, 2); }\n',
  'node_modules/endings/package.json': '{ "name": "endings", "version": "1.0.0", "type": "module" }\n',
  'node_modules/endings/index.js': "export const end = '!';\n",
  'node_modules/endings/style.css': '.end { color: rgb(3, 3, 3); }\n',
  'words/de.json': '{}\n',
  'lib/kit/index.ts': "export { word } from './word';\n",
  'lib/kit/word.js': "export const word = 'press';\n",
  'content/ui/pages.ts': `import { definePages } from 'docs-gen';
export default definePages([{ pathname: '/ui/', title: 'Overview' }, { pathname: '/ui/button/' }, { pathname: '/ui/link/' }]);
`,
  'content/ui/link/link.md':
    '# Link\n\n<p class="description">Goes on.</p>\n\n![dot](./dot.svg) [a file](/notes.txt)\n',
  'content/ui/link/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n',
  'content/ui/button/button.md': `${smallest[button]}
{{"demo": "Basic.tsx", "hideToolbar": true}}
`,
  'content/ui/button/Basic.tsx': `import { word } from '@acme/kit';
import { end } from 'endings';
import 'endings/style.css';
import { label } from './label';
export default function Basic() { return <button>{word + label + end}</button>; }
`,
  'content/ui/button/label.ts': "export const label = ' me';\n",
  'content/ui/api/button.json': JSON.stringify({ name: 'Button', props: { color: { type: { name: 'string' } } } }),
  'public/notes.txt': 'Notes.\n',
};

async function site(files: Readonly<Record<string, string>> = smallest): Promise<string> {
  const root = tempDir();
  await writeFiles(root, files);
  return root;
}

/** With a page that a build warns of. */
const odd: Readonly<Record<string, string>> = {
  ...smallest,
  'content/ui/odd.md': `${page('Odd')}\n\`\`\`nolang\nx\n\`\`\`\n`,
};

const builtSmallest = builtSite(smallest);
const builtWhole = builtSite(whole);

async function build(root: string, options: BuildSiteOptions = {}): Promise<{ recalled: boolean; built: Built }> {
  const built = await mustBuild(root, 'dist', options);
  return { recalled: isRecalled(built), built };
}

describe('a build after which nothing has changed', () => {
  test('says the same, and touches no file', async () => {
    const root = await site(odd);
    const first = await build(root);
    const before = await modifiedTimes(root);
    const { recalled, built } = await build(root);
    expect(recalled).toBe(true);
    expect(await modifiedTimes(root)).toEqual(before);
    expect(first.built.diagnostics.length).toBeGreaterThan(0);
    const said = ({ timings, peakRssMb, run, written, ...rest }: Built) => ({ ...rest, code: run.code });
    expect(said(built)).toEqual(said(first.built));
    expect(built.written).toBe(0);
    expect(built.run.stderr).toContain(`Files: 0 written, ${built.artifacts} unchanged, 0 removed.`);
  });

  const builtOdd = builtSite(odd);
  test.each(['pretty', 'github', 'sarif'])('says the same as %s', async (format) => {
    const root = await builtOdd();
    const run = (...args: string[]) => runCommandHere(['build', '--root', root, '--format', format, ...args]);
    const [recalled, full] = [await run('--timings'), await run('--no-cache')];
    expect(full.stdout).toContain('odd.md');
    expect(full.stderr).not.toContain('unchanged:');
    expect(recalled).toMatchObject({ stdout: full.stdout, code: full.code });
    expect(recalled.stderr).toMatch(/^unchanged +\d/m);
  });

  test('knows all kinds of files that a site is made of', async () => {
    expect((await build(await builtWhole())).recalled).toBe(true);
  });

  test('does not hang on the folder that it is started in', async () => {
    const root = await builtSmallest();
    const { timings } = await mustBuild('.', 'dist', { cwd: root });
    expect(Object.keys(timings)).toEqual(['unchanged']);
  });

  test('finds its record where the config puts the cache', async () => {
    const config = smallest['site.config.ts']?.replace('products', "cacheDir: '.kept', products") ?? '';
    const root = await site({ ...smallest, 'site.config.ts': config });
    await build(root);
    expect((await build(root)).recalled).toBe(true);
    expect((await readdir(root)).includes('node_modules')).toBe(false);
  });
});

type Change = (root: string) => Promise<void>;

/** What somebody may do to the site above: each change alone, and those of one step together before those of the next. */
const STEPS: readonly Readonly<Record<string, Change>>[] = [
  {
    'the text of a page': (root) => replace(root, button, 'Press it.', 'Push it.'),
    'a page that is new': (root) => write(root, 'content/ui/card.md', page('Card')),
    'a page that is empty': (root) => write(root, 'content/ui/void.md', '---\ntitle: Void\n---\n'),
    'a page in a new folder of a new folder': (root) => write(root, 'content/ui/deep/er/list.md', page('List')),
    'a translation of a page': (root) => write(root, 'content/ui/button/button-de.md', page('Knopf')),
    'words of a language': (root) => write(root, 'words/de.json', '{ "search": { "label": "Suche" } }'),
    'one more language': (root) => write(root, 'words/fr.json', '{}'),
    'the config': (root) => replace(root, 'site.config.ts', 'Acme UI', 'Acme Kit'),
    'a module of the config': (root) => replace(root, 'parts/title.ts', 'Acme', 'Acme docs'),
    'the page tree': (root) => replace(root, 'content/ui/pages.ts', "title: 'Overview'", "title: 'Start'"),
    'a template': (root) => replace(root, 'templates/parts/shell/SiteFooter.tsx', '<footer>', '<footer className="f">'),
    'a module of a template': (root) => replace(root, 'templates/_words.ts', 'By Acme', 'By us'),
    'a style sheet of the templates': (root) => replace(root, 'templates/styles/own.css', '1, 2, 3', '3, 2, 1'),
    'a style sheet of the config': (root) => replace(root, 'styles/brand.css', '4, 5, 6', '6, 5, 4'),
    'a style sheet of a package that the config names': (root) =>
      replace(root, 'node_modules/looks/theme.css', '1, 1, 1', '4, 4, 4'),
    'a style sheet that one of a package imports': (root) =>
      replace(root, 'node_modules/looks/dark.css', '2, 2, 2', '5, 5, 5'),
    'a style sheet of a package that a demo imports': (root) =>
      replace(root, 'node_modules/endings/style.css', '3, 3, 3', '6, 6, 6'),
    'a module of a package that a demo imports': (root) => replace(root, 'node_modules/endings/index.js', '!', '?'),
    'a style sheet that another imports': (root) => replace(root, 'styles/deep.css', '7, 8, 9', '9, 8, 7'),
    'a demo': (root) => replace(root, 'content/ui/button/Basic.tsx', '<button>', '<button type="button">'),
    'a module of a demo': (root) => replace(root, 'content/ui/button/label.ts', ' me', ' us'),
    'a module behind an alias': (root) => replace(root, 'lib/kit/word.js', 'press', 'push'),
    'a module of TypeScript beside one of JavaScript': (root) =>
      write(root, 'lib/kit/word.ts', "export const word: string = 'pull';\n"),
    'settings of TypeScript above all modules': (root) => write(root, 'tsconfig.json', '{ "extends": "./base" }'),
    'settings of the formatter': (root) => write(root, '.prettierrc', '{ "semi": false }'),
    'a public file': (root) => replace(root, 'public/notes.txt', 'Notes', 'Words'),
    'a picture': (root) => replace(root, 'content/ui/link/dot.svg', 'width="4"', 'width="8"'),
    'API data': (root) => replace(root, 'content/ui/api/button.json', 'string', 'number'),
    'a package that was installed': (root) =>
      write(root, 'node_modules/extra/package.json', '{ "name": "extra", "version": "1.0.0" }'),
    'a file of the output that is gone': (root) => rm(join(root, 'dist/ui/index.html')),
  },
  {
    // First of all: a file that was put back after a change has other times than those that are known.
    'the text of a page, as long as before and with the time of before': async (root) => {
      const { atime, mtime } = await stat(join(root, button));
      await replace(root, button, 'Push it.', 'Pull it.');
      await utimes(join(root, button), atime, mtime);
    },
    'a page with another name': (root) => rename(join(root, 'content/ui/card.md'), join(root, 'content/ui/tile.md')),
    'a page in a folder that moved': (root) => rename(join(root, 'content/ui/deep'), join(root, 'content/ui/wide')),
    'a page that was empty': (root) => write(root, 'content/ui/void.md', page('Void')),
    'a module that is found in the place of another': (root) =>
      write(root, 'parts/title.tsx', "export const title = 'Other';\n"),
    'one more template': (root) =>
      write(root, 'templates/parts/shell/PageFooter.tsx', 'export default () => <p>Foot</p>;\n'),
    'one more style sheet of the templates': (root) =>
      write(root, 'templates/styles/more.css', '.more { color: red; }\n'),
    'what the settings go on from': (root) => write(root, 'base.json', '{ "compilerOptions": { "strict": true } }'),
    'one more public file': (root) => write(root, 'public/more/words.txt', 'More.\n'),
    'more API data': (root) =>
      write(
        root,
        'content/ui/api/link.json',
        JSON.stringify({ name: 'Link', props: { to: { type: { name: 'string' } } } }),
      ),
    'another version of a package': (root) =>
      write(root, 'node_modules/extra/package.json', '{ "name": "extra", "version": "1.0.1" }'),
    'a file of the output that somebody changed': (root) => replace(root, 'dist/ui/index.html', 'Acme', 'ACME'),
  },
  { 'a page that is gone': (root) => rm(join(root, 'content/ui/tile.md')) },
];

/** One of so many changes is made alone in the short run, too; together they are all made. */
const SAMPLE = process.env.DOCS_GEN_LONG === '1' ? 1 : 3;

test('after one change a build does its work, and is known after it', { timeout: 240_000 }, async () => {
  const root = await builtWhole();
  const missed: string[] = [];
  const draw = random(23);
  for (const changes of STEPS) {
    const before = await readPublished(root);
    for (const [name, change] of Object.entries(changes)) {
      if (draw() * SAMPLE >= 1) continue;
      await change(root);
      if (await isUnchanged(root, 'dist')) missed.push(name);
      await restoreFolder(root, before);
    }
    // It was the change that was seen, each time, and not what the one before had left.
    expect((await build(root)).recalled).toBe(true);
    for (const change of Object.values(changes)) await change(root);
    expect((await build(root)).recalled).toBe(false);
    expect((await build(root)).recalled).toBe(true);
  }
  expect(missed).toEqual([]);
  // Of all that was changed, nothing was passed over.
  await mustBuild(root, 'clean', { args: ['--no-cache'] });
  expect(changedPaths(await readPublished(join(root, 'clean')), await readPublished(join(root, 'dist')))).toEqual([]);
});

describe('a record holds', () => {
  test('for files that were only touched, as a new checkout does, and is renewed', async () => {
    const root = await builtWhole();
    const before = await readRecordOf(root);
    for (const path of Object.keys(whole)) await utimes(join(root, path), new Date(), new Date());
    expect((await build(root)).recalled).toBe(true);
    expect(await readRecordOf(root)).not.toEqual(before);
    const renewed = await readRecordOf(root);
    expect((await build(root)).recalled).toBe(true);
    expect((await readRecordOf(root)).length).toBe(renewed.length);
  });

  test('beside files of others in the output folder and new ones in folders that no one looks into', async () => {
    const root = await builtSmallest();
    await writeFiles(root, { 'dist/CNAME': 'acme.example\n', 'notes/todo.txt': 'Write more.\n' });
    expect((await build(root)).recalled).toBe(true);
    expect(await readFile(join(root, 'dist/CNAME'), 'utf8')).toBe('acme.example\n');
  });

  test('for each output folder, base and config by itself', async () => {
    const root = await builtSmallest();
    const variants = [[], ['--base', '/docs/'], ['--strict']];
    for (const [index, args] of variants.entries()) await mustBuild(root, `out-${index}`, { args });
    for (const [index, args] of variants.entries())
      expect(isRecalled(await mustBuild(root, `out-${index}`, { args }))).toBe(true);
    expect(await isUnchanged(root, 'out-0', { args: ['--base', '/docs/'] })).toBe(false);
  });

  test('for the newest builds only', async () => {
    const root = await builtSmallest();
    for (let index = 0; index < 8; index++) await mustBuild(root, `out-${index}`);
    expect(await readdir(join(root, records))).toHaveLength(8);
    expect(await isUnchanged(root, 'out-7')).toBe(true);
    expect(await isUnchanged(root, 'dist')).toBe(false);
  });

  test('for a baseline until the baseline is another', async () => {
    const root = await site(odd);
    const args = ['--baseline', 'known.json'];
    await build(root, { args: [...args, '--update-baseline'] });
    const first = await build(root, { args });
    const second = await build(root, { args });
    expect([first.recalled, second.recalled]).toEqual([false, true]);
    expect(JSON.parse(second.built.run.stdout).baseline).toEqual({ accepted: 1, fixed: 0, written: false });
    await writeFile(join(root, 'known.json'), '{ "version": 1, "findings": [] }');
    const third = await build(root, { args });
    expect(third.recalled).toBe(false);
    expect(third.built.diagnostics).toHaveLength(1);
  });
});

describe('a record is not taken', () => {
  test.each<[name: string, damage: (file: string, text: string) => Promise<void>]>([
    ['was cut off', (file, text) => truncate(file, text.length - 9)],
    ['is empty', (file) => truncate(file, 0)],
    ['has one other letter', (file, text) => writeFile(file, text.replace('"routes":2', '"routes":3'))],
    ['is of another kind', (file) => writeFile(file, 'docs-gen build 1\n{}\n')],
  ])('that %s', async (_, damage) => {
    const root = await builtSmallest();
    const [name = ''] = await readdir(join(root, records));
    const file = join(root, records, name);
    await damage(file, await readFile(file, 'utf8'));
    const { recalled, built } = await build(root);
    expect({ recalled, said: built.diagnostics, routes: built.routes }).toEqual({
      recalled: false,
      said: [],
      routes: 2,
    });
    expect((await build(root)).recalled).toBe(true);
  });

  test('nor left, without the cache', async () => {
    const root = await site();
    await build(root, { args: ['--no-cache'] });
    expect(await readdir(root)).not.toContain('node_modules');
    await build(root);
    expect(await isUnchanged(root, 'dist', { args: ['--no-cache'] })).toBe(false);
  });

  test('in another environment of what is run', async () => {
    const root = await site();
    await build(root, { env: {} });
    expect(await isUnchanged(root, 'dist', { env: {} })).toBe(true);
    expect(await isUnchanged(root, 'dist', { env: { NODE_ENV: 'development' } })).toBe(false);
  });
});

describe('code that could say something else each time leaves no record', () => {
  const config = (expression: string, start = '') =>
    `${start}${smallest['site.config.ts']?.replace("title: 'Acme'", `title: 'Acme' + ${expression}`)}`;
  test.each<[name: string, text: string]>([
    ['the environment', config("(process.env.TITLE ?? '')")],
    ['the clock', config('new Date(0).getFullYear()')],
    ['chance', config('Math.floor(Math.random() * 0)')],
    ['the disk', config("(existsSync('x') ? 1 : 2)", "import { existsSync } from 'node:fs';\n")],
    ['the network', config("(await Promise.race(['', globalThis['fetch']?.('http://127.0.0.1:1').catch(() => '')]))")],
    ['a package', config('(word)', "import { word } from 'said';\n")],
  ])('of %s', async (_, text) => {
    const said = {
      'node_modules/said/index.js': "export const word = 'x';\n",
      'node_modules/said/package.json': PACKAGE,
    };
    const root = await site({ ...smallest, ...said, 'site.config.ts': text });
    await build(root);
    expect(await isUnchanged(root, 'dist')).toBe(false);
  });

  test('in a template, too', async () => {
    const footer = 'export default () => <footer>{new Date(0).getFullYear()}</footer>;\n';
    const root = await site({ ...whole, 'templates/parts/shell/SiteFooter.tsx': footer });
    await build(root);
    expect(await isUnchanged(root, 'dist')).toBe(false);
  });

  test('but words that only look like it do', async () => {
    const text = config("String(Math.max(1, 2)) + ' process Date'").replace(
      'products',
      'head: [], // process.env, fetch()\n products',
    );
    const root = await site({ ...smallest, 'site.config.ts': text });
    await build(root);
    expect((await build(root)).recalled).toBe(true);
  });
});

describe('where dates are shown', () => {
  const config = smallest['site.config.ts']?.replace('products', 'lastUpdated: true, products') ?? '';

  test('a commit makes another build, and so does a file that git hears of or forgets', async () => {
    const root = await site({ '.gitignore': 'dist\nnode_modules\n' });
    const repository = gitRepository(root);
    await repository.commit({ ...smallest, 'site.config.ts': config });
    await build(root);
    expect((await build(root)).recalled).toBe(true);
    await repository.commit({ 'notes.txt': 'Nothing of the site.\n' });
    expect((await build(root)).recalled).toBe(false);
    repository.git('rm', '--cached', '--quiet', button);
    expect((await build(root)).recalled).toBe(false);
    repository.git('add', '--all');
    expect((await build(root)).recalled).toBe(false);
    repository.git('update-index', '--refresh', '--force-remove', 'none');
    expect((await build(root)).recalled).toBe(true);
    await writeFiles(root, { '.mailmap': 'Anna <ann@acme.example>\n' });
    expect(await isUnchanged(root, 'dist')).toBe(false);
  });
});

describe('two at once', () => {
  test('leave a record that holds, or none', async () => {
    const root = await site();
    const both = await Promise.all([build(root, { isChild: true }), build(root, { isChild: true, args: ['--quiet'] })]);
    expect(both.map(({ built }) => built.ok)).toEqual([true, true]);
    expect((await readdir(join(root, records))).filter((name) => name.endsWith('.new'))).toEqual([]);
    await build(root);
    const again = await Promise.all([build(root), build(root), build(root)]);
    expect(again.map(({ recalled }) => recalled)).toEqual([true, true, true]);
    expect(changedPaths(await readPublished(join(root, 'dist')), await cleanBuild(root))).toEqual([]);
  });

  test('a page that is written while the site is built is built next time', async () => {
    const root = await site();
    for (const [turn, stage] of ['config', 'scan', 'parse', 'compile', 'render'].entries()) {
      const running = spawnCli(['build', '--root', root, '--timings']);
      const closed = once(running, 'close');
      running.stdout.resume();
      await endOfStage(stage, running);
      await replace(root, button, /(?:Press it|Turn \d)\./, `Turn ${turn}.`);
      expect(await closed).toEqual([0, null]);
      await build(root);
      expect(await readFile(join(root, 'dist/ui/button/index.html'), 'utf8')).toContain(`Turn ${turn}`);
    }
  });
});

test('pages of types are made anew when a source of the package changes', { timeout: 60_000 }, async () => {
  const packages = "api: { packages: [{ name: '@acme/kit' }] }";
  const root = await site({
    ...smallest,
    'site.config.ts': smallest['site.config.ts']?.replace("contentDir: 'content/ui'", `$&, ${packages}`) ?? '',
    'packages/kit/package.json':
      '{ "name": "@acme/kit", "version": "1.0.0", "types": "index.tsx", "main": "index.tsx" }',
    'packages/kit/index.tsx': `import type { Size } from './size';
/** A knob. */
export function Knob(props: { size?: Size }): JSX.Element { return <i>{props.size}</i>; }
`,
    'packages/kit/size.ts': "export type Size = 'small' | 'large';\n",
  });
  await mkdir(join(root, 'node_modules/@acme'), { recursive: true });
  await symlink('../../packages/kit', join(root, 'node_modules/@acme/kit'));
  await symlink(join(repository, 'node_modules/@types'), join(root, 'node_modules/@types'));
  await build(root);
  expect((await build(root)).recalled).toBe(true);
  await replace(root, 'packages/kit/size.ts', 'large', 'tiny');
  const { recalled, built } = await build(root);
  expect({ recalled, written: built.written > 0 }).toEqual({ recalled: false, written: true });
});

const PACKAGE = '{ "name": "said", "version": "1.0.0", "type": "module", "exports": "./index.js" }';

function page(title: string): string {
  return `# ${title}\n\n<p class="description">${title}.</p>\n`;
}

async function write(root: string, path: string, text: string): Promise<void> {
  await writeFiles(root, { [path]: text });
}

async function replace(root: string, path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(root, path), 'utf8');
  if (text.search(from) === -1) throw new Error(`${path} does not hold ${from}.`);
  await writeFile(join(root, path), text.replace(from, to));
}

async function readRecordOf(root: string): Promise<Buffer> {
  const [name = ''] = await readdir(join(root, records));
  return readFile(join(root, records, name));
}

async function cleanBuild(root: string): Promise<Map<string, Buffer>> {
  await mustBuild(root, 'clean', { args: ['--no-cache'] });
  return readPublished(join(root, 'clean'));
}

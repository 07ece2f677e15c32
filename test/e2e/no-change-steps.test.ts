// One small change of anything that a site is made of: the next build does its work, and the one after it has nothing to do.
import { rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { random } from '../support/random.ts';
import { mustBuild } from './support/build-site.ts';
import { builtSite } from './support/built-site.ts';
import { changedPaths, readPublished } from './support/published.ts';
import { build, button, page, replace, whole, write } from './support/recorded-site.ts';
import { restoreFolder } from './support/restore-folder.ts';
import { isUnchanged } from './support/unchanged.ts';

const builtWhole = builtSite(whole);

type Change = (root: string) => Promise<void>;

/** What somebody may do to the site above: each change alone, and those of one step together before those of the next. */
const STEPS: readonly Readonly<Record<string, Change>>[] = [
  {
    'the text of a page': (root) => replace(root, button, 'Press it.', 'Push it.'),
    'a page that is new': (root) => write(root, 'content/ui/card.md', page('Card')),
    'a page that is empty': (root) => write(root, 'content/ui/void.md', '---\ntitle: Void\n---\n'),
    'a page in a new folder of a new folder': (root) => write(root, 'content/ui/deep/er/list.md', page('List')),
    'a translation of a page': (root) => write(root, 'content/ui/button/button-de.md', page('Knopf')),
    'words of a language': (root) => write(root, 'words/de.json', '{ "next": "Weiter" }'),
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
const SAMPLE = IS_LONG ? 1 : 9;

test('a build after one change does its work, and the next one has nothing to do', async () => {
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

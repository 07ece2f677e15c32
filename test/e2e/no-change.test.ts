// A build after which nothing has changed: the next one reports what it reported, and does nothing.
import { once } from 'node:events';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gitRepository } from '../support/git-repository.ts';
import { IS_LONG } from '../support/long-run.ts';
import { spawnCli } from '../support/run-cli.ts';
import { runCommandHere } from '../support/run-command.ts';
import { writeFiles } from '../support/write-files.ts';
import { type Built, buildSite, mustBuild, repository } from './support/build-site.ts';
import { endOfStage } from './support/build-stages.ts';
import { builtSite } from './support/built-site.ts';
import { changedPaths, modifiedTimes, readPublished } from './support/published.ts';
import { build, button, cleanBuild, odd, records, replace, site, whole } from './support/recorded-site.ts';
import { smallest } from './support/smallest.ts';
import { isUnchanged } from './support/unchanged.ts';

const builtSmallest = builtSite(smallest);
const builtWhole = builtSite(whole);

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

  test('is not reused by a build with --strict, which turns its warnings into a failure', async () => {
    const root = await builtOdd();
    expect((await build(root)).recalled).toBe(true);
    expect((await buildSite(root, 'dist', { args: ['--strict'] })).ok).toBe(false);
  });

  test('finds its record where the config puts the cache', async () => {
    const config = smallest['site.config.ts']?.replace('products', "cacheDir: '.kept', products") ?? '';
    const root = await site({ ...smallest, 'site.config.ts': config });
    await build(root);
    expect((await build(root)).recalled).toBe(true);
    expect((await readdir(root)).includes('node_modules')).toBe(false);
  });
});

describe('a build with dates from the history', () => {
  const config = smallest['site.config.ts']?.replace('products', 'lastUpdated: true, products') ?? '';

  test('runs again after a commit, and after a file is added to git or removed from it', async () => {
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

describe('two builds at once', () => {
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
});

describe('the build after a change', () => {
  test('has a page that was written while the site was built', async () => {
    const root = await site();
    // Before a build has read the page, after that, and when all is published.
    const stages = IS_LONG ? ['config', 'scan', 'parse', 'render', 'emit'] : ['scan', 'parse', 'emit'];
    for (const [turn, stage] of stages.entries()) {
      const running = spawnCli(['build', '--root', root, '--timings']);
      running.stdout.resume();
      const ended = once(running, 'close');
      await endOfStage(stage, running);
      await replace(root, button, /(?:Press it|Turn \d)\./, `Turn ${turn}.`);
      await ended;
      await build(root);
      expect(await readFile(join(root, 'dist/ui/button/index.html'), 'utf8')).toContain(`Turn ${turn}`);
    }
  });
});

test('pages of types are made anew when a source of the package changes', async () => {
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

// The same content gives the same bytes: in whatever folder, time zone, locale, current folder and file mode it is built.
import { cp, mkdir, symlink } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type Built, fixture, mustBuild, repository } from './support/build-site.ts';
import { changedPaths, readFolder } from './support/published.ts';

interface Surroundings {
  /** Below the temporary folder of the test. */
  readonly folder: string;
  readonly umask: number;
  readonly env: Readonly<Record<string, string>>;
}

const PACIFIC: Surroundings = {
  folder: 'p',
  umask: 0o077,
  // 14 hours ahead, and a language in which `I` in small letters is not `i`.
  env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' },
};
const ATLANTIC: Surroundings = {
  folder: 'a folder/with ünusual names/deep',
  umask: 0o002,
  env: { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C', LANGUAGE: 'C' },
};

const parent = sharedTempDir();

/** The site is copied, so that nothing but its content is shared; `--no-cache`, so that no build gets another one's results. */
async function buildIn({ folder, umask, env }: Surroundings, name: string, copy: (root: string) => Promise<void>) {
  const root = join(parent, name, folder);
  await mkdir(root, { recursive: true });
  await copy(root);
  const cwd = umask === PACIFIC.umask ? root : parent;
  const built = await withUmask(umask, () => mustBuild(root, 'dist', { cwd, env, args: ['--no-cache'] }));
  return { built, root, files: await readFolder(join(root, 'dist')) };
}

/** A process takes the mask of the one that starts it, which happens before `start` returns. */
function withUmask(umask: number, start: () => Promise<Built>): Promise<Built> {
  const before = process.umask(umask);
  try {
    return start();
  } finally {
    process.umask(before);
  }
}

const copyFamily = (root: string) => cp(fixture('family'), root, { recursive: true });

async function copyRepository(root: string): Promise<void> {
  await cp(join(repository, 'content'), join(root, 'content'), { recursive: true });
  await cp(join(repository, 'site.config.ts'), join(root, 'site.config.ts'));
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
}

const SITES = [
  ['a site with every feature', 'family', copyFamily, 43],
  ['the content of this repository', 'own', copyRepository, 90],
] as const;

describe.each(SITES.filter(([, name]) => IS_LONG || name === 'family'))('%s', (_, name, copy, atLeast) => {
  test('is the same, byte for byte, in different surroundings, and names none of them', {
    timeout: 300_000,
  }, async () => {
    const one = await buildIn(PACIFIC, name, copy);
    const two = await buildIn(ATLANTIC, name, copy);
    expect(one.files.size).toBeGreaterThanOrEqual(atLeast);
    expect([...two.files.keys()]).toEqual([...one.files.keys()]);
    expect(changedPaths(one.files, two.files)).toEqual([]);
    expect(two.built.diagnostics).toEqual(one.built.diagnostics);

    const machine = [parent, `${repository}/content`, `${homedir()}/`, process.execPath, 'ünusual'];
    for (const { files } of [one, two])
      for (const [path, bytes] of files)
        expect([path, machine.filter((place) => bytes.includes(place))]).toEqual([path, []]);
  });
});

// What a build publishes says nothing of the machine that made it: where its folders are, who its user is, what its environment holds.
import { cp, mkdir, realpath } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { fixture, mustBuild, repository } from './support/build-site.ts';
import { policySite } from './support/policy-site.ts';
import { readFolder } from './support/published.ts';

/** In no word of any site. */
const FOLDER = 'telltale-folder-q7z';
const CANARY = 'canary-x9k4';
const LICENSE_KEY = 'license-key-of-demos';

/** All that a program may take a name or a secret from. */
const environment = (home: string) => ({
  HOME: home,
  USERPROFILE: home,
  USER: `user-${CANARY}`,
  LOGNAME: `user-${CANARY}`,
  USERNAME: `user-${CANARY}`,
  HOSTNAME: `host-${CANARY}`,
  COMPUTERNAME: `host-${CANARY}`,
  GIT_AUTHOR_NAME: `git-${CANARY}`,
  GITHUB_TOKEN: `token-${CANARY}`,
  SECRET: `secret-${CANARY}`,
  LICENSE_KEY: `license-${CANARY}`,
});

const PAGE = `# Secrets

<p class="description">A page of the environment.</p>

{{"demo": "Environment.js"}}
`;
const DEMO = `import * as React from 'react';

export default function Environment() {
  React.useEffect(() => {
    globalThis.license = process.env.LICENSE_KEY;
  }, []);
  return <p>{typeof process === 'undefined' ? 'none' : [typeof process.env.SECRET, typeof process.env.HOME].join()}</p>;
}
`;

const SITES: Readonly<Record<string, (root: string) => Promise<void>>> = {
  'with every service': (root) => {
    const files = policySite({ services: 'https://services.example', inbox: 'https://inbox.example' }, 'meta: true');
    return writeFiles(root, {
      ...files,
      'site.config.ts': files['site.config.ts']?.replace('repo:', `licenseKey: '${LICENSE_KEY}', repo:`) ?? '',
      'content/ui/secrets/secrets.md': PAGE,
      'content/ui/secrets/Environment.js': DEMO,
    });
  },
  'with every kind of page': async (root) => {
    await cp(fixture('family'), root, { recursive: true });
    await writeFiles(root, { 'content/ui/secrets/secrets.md': PAGE, 'content/ui/secrets/Environment.js': DEMO });
  },
};

/** `path: …the bytes around it…` for each trace in each file, names of files included. */
function traces(files: ReadonlyMap<string, Buffer>, words: readonly string[]): string[] {
  return [...files].flatMap(([path, body]) =>
    words.flatMap((word) => {
      const at = body.indexOf(word);
      if (at === -1 && !path.includes(word)) return [];
      return [`${path}: ${body.subarray(Math.max(0, at - 60), at + 60).toString()}`];
    }),
  );
}

test.each(Object.keys(SITES))('a site %s holds no path, no name and no variable of its machine', async (kind) => {
  const root = join(await realpath(tempDir()), FOLDER);
  const env = environment(join(root, '..', `home-${CANARY}`));
  await mkdir(root);
  await SITES[kind]?.(root);
  await mustBuild(root, 'dist', { env });
  const fresh = await readFolder(join(root, 'dist'));
  // What was kept by a build is published by the next one.
  await writeFiles(root, { 'content/ui/secrets/secrets.md': PAGE.replace('A page', 'Another page') });
  await mustBuild(root, 'dist', { env });
  const kept = await readFolder(join(root, 'dist'));

  const words = [FOLDER, CANARY, repository, ...(hostname().length > 3 ? [hostname()] : [])];
  expect(fresh.size).toBeGreaterThan(40);
  for (const files of [fresh, kept]) expect(traces(files, words)).toEqual([]);
  // The search itself: what is told on purpose is found, in the scripts of demos and nowhere else but where it is edited.
  if (kind === 'with every service') {
    const told = [...fresh].flatMap(([path, body]) => (body.includes(LICENSE_KEY) ? [path] : []));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((path) => !/^assets\/.*\.js$|^demos\//.test(path))).toEqual([]);
  }
});

// What a build reaches for beside files: no network, and no process but esbuild's service and `git` for dates; asked of Node by a script
// that is loaded before the program, and of the system by `strace`, where there is one.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { gitRepository } from '../support/git-repository.ts';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { startWebServer } from '../support/web-server.ts';
import { writeFiles } from '../support/write-files.ts';
import { type BuildSiteOptions, buildSite, repository } from './support/build-site.ts';
import { project } from './support/compared-builds.ts';
import { CONFIG, type Files } from './support/edited-site.ts';
import { LONE_PAGE, leanSite, richSite } from './support/rich-site.ts';
import { smallest } from './support/smallest.ts';

const run = promisify(execFile);
const RECORDER = fileURLToPath(new URL('support/record-reach.cjs', import.meta.url));
const LAUNCHER = join(repository, 'bin/docs-gen.js');
const logs = sharedTempDir();

/** What is used, each once and sorted, without what differs between machines. */
async function reachOf(root: string, options: BuildSiteOptions = {}): Promise<string[]> {
  const log = join(logs, 'reach.txt');
  await rm(log, { force: true });
  const env = { NODE_OPTIONS: `--require ${RECORDER}`, REACH_LOG: log };
  const { ok, diagnostics } = await buildSite(root, 'dist', { ...options, env });
  if (!ok) throw new Error(`The build failed: ${JSON.stringify(diagnostics, null, 2)}`);
  const lines = existsSync(log) ? (await readFile(log, 'utf8')).trim().split('\n') : [];
  const told = lines.map((line) =>
    line
      .replace(/^thread .*\/(?=dist-cli\/|node_modules\/)/, 'thread ')
      .replace(/ \S+[\\/]esbuild(?:\.exe)? --service=\S+ --ping$/, ' esbuild')
      .replace(/ git (?:-c \S+ )*(\S+) .*/, ' git $1'),
  );
  return [...new Set(told)].sort();
}

const STATE_OF_GIT = 'process git rev-parse';
const GIT = ['process git log', 'process git ls-files', STATE_OF_GIT];
const ESBUILD = 'process esbuild';
const thread = (name: string) => `thread dist-cli/${name}-worker.js`;

const links = ['https://away.example/page'];

/** Without types, whose thread runs no program and no code but JavaScript: Node tells what that reaches for. */
function leanSiteWithCards(): Files {
  const files = leanSite();
  const config = files.get(CONFIG) ?? '';
  files.set(CONFIG, config.replace('llms: true', 'social: { cards: true }'));
  return files.set(LONE_PAGE, `${files.get(LONE_PAGE)}\n[away](${links[0]})\n`);
}

type Row = [what: string, expected: string[], prepare: () => Promise<unknown>, options?: BuildSiteOptions];
const CHECK: Row = [
  'when it only checks',
  [ESBUILD, ...GIT, thread('types')],
  async () => undefined,
  { command: 'check' },
];

const FROM_NOTHING = [ESBUILD, ...GIT, thread('card'), thread('demo'), thread('hydration'), thread('types')];

describe('a build uses no program, thread or host beyond the documented ones', () => {
  const site = project(sharedTempDir());
  const edited = (path: string, from: string, to: string) => {
    const files = new Map(richSite({ links }));
    return site.write(files.set(path, (files.get(path) ?? '').replace(from, to)));
  };
  beforeAll(async () => {
    await site.write(richSite({ links }));
    await gitRepository(site.root).commit({});
  });

  // Each goes on from what the one before it left.
  test.each<Row>([
    ['the first time', FROM_NOTHING, () => rm(site.cache, { recursive: true, force: true })],
    ['with nothing to do', [STATE_OF_GIT], async () => undefined],
    ['after a word was changed', [ESBUILD, STATE_OF_GIT], () => edited(LONE_PAGE, 'word-0', 'word-1')],
    ['after the config was changed', [ESBUILD, ...GIT], () => edited(CONFIG, 'Site 0', 'Site 1')],
    ...(IS_LONG ? [CHECK] : []),
  ])('%s', async (_, expected, prepare, options) => {
    await prepare();
    expect(await reachOf(site.root, options)).toEqual(expected);
  });

  test.runIf(IS_LONG)('in several threads', async () => {
    const threads = ['thread node_modules/tinypool/dist/entry/worker.js'];
    const options = { args: ['--workers', '4', '--no-cache'] };
    expect(await reachOf(site.root, options)).toEqual([...FROM_NOTHING, ...threads]);
  });

  test('where no page asks for dates, demos or a bundle', async () => {
    const root = tempDir();
    await writeFiles(root, smallest);
    expect(await reachOf(root)).toEqual([]);
  });
});

describe('an external link', () => {
  test('is requested by `check --external` only, and the recorder sees it', async () => {
    const { url, asked } = await startWebServer({ '/ok': [200] });
    const root = await siteWithLink(`${url}/ok`);
    expect(await reachOf(root, { command: 'check' })).toEqual([]);
    expect(asked).toEqual([]);
    const { host, port } = new URL(url);
    expect(await reachOf(root, { command: 'check', args: ['--external'] })).toEqual([
      expect.stringMatching(new RegExp(`^network connect .*"port":"${port}"`)),
      `network fetch http://${host}/ok`,
    ]);
    expect(asked).toEqual(['HEAD /ok']);
  });
});

async function siteWithLink(url: string): Promise<string> {
  const root = tempDir();
  const page = 'content/ui/button/button.md';
  await writeFiles(root, { ...smallest, [page]: `${smallest[page]}\n[away](${url})\n` });
  return root;
}

interface Traced {
  /** Names of programs. */
  readonly started: readonly string[];
  /** Calls that reach for another machine, or for a name of one. */
  readonly network: readonly string[];
}

/** All processes; those calls that are not asked for do not stop them. */
const FOLLOW = ['-f', '--seccomp-bpf', '-qq'];

/** What the system was asked for by the command line, and by all that it started. */
async function trace(root: string, args: readonly string[]): Promise<Traced> {
  const file = join(logs, 'trace.txt');
  const { NODE_OPTIONS: _, ...env } = process.env;
  const options = ['-s', '256', '-e', 'trace=network,process', '-e', 'signal=none', '-o', file];
  await run('strace', [...FOLLOW, ...options, process.execPath, LAUNCHER, ...args, '--root', root, '--quiet'], { env });
  const lines = (await readFile(file, 'utf8')).split('\n');
  const started = lines.flatMap((line) => (/\) = -1 /.test(line) ? [] : (/ execve\("([^"]+)"/.exec(line)?.[1] ?? [])));
  return {
    started: [...new Set(started.map((path) => basename(path)))].sort(),
    network: lines.filter((line) => NETWORK.test(line)),
  };
}

/** All but what processes of one machine, and the system itself, say to each other. */
const NETWORK = / socket\(AF_(?!UNIX|LOCAL|NETLINK)| connect\(.*AF_INET/;

const canTrace = await run('strace', [...FOLLOW, '-o', '/dev/null', 'true']).then(
  () => true,
  (error: Error) => {
    console.log(`The system is not asked what a build reaches for: ${error.message}`);
    return false;
  },
);

describe.runIf(canTrace)('the system call trace', () => {
  test('of a build shows esbuild and git, and no connection to another machine', async () => {
    const site = project(tempDir());
    await site.write(IS_LONG ? richSite({ links }) : leanSiteWithCards());
    await gitRepository(site.root).commit({});
    const expected = { started: ['esbuild', 'git', basename(process.execPath)], network: [] };
    expect(await trace(site.root, ['build'])).toEqual(expected);
    expect(await trace(site.root, ['build'])).toEqual({ ...expected, started: expected.started.slice(1) });
    if (IS_LONG) expect(await trace(site.root, ['check'])).toEqual(expected);
  });

  test('of `check --external` shows a connection', async () => {
    const { url } = await startWebServer({ '/ok': [200] });
    const root = await siteWithLink(`${url}/ok`);
    const { network } = await trace(root, ['check', '--external']);
    expect(network).toContainEqual(expect.stringContaining(`sin_port=htons(${new URL(url).port})`));
  });
});

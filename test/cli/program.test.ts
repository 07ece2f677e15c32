// The contract of the command line: options and exit codes.
import { describe, expect, test } from 'vitest';
import type { BuildOptions, BuildResult } from '../../src/model/build.ts';
import { EMPTY_RESULT, runFakeCli } from '../support/fake-cli.ts';
import { BUILT, CHECKED, FAILED, returns } from './build-results.ts';

/** What the pipeline is asked for. */
async function optionsOf(...args: string[]): Promise<BuildOptions | undefined> {
  let seen: BuildOptions | undefined;
  await runFakeCli([...args, '--quiet'], {
    runBuild: async (options) => {
      seen = options;
      return EMPTY_RESULT;
    },
  });
  return seen;
}

describe('the command line options', () => {
  test('of check include requests to the web and an update of the URL contract', async () => {
    expect(await optionsOf('check', '--external', '--update-urls')).toMatchObject({ external: true, urls: 'update' });
    expect((await runFakeCli(['build', '--external'])).code).toBe(2);
  });

  test('have defaults that build the current folder into dist', async () => {
    expect(await optionsOf('build')).toEqual({
      root: '/site',
      shownRoot: '.',
      outDir: '/site/dist',
      strict: false,
      editors: true,
      workers: 'auto',
      cache: true,
      drafts: false,
      external: false,
      urls: 'enforce',
      emit: true,
    });
  });

  test('of check are those of a build that writes nothing', async () => {
    expect(await optionsOf('check')).toEqual({ ...(await optionsOf('build')), emit: false, editors: false });
  });

  test('are all passed to the build, with paths relative to the root', async () => {
    const options = await optionsOf(
      ...['build', '--root', 'docs', '--config', 'conf/site.ts', '--out', '../public', '--base', '/v7/', '--strict'],
      ...['--workers', '3', '--no-cache', '--cache-dir', '/tmp/cache'],
    );
    expect(options).toEqual({
      root: '/site/docs',
      shownRoot: 'docs',
      configFile: '/site/docs/conf/site.ts',
      outDir: '/site/public',
      base: '/v7/',
      strict: true,
      editors: true,
      workers: 3,
      cache: false,
      cacheDir: '/tmp/cache',
      drafts: false,
      external: false,
      urls: 'enforce',
      emit: true,
    });
  });
});

describe('the exit code', () => {
  test.each([
    ['a build with warnings', ['build'], BUILT, 0],
    ['a build with errors', ['build'], FAILED, 1],
    ['a check with files outside of trees', ['check'], CHECKED, 0],
    ['a check with errors', ['check'], FAILED, 1],
    ['an explanation', ['explain', 'tree/duplicate-path'], BUILT, 0],
    ['the list of codes', ['explain'], BUILT, 0],
    ['help', ['--help'], BUILT, 0],
    ['help of a command', ['build', '--help'], BUILT, 0],
    ['the version', ['--version'], BUILT, 0],
    ['no command', [], BUILT, 2],
    ['an unknown command', ['biuld'], BUILT, 2],
    ['an unknown option', ['build', '--fromat', 'json'], BUILT, 2],
    ['an option without its value', ['build', '--root'], BUILT, 2],
    ['an unknown format', ['build', '--format', 'xml'], BUILT, 2],
    ['one argument too many', ['build', 'docs'], BUILT, 2],
    ['inspect without a route', ['inspect'], BUILT, 2],
    ['a base without its slashes', ['build', '--base', 'docs'], BUILT, 2],
    ['a fraction of a worker', ['build', '--workers', '1.5'], BUILT, 2],
    ['memory in words', ['build', '--max-rss', '1GB'], BUILT, 2],
    ['more memory than the limit', ['build', '--max-rss', '123'], BUILT, 0],
    ['more memory than the limit, with --strict', ['check', '--max-rss', '123', '--strict'], CHECKED, 1],
    ['as much memory as the limit, with --strict', ['check', '--max-rss', '124', '--strict'], CHECKED, 0],
  ])('of %s follows the contract', async (_, args, result, code) => {
    expect((await runFakeCli(args, returns(result))).code).toBe(code);
  });

  test('of a mistyped command comes with a suggestion on stderr', async () => {
    const { stdout, stderr } = await runFakeCli(['biuld']);
    expect(stdout).toBe('');
    expect(stderr).toMatchInlineSnapshot(`
      "error: unknown command 'biuld'
      (Did you mean build?)
      Run with --help to see what there is.
      "
    `);
  });
});

describe('the option --max-rss', () => {
  const found = async (args: readonly string[], result: BuildResult) => {
    const { stdout } = await runFakeCli(['build', '--format', 'json', ...args], returns(result));
    const { ok, diagnostics } = JSON.parse(stdout) as Pick<BuildResult, 'ok' | 'diagnostics'>;
    const own = diagnostics.filter(({ code }) => code === 'cli/much-memory');
    return { ok, said: own.map(({ severity, message }) => `${severity}: ${message}`) };
  };

  test('reports a peak above the limit, with both figures', async () => {
    expect(await found(['--max-rss', '100'], BUILT)).toEqual({
      ok: true,
      said: ['warning: The run used 124 MB of memory, which is more than the limit of 100 MB.'],
    });
    expect(await found(['--max-rss', '124'], BUILT)).toEqual({ ok: true, said: [] });
    expect(await found([], BUILT)).toEqual({ ok: true, said: [] });
  });

  test('counts its error in the summary, which still reports what was published', async () => {
    const { code, stderr } = await runFakeCli(['build', '--max-rss', '100', '--strict'], returns(BUILT));
    expect(code).toBe(1);
    expect(stderr).toContain('Built ');
    expect(stderr).toContain('1 error');
  });
});

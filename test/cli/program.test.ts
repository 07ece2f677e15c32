// The contract of the command line: options, exit codes and what goes to which stream.
import { describe, expect, test } from 'vitest';
import type { BuildOptions, BuildResult } from '../../src/model/build.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { EMPTY_RESULT, runFakeCli } from '../support/fake-cli.ts';

const WARNING: Diagnostic = {
  code: 'content/odd',
  severity: 'warning',
  message: 'Odd.',
  at: { file: 'content/a.md', line: 2, column: 3, length: 4 },
};
const ERROR: Diagnostic = { code: 'tree/bad', severity: 'error', message: 'Bad.', hint: 'mend it.' };
const BUILT: BuildResult = {
  ...EMPTY_RESULT,
  routes: 12,
  artifacts: 34,
  emit: { written: 5, unchanged: 29, removed: 1 },
  diagnostics: [WARNING],
  timings: [
    { stage: 'scan', ms: 10.04, items: 12 },
    { stage: 'compile', ms: 29.96, items: 12, cacheHits: 7 },
  ],
  unlisted: ['content/b.md', 'content/a.md'],
  readSource: (file) => (file === 'content/a.md' ? 'one\n# two\n' : undefined),
};
const CHECKED: BuildResult = { ...BUILT, emit: null };
const FAILED: BuildResult = { ...BUILT, ok: false, emit: null, diagnostics: [WARNING, ERROR] };

const returns = (result: BuildResult) => ({ runBuild: async () => result });

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
      workers: 'auto',
      cache: true,
      drafts: false,
      external: false,
      urls: 'enforce',
      emit: true,
    });
  });

  test('of check are those of a build that writes nothing', async () => {
    expect(await optionsOf('check')).toEqual({ ...(await optionsOf('build')), emit: false });
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
    ['a check with files in no tree', ['check'], CHECKED, 0],
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
    ['a word too many', ['build', 'docs'], BUILT, 2],
    ['inspect without a route', ['inspect'], BUILT, 2],
    ['a base without its slashes', ['build', '--base', 'docs'], BUILT, 2],
    ['half a worker', ['build', '--workers', '1.5'], BUILT, 2],
    ['memory in words', ['build', '--max-rss', '1GB'], BUILT, 2],
    ['more memory than was meant', ['build', '--max-rss', '123'], BUILT, 0],
    ['more memory than was meant, strictly', ['check', '--max-rss', '123', '--strict'], CHECKED, 1],
    ['as much memory as was meant, strictly', ['check', '--max-rss', '124', '--strict'], CHECKED, 0],
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
      said: ['warning: The run held 124 MB of memory, and 100 MB were to be the most.'],
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

describe('the output of --format json', () => {
  test('is the object of the contract and nothing else on stdout', async () => {
    const { stdout, stderr } = await runFakeCli(['build', '--format', 'json', '--timings'], returns(BUILT));
    expect(JSON.parse(stdout)).toEqual({
      ok: true,
      routes: 12,
      artifacts: 34,
      written: 5,
      diagnostics: [WARNING],
      timings: { scan: 10, compile: 30 },
      peakRssMb: 123.5,
    });
    expect(stderr).toContain('Built 12 routes');
  });

  test('contains errors, sorted, and reports that nothing was written', async () => {
    const { stdout } = await runFakeCli(['build', '--format=json'], returns(FAILED));
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, written: 0, diagnostics: [ERROR, WARNING] });
  });

  test('contains the files outside of trees for check, sorted', async () => {
    const { stdout } = await runFakeCli(['check', '--format', 'json'], returns(CHECKED));
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, written: 0, unlisted: ['content/a.md', 'content/b.md'] });
  });

  test('contains the explanation or the list of codes for explain', async () => {
    const one = JSON.parse((await runFakeCli(['explain', 'cli/internal-error', '--format', 'json'])).stdout);
    expect(one).toMatchObject({ ok: true, explanation: { code: 'cli/internal-error', severity: 'error' } });
    const all = JSON.parse((await runFakeCli(['explain', '--format', 'json'])).stdout);
    expect(all.codes).toContainEqual(one.explanation);
  });

  test('contains wrong usage as a diagnostic', async () => {
    const { code, stdout } = await runFakeCli(['build', '--workres', '2', '--format', 'json']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      routes: 0,
      artifacts: 0,
      written: 0,
      diagnostics: [expect.objectContaining({ code: 'cli/wrong-usage', message: "unknown option '--workres'" })],
      timings: {},
      peakRssMb: 123.5,
    });
  });
});

describe('a bug in docs-gen', () => {
  const boom = {
    runBuild: async () => {
      throw new Error('boom', { cause: new Error('the reason') });
    },
  };

  test('is reported as a bug with its stack and cause, and is exit code 1', async () => {
    const { code, stdout, stderr } = await runFakeCli(['build'], boom);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^docs-gen has a bug\. .*\nError: boom\n {4}at .*program\.test\.ts/);
    expect(stderr).toContain('caused by: Error: the reason');
  });

  test('is one JSON object with --format json', async () => {
    const { code, stdout, stderr } = await runFakeCli(['check', '--format', 'json'], boom);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, diagnostics: [{ code: 'cli/internal-error' }] });
    expect(stderr).toContain('docs-gen has a bug');
  });

  test('may be any value that is thrown', async () => {
    const { code, stderr } = await runFakeCli(['build'], { runBuild: () => Promise.reject('a string') });
    expect(code).toBe(1);
    expect(stderr).toContain('Not an Error was thrown: a string');
  });
});

describe('a missing React', () => {
  const missing = (name: string, code: string) => ({
    runBuild: async () => {
      throw Object.assign(new Error(`Cannot find package '${name}' imported from /site/build.js`), { code });
    },
  });

  test.each([
    ['react', 'react'],
    ['react-dom', 'react-dom'],
    ['react-dom/server', 'react-dom'],
    ['react/jsx-runtime', 'react'],
  ])('is reported with the command that installs it: %s', async (name, shown) => {
    const { code, stderr } = await runFakeCli(['build'], missing(name, 'ERR_MODULE_NOT_FOUND'));
    expect(code).toBe(1);
    expect(stderr).toBe(
      `error cli/missing-react  The package ${shown} is not installed.\nhint: npm install react react-dom\n`,
    );
  });

  test('is one JSON object with --format json', async () => {
    const { stdout } = await runFakeCli(['build', '--format', 'json'], missing('react', 'ERR_MODULE_NOT_FOUND'));
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, diagnostics: [{ code: 'cli/missing-react' }] });
  });

  test.each([
    ['react-spring', 'ERR_MODULE_NOT_FOUND'],
    ['react', 'ENOENT'],
  ])('is not reported for another failure: %s %s', async (name, failure) => {
    const { stderr } = await runFakeCli(['build'], missing(name, failure));
    expect(stderr).toContain('docs-gen has a bug');
  });
});

test.each([
  ['EACCES', 'error cli/no-access  The system does not let this user have /secret (EACCES).\nhint: give yourself'],
  ['EPERM', 'error cli/no-access  The system does not let this user have /secret (EPERM).\nhint: give yourself'],
  ['EMFILE', 'error cli/shortage  The system could not give what was asked of it: this process may open no more files'],
])('a system error is not reported as a bug: %s', async (failure, said) => {
  const refused = Object.assign(new Error(`${failure}: no, scandir '/secret'`), { code: failure, path: '/secret' });
  const { code, stderr } = await runFakeCli(['build'], { runBuild: () => Promise.reject(refused) });
  expect(code).toBe(1);
  expect(stderr).toContain(said);
});

describe('the text output', () => {
  test('of build has diagnostics on stdout and the rest on stderr', async () => {
    const { stdout, stderr } = await runFakeCli(['build', '--timings'], returns(BUILT));
    expect(stdout).toMatchInlineSnapshot(`
      "warning content/odd  Odd.
        content/a.md:2:3
          2 | # two
            |   ^^^

      1 warning in 1 file.
      "
    `);
    expect(stderr).toMatchInlineSnapshot(`
      "stage      ms  items  cache hits    share
      scan     10.0     12               25.1 %
      compile  30.0     12           7   74.9 %
      total    40.0                     100.0 %
      Built 12 routes in 0.00 s, peak memory 123 MB.
      Files: 5 written, 29 unchanged, 1 removed.
      0 errors, 1 warning.
      "
    `);
  });

  test('of a failed build states that nothing was published', async () => {
    expect((await runFakeCli(['build'], returns(FAILED))).stderr).toMatchInlineSnapshot(`
      "Not published: 12 routes in 0.00 s, peak memory 123 MB.
      1 error, 1 warning.
      "
    `);
  });

  test('of check ends with the files outside of trees', async () => {
    expect((await runFakeCli(['check'], returns({ ...CHECKED, diagnostics: [] }))).stdout).toMatchInlineSnapshot(`
      "Files in no page tree: 2
        content/a.md
        content/b.md
      "
    `);
  });

  test('of check has those files on stderr if stdout is read by a program', async () => {
    const { stdout, stderr } = await runFakeCli(['check', '--format', 'sarif'], returns(CHECKED));
    expect(JSON.parse(stdout).runs[0].results).toHaveLength(1);
    expect(stderr).toContain('Files in no page tree: 2\n  content/a.md\n  content/b.md\n');
  });

  test('with --quiet has only the diagnostics', async () => {
    const { stdout, stderr } = await runFakeCli(['build', '--quiet'], returns(BUILT));
    expect(stdout).toContain('content/odd');
    expect(stderr).toBe('');
  });

  test.each([
    ['a terminal', { isTTY: true }, true],
    ['a terminal with NO_COLOR', { isTTY: true, env: { NO_COLOR: '1' } }, false],
    ['a terminal with an empty NO_COLOR', { isTTY: true, env: { NO_COLOR: '' } }, true],
    ['a dumb terminal', { isTTY: true, env: { TERM: 'dumb' } }, false],
    ['a pipe', {}, false],
    ['a pipe with FORCE_COLOR', { env: { FORCE_COLOR: '1' } }, true],
    ['a pipe with FORCE_COLOR=0', { env: { FORCE_COLOR: '0' } }, false],
    ['both wishes', { isTTY: true, env: { NO_COLOR: '1', FORCE_COLOR: '1' } }, false],
  ])('has the right colour setting on %s', async (_, fake, isColored) => {
    const { stdout } = await runFakeCli(['build', '--quiet'], { ...returns(BUILT), ...fake });
    expect(stdout.includes('\x1b[')).toBe(isColored);
  });

  test.each([
    ['the folder the command runs in', {}, ['--root', 'docs'], 'file=docs/content/a.md'],
    ['the checkout', { GITHUB_WORKSPACE: '/' }, ['--root', 'docs'], 'file=site/docs/content/a.md'],
    ['itself, outside of both', {}, ['--root', '/elsewhere'], 'file=content/a.md'],
  ])('has annotations with paths relative to %s', async (_, env, args, place) => {
    const { stdout } = await runFakeCli(['build', '--format', 'github', ...args], { ...returns(BUILT), env });
    expect(stdout).toContain(place);
  });
});

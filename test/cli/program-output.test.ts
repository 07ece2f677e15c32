// The output of the command line: JSON and text, on stdout and stderr.
import { describe, expect, test } from 'vitest';
import { runFakeCli } from '../support/fake-cli.ts';
import { BUILT, CHECKED, ERROR, FAILED, returns, WARNING } from './build-results.ts';

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
    ['a terminal with NO_COLOR and FORCE_COLOR', { isTTY: true, env: { NO_COLOR: '1', FORCE_COLOR: '1' } }, false],
  ])('has the right colour setting on %s', async (_, fake, isColored) => {
    const { stdout } = await runFakeCli(['build', '--quiet'], { ...returns(BUILT), ...fake });
    expect(stdout.includes('\x1b[')).toBe(isColored);
  });

  test.each([
    ['the folder the command runs in', {}, ['--root', 'docs'], 'file=docs/content/a.md'],
    ['the checkout', { GITHUB_WORKSPACE: '/' }, ['--root', 'docs'], 'file=site/docs/content/a.md'],
    ['their own site, outside of both', {}, ['--root', '/elsewhere'], 'file=content/a.md'],
  ])('has annotations with paths relative to %s', async (_, env, args, place) => {
    const { stdout } = await runFakeCli(['build', '--format', 'github', ...args], { ...returns(BUILT), env });
    expect(stdout).toContain(place);
  });
});

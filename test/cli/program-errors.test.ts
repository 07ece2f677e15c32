// Errors of the command line: bugs, a missing React and errors of the system.
import { describe, expect, test } from 'vitest';
import { runFakeCli } from '../support/fake-cli.ts';

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
    expect(stderr).toMatch(/^docs-gen has a bug\. .*\nError: boom\n {4}at .*program-errors\.test\.ts/);
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
    expect(stderr).toContain('A value that is not an Error was thrown: a string');
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
  [
    'EACCES',
    'error cli/no-access  /secret cannot be accessed: permission denied (EACCES).\nhint: change the permissions',
  ],
  [
    'EPERM',
    'error cli/no-access  /secret cannot be accessed: permission denied (EPERM).\nhint: change the permissions',
  ],
  ['EMFILE', 'error cli/shortage  A system resource is not available: this process has too many open files'],
])('a system error is not reported as a bug: %s', async (failure, said) => {
  const refused = Object.assign(new Error(`${failure}: no, scandir '/secret'`), { code: failure, path: '/secret' });
  const { code, stderr } = await runFakeCli(['build'], { runBuild: () => Promise.reject(refused) });
  expect(code).toBe(1);
  expect(stderr).toContain(said);
});

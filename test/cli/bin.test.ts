// The real launcher in its own process: start, exit codes, signals, broken pipes.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { runCli, spawnCli } from '../support/run-cli.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

describe('the launcher', () => {
  test('prints the version of the package for --version', async () => {
    const manifest: unknown = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
    const { code, stdout, stderr } = await runCli(['--version']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(manifest).toMatchObject({ version: stdout.trim() });
  });

  test('starts without loading the pipeline', async () => {
    const sizes = await eagerSizes(new URL('../../dist-cli/main.cjs', import.meta.url));
    expect(sizes.size).toBeGreaterThan(1);
    // Commander and the launcher’s own code are two thirds of this; one library of the markdown stage is more.
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
  });

  test('explains a code', async () => {
    const { code, stdout } = await runCli(['explain', 'tree/duplicate-path']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^tree\/duplicate-path {2}error\n\nWhat it means\n/);
  });

  test('suggests the nearest code', async () => {
    const { code, stdout } = await runCli(['explain', 'tree/duplicate-paths']);
    expect(code).toBe(1);
    expect(stdout).toContain('did you mean tree/duplicate-path?');
  });

  test('exits with code 2 and a message on stderr for wrong usage', async () => {
    const { code, stdout, stderr } = await runCli(['build', '--colour']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain("unknown option '--colour'");
  });

  test('ignores a closed pipe', async () => {
    const child = spawnCli(['explain', '--format', 'json']);
    let stderr = '';
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    child.stdout.destroy();
    const [code] = await once(child, 'close');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

describe('the signal', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s in the middle of a build is exit code %i', async (signal, expected) => {
    const root = tempDir();
    const config =
      "console.error('config is loading');\nawait new Promise((done) => setTimeout(done, 60_000));\nexport default {};\n";
    await writeFiles(root, { 'package.json': '{ "type": "module" }', 'site.config.js': config });
    const child = spawnCli(['build', '--root', root]);
    let stderr = '';
    child.stderr.on('data', (text) => {
      stderr += text;
      if (stderr.includes('config is loading')) child.kill(signal);
    });
    const [code] = await once(child, 'close');
    expect(stderr).toContain('config is loading');
    expect(code).toBe(expected);
  });
});

/** Bytes of a bundled file and of all chunks that it loads at once, but not of what it loads later. */
async function eagerSizes(file: URL, sizes = new Map<string, number>()): Promise<Map<string, number>> {
  if (sizes.has(file.href)) return sizes;
  const text = await readFile(file, 'utf8');
  sizes.set(file.href, text.length);
  for (const [, id] of text.matchAll(/(?:\$dgLoad|\.load)\("([^"]+)"\)/g)) {
    await eagerSizes(new URL(`../../dist-cli/chunks/${id}.cjs`, import.meta.url), sizes);
  }
  return sizes;
}

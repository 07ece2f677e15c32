// What tests of the packed package look at in a project that has it.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { IS_LONG } from '../../support/long-run.ts';
import { repository } from './build-site.ts';
import { readPage } from './read-page.ts';
import { sharedFolder } from './shared-builds.ts';

export const run = promisify(execFile);
/** What a copy of the repository is without. */
export const LEFT = new Set(['.git', 'node_modules', 'dist', 'dist-cli', 'dist-types', 'content']);

/** As `npm pack` makes it, once for all test files of a run: for reading only. Also unpacked, in the folder `package` beside it. */
export async function packedTarball(): Promise<string> {
  const folder = await sharedFolder('packed docs-gen', pack);
  return join(folder, 'docs-gen-0.1.0.tgz');
}

/** A copy is packed: packing bundles the command line again, which other tests are running. */
async function pack(folder: string): Promise<void> {
  const copy = join(folder, 'repository');
  await mkdir(folder);
  await cp(repository, copy, { recursive: true, filter: (source) => !LEFT.has(relative(repository, source)) });
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
  // The short run bundles once: what `npm test` has just made is what this would make.
  const bundled = `await cp(${JSON.stringify(join(repository, 'dist-cli'))}, 'dist-cli', { recursive: true });\n`;
  if (!IS_LONG)
    await writeFile(join(copy, 'scripts/build-cli.mjs'), `import { cp } from 'node:fs/promises';\n\n${bundled}`);
  await run('npm', ['pack', '--pack-destination', folder], { cwd: copy });
  await run('tar', ['-xzf', join(folder, 'docs-gen-0.1.0.tgz'), '-C', folder]);
  await rm(copy, { recursive: true });
}

export const BUTTON = '<title>Button - Pebble UI</title>';

/** What a server sends for a path: started, asked as soon as it says where it is, and ended with all that it started. */
export async function served(path: string, [command = '', ...args]: readonly string[], cwd: string): Promise<string> {
  const env = { ...process.env, BROWSER: 'none' };
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += text;
      const [address] = /http:\/\/[^\s/]+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.on('close', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
  try {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    return await response.text();
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
  }
}

/** The second fixture, as its files say it should look. */
export function expectTidepool(files: ReadonlyMap<string, Buffer>): void {
  const page = readPage(files.get('limpets/index.html') ?? '');
  expect(page.title).toBe('Limpets - Tidepool Field Guide');
  const [brand] = page.all('a', { class: 'dg-brand tide-brand' });
  expect([brand?.attributes.href, brand?.text.trim()]).toEqual(['/guide/', 'Tidepool Field Guide7 pools']);
  expect(page.all('p', { class: 'tide-hours' })[0]?.text).toBe('Low tide at 05:42');
  expect(page.all('footer', { class: 'tide-footer' })[0]?.attributes['data-contrast']).toMatch(/^\d+\.\d$/);
  expect(page.all('div', { 'data-override': 'table' })).toHaveLength(1);
  expect(page.hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/guide/'))).toEqual([]);
}

/** Lines of the compiler that tell of an error. */
export async function typeErrors(root: string, args: readonly string[]): Promise<string[]> {
  const tsc = join(repository, 'node_modules/typescript-7/bin/tsc');
  const said = await run(process.execPath, [tsc, ...args], { cwd: root }).then(
    () => '',
    (error: { readonly stdout: string }) => error.stdout,
  );
  return said.split('\n').filter((line) => /: error TS\d+/.test(line));
}

/** Puts a name in place of the version that react-dom tells the developer tools. */
export async function markReact(folder: string): Promise<void> {
  const file = join(folder, 'cjs/react-dom-client.production.js');
  const source = await readFile(file, 'utf8');
  await writeFile(`${file}.new`, source.replaceAll(/(reconcilerVersion: )"[^"]*"/g, '$1"of-this-project"'));
  await rename(`${file}.new`, file);
}

/** One for each copy of react-dom in the scripts. */
export function reactVersions(files: ReadonlyMap<string, Buffer>): string[] {
  const scripts = [...files].filter(([path]) => path.endsWith('.js')).map(([, bytes]) => bytes.toString('utf8'));
  return scripts.flatMap((script) =>
    [...script.matchAll(/reconcilerVersion:\s*"([^"]*)"/g)].map(([, version]) => version ?? ''),
  );
}

// The package as it is published: which files it holds, and that they are enough to build a site with its own React.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { fixture, repository } from './support/build-site.ts';
import { listFiles, readFolder } from './support/published.ts';
import { readPage } from './support/read-page.ts';
import { smallest } from './support/smallest.ts';

const run = promisify(execFile);
/** What a copy of the repository is without. */
const LEFT = new Set(['.git', 'node_modules', 'dist', 'dist-cli', 'dist-types', 'content']);
const work = sharedTempDir();
let tarball: string;
/** The package, unpacked. */
let unpacked: string;

beforeAll(async () => {
  // A copy is packed: packing bundles the command line again, which other tests are running.
  const copy = join(work, 'repository');
  await cp(repository, copy, { recursive: true, filter: (source) => !LEFT.has(relative(repository, source)) });
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', work], { cwd: copy });
  const [packed]: readonly { readonly filename: string }[] = JSON.parse(stdout.slice(stdout.indexOf('[\n')));
  tarball = join(work, packed?.filename ?? '');
  await run('tar', ['-xzf', tarball, '-C', work]);
  unpacked = join(work, 'package');
});

describe('the package', () => {
  test('holds the program, its types, sources and templates, and nothing else', async () => {
    expect((await readdir(unpacked)).sort()).toEqual([
      'LICENSE',
      'README.md',
      'bin',
      'dist-cli',
      'dist-types',
      'package.json',
      'schemas',
      'scripts',
      'src',
      'templates',
    ]);
    const files = await listFiles(unpacked);
    expect(files).toEqual(
      expect.arrayContaining([
        'bin/docs-gen.js',
        'dist-cli/THIRD-PARTY-LICENSES.txt',
        'dist-cli/index.js',
        'dist-cli/main.cjs',
        'dist-types/src/index.d.ts',
        'dist-types/templates/index.d.ts',
        'src/client/entry.ts',
        'src/client/sw/worker.ts',
        'schemas/front-matter.schema.json',
        'templates/starter/dot-gitignore',
        'templates/starter/package.json',
        'templates/styles/main.css',
      ]),
    );
    expect(files.filter((file) => /\.test\.|^test\/|^content\/|^site\.config|\.tgz$|\.map$/.test(file))).toEqual([]);
  });

  test('names no folder of the machine it was packed on', async () => {
    for (const [path, bytes] of await readFolder(unpacked))
      expect([path, [`${repository}/src`, work].filter((place) => bytes.includes(place))]).toEqual([path, []]);
  });

  test('starts, and knows its version', async () => {
    const { stdout } = await run(process.execPath, [join(unpacked, 'bin/docs-gen.js'), '--version']);
    const manifest: { readonly version: string } = JSON.parse(await readFile(join(unpacked, 'package.json'), 'utf8'));
    expect(stdout.trim()).toBe(manifest.version);
  });
});

describe('a project with the package', () => {
  const plain = sharedTempDir();
  const tidepool = sharedTempDir();
  beforeAll(async () => {
    await project(plain);
    await project(tidepool);
    await cp(fixture('tidepool'), tidepool, { recursive: true });
  });

  /** As npm would lay it out, without asking a registry: docs-gen and React are copies, all else are links. */
  async function project(root: string): Promise<void> {
    const modules = join(root, 'node_modules');
    await mkdir(modules);
    for (const name of await readdir(join(repository, 'node_modules'))) {
      if (name.startsWith('.') || name === 'react' || name === 'react-dom') continue;
      await symlink(join(repository, 'node_modules', name), join(modules, name));
    }
    for (const name of ['react', 'react-dom'])
      await cp(join(repository, 'node_modules', name), join(modules, name), { recursive: true });
    await cp(unpacked, join(modules, 'docs-gen'), { recursive: true });
    await writeFiles(root, {
      ...smallest,
      'package.json': '{ "type": "module" }',
      'site.config.ts': `import { defineConfig } from 'docs-gen';\n\n${smallest['site.config.ts']?.replace('default {', 'default defineConfig({').replace(/\};\s*$/, '});\n')}`,
    });
    await markReact(join(modules, 'react-dom'));
  }

  test('builds its site with its own React, and with no other', async () => {
    const root = plain;
    await run(process.execPath, [join(root, 'node_modules/docs-gen/bin/docs-gen.js'), 'build', '--quiet'], {
      cwd: root,
    });
    const files = await readFolder(join(root, 'dist'));
    expect(files.get('ui/button/index.html')?.toString()).toContain('<title>Button - Acme UI</title>');
    expect(reactVersions(files)).toEqual(['of-this-project']);
  });

  test('builds with templates of its own, which render with its React', async () => {
    const root = tidepool;
    await run(process.execPath, [join(root, 'node_modules/docs-gen/bin/docs-gen.js'), 'build', '--quiet'], {
      cwd: root,
    });
    const files = await readFolder(join(root, 'dist'));
    expectTidepool(files);
    expect(reactVersions(files)).toEqual(['of-this-project']);
  });

  test.runIf(process.env.DOCS_GEN_LONG === '1')('has the props of its templates checked by TypeScript', async () => {
    const root = tidepool;
    const folder = 'my-templates/parts/shell';
    const logo = await readFile(join(root, folder, 'HeaderLogo.tsx'), 'utf8');
    await writeFiles(root, {
      [`${folder}/Wrong.tsx`]: logo.replace('{ title, homeHref }', '{ title, homeHerf }'),
      'svg.d.ts': "declare module '*.svg' {\n  const text: string;\n  export default text;\n}\n",
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          jsx: 'react-jsx',
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2023',
          types: ['node'],
          paths: { '@tidepool/kit': ['./src/kit'] },
        },
        include: ['svg.d.ts', 'my-templates', 'site.config.ts'],
      }),
    });
    expect(await typeErrors(root, ['-p', '.'])).toEqual([
      expect.stringMatching(/Wrong\.tsx\(6,\d+\): error .*'homeHerf' does not exist on type 'HeaderLogoProps'/),
      expect.stringMatching(/Wrong\.tsx\(8,\d+\): error .*'homeHref'/),
    ]);
  });

  test.each([
    [
      'theme',
      "import { getContrastRatio } from 'docs-gen/theme';\nconsole.log(getContrastRatio('#000', '#fff'));\n",
      '21',
    ],
    [
      'translate',
      "import { createTranslations } from 'docs-gen/translate';\nconsole.log(createTranslations({ en: { a: 'A' } })('en')('a'));\n",
      'A',
    ],
  ])('has a %s module that a browser can load', async (_, source, expected) => {
    const root = plain;
    await writeFiles(root, { 'page.js': source });
    const { outputFiles, warnings } = await build({
      absWorkingDir: root,
      entryPoints: ['page.js'],
      bundle: true,
      platform: 'browser',
      write: false,
    });
    expect(warnings).toEqual([]);
    const { stdout } = await run(process.execPath, ['-e', outputFiles[0]?.text ?? '']);
    expect(stdout.trim()).toBe(expected);
  });

  test('makes a new site that takes docs-gen from the tarball it came from', async () => {
    const root = plain;
    const launcher = join(root, 'node_modules/docs-gen/bin/docs-gen.js');
    await writeFiles(root, { 'package.json': JSON.stringify({ dependencies: { 'docs-gen': `file:${tarball}` } }) });
    await run(process.execPath, [launcher, 'init', 'site', '--yes'], { cwd: root });
    const site = join(root, 'site');
    const manifest: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
      await readFile(join(site, 'package.json'), 'utf8'),
    );
    expect(manifest.dependencies['docs-gen']).toBe(`file:${relative(site, tarball)}`);
    await run(process.execPath, [launcher, 'build', '--quiet'], { cwd: site });
    const files = await readFolder(join(site, 'dist'));
    expect(files.get('ui/button/index.html')?.toString()).toContain(BUTTON);
    expect(await served('/ui/button/', [process.execPath, launcher, 'serve', '--port', '0'], site)).toContain(BUTTON);
    const written = await served('/ui/button/', [process.execPath, launcher, 'serve', '--watch', '--port', '0'], site);
    expect(written).toMatch(new RegExp(`${BUTTON}[^]*<script type="module" src="/__docs-gen/client.js"`));
  });

  test.runIf(process.env.DOCS_GEN_LONG === '1')('has its config checked by TypeScript', async () => {
    const root = plain;
    const config = await readFile(join(root, 'site.config.ts'), 'utf8');
    await writeFile(join(root, 'wrong.config.ts'), config.replace('contentDir', 'contentFolder'));
    const options = '--noEmit --strict --skipLibCheck false --module nodenext --target es2023 --types node'.split(' ');
    expect(await typeErrors(root, [...options, 'site.config.ts', 'wrong.config.ts'])).toEqual([
      expect.stringMatching(/^wrong\.config\.ts\(5,\d+\): error .*'contentFolder' does not exist/),
    ]);
  });
});

describe.runIf(process.env.DOCS_GEN_LONG === '1')('installed by npm', () => {
  test('into an empty folder and without any script, it builds the smallest site with the React that is there', {
    timeout: 300_000,
  }, async () => {
    const root = tempDir();
    await writeFiles(root, { ...smallest, 'package.json': '{ "private": true, "type": "module" }' });
    // Not the version that docs-gen is developed with.
    await run(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', tarball, 'react@19.1.0', 'react-dom@19.1.0'],
      {
        cwd: root,
      },
    );
    await run('npx', ['docs-gen', 'build', '--quiet'], { cwd: root });
    const files = await readFolder(join(root, 'dist'));
    expect(files.get('ui/index.html')?.toString()).toContain('<title>Acme UI</title>');
    expect(reactVersions(files)).toEqual(['19.1.0']);
  });

  test('makes a new site in an empty folder, which installs it and builds without a warning', {
    timeout: 300_000,
  }, async () => {
    const cwd = tempDir();
    await run('npx', ['--yes', '--package', tarball, 'docs-gen', 'init', 'my site', '--yes'], { cwd });
    const site = join(cwd, 'my site');
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: site });
    await run('npx', ['docs-gen', 'build', '--strict', '--quiet'], { cwd: site });
    const files = await readFolder(join(site, 'dist'));
    expect(files.get('ui/button/index.html')?.toString()).toContain(BUTTON);
    expect(await served('/ui/button/', ['npx', 'docs-gen', 'serve', '--port', '0'], site)).toContain(BUTTON);
    expect(await served('/ui/button/', ['npm', 'run', 'dev', '--', '--port', '0'], site)).toContain(BUTTON);
  });

  test('into an empty folder, it builds a site with templates, alias and base of its own', {
    timeout: 300_000,
  }, async () => {
    const root = tempDir();
    await cp(fixture('tidepool'), root, { recursive: true });
    await writeFile(join(root, 'package.json'), '{ "private": true, "type": "module" }');
    await run('npm', ['install', '--no-audit', '--no-fund', tarball, 'react@19.1.0', 'react-dom@19.1.0'], {
      cwd: root,
    });
    await run('npx', ['docs-gen', 'build', '--quiet'], { cwd: root });
    const files = await readFolder(join(root, 'dist'));
    expectTidepool(files);
    expect(reactVersions(files)).toEqual(['19.1.0']);
  });
});

describe('a checkout that was installed without scripts', () => {
  test('says what to run', async () => {
    const root = tempDir();
    for (const name of ['bin', 'package.json']) await cp(join(repository, name), join(root, name), { recursive: true });
    const started = run(process.execPath, [join(root, 'bin/docs-gen.js'), 'build']);
    await expect(started).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'docs-gen is not bundled yet. In its folder, run: npm run prepare\n',
    });
  });

  test.runIf(process.env.DOCS_GEN_LONG === '1')('builds after that', { timeout: 600_000 }, async () => {
    const copy = tempDir();
    await cp(repository, copy, { recursive: true, filter: (source) => !LEFT.has(relative(repository, source)) });
    await run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: copy });
    await run('npm', ['run', 'prepare'], { cwd: copy });
    const root = tempDir();
    await writeFiles(root, smallest);
    await run(process.execPath, [join(copy, 'bin/docs-gen.js'), 'build', '--root', root, '--quiet']);
    const files = await readFolder(join(root, 'dist'));
    expect(files.get('ui/index.html')?.toString()).toContain('<title>Acme UI</title>');
  });
});

const BUTTON = '<title>Button - Pebble UI</title>';

/** What a server sends for a path: started, asked as soon as it says where it is, and ended with all that it started. */
async function served(path: string, [command = '', ...args]: readonly string[], cwd: string): Promise<string> {
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
function expectTidepool(files: ReadonlyMap<string, Buffer>): void {
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
async function typeErrors(root: string, args: readonly string[]): Promise<string[]> {
  const tsc = join(repository, 'node_modules/typescript/bin/tsc');
  const said = await run(process.execPath, [tsc, ...args], { cwd: root }).then(
    () => '',
    (error: { readonly stdout: string }) => error.stdout,
  );
  return said.split('\n').filter((line) => /: error TS\d+/.test(line));
}

/** Puts a name in place of the version that react-dom tells the developer tools. */
async function markReact(folder: string): Promise<void> {
  const file = join(folder, 'cjs/react-dom-client.production.js');
  const source = await readFile(file, 'utf8');
  await writeFile(`${file}.new`, source.replaceAll(/(reconcilerVersion: )"[^"]*"/g, '$1"of-this-project"'));
  await rename(`${file}.new`, file);
}

/** One for each copy of react-dom in the scripts. */
function reactVersions(files: ReadonlyMap<string, Buffer>): string[] {
  const scripts = [...files].filter(([path]) => path.endsWith('.js')).map(([, bytes]) => bytes.toString('utf8'));
  return scripts.flatMap((script) =>
    [...script.matchAll(/reconcilerVersion:\s*"([^"]*)"/g)].map(([, version]) => version ?? ''),
  );
}

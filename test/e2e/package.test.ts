// The package as it is published: which files it holds, and that they are enough to build a site with its own React.
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { fixture, repository } from './support/build-site.ts';
import {
  BUTTON,
  expectTidepool,
  markReact,
  packedTarball,
  reactVersions,
  run,
  served,
  typeErrors,
} from './support/packed-project.ts';
import { listFiles, readFolder } from './support/published.ts';
import { smallest } from './support/smallest.ts';

/** Where it was packed. */
let work: string;
let tarball: string;
/** The package, unpacked. */
let unpacked: string;

beforeAll(async () => {
  tarball = await packedTarball();
  work = dirname(tarball);
  unpacked = join(work, 'package');
});

describe('the package', () => {
  test('holds the program, its types, sources and templates, and nothing else', async () => {
    const folders =
      'LICENSE README.md bin client.d.ts dist-cli dist-types package.json schemas scripts src templates'.split(' ');
    expect((await readdir(unpacked)).sort()).toEqual(folders);
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

  test.runIf(IS_LONG)('has the props of its templates checked by TypeScript', async () => {
    const root = tidepool;
    const folder = 'my-templates/parts/shell';
    const logo = await readFile(join(root, folder, 'HeaderLogo.tsx'), 'utf8');
    await writeFiles(root, {
      [`${folder}/Wrong.tsx`]: logo.replace('{ title, homeHref }', '{ title, homeHerf }'),
      'svg.d.ts': "declare module '*.svg' {\n  const text: string;\n  export default text;\n}\n",
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          ...{ strict: true, noEmit: true, jsx: 'react-jsx', target: 'es2023', types: ['node'] },
          ...{ module: 'esnext', moduleResolution: 'bundler', paths: { '@tidepool/kit': ['./src/kit'] } },
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

  test('makes a new site that passes the strictest checks, and takes docs-gen from the tarball it came from', async () => {
    const root = plain;
    const launcher = join(root, 'node_modules/docs-gen/bin/docs-gen.js');
    await writeFiles(root, { 'package.json': JSON.stringify({ dependencies: { 'docs-gen': `file:${tarball}` } }) });
    await run(process.execPath, [launcher, 'init', 'site', '--yes'], { cwd: root });
    const site = join(root, 'site');
    const manifest: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
      await readFile(join(site, 'package.json'), 'utf8'),
    );
    expect(manifest.dependencies['docs-gen']).toBe(`file:${relative(site, tarball)}`);
    // As an installation leaves it.
    await cp(join(repository, 'package-lock.json'), join(site, 'package-lock.json'));
    expect(await typeErrors(site, ['--noEmit'])).toEqual([]);
    if (IS_LONG) await run(process.execPath, [launcher, 'check', '--strict', '--quiet'], { cwd: site });
    await run(process.execPath, [launcher, 'build', '--strict', '--quiet'], { cwd: site });
    const files = await readFolder(join(site, 'dist'));
    expect(files.get('ui/button/index.html')?.toString()).toContain(BUTTON);
    expect(await served('/ui/button/', [process.execPath, launcher, 'serve', '--port', '0'], site)).toContain(BUTTON);
    const written = await served('/ui/button/', [process.execPath, launcher, 'serve', '--watch', '--port', '0'], site);
    expect(written).toMatch(new RegExp(`${BUTTON}[^]*<script type="module" src="/__docs-gen/client.js"`));
  });

  test.runIf(IS_LONG)('has its config checked by TypeScript', async () => {
    const root = plain;
    const config = await readFile(join(root, 'site.config.ts'), 'utf8');
    await writeFile(join(root, 'wrong.config.ts'), config.replace('contentDir', 'contentFolder'));
    const options = '--noEmit --strict --skipLibCheck false --module nodenext --target es2023 --types node'.split(' ');
    expect(await typeErrors(root, [...options, 'site.config.ts', 'wrong.config.ts'])).toEqual([
      expect.stringMatching(/^wrong\.config\.ts\(5,\d+\): error .*'contentFolder' does not exist/),
    ]);
  });
});

describe.runIf(IS_LONG)('installed by npm', () => {
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

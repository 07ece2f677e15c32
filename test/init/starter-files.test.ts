// The files of a new site: the starter, with the answers in their places.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fg from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CI_CHOICES, PACKAGE_MANAGERS } from '../../src/init/choices.ts';
import { type Filling, starterFiles } from '../../src/init/starter-files.ts';
import { loadModule } from '../../src/lib/node/load-module.ts';
import { siteConfigSchema } from '../../src/schema/site-config.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const starter = join(dirname(fileURLToPath(import.meta.url)), '../../templates/starter');
const templates = fg
  .sync('**/*', { cwd: starter, dot: true })
  .map((path) => ({ path, text: readFileSync(join(starter, path), 'utf8') }));

const usual: Filling = {
  title: 'Acme',
  address: { url: 'https://acme.example', base: '/' },
  packageManager: 'npm',
  ci: 'all',
  packageName: 'acme-docs',
  dependency: '1.2.3',
  copiesDependency: false,
};
const filesOf = (filling: Partial<Filling> = {}) =>
  new Map(starterFiles(templates, { ...usual, ...filling }).map(({ path, text }) => [path, text]));

test('the starter has no file name that package managers exclude', () => {
  expect(templates.filter(({ path }) => /(?:^|\/)\./.test(path) || /\.test\./.test(path))).toEqual([]);
});

test('a new site has these files', () => {
  expect([...filesOf().keys()]).toMatchInlineSnapshot(`
    [
      ".github/workflows/docs.yml",
      ".gitignore",
      ".gitlab-ci.yml",
      ".vscode/settings.json",
      "README.md",
      "content/site/index.md",
      "content/tools/commands.md",
      "content/tools/index.md",
      "content/tools/logo.svg",
      "content/tools/pages.json",
      "content/tools/publish.md",
      "content/ui/button/ButtonSizes.tsx",
      "content/ui/button/button.md",
      "content/ui/index.md",
      "content/ui/installation.md",
      "content/ui/logo.svg",
      "content/ui/pages.ts",
      "content/ui/write-a-page.md",
      "package.json",
      "site.config.ts",
      "src/pebble-ui/Button.tsx",
      "src/pebble-ui/index.ts",
      "tsconfig.json",
    ]
  `);
});

test.each(CI_CHOICES)('the CI pipeline of a new site is the one that was chosen: %s', (ci) => {
  const files = filesOf({ ci });
  expect([files.has('.github/workflows/docs.yml'), files.has('.gitlab-ci.yml')]).toEqual([
    ci === 'github' || ci === 'all',
    ci === 'gitlab' || ci === 'all',
  ]);
});

describe.each(PACKAGE_MANAGERS)('a new site with %s', (packageManager) => {
  const files = filesOf({ packageManager });
  const others = { npm: /\b(?:pnpm|yarn)\b/, pnpm: /\b(?:npm|npx|yarn)\b/, yarn: /\b(?:p?npm|npx)\b/ }[packageManager];

  test('names no other package manager, except where readers choose one', () => {
    const naming = [...files].filter(([, text]) => others.test(text)).map(([path]) => path);
    expect(naming).toEqual(['content/ui/installation.md']);
  });

  test('has pipelines that install from the lock file, then build with a cache that the installation keeps', () => {
    const github = parse(files.get('.github/workflows/docs.yml') ?? '');
    const runs = github.jobs.docs.steps.flatMap((step: { run?: string }) => step.run ?? []);
    const gitlab = parse(files.get('.gitlab-ci.yml') ?? '').docs;
    const lock = { npm: 'package-lock.json', pnpm: 'pnpm-lock.yaml', yarn: 'yarn.lock' }[packageManager];
    const program = { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn' }[packageManager];
    const cache = github.jobs.docs.steps.find(({ uses = '' }) => uses.startsWith('actions/cache@')).with;
    expect(runs.at(-1)).toBe(`${program} docs-gen build --strict --format github --cache-dir .cache/docs-gen`);
    expect(gitlab.script.at(-1)).toBe(`${program} docs-gen build --strict --cache-dir .cache/docs-gen`);
    expect(runs.slice(0, -1)).toEqual(gitlab.script.slice(0, -1));
    expect(runs.slice(0, -1).join()).toMatch(/npm ci|--frozen-lockfile/);
    expect([cache.path, ...gitlab.cache.paths]).toEqual(['.cache/docs-gen', '.cache/docs-gen']);
    expect(cache.key).toContain(lock);
    expect(gitlab.cache.key.files).toEqual([lock]);
    expect(files.get('.gitignore')).toContain('\n.cache/\n');
  });

  test('has its packages in node_modules', () => {
    expect(files.has('.yarnrc.yml')).toBe(packageManager === 'yarn');
  });
});

test('the setting to copy docs-gen is written for npm if its folder is an unpacked package', () => {
  expect(filesOf({ copiesDependency: true }).get('.npmrc')).toBe('install-links=true\n');
  expect(filesOf({ copiesDependency: true, packageManager: 'pnpm' }).has('.npmrc')).toBe(false);
  expect(filesOf().has('.npmrc')).toBe(false);
});

test('package.json is private, and has the given dependency on docs-gen', () => {
  const manifest = JSON.parse(filesOf({ dependency: 'file:../a "b"/docs-gen.tgz' }).get('package.json') ?? '');
  expect(manifest).toMatchObject({
    name: 'acme-docs',
    private: true,
    scripts: {
      dev: 'docs-gen serve --watch --open',
      build: 'docs-gen build',
      check: 'docs-gen check --strict',
      preview: 'docs-gen serve --open',
    },
  });
  expect(manifest.dependencies['docs-gen']).toBe('file:../a "b"/docs-gen.tgz');
});

test.each([
  ['Acme', '/'],
  [`It's "quoted" \\ and \`\${ticked}\` $& $1`, '/docs/'],
  ['文档 \\u0041 </script>', '/a/b/'],
])('the title %s and the base %s are in the config unchanged', async (title, base) => {
  const root = tempDir();
  const files = filesOf({ title, address: { url: 'https://acme.example', base } });
  await writeFiles(root, { 'site.config.ts': files.get('site.config.ts') ?? '' });
  const loaded = await loadModule(join(root, 'site.config.ts'), root);
  const config = siteConfigSchema.parse(loaded.ok ? loaded.value : loaded.problems);
  expect([config.title, config.url, config.base]).toEqual([title, 'https://acme.example', base]);
  expect(config.products.map(({ prefix }) => prefix)).toEqual(['/ui/', '/tools/', '/']);
  expect(config.products.at(-1)?.name).toBe(title);
});

test('the README escapes Markdown characters in the title', () => {
  expect(filesOf({ title: '*Acme* <b> `x` #1' }).get('README.md')).toMatch(/^# \\\*Acme\\\* \\<b\\> \\`x\\` \\#1\n/);
});

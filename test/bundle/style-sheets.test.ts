// Style sheets in the bundle of a site, and errors of the bundle with their places.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bundleSite } from '../../src/bundle/bundle.ts';
import { createWarmMemo } from '../../src/lib/node/warm-memo.ts';
import type { Bundle, PublishedFiles } from '../../src/model/bundle.ts';
import { testSite } from '../support/site.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { ALL, CSS, deps, packageCopy, REPO, THEME, textOf } from './package-copy.ts';

/** Sites of one folder above one package: scripts are built for the first alone, as in a session. */
const styled = { packageRoot: sharedTempDir(), root: sharedTempDir(), memo: createWarmMemo().memo };

function bundleStyles(config: Readonly<Record<string, unknown>>, published: PublishedFiles = ALL, root = styled.root) {
  const { packageRoot, memo } = styled;
  const input = {
    packageRoot,
    themeCss: THEME,
    published,
    hasDemos: false,
    mode: 'production' as const,
    prebuilt: null,
  };
  return bundleSite({ ...testSite(config), root }, input, { ...deps, memo });
}

/** With another style sheet of docs-gen until the test is over. */
async function bundleMain(css: string) {
  await writeFiles(styled.packageRoot, { 'templates/styles/main.css': css });
  onTestFinished(() => writeFiles(styled.packageRoot, { 'templates/styles/main.css': CSS }));
  return bundleStyles({}, ALL, styled.packageRoot);
}

beforeAll(() => packageCopy(styled.packageRoot));

describe("the project's own style sheets", () => {
  const files = {
    'my/styles/b.css': '.b{color:red}',
    'my/styles/a.css': '.a{color:red;background:url("./dot.svg")}',
    'my/styles/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'css/own.css':
      "@import './more.css';\n.own{background:url(/public.png)}.web{background:url(https://a.example/a.png)}",
    'css/more.css': '.more{color:red}',
  };
  const config = { templates: 'my', css: ['css/own.css'], base: '/docs/' };

  let bundle: Bundle;
  beforeAll(async () => {
    await writeFiles(styled.root, files);
    const { value, diagnostics } = await bundleStyles(config);
    expect(diagnostics).toEqual([]);
    if (!value) throw new Error('There is no bundle.');
    bundle = value;
  });

  test('come after those of docs-gen, first those of the templates folder, with their files under hashed names', () => {
    const css = textOf(bundle, /main-.*\.css$/);
    const order = ['body{', '.a{', '.b{', '.more{', '.own{'].map((rule) => css.indexOf(rule));
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(order[0]).toBeGreaterThan(0);
    const dot = bundle.artifacts.find(({ path }) => path.endsWith('.svg'));
    expect(dot?.path).toMatch(/^assets\/dot-[0-9a-f]{10}\.svg$/);
    expect(css).toContain(`url("./${dot?.path.slice('assets/'.length)}")`);
  });

  test('may contain URLs of public files, which get the base, and of other hosts', () => {
    const css = textOf(bundle, /main-.*\.css$/);
    expect(css).toContain('url(/docs/public.png)');
    expect(css).toContain('url(https://a.example/a.png)');
  });

  test('are reported at the place of a broken URL', async () => {
    await writeFiles(styled.root, { 'css/more.css': '.more{\n  background: url(gone.png);\n}' });
    const { diagnostics } = await bundleStyles(config);
    expect(diagnostics.map(({ code, at }) => [code, at])).toEqual([
      ['bundle/failed', { file: 'css/more.css', line: 2, column: 15, length: 13 }],
    ]);
  });
});

describe('a URL of a public file in a style sheet', () => {
  const css = '.a{background:url(/hero.png)}\n.b{\n  background: url("/heroo.png?v=1");\n}';
  const published = {
    has: (path: string) => path === '/hero.png',
    nearest: (path: string) => (path === '/heroo.png' ? '/hero.png' : null),
  };

  test.each([['error'], ['warning'], ['off']])(
    'is reported at its place if the file does not exist: links.dead %s',
    async (dead) => {
      await writeFiles(styled.root, { 'own.css': css });
      const { value, diagnostics } = await bundleStyles({ css: ['own.css'], links: { dead } }, published);
      expect(value === null).toBe(false);
      expect(diagnostics).toMatchObject(
        dead === 'off'
          ? []
          : [
              {
                code: 'bundle/dead-file',
                severity: dead,
                message: 'The style sheet uses /heroo.png?v=1, but the site does not have this file.',
                hint: 'did you mean "/hero.png"?',
                at: { file: 'own.css', line: 3, column: 19 },
              },
            ],
      );
      expect(diagnostics).toHaveLength(dead === 'off' ? 0 : 1);
    },
  );

  test('in another case than the file is reported without a path of the machine', async () => {
    await writeFiles(styled.root, { 'own.css': '.a{background:url(./Logo.PNG)}', 'logo.png': 'x' });
    const { diagnostics } = await bundleStyles({ css: ['own.css'] }, published);
    expect(diagnostics.map(({ code, at }) => [code, at?.file])).toEqual([['bundle/unreadable-file', 'own.css']]);
    expect(JSON.stringify(diagnostics)).toContain('./Logo.PNG');
    expect(JSON.stringify(diagnostics)).not.toContain(styled.root);
  });
});

describe('a bundle error', () => {
  test('is reported with file, line and column', async () => {
    const { value, diagnostics } = await bundleMain("/* Styles */\n\n@import './missing.css';\n");
    expect(value === null).toBe(true);
    expect(diagnostics).toMatchObject([
      {
        code: 'bundle/failed',
        severity: 'error',
        message: 'The browser files could not be built: Could not resolve "./missing.css"',
        at: { file: 'templates/styles/main.css', line: 3, column: 9, length: 15 },
      },
    ]);
  });

  test('has a column in characters, not bytes', async () => {
    const { diagnostics } = await bundleMain(".äöü{background:url('./gone.png')}");
    expect(diagnostics[0]?.at).toMatchObject({ line: 1, column: 21 });
  });

  test('of a missing React has the command that installs it', async () => {
    const dir = tempDir();
    await cp(join(REPO, 'src'), join(dir, 'src'), { recursive: true });
    await cp(join(REPO, 'node_modules/fastest-levenshtein'), join(dir, 'node_modules/fastest-levenshtein'), {
      recursive: true,
    });
    await writeFiles(dir, { 'templates/styles/main.css': '' });
    const { value, diagnostics } = await bundleSite(
      { ...testSite(), root: dir },
      { packageRoot: dir, themeCss: '', published: ALL, hasDemos: false, mode: 'production', prebuilt: null },
      deps,
    );
    expect(value === null).toBe(true);
    expect(diagnostics.map(({ hint }) => hint)).toContain(
      'install the package in the folder of the site: npm install react-dom',
    );
  });

  test('is only a warning for a mistake in a style sheet', async () => {
    const { value, diagnostics } = await bundleMain('a{colr red}');
    expect(value === null).toBe(false);
    expect(diagnostics).toMatchObject([
      { code: 'bundle/warning', severity: 'warning', at: { file: 'templates/styles/main.css', line: 1 } },
    ]);
  });
});

// Addresses, names, front matter and trees that try to get out of the output, or to break what reads them: each is published
// where it belongs, or told. `strace` holds whole builds to the folders that they may write to.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rm } from 'node:fs/promises';
import { join, posix, resolve, win32 } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDeps } from '../../../src/cli/deps.ts';
import { readFrontMatter } from '../../../src/content/front-matter.ts';
import { holds } from '../../../src/lib/node/paths.ts';
import { isSafePath } from '../../../src/lib/safe-path.ts';
import type { BuildResult } from '../../../src/model/build.ts';
import { runBuild } from '../../../src/pipeline.ts';
import { compilePage } from '../../support/compile-page.tsx';
import { keptScripts } from '../../support/kept-scripts.ts';
import { buildOptions, QUIET_PROGRESS } from '../../support/run-pipeline.ts';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { listFiles } from '../support/published.ts';
import { smallest } from '../support/smallest.ts';
import { dangersOf } from './dangers-of-page.ts';

const IS_LONG = process.env.DOCS_GEN_LONG === '1';
const SEED = Number(process.env.DOCS_GEN_SEED ?? '12');
/** 10,000 in the long run, 500 else; a site takes longer than all else, so that the fewest are drawn. */
const RUNS = IS_LONG
  ? { paths: 4000, slugs: 1500, fields: 3500, sites: 1000 }
  : { paths: 200, slugs: 75, fields: 195, sites: 30 };
const TRACED = IS_LONG ? 40 : 2;
const settings = (numRuns: number) => ({ seed: SEED, numRuns });

const UP = [
  '..',
  '../..',
  '%2e%2e',
  '%2e%2e%2f',
  '..%2f',
  '%2e.',
  '.%2e/',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '．．',
  '..;',
  '....//',
];
const STARTS = [
  '/',
  '//',
  '///',
  '\\',
  '\\\\host\\share\\',
  'C:',
  'C:\\',
  'c:/',
  '/C:/',
  'file:///',
  '\\\\?\\C:\\',
  '~/',
  './',
  '',
];
const ODD = [
  'a',
  '\0',
  '%00',
  'a\0b',
  '\n',
  '\r\n',
  '\u202e',
  '\u2028',
  'CON',
  'nul.txt',
  'a.',
  'a ',
  '.',
  '%',
  '%zz',
  '#',
  '?',
  ':',
  '*',
  '|',
  '<',
  '"',
  '__proto__',
  'constructor',
  'e\u0301',
  '\ud800',
  '😀',
  'n'.repeat(300),
  'index.html',
  'assets',
  '_redirects',
  'sw.js',
  'asset-manifest.json',
  '.git',
  '.well-known',
  'dist',
];
const piece = fc.oneof(fc.constantFrom(...UP), fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 6 }));
const hostilePath = fc
  .tuple(fc.constantFrom(...STARTS), fc.array(piece, { maxLength: 6 }), fc.constantFrom('', '/'))
  .map(([start, pieces, end]) => start + pieces.join('/') + end);

describe('a path that is taken for safe', () => {
  test.each([
    ...[
      '../a',
      'a/../../b',
      '/a',
      '//a',
      'a//b',
      './a',
      'a/.',
      'a/..',
      '..',
      '.',
      '',
      'a\0',
      'a\nb',
      'a\\..\\b',
      'C:/a',
      'c:a',
    ],
    ...['\\\\host\\share', 'a/\u007f', 'a/../b'],
  ])('is not %j', (path) => expect(isSafePath(path)).toBe(false));

  test('stays in the output, on all systems', () => {
    fc.assert(
      fc.property(fc.oneof(hostilePath, fc.string({ unit: 'binary' })), (path) => {
        if (!isSafePath(path)) return;
        expect(posix.resolve('/out', path)).toBe(`/out/${path}`);
        const windows = win32.resolve('D:\\out', path);
        expect(windows.startsWith('D:\\out\\')).toBe(true);
        expect(path).not.toContain('\0');
      }),
      settings(RUNS.paths),
    );
  });
});

test('headings and links of any text give ids and addresses that end nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostilePath, fc.string({ unit: 'binary' })), async (text) => {
      const line = text.replace(/[\r\n]/g, ' ');
      const { html, page } = await compilePage(
        `## ${line}\n\n## ${line}\n\n### ${line} {#${line}}\n\n[a](<${line}>) <${line}>\n`,
      );
      expect(dangersOf(Buffer.from(html))).toEqual([]);
      const ids = page.headingIds;
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[^\s\0]+$/);
    }),
    settings(RUNS.slugs),
  );
});

describe('front matter', () => {
  const key = fc.constantFrom(
    'title',
    'description',
    'route',
    'tags',
    'hero',
    'head',
    'order',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    '<<',
    '? a',
    '!!js',
    '"\\0"',
    "'",
    '&a',
    '*a',
  );
  const value = fc.oneof(
    fc.constantFrom(
      '&a [b]',
      '*a',
      '&a {b: *a}',
      '!!js/function "a"',
      '!!binary aGk=',
      '!!set {a}',
      '!!python/object:os.system x',
      '!<tag:yaml.org,2002:js> a',
    ),
    fc.constantFrom(
      '9e999',
      '-0',
      '0x7fffffffffffffff',
      '1'.repeat(400),
      '.nan',
      '.inf',
      '0o777',
      '1_000',
      '2024-02-30',
      '2001-12-14t21:59:43.10-05:00',
      '12:30:45',
      '~',
      'yes',
      'null',
    ),
    fc.constantFrom(
      '{__proto__: {canary: 1}}',
      '{constructor: {prototype: {canary: 1}}}',
      '[[[[[[[[[[]]]]]]]]]]',
      '>-\n  a',
      '|+\n\n',
      '"\\ud800"',
      '"\\0"',
      '"\\x1b[31m"',
      '{a: b',
      '[a',
      '"',
      "'",
    ),
    hostilePath,
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  const engine = fc.constantFrom(
    '',
    '',
    '',
    ' yaml',
    'js',
    ' js',
    'javascript',
    'json',
    'toml',
    'coffee',
    '__proto__',
    'constructor',
  );
  const source = fc
    .tuple(
      engine,
      fc.array(fc.tuple(key, value), { maxLength: 6 }),
      fc.constantFrom('\n---\n', '\r\n---\r\n', '\n', '\n----\n', '\n...\n'),
    )
    .map(
      ([language, fields, end]) =>
        `---${language}\n${fields.map(([name, text]) => `${name}: ${text}`).join('\n')}${end}# Hi\n`,
    );

  test('of any kind is read, or told; nothing runs, and no object of the program changes', () => {
    fc.assert(
      fc.property(source, (text) => {
        const { value, diagnostics } = readFrontMatter('a.md', text);
        expect(value.text).toHaveLength(text.length);
        expect(Object.getPrototypeOf(value.frontMatter)).toBe(Object.prototype);
        expect('canary' in {}).toBe(false);
        expect('canary' in value.frontMatter).toBe(false);
        for (const { code, hint } of diagnostics)
          expect([code, hint]).toEqual([expect.stringMatching(/^content\//), expect.stringMatching(/\S/)]);
      }),
      settings(RUNS.fields),
    );
  });

  test.each([
    [
      'aliases that multiply',
      `a: &a [${'x,'.repeat(9)}]\n${[...'bcdefghi'].map((name, i) => `${name}: &${name} [${`*${'abcdefgh'[i]},`.repeat(9)}]`).join('\n')}`,
    ],
    ['an alias of itself', 'a: &a [*a]'],
    [
      'merge keys that multiply',
      `a: &a {x: 1}\n${[...'bcdefghi'].map((name, i) => `${name}: &${name}\n  <<: [${`*${'abcdefgh'[i]},`.repeat(9)}]`).join('\n')}`,
    ],
    ['maps that nest', `a: ${'{a: '.repeat(5000)}`],
    ['lists that nest by line', Array.from({ length: 3000 }, (_, i) => `${' '.repeat(i)}-`).join('\n')],
    ['40,000 keys', Array.from({ length: 40_000 }, (_, i) => `k${i}: a`).join('\n')],
    ['a key of 200,000 letters', `${'k'.repeat(200_000)}: a`],
    ['a number of 200,000 digits', `order: ${'9'.repeat(200_000)}`],
    ['20,000 anchors', Array.from({ length: 20_000 }, (_, i) => `k${i}: &a${i} b`).join('\n')],
  ])('with %s comes to an end', (_, yaml) => {
    const { value } = readFrontMatter('a.md', `---\n${yaml}\n---\n# Hi\n`);
    expect(value.text.trim()).toBe('# Hi');
  });
});

/** One site that tries to leave: every field takes a path of its own. */
interface HostileSite {
  readonly routes: Readonly<Record<string, string>>;
  readonly route: string;
  readonly pathnames: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly alias: string;
  readonly prefix: string;
  readonly names: readonly string[];
  readonly link: string;
  readonly files: Readonly<Record<string, string>>;
}

/** With these, the names of the files are all that is odd: so there is something to write. */
const IN_ORDER = {
  routes: {},
  route: '/ui/hostile/',
  pathnames: [],
  from: '/old/',
  to: '/ui/',
  alias: '',
  prefix: '/ui/',
  link: '',
  files: { publicDir: '', translations: '', urls: '', logo: '', contentDir: '' },
} satisfies Partial<HostileSite>;

/** As deep as the folder that it is built in. */
const SITE = '/tmp/any/a/b/site';

/** All of the machine takes long to look through, and some of it nobody may. */
const hostileFolder = hostilePath.filter((path) => !holds(resolve(SITE, path), SITE));

const NAME = /^[^/\0]{1,60}$/;
const fileName = fc
  .oneof(fc.constantFrom(...ODD, ...UP), fc.string({ unit: 'binary', maxLength: 20 }))
  .filter((name) => NAME.test(name) && !/^\.\.?$/.test(name) && name.isWellFormed());
/** Most fields are in order, or nearly all sites would be refused for the first of their mistakes. */
const mostly = <T>(usual: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
const routedFile = fc.constantFrom('button/button.md', '../../../../etc/passwd', 'index.md');
const hostileSites: fc.Arbitrary<HostileSite> = fc.record({
  routes: mostly({}, fc.dictionary(hostilePath, routedFile, { maxKeys: 2 })),
  route: mostly('/ui/hostile/', hostilePath),
  pathnames: mostly([], fc.array(hostilePath, { maxLength: 4 })),
  from: mostly('/old/', hostilePath),
  to: mostly('/ui/', hostilePath),
  alias: mostly('', hostilePath),
  prefix: mostly('/ui/', hostilePath),
  names: fc.uniqueArray(fileName, { maxLength: 3, selector: (name) => name.toLowerCase().normalize() }),
  link: mostly('', hostilePath),
  files: fc.record({
    publicDir: mostly('', hostileFolder),
    translations: mostly('', hostileFolder),
    urls: mostly('', hostilePath),
    logo: mostly('', hostilePath),
    contentDir: mostly('', hostileFolder),
  }),
});

function filesOf({ names, link, files, ...site }: HostileSite): Record<string, string> {
  const { contentDir, ...paths } = files;
  const pages = site.pathnames.map((pathname) => ({ pathname }));
  const product = {
    id: 'ui',
    prefix: site.prefix,
    name: 'UI',
    contentDir: contentDir || 'content/ui',
    routes: site.routes,
  };
  const config = {
    title: 'Acme',
    url: 'https://acme.example',
    links: { dead: 'off', deadAnchor: 'off' },
    redirects: [{ from: site.from, to: site.to }],
    ...(site.alias === '' ? {} : { aliases: { acme: site.alias } }),
    ...Object.fromEntries(Object.entries(paths).filter(([, path]) => path !== '')),
    products: [{ ...product, ...(pages.length === 0 ? {} : { pages }) }],
  };
  const target = link.replace(/[<>\r\n]/g, '');
  const named = [
    `[a](<${target}>) ![b](<${target}>)`,
    `{{"include": ${JSON.stringify(link)}}}`,
    `{{"demo": ${JSON.stringify(link)}}}`,
    `{{"component": ${JSON.stringify(`${link}.tsx`)}}}`,
    `\`\`\`js file=${JSON.stringify(link)}\n\`\`\``,
  ];
  return {
    ...smallest,
    'site.config.ts': `export default ${JSON.stringify(config)};\n`,
    'content/ui/hostile.md': `---\nroute: ${JSON.stringify(site.route)}\n---\n\n# A\n\n${link === '' ? '' : named.join('\n\n')}\n`,
    ...Object.fromEntries(names.map((name) => [`content/ui/${name}.md`, `# Page\n\n[a](<${target}>)\n`])),
  };
}

describe('a site that tries to leave its output', () => {
  const temp = sharedTempDir();
  const root = join(temp, 'a/b/site');
  const out = join(root, 'c/d/dist');
  const stays = (path: string) => path.startsWith('a/b/site/c/d/') || path.startsWith('a/b/site/node_modules/.cache/');

  async function build(site: HostileSite): Promise<{ result: BuildResult; strays: readonly string[] }> {
    await rm(join(temp, 'a'), { recursive: true, force: true });
    await writeFiles(root, filesOf(site));
    const before = new Set(await listFiles(temp));
    const result = await runBuild(buildOptions(root, { outDir: out }), {
      ...createDeps(QUIET_PROGRESS),
      memo: keptScripts,
    });
    return { result, strays: (await listFiles(temp)).filter((path) => !before.has(path) && !stays(path)) };
  }

  test('writes nothing elsewhere, and says what it does not publish', { timeout: 3_600_000, retry: 0 }, async () => {
    const counts = { published: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(hostileSites, async (site) => {
        const { result, strays } = await build(site);
        expect(strays).toEqual([]);
        expect(result.ok).toBe(result.diagnostics.every(({ severity }) => severity !== 'error'));
        for (const { code, hint } of result.diagnostics)
          expect([code, hint]).toEqual([expect.stringMatching(/^[a-z-]+\/[a-z-]+$/), expect.stringMatching(/\S/)]);
        counts[result.ok ? 'published' : 'refused']++;
      }),
      settings(RUNS.sites),
    );
    if (IS_LONG) console.log(counts);
    expect(counts).toEqual({ published: expect.any(Number), refused: expect.any(Number) });
    expect(Math.min(counts.published, counts.refused)).toBeGreaterThan(0);
  });

  const hasStrace = existsSync('/usr/bin/strace');
  if (!hasStrace)
    console.warn('Skipped “no build writes outside of its folders, as the system sees it”: there is no strace.');
  test.runIf(hasStrace)(
    'no build writes outside of its folders, as the system sees it',
    { timeout: 3_600_000, retry: 0 },
    async () => {
      const launcher = fileURLToPath(new URL('../../../bin/docs-gen.js', import.meta.url));
      const real = await realpath(temp);
      let published = 0;
      for (const site of fc.sample(hostileSites, { seed: SEED, numRuns: TRACED })) {
        await rm(join(temp, 'a'), { recursive: true, force: true });
        await writeFiles(root, filesOf({ ...site, ...IN_ORDER }));
        await mkdir(join(temp, 'tmp'), { recursive: true });
        const log = join(temp, 'trace.log');
        const args = [
          '-f',
          '-y',
          '-qq',
          '-s',
          '4096',
          '-e',
          `trace=${CALLS}`,
          '-o',
          log,
          process.execPath,
          launcher,
          'build',
          '--root',
          root,
          '--out',
          out,
        ];
        await promisify(execFile)('/usr/bin/strace', args, {
          env: { ...process.env, TMPDIR: join(temp, 'tmp') },
        }).catch((error: unknown) => {
          if (!(error instanceof Error && 'code' in error && error.code === 1)) throw error; // Mistakes of the site were told.
        });
        const written = writtenPaths(await readFile(log, 'utf8'), root);
        if (written.some((path) => path.startsWith(`${real}/a/b/site/c/d/`))) published++;
        expect(written.filter((path) => !isAllowed(path, real))).toEqual([]);
      }
      expect(published).toBeGreaterThan(0);
    },
  );

  /** The output and what waits beside it, the cache, the folder for passing files, and what is no file. */
  function isAllowed(path: string, real: string): boolean {
    const allowed = [
      `${real}/a/b/site/c/`,
      `${real}/a/b/site/node_modules/`,
      `${real}/tmp/`,
      '/dev/',
      '/proc/',
      'anon_inode',
      'pipe:',
      'socket:',
    ];
    return allowed.some((folder) => path.startsWith(folder) || `${path}/` === folder);
  }
});

const CALLS =
  'open,openat,openat2,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,rmdir,link,linkat,symlink,symlinkat,truncate,chmod,fchmodat';

/** Absolute paths that a call changed or opened for writing; those that failed changed nothing. */
function writtenPaths(log: string, cwd: string): string[] {
  const paths = new Set<string>();
  for (const line of log.split('\n')) {
    const [, call = '', rest = ''] = /^\d+\s+(\w+)\((.*)$/.exec(line) ?? [];
    if (call === '' || / = -1 /.test(rest)) continue;
    if (/^(?:open|openat|openat2)$/.test(call) && !/O_(?:WRONLY|RDWR|CREAT|TRUNC)/.test(rest)) continue;
    for (const [, text = ''] of rest.replace(/\) += .*$/, '').matchAll(/"((?:[^"\\]|\\.)*)"/g))
      paths.add(text.startsWith('/') ? text : join(cwd, text));
  }
  return [...paths];
}

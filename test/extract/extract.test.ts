// API pages that are extracted from the types of packages, the mistakes of their config, and their cache.
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDeps } from '../../src/cli/deps.ts';
import { loadSite } from '../../src/config/load.ts';
import { extractApi } from '../../src/extract/extract.ts';
import type { ExtractedPage } from '../../src/model/api-source.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import type { DescribeRequest, TypeHost } from '../../src/model/package-types.ts';
import { aroundModules } from '../../src/record/around.ts';
import { componentSchema, functionSchema, interfaceSchema } from '../../src/schema/api-json.ts';
import { describePackage } from '../../src/typescript/describe.ts';
import { createProgramMaker } from '../../src/typescript/program.ts';
import { aheadOfDisk } from '../support/old-files.ts';
import { sharedTempDir } from '../support/temp-dir.ts';

const ROOT = sharedTempDir();
const deps = createDeps({ start() {}, tick() {}, end() {} });
const maker = createProgramMaker();
const asked: string[] = [];

/** The compiler itself, in this thread. */
const types: TypeHost = {
  async describe(request: DescribeRequest) {
    asked.push(request.package);
    if (request.package === 'broken') throw new Error('Out of memory.');
    return describePackage(request, maker);
  },
  check: () => Promise.reject(new Error('Nobody asks for this.')),
  close: async () => undefined,
};

const UI =
  "{ name: '@acme/ui', entries: ['packages/ui/src/index.ts'], kinds: ['component', 'hook', 'function', 'interface'] }";
const KIT = "{ name: '@acme/kit', folder: 'kit', plan: 'pro' }";

beforeAll(() => {
  cpSync('test/fixtures/api-packages/ui', join(ROOT, 'packages/ui'), { recursive: true });
  cpSync('test/fixtures/api-packages/kit', join(ROOT, 'node_modules/@acme/kit'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules/@types'), join(ROOT, 'node_modules/@types'));
  mkdirSync(join(ROOT, 'content'));
});

/** `packages`: what the config says, as code. */
async function extract(
  packages: readonly string[],
  cache: string | null = null,
  props = '{}',
): Promise<Outcome<ExtractedPage[]>> {
  const config = `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content', api: { packages: [
    ${packages.join(',\n    ')},
  ], props: ${props} } }],
};\n`;
  await writeFile(join(ROOT, 'site.config.ts'), config);
  const { value: site, diagnostics } = await loadSite({ root: ROOT, fs: deps.fs });
  if (!site) throw new Error(JSON.stringify(diagnostics));
  const place =
    cache === null ? null : { folder: join(ROOT, cache), fs: deps.fs, writer: deps.writer, around: aroundModules };
  return extractApi(site, { types, place }, deps);
}

function found({ diagnostics }: Outcome<unknown>): string[] {
  return diagnostics.map(({ code, at }) => `${code} ${at?.file}:${at?.line}:${at?.column}`);
}

describe('the extraction of API pages from types', () => {
  it('makes a page of each export, in the form that pages written by hand have', async () => {
    const { value: pages, diagnostics } = await extract([UI, KIT]);
    expect(diagnostics).toEqual([]);
    expect(pages.map(({ file, kind, plan }) => `${file} ${kind} ${plan}`)).toMatchInlineSnapshot(`
      [
        "content/api/box.json component community",
        "content/api/button.json component community",
        "content/api/button-props.json interface community",
        "content/api/button-slots.json interface community",
        "content/api/card.json component community",
        "content/api/old.json component community",
        "content/api/pick.json component community",
        "content/api/pick-props.json interface community",
        "content/api/quiet.json component community",
        "content/api/use-hold-options.json interface community",
        "content/api/round-to.json function community",
        "content/api/use-hold.json hook community",
        "content/api/kit/badge.json component pro",
        "content/api/kit/knob.json component pro",
      ]
    `);
    for (const { kind, text } of pages) {
      const schema = kind === 'component' ? componentSchema : kind === 'interface' ? interfaceSchema : functionSchema;
      expect(schema.safeParse(JSON.parse(text)).error?.issues ?? []).toEqual([]);
      expect(text.endsWith('}\n')).toBe(true);
    }
  });

  it('writes all facts that the page of a component shows', async () => {
    const { value: pages } = await extract([UI]);
    await expect(pages.find(({ name }) => name === 'Button')?.text).toMatchFileSnapshot('./button-page.txt');
    expect(pages.find(({ name }) => name === 'Button')?.places['props.label']).toEqual({
      file: 'packages/ui/src/Button.tsx',
      line: 41,
      column: 3,
    });
    const card = JSON.parse(pages.find(({ name }) => name === 'Card')?.text ?? '');
    expect([card.inheritance, card.inherited]).toEqual([
      { component: 'Box', pathname: '/ui/api/box/' },
      [{ component: 'Box', pathname: '/ui/api/box/', props: ['children', 'elevation', 'square'] }],
    ]);
  });

  it('does not link to a page that does not exist', async () => {
    const { value: pages } = await extract([UI.replace('}', ", exclude: ['Box'] }")]);
    const card = JSON.parse(pages.find(({ name }) => name === 'Card')?.text ?? '');
    expect([card.inheritance, card.inherited]).toEqual([
      null,
      [{ component: 'Box', pathname: null, props: ['children', 'elevation', 'square'] }],
    ]);
  });

  it('is limited by include, exclude and kinds', async () => {
    const some =
      "{ name: '@acme/ui', entries: ['packages/ui/src/index.ts'], include: ['B*', 'use*'], exclude: ['*x'] }";
    const { value: pages, diagnostics } = await extract([some]);
    expect(pages.map(({ name }) => name)).toEqual(['Button', 'useHold']);
    expect(diagnostics).toEqual([]);
  });
});

describe('a mistake in the extraction config', () => {
  it.each([
    ["{ name: '@acme/none' }", ['extract/missing-package site.config.ts:4:13']],
    [
      "{ name: '@acme/kit', entries: ['@acme/kit', '@acme/kit/Nothing'] }",
      ['extract/missing-entry site.config.ts:4:49'],
    ],
    ["{ name: '@acme/kit', tsconfig: 'no.json' }", ['extract/missing-tsconfig site.config.ts:4:36']],
    ["{ name: '@acme/kit', exclude: ['Bagde'] }", ['extract/unused-pattern site.config.ts:4:36']],
    ["{ name: '@acme/kit', kinds: ['hook'] }", ['extract/no-exports site.config.ts:4:13']],
    ["{ name: 'broken' }", ['extract/failed site.config.ts:4:13']],
    [`${KIT}, ${KIT}`, ['extract/same-page site.config.ts:4:64', 'extract/same-page site.config.ts:4:64']],
  ])('is reported at its field: %s', async (packages, expected) => {
    expect(found(await extract([packages]))).toEqual(expected);
  });

  it('is reported for each pattern that no prop of any package matches', async () => {
    const props = "{ exclude: ['variant', 'Varaint'], groups: { dom: ['elevation', 'elevaton'] } }";
    expect(found(await extract([UI, KIT], null, props))).toEqual([
      'extract/unused-prop-pattern site.config.ts:6:36',
      'extract/unused-prop-pattern site.config.ts:6:77',
    ]);
  });
});

describe('the cache of extracted API pages', () => {
  it('is used without the compiler until a source or a lock file changes, with the same bytes', async () => {
    aheadOfDisk();
    const first = await extract([UI, KIT], 'cache');
    asked.length = 0;
    const again = await extract([UI, KIT], 'cache');
    expect(asked).toEqual([]);
    expect(again).toEqual(first);
    const file = join(ROOT, 'packages/ui/src/base.ts');
    await writeFile(file, (await readFile(file, 'utf8')).replace('elevation?: number', 'elevation?: string'));
    const changed = await extract([UI, KIT], 'cache');
    expect(asked).toEqual(['@acme/ui']);
    expect(changed.value.find(({ name }) => name === 'Box')?.text).toContain('"name": "string"');
    asked.length = 0;
    await writeFile(join(ROOT, 'package-lock.json'), '{}');
    await extract([UI, KIT], 'cache');
    expect(asked).toEqual(['@acme/ui', '@acme/kit']);
    expect(readdirSync(join(ROOT, 'cache'))).toHaveLength(2);
  });
});

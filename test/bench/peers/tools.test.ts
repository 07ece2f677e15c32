// The tools are compared on the same words, or not at all.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

interface File {
  readonly path: string;
  readonly text: string;
}

interface Written {
  readonly bodies: readonly string[];
  readonly tools: readonly { readonly id: string; readonly pages: readonly File[]; readonly files: readonly File[] }[];
}

/** What each tool is given of 30 pages, in two groups. */
const PROGRAM = `
import { page, pageFile, configFile } from '${new URL('../generate.mjs', import.meta.url).href}';
import { TOOLS } from '${new URL('./tools/all.mjs', import.meta.url).href}';
const pages = Array.from({ length: 30 }, (_, i) => page(i, 30));
const groups = [0, 1].map((n) => ({ name: 'group-' + n, title: 'Group ' + n, pages: pages.slice(n * 25, n * 25 + 25) }));
const tools = TOOLS.map(({ id, pageFile, files }) => ({ id, pages: pages.map(pageFile), files: files(groups) }));
console.log(JSON.stringify({ bodies: pages.map(({ body }) => body), tools }));
`;

const { bodies, tools }: Written = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { encoding: 'utf8', maxBuffer: 1 << 26 }),
);

it('gives our project the same bytes for ever: older figures can be compared', () => {
  const files = tools[0]?.pages.map(({ path, text }) => `${path}\n${text}`).join('') ?? '';
  expect(createHash('sha256').update(files).digest('hex')).toMatchInlineSnapshot(
    `"8ec6c9a2089462409154bbc32cd1286c688436471485887b873d1a4435f52950"`,
  );
});

it('measures every tool once', () => {
  const ids = tools.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['docs-gen', 'docusaurus', 'eleventy', 'hugo', 'rspress', 'starlight']));
});

describe.each(tools)('$id', ({ pages, files }) => {
  it('reads the same text of each page, in a file of its own', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(bodies.length);
    for (const [at, { text }] of pages.entries()) {
      expect(text.endsWith(`\n\n${bodies[at]}\n`)).toBe(true);
      expect(text).toMatch(new RegExp(`^---\ntitle: Page ${at}\ndescription: `));
    }
  });

  it('writes no other file in the place of a page', () => {
    const paths = [...pages, ...files].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

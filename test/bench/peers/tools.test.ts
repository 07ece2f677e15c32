// The tools are compared on the same words, or not at all.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

interface File {
  readonly path: string;
  readonly text: string;
}

interface Row {
  readonly name?: string;
  readonly title: string;
  readonly route: string;
  readonly items?: readonly Row[];
}

interface Written {
  readonly bodies: readonly string[];
  readonly routes: readonly string[];
  readonly sidebar: readonly Row[];
  readonly tools: readonly { readonly id: string; readonly pages: readonly File[]; readonly files: readonly File[] }[];
}

/** What each tool is given of 30 pages, in two groups; and the sidebar of 510, in two sections. */
const PROGRAM = `
import { page, routeOf, sidebarOf } from '${new URL('../generate.mjs', import.meta.url).href}';
import { TOOLS } from '${new URL('./tools/all.mjs', import.meta.url).href}';
const pages = Array.from({ length: 30 }, (_, i) => page(i, 30));
const tools = TOOLS.map(({ id, pageFile, files }) => ({ id, pages: pages.map(pageFile), files: files(sidebarOf(30)) }));
const routes = Array.from({ length: 510 }, (_, i) => routeOf(i));
console.log(JSON.stringify({ bodies: pages.map(({ body }) => body), routes, sidebar: sidebarOf(510), tools }));
`;

const { bodies, routes, sidebar, tools }: Written = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { encoding: 'utf8', maxBuffer: 1 << 26 }),
);

it('the generated project of docs-gen has the same bytes as in earlier benchmarks', () => {
  const files = tools[0]?.pages.map(({ path, text }) => `${path}\n${text}`).join('') ?? '';
  expect(createHash('sha256').update(files).digest('hex')).toMatchInlineSnapshot(
    `"0e5bdcef59fd42d99e3ffa4076412dfadc799c19ebd97dc54fd06e43130f098b"`,
  );
});

it('the generated project has 25 pages in a group and 20 groups in a section, in folders and in sidebars', () => {
  expect(routes[180]).toBe('/ui/section-0/group-7/page-180/');
  const groups = sidebar.flatMap(({ name, title, items = [] }) =>
    items.map((group) => ({ ...group, folder: `/ui/${name}/${group.name}/`, titles: `${title}, ${group.title}` })),
  );
  expect(sidebar.map(({ items }) => items?.length)).toEqual([20, 1]);
  expect(groups.map(({ items }) => items?.length)).toEqual([...Array(20).fill(25), 10]);
  expect([groups[0]?.titles, groups[20]?.titles]).toEqual(['Section 0, Group 0', 'Section 1, Group 20']);
  for (const { folder, items } of groups) expect(items?.every(({ route }) => route.startsWith(folder))).toBe(true);
  expect(groups.flatMap(({ items = [] }) => items.map(({ route }) => route))).toEqual(routes);
  expect(sidebar.map(({ route }) => route)).toEqual([routes[0], routes[500]]);
});

it('the list of tools contains every tool once', () => {
  const ids = tools.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['docs-gen', 'docusaurus', 'eleventy', 'hugo', 'rspress', 'starlight']));
});

describe.each(tools)('the generated project of $id', ({ pages, files }) => {
  it('has the same text on each page, in a separate file', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(bodies.length);
    for (const [at, { path, text }] of pages.entries()) {
      expect(path).toMatch(new RegExp(`(^|/)section-0/group-${Math.floor(at / 25)}/page-${at}(/index)?[.]md$`));
      expect(text.endsWith(`\n\n${bodies[at]}\n`)).toBe(true);
      expect(text).toMatch(new RegExp(`^---\ntitle: Page ${at}\ndescription: `));
    }
  });

  it('has no two files with the same path', () => {
    const paths = [...pages, ...files].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

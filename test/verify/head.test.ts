// Addresses in `head` of the config: each that leads nowhere is told once, at its line.
import { expect, test } from 'vitest';
import { runPipeline } from '../support/run-pipeline.ts';

const PAGE = '# UI\n\n<p class="description">All there is.</p>\n\n## Usage\n\nText.\n';

/** The tag stands on the third line, from column 10. */
async function build(tag: string, more = '') {
  const { diagnostics } = await runPipeline({
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', ${more}
  head: [${tag}],
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
    'content/ui/index.md': PAGE,
    'content/ui/a.md': PAGE.replace('# UI', '# A'),
    'public/count.js': '',
    'public/fine.css': '',
  });
  return diagnostics;
}

const said = (diagnostics: Awaited<ReturnType<typeof build>>) =>
  diagnostics.map(({ severity, code, at, hint }) => `${severity} ${code} ${at?.line}:${at?.column} ${hint}`);

// Tag; what is said.
test.each([
  [
    "{ tag: 'script', attributes: { src: '/cuont.js' } }",
    'error verify/dead-head-address 3:46 did you mean "/count.js"?',
  ],
  ["{ tag: 'link', attributes: { rel: 'next', href: '/ui/b/' } }", /^error verify\/dead-head-address 3:58 /],
  ["{ tag: 'noscript', content: '<link href=\"/gone.css\">' }", /^error verify\/dead-head-address 3:38 /],
  [
    "{ tag: 'script', attributes: { src: 'count.js' } }",
    'error verify/relative-head-address 3:46 start it with a slash: /count.js',
  ],
  [
    "{ tag: 'script', attributes: { src: './count.js' } }",
    'error verify/relative-head-address 3:46 start it with a slash: /count.js',
  ],
])('the head tag %s is reported', async (tag, expected) => {
  const all = said(await build(tag));
  expect(all).toHaveLength(1);
  expect(all[0]).toMatch(expected);
});

test.each([
  "{ tag: 'script', attributes: { src: '/count.js?v=1' } }",
  "{ tag: 'link', attributes: { rel: 'next', href: '/ui/a/#usage' } }",
  "{ tag: 'link', attributes: { rel: 'preconnect', href: 'https://cdn.example' } }",
  "{ tag: 'link', attributes: { rel: 'icon', href: 'data:,' } }",
  "{ tag: 'base', attributes: { target: '_top' } }",
  "{ tag: 'meta', attributes: { name: 'x', content: 'y' } }",
])('the head tag %s is valid', async (tag) => {
  expect(said(await build(tag))).toEqual([]);
  expect(said(await build(tag, "base: '/docs/',"))).toEqual([]);
});

test('the settings `links.dead` and `links.elsewhere` apply to head addresses', async () => {
  const tag = "{ tag: 'script', attributes: { src: '/gone/a.js' } }";
  expect(said(await build(tag, "links: { dead: 'warning' },"))[0]).toMatch(/^warning verify\/dead-head-address /);
  expect(said(await build(tag, "links: { dead: 'off' },"))).toEqual([]);
  expect(said(await build(tag, "links: { elsewhere: ['/gone/'] },"))).toEqual([]);
});

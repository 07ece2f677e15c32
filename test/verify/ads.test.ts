// Addresses of the site's own ads: each that leads nowhere is told at its line.
import { expect, test } from 'vitest';
import { runPipeline } from '../support/run-pipeline.ts';

const PAGE = '# UI\n\n<p class="description">All there is.</p>\n\nText.\n';

/** The ad stands on the third line, its link from column 38. */
async function build(addresses: string, more = '') {
  const { diagnostics } = await runPipeline({
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', ${more}
  ads: { inHouse: [{ name: 'course', ${addresses}, description: 'Learn it.' }] },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
    'content/ui/index.md': PAGE,
    'content/ui/course.md': PAGE.replace('# UI', '# Course'),
    'public/course.png': '',
  });
  return diagnostics.map(({ severity, code, at, hint }) => `${severity} ${code} ${at?.line}:${at?.column} ${hint}`);
}

test.each([
  ["link: '/ui/cuorse/'", 'error verify/dead-ad-address 3:44 did you mean "/ui/course/"?'],
  ["link: '/ui/course/', img: '/cuorse.png'", 'error verify/dead-ad-address 3:64 did you mean "/course.png"?'],
])('the ad address in %s is reported', async (addresses, expected) => {
  expect(await build(addresses)).toEqual([expected]);
});

test.each([
  "link: '/ui/course/#usage', img: '/course.png'",
  "link: '/ui/course/?from=ad'",
  "link: 'https://elsewhere.example/'",
])('the ad address in %s is valid', async (addresses) => {
  expect(await build(addresses)).toEqual([]);
  expect(await build(addresses, "base: '/docs/',")).toEqual([]);
});

test('the settings `links.dead` and `links.elsewhere` apply to ad addresses', async () => {
  const gone = "link: '/gone/a/'";
  expect((await build(gone, "links: { dead: 'warning' },"))[0]).toMatch(/^warning verify\/dead-ad-address /);
  expect(await build(gone, "links: { dead: 'off' },")).toEqual([]);
  expect(await build(gone, "links: { elsewhere: ['/gone/'] },")).toEqual([]);
});

// Formulas of a built site in a real browser: drawn as mathematics, from left to right, without a file of their own.
import { beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { pageRest } from './support/page-rest.ts';
import { smallest } from './support/smallest.ts';

const root = sharedTempDir();

beforeAll(async () => {
  const config = smallest['site.config.ts'] ?? '';
  await writeFiles(root, {
    ...smallest,
    'site.config.ts': `import { math } from 'docs-gen/plugins';\n${config.replace('products:', 'plugins: [math()], products:')}`,
    'content/ui/button/button.md': `${smallest['content/ui/button/button.md']}
A half is $\\frac{1}{2}$ and costs $5 or $10.

$$
${'a_1 + '.repeat(80)} a_2
$$
`,
  });
  await mustBuild(root, 'dist');
});

describeInBrowser('formulas', (browser) => {
  test('look like mathematics, load nothing, and keep their direction', async () => {
    const server = await staticServer(`${root}/dist`);
    const requests = { '/ui/': new Set<string>(), '/ui/button/': new Set<string>() };
    for (const route of ['/ui/', '/ui/button/'] as const) {
      const page = await browser().newPage({ viewport: { width: 360, height: 800 } });
      const rest = pageRest(page);
      page.on('request', (request) => requests[route].add(new URL(request.url()).pathname.replace(route, '')));
      await page.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
      await page.goto(server.origin + route);
      await rest();
      if (route === '/ui/button/') {
        const seen = await page.evaluate(() => {
          const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
          const [inline, block] = document.querySelectorAll('main math');
          const [top, bottom] = inline?.querySelectorAll('mn') ?? [];
          const [first, second] = block?.querySelectorAll('msub') ?? [];
          const frame = block?.parentElement;
          return {
            isStacked: box(top).bottom <= box(bottom).top + 2,
            isLeftToRight: box(first).left < box(second).left,
            startsInView: box(first).left >= 0,
            scrolls: (frame?.scrollWidth ?? 0) > (frame?.clientWidth ?? 0),
            pageScrolls: document.documentElement.scrollWidth > innerWidth,
            text: document.querySelector('main')?.textContent?.includes('costs $5 or $10.'),
          };
        });
        expect(seen).toEqual({
          isStacked: true,
          isLeftToRight: true,
          startsInView: true,
          scrolls: true,
          pageScrolls: false,
          text: true,
        });
      }
      await page.close();
    }
    expect([...requests['/ui/button/']].sort()).toEqual([...requests['/ui/']].sort());
  });
});

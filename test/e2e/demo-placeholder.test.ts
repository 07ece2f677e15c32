// A demo that has no HTML: a placeholder with its height, one sentence for readers without JavaScript, and no jump when it arrives.
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { staticServer } from '../support/static-server.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { visit } from './support/visit.ts';

const FILES = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', cacheDir: 'cache', lastUpdated: false,
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false, server: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md':
    '# Demos\n\n<p class="description">Demos.</p>\n\n{{"demo": "High.js", "height": 300}}\n\n{{"demo": "Low.js"}}\n',
  'content/ui/High.tsx':
    'export default function High() { return <p style={{ margin: 0, blockSize: 252 }}>high</p>; }\n',
  'content/ui/Low.tsx': 'export default function Low() { return <p>low</p>; }\n',
};

describeInBrowser('a demo without HTML', (browser) => {
  test('has a placeholder as high as the demo declares, which only says something where scripts are off', async () => {
    const root = tempDir();
    await writeFiles(root, FILES);
    await mustBuild(root, 'dist');
    const server = await staticServer(join(root, 'dist'));
    onTestFinished(() => server.close());
    const url = `${server.origin}/ui/`;

    const { page: plain } = await visit(browser(), url, { javaScriptEnabled: false });
    expect(await plain.locator('.dg-demo-wait').allInnerTexts()).toEqual([
      'This demo needs JavaScript.',
      'This demo needs JavaScript.',
    ]);

    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page } = await visit(browser(), url, {
      prepare: (page) => page.route(/\/assets\/demos\//, (route) => answered.then(() => route.continue())),
    });
    const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height;
    expect(await page.locator('.dg-demo-wait').allInnerTexts()).toEqual(['', '']);
    expect(await heightOf('#High .dg-demo-stage')).toBe(300);
    expect(await heightOf('#High .dg-demo-wait')).toBe(252);
    expect(await heightOf('#Low .dg-demo-wait')).toBe(120);
    const animation = (reducedMotion: 'reduce' | 'no-preference') =>
      page
        .emulateMedia({ reducedMotion })
        .then(() =>
          page.locator('#Low .dg-demo-wait').evaluate((element) => getComputedStyle(element).animationDuration),
        );
    expect(await animation('no-preference')).toBe('1s');
    expect(await animation('reduce')).toBe('1e-05s');

    answer();
    await page.locator('#High p').waitFor();
    expect(await page.locator('#High .dg-demo-wait').count()).toBe(0);
    expect(await heightOf('#High .dg-demo-stage')).toBe(300);
  });
});

// A browser opens, and shows what the server serves: a sign of life for all tests that need both.
import { expect, test } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { staticServer } from './static-server.ts';
import { tempDir } from './temp-dir.ts';
import { writeFiles } from './write-files.ts';

describeInBrowser('a browser', (browser) => {
  test('runs the script of a served page', async () => {
    const dir = tempDir();
    await writeFiles(dir, {
      'index.html': '<!doctype html><title>old</title><script src="/a.js"></script>',
      'a.js': "document.title = 'new'",
    });
    const server = await staticServer(dir);
    const page = await browser().newPage();
    await page.goto(`${server.origin}/`);
    expect(await page.title()).toBe('new');
    await page.close();
    await server.close();
  });
});

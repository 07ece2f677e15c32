// The files of live editing: the same in every build, loaded on demand, and run in a sandbox only.
import { describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { invalidHtml } from './support/invalid-html.ts';
import { LIVE, liveEditSite, soon } from './support/live-edit-site.ts';
import { liveSite } from './support/live-site.ts';
import { framesDrawn, pageIsIdle } from './support/page-events.ts';
import { readFolder } from './support/published.ts';
import { visit } from './support/visit.ts';

const live = liveEditSite();

describe('the files of live editing', () => {
  test('are the same in every build, and left to the reader who asks', async () => {
    const args = ['--no-cache'];
    await mustBuild(live.root, 'again', { args });
    const [first, second] = await Promise.all([readFolder(`${live.root}/dist`), readFolder(`${live.root}/again`)]);
    const edited = [...first].filter(([path]) => LIVE.test(`/${path}`));
    expect(edited.length).toBeGreaterThan(6);
    for (const [path, body] of edited) expect(second.get(path)?.equals(body), path).toBe(true);
    const document = first.get('live-edit.html')?.toString() ?? '';
    expect(document).toContain("default-src 'none'");
    expect(await invalidHtml(document, 'live-edit.html')).toEqual([]);
    expect(first.get('sw.js')?.toString()).not.toContain('assets/live');
  });

  test('are not there where the config says so', async () => {
    await writeFiles(live.root, {
      'off.config.ts': (liveSite['site.config.ts'] ?? '').replace('demos: {', 'demos: { liveEdit: false,'),
    });
    await mustBuild(live.root, 'off', { args: ['--config', 'off.config.ts'] });
    const files = await readFolder(`${live.root}/off`);
    expect([...files.keys()].filter((path) => LIVE.test(`/${path}`))).toEqual([]);
    expect(files.get('ui/button/index.html')?.toString()).not.toContain('data-act="edit"');
  });
});

describeInBrowser('a page with live editing', (browser) => {
  test('loads nothing of it before the reader edits', async () => {
    const { page, requests } = await visit(browser(), `${live.origin()}/ui/button/`);
    const demo = page.locator('figure[data-demo="Counter"]');
    await demo.getByRole('button', { name: 'Pressed 0' }).click();
    await demo.locator('[data-act="expand"]').click();
    await pageIsIdle(page);
    await framesDrawn(page);
    expect(requests.filter((path) => LIVE.test(path))).toEqual([]);
    await demo.locator('[data-act="edit"]').click();
    await soon(() => requests.filter((path) => LIVE.test(path)).length).toBeGreaterThan(5);
  });

  test('does not offer it where the directive forbids it', async () => {
    const { page } = await visit(browser(), `${live.origin()}/ui/button/`);
    expect(await page.locator('[data-act="edit"]').count()).toBe(2);
    expect(await page.locator('figure[data-demo="Fixed"] [data-act="edit"]').count()).toBe(0);
  });

  test('runs nothing in a frame that is not sandboxed', async () => {
    const { page } = await visit(browser(), `${live.origin()}/ui/`);
    const told = await page.evaluate(async () => {
      const messages: unknown[] = [];
      let isReady = () => {};
      const ready = new Promise<void>((resolve) => {
        isReady = resolve;
      });
      addEventListener('message', ({ data, source }) => {
        const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
        messages.push([frame?.getAttribute('sandbox') ?? 'none', data]);
        isReady();
      });
      for (const sandbox of [null, 'allow-scripts']) {
        const frame = document.createElement('iframe');
        if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
        frame.src = '/live-edit.html';
        await new Promise((resolve) => {
          frame.onload = resolve;
          document.body.append(frame);
        });
      }
      await ready;
      return messages;
    });
    // The other one was there first, and has said nothing.
    expect(told).toEqual([['allow-scripts', { type: 'ready' }]]);
  });
});

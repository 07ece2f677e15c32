// The policy of a server that watches: its author sees what a published site would refuse, and nothing is refused.
import { expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { tempDir } from '../support/temp-dir.ts';
import { startWatching } from '../support/watching.ts';
import { writeFiles } from '../support/write-files.ts';
import { inbox } from './support/inbox.ts';
import { AD_SCRIPT, FONT_SHEET, policySite } from './support/policy-site.ts';
import { editDemo, watchPolicy } from './support/policy-watch.ts';
import { tagHost } from './support/tag-host.ts';

const services = tagHost({ '/news.json': '[]', '/font.css': FONT_SHEET, '/show.js': AD_SCRIPT });
const readers = inbox();
const foreign = inbox();
const reports = () => readers.asked.filter(({ path }) => path === '/report');

describeInBrowser('a watching server', (browser) => {
  test('tells its author of what would be refused, and refuses nothing', async () => {
    const folder = tempDir();
    const hosts = { services: services.origin, inbox: readers.origin };
    await writeFiles(folder, policySite(hosts, `reportUri: '${readers.origin}/report'`));
    const watching = await startWatching(folder);
    onTestFinished(() => watching.stop());
    readers.asked.length = 0;
    const { page, refused, thrown } = await watchPolicy(browser());
    const answer = await page.goto(`${watching.origin}/ui/button/`);
    const { 'content-security-policy': policy, 'content-security-policy-report-only': reported } =
      answer?.headers() ?? {};
    expect(policy).toBe(undefined);
    expect(reported).toContain("script-src 'self' 'sha256-");
    expect(reported).not.toContain('report-uri');
    await editDemo(page, page.locator('figure[data-demo="Counter"]'));
    await writeFiles(folder, { 'content/ui/button/label.ts': "export const label: string = 'Pushed';\n" });
    await expect.poll(() => page.locator('figure[data-demo="Day"]').count()).toBe(1);
    await page.goto(`${watching.origin}/ui/`);
    await page.locator('figure[data-demo="Styled"]').first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('load');
    expect(refused()).toEqual([]);
    expect(thrown).toEqual([]);
    await page.evaluate(
      (host) => void document.body.append(Object.assign(new Image(), { src: `${host}/a.png` })),
      foreign.origin,
    );
    await expect.poll(() => refused().join()).toContain(`img-src ${foreign.origin}/a.png`);
    await expect.poll(() => foreign.asked.map(({ path }) => path)).toContain('/a.png');
    expect(reports()).toEqual([]);
  });
});

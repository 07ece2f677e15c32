// The lab of ads and events in a real browser: every state, its events, and not one question to another host.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { smallest } from './support/smallest.ts';
import { visit } from './support/visit.ts';

/** The machine may be busy. */
const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 15_000 });

const root = sharedTempDir();
let site: StaticServer;

beforeAll(async () => {
  const lab = '# Lab\n\n<p class="description">A lab.</p>\n\n{{"component": "docs-gen/AdLab"}}\n';
  await writeFiles(root, { ...smallest, 'content/ui/lab/lab.md': lab });
  await mustBuild(root, 'dist', { args: ['--no-cache'] });
  site = await staticServer(`${root}/dist`);
});
afterAll(() => site.close());

async function open(browser: Browser) {
  const asked: string[] = [];
  const { page, problems, requests } = await visit(browser, `${site.origin}/ui/lab/`, {
    viewport: { width: 1280, height: 1200 },
    async prepare(page) {
      await page.clock.install();
      page.on('request', (request) => {
        if (!request.url().startsWith(site.origin) && !request.url().startsWith('data:')) asked.push(request.url());
      });
    },
  });
  const choice = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator('select'));
  // The island has come to life: until then a choice would be undone.
  await eventually(() => requests.some((path) => /\/AdLab-/.test(path))).toBe(true);
  await page.clock.runFor(500);
  return {
    page,
    problems,
    asked,
    box: page.locator('.dg-lab .dg-body-top'),
    choose: (label: string, value: string) => choice(label).selectOption(value),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  };
}

const events = (page: Page) =>
  page.locator('.dg-lab-events li code').evaluateAll((all) =>
    all.map((line) => {
      const [name = '', json = ''] = (line.textContent ?? '').split(/ (.*)/s);
      const { eventAction, eventLabel } = JSON.parse(json);
      return `${name} ${eventAction} ${eventLabel}`;
    }),
  );

describeInBrowser('the lab', (browser) => {
  test.each([
    // What happens, the number that is drawn, for how long: what is shown and told.
    ['network', '0.1', 6000, 'An ad that the network brings', ['ad display carbon-body-top-inline']],
    ['network', '0.8', 6000, 'An ad that the network brings', []],
    ['late', '0.1', 3600, 'Thank you!', ['ad display carbon-body-top-inline']],
    [
      'late',
      '0.1',
      9000,
      'An ad that the network brings',
      ['ad display carbon-body-top-inline', 'ad display carbon-body-top-inline'],
    ],
    [
      'blocked',
      '0.1',
      9000,
      'Thank you!',
      ['ad display carbon-body-top-inline', 'ad display in-house-adblock-body-top-inline'],
    ],
    ['blocked', '0.2', 9000, 'ad by MUI', []],
    [
      'backers',
      '0',
      9000,
      'ad by MUI',
      ['ad display in-house-scaffoldhub', 'ad display in-house-carbon-body-top-inline'],
    ],
    ['own', '0', 9000, 'ad by MUI', ['ad display in-house-scaffoldhub', 'ad display in-house-body-top-inline']],
    ['refused', '0', 9000, 'ad by MUI', ['ad display in-house-scaffoldhub', 'ad display in-house-body-top-inline']],
    ['crawler', '0', 9000, '', []],
    ['crash', '0.99', 9000, '', ['ad crash in-house-body-top-image']],
  ])('%s with %s, after %i ms', async (state, draw, ms, text, told) => {
    const { page, box, choose, press, asked, problems } = await open(browser());
    await choose('Every number that is drawn', draw);
    await choose('What happens', state);
    await press('Run');
    await page.clock.runFor(ms);
    expect((await box.innerText()).includes(text)).toBe(true);
    if (text === '') expect(await box.innerText()).toBe('');
    expect(await events(page)).toEqual(told);
    expect(asked).toEqual([]);
    expect(problems.map((text) => text.split('\n')[0])).toEqual(
      state === 'crash' ? ['Error: The lab made the ad crash.'] : [],
    );
  });

  test.each([
    ['good', 'Tools for teams', ['ad display carbon-demo-inline']],
    ['late', 'Tools for teams', ['ad display carbon-demo-inline']],
    ['empty', '', []],
    ['failure', '', []],
    ['hostile', 'Tools for teams', ['ad display carbon-demo-inline']],
  ])('the ad below a demo: %s', async (answer, text, told) => {
    const { page, choose, press, asked, problems } = await open(browser());
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
    await choose('Every number that is drawn', '0.1');
    await choose('The ad below a demo', answer);
    await press('Open the code');
    await page.clock.runFor(4000);
    const place = page.locator('.dg-lab .dg-notice-below');
    await eventually(() => events(page)).toEqual(told);
    expect((await place.innerText()).includes(text)).toBe(true);
    if (text === '') expect(await place.innerHTML()).toBe('');
    expect((await place.boundingBox())?.height).toBe(52);
    expect(await place.locator('img, script').count()).toBe(0);
    expect([asked, problems, dialogs]).toEqual([[], [], []]);
  });

  test('tells clicks as analytics does, and tells analytics nothing', async () => {
    const { page, choose, press } = await open(browser());
    await choose('Every number that is drawn', '0.1');
    await press('Click');
    await press('Click, of which a tenth is told');
    await press('Click inside of a card');
    await choose('Every number that is drawn', '0.15');
    await press('Click, of which a tenth is told');
    expect(await events(page)).toEqual(['lab click plain', 'lab click split', 'lab click card']);
    expect(await page.evaluate(() => (window.docsGenEvents ?? []).length)).toBe(0);
    await press('Clear');
    expect(await events(page)).toEqual([]);
    await page.evaluate(() =>
      window.docsGenEvents?.push({ name: 'own', params: { eventAction: 'a', eventLabel: 'b' } }),
    );
    await eventually(() => events(page)).toEqual(['own a b']);
  });
});

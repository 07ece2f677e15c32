// What readers see of ads.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RowId } from '../../../../scripts/specification-rows.ts';
import type { Check, Walk } from './walk.ts';

const BUTTON = '/material-ui/react-button/';
export const LAB = '/experiments/docs/ad-lab/';

const select = (page: Page, name: string) => page.locator('.dg-lab').getByRole('combobox', { name, exact: true });

interface Run {
  readonly draw: string;
  readonly ms: number;
}

export const events = async (page: Page) => (await page.locator('.dg-lab-events li').allInnerTexts()).join('\n');

/** The lab, once it answers: what is pressed before has to wait for its script, while the clock of the page goes on. */
async function openLab({ open }: Walk): Promise<Page> {
  const page = await open(LAB, { stopped: true });
  await page.clock.runFor(1000);
  await page.locator('.dg-lab').getByRole('button', { name: 'Page view' }).click();
  await expect.poll(() => events(page)).toContain('page_view');
  await page.locator('.dg-lab').getByRole('button', { name: 'Clear' }).click();
  return page;
}

/** A state of the lab, after a while. The clock stands still then: what it has started may still arrive. */
async function lab(
  walk: Walk,
  state: string,
  { draw, ms }: Run,
): Promise<{ page: Page; text: () => Promise<string>; events: () => Promise<string> }> {
  const page = await openLab(walk);
  await select(page, 'Every number that is drawn').selectOption(draw);
  await select(page, 'What happens').selectOption(state);
  await page.locator('.dg-lab').getByRole('button', { name: 'Run' }).click();
  await page.clock.runFor(ms);
  return {
    page,
    text: () => page.locator('.dg-lab .dg-body-top').innerText(),
    events: () => events(page),
  };
}

async function below(walk: Walk, answer: string): Promise<Page> {
  const page = await openLab(walk);
  await select(page, 'Every number that is drawn').selectOption('0.1');
  await select(page, 'The ad below a demo').selectOption(answer);
  await page.locator('.dg-lab').getByRole('button', { name: 'Open the code' }).click();
  await page.clock.runFor(4000);
  return page;
}

async function houseAd({ open }: Walk, draw: number, width = 1280) {
  const page = await open(BUTTON, { draw, viewport: { width, height: 800 } });
  const place = page.locator('main .dg-body-top').first();
  await expect.poll(() => place.innerText()).not.toBe('');
  return { page, place };
}

export const adChecks = {
  'ad-place': async (walk) => {
    const height = (place: Awaited<ReturnType<typeof houseAd>>['place']) =>
      place.evaluate((box) => box.getBoundingClientRect().height);
    expect(await height((await houseAd(walk, 0.1)).place)).toBeGreaterThanOrEqual(126);
    expect(await height((await houseAd(walk, 0.1, 390)).place)).toBeGreaterThanOrEqual(142);
  },
  'ad-house': async (walk) => {
    const names = new Set<string>();
    for (const draw of [0, 0.3, 0.5, 0.7, 0.95]) names.add(await (await houseAd(walk, draw)).place.innerText());
    expect(names.size).toBe(5);
  },
  'ad-fields': async (walk) => {
    const { place } = await houseAd(walk, 0.95);
    expect(await place.locator('a').first().getAttribute('href')).toMatch(/^https:/);
    expect(await place.locator('a').first().getAttribute('rel')).toContain('sponsored');
    expect(await place.locator('img').getAttribute('alt')).toBe('figma');
    expect(await place.innerText()).toMatch(/Design kits[\s\S]*ad by MUI/i);
  },
  'ad-shapes': async (walk) => {
    expect(await (await houseAd(walk, 0.79)).place.locator('img:visible').count()).toBe(0);
    const picture = (await houseAd(walk, 0.81)).place.locator('img');
    expect(await picture.evaluate((image) => [image.clientWidth, image.clientHeight])).toEqual([130, 100]);
  },
  'ad-network': async (walk) => {
    await expect
      .poll((await lab(walk, 'network', { draw: '0.1', ms: 6000 })).text)
      .toContain('Lighthouse: monitor every page');
  },
  'ad-blocked': async (walk) => {
    await expect.poll((await lab(walk, 'blocked', { draw: '0.2', ms: 2900 })).text).toBe('');
    await expect.poll((await lab(walk, 'blocked', { draw: '0.2', ms: 3200 })).text).toMatch(/ad by MUI/i);
  },
  'ad-poll': async (walk) => {
    await expect
      .poll((await lab(walk, 'late', { draw: '0.1', ms: 4700 })).text)
      .toContain('Lighthouse: monitor every page');
  },
  'ad-late': async (walk) => {
    await expect.poll((await lab(walk, 'late', { draw: '0.1', ms: 3600 })).text).toContain('Thank you!');
    await expect
      .poll((await lab(walk, 'late', { draw: '0.1', ms: 9000 })).text)
      .toContain('Lighthouse: monitor every page');
  },
  'ad-backers': async (walk) => {
    const { text, events } = await lab(walk, 'backers', { draw: '0', ms: 9000 });
    await expect.poll(text).toMatch(/ad by MUI/i);
    await expect.poll(events).toContain('in-house-carbon-body-top-inline');
  },
  'ad-message': async (walk) => {
    await expect.poll((await lab(walk, 'blocked', { draw: '0.1', ms: 9000 })).text).toContain('Thank you!');
  },
  'ad-crash': async (walk) => {
    const { text, events } = await lab(walk, 'crash', { draw: '0.99', ms: 9000 });
    await expect.poll(text).toBe('');
    await expect.poll(events).toContain('crash');
  },
  'ad-crawler': async (walk) => {
    await expect.poll((await lab(walk, 'crawler', { draw: '0', ms: 9000 })).text).toBe('');
    const page = await walk.open(BUTTON, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main .dg-body-top a').count()).toBe(0);
  },
  'ad-fetch': async (walk) => {
    expect(await (await below(walk, 'good')).locator('.dg-notice-below').innerText()).toContain('Tools for teams');
    expect(await (await below(walk, 'empty')).locator('.dg-notice-below a').count()).toBe(0);
  },
  'ad-fetch-fails': async (walk) => {
    expect(await (await below(walk, 'failure')).locator('.dg-notice-below a').count()).toBe(0);
  },
  'ad-display': async (walk) => {
    await expect
      .poll((await lab(walk, 'network', { draw: '0.1', ms: 6000 })).events)
      .toContain('carbon-body-top-inline');
    await expect.poll((await lab(walk, 'network', { draw: '0.8', ms: 6000 })).events).not.toContain('display');
  },
  'ad-delay': async (walk) => {
    await expect
      .poll((await lab(walk, 'network', { draw: '0.1', ms: 2000 })).events)
      .not.toContain('carbon-body-top-inline');
    await expect
      .poll((await lab(walk, 'network', { draw: '0.1', ms: 3600 })).events)
      .toContain('carbon-body-top-inline');
  },
  'ad-pixels': async (walk) => {
    const network = await walk.service((path) => ({ body: path.startsWith('/list') ? list : '' }));
    const { origin } = network;
    const pixel = `${origin}/first?[timestamp]||${origin}/second`;
    const ad = {
      statlink: 'https://buy.example/',
      description: 'Tools.',
      statimp: `${origin}/seen`,
      timestamp: 42,
      pixel,
    };
    const list = JSON.stringify({ ads: [ad] });
    const site = await walk.serve(`ads: { showIn: 'everywhere', network: { inlineUrl: '${origin}/list' } },`);
    const page = await walk.open('/ui/page/', { origin: site.origin });
    await page.getByText('Tools.').waitFor();
    await expect
      .poll(() => network.requests.map(({ path }) => path).sort())
      .toEqual(['/first?42', '/list', '/second', '/seen']);
    expect(await page.locator(`img[src^="${origin}"]:visible`).count()).toBe(0);
    expect(await (await below(walk, 'good')).locator('.dg-notice-below img').count()).toBe(0);
    expect(walk.asked()).toEqual([]);
  },
  'ad-safe': async (walk) => {
    const page = await below(walk, 'hostile');
    expect(await page.locator('.dg-notice-below').innerText()).toContain('Tools for teams');
    expect(await page.locator('.dg-notice-below script').count()).toBe(0);
  },
} satisfies Partial<Record<RowId, Check>>;

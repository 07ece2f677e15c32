// What readers see of ads, events, feedback and the limits of the theme.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RowId } from '../../../../scripts/specification-rows.ts';
import type { Check, Walk } from './walk.ts';

const BUTTON = '/material-ui/react-button/';
const LAB = '/experiments/docs/ad-lab/';

const PRINTED = '/docs/?dg-debug=analytics';

/** What the console says of an event. */
const printed = (walk: Walk, name: string) =>
  walk.console().find((text) => text.startsWith(`[analytics] ${name} `)) ?? '';

const select = (page: Page, name: string) => page.locator('.dg-lab').getByRole('combobox', { name, exact: true });

interface Run {
  readonly draw: string;
  readonly ms: number;
}

const events = async (page: Page) => (await page.locator('.dg-lab-events li').allInnerTexts()).join('\n');

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
    const page = await below(walk, 'good');
    expect(await page.locator('.dg-notice-below img').count()).toBe(0);
    expect(walk.asked()).toEqual([]);
  },
  'ad-safe': async (walk) => {
    const page = await below(walk, 'hostile');
    expect(await page.locator('.dg-notice-below').innerText()).toContain('Tools for teams');
    expect(await page.locator('.dg-notice-below script').count()).toBe(0);
  },
} satisfies Partial<Record<RowId, Check>>;

async function manual({ open }: Walk, path: string): Promise<string> {
  return (await open(path)).locator('main').innerText();
}

export const serviceChecks = {
  'page-view': async (walk) => {
    const page = await walk.open(LAB);
    await page.locator('.dg-lab').getByRole('button', { name: 'Page view' }).click();
    await expect.poll(() => events(page)).toContain('page_view');
  },
  'user-properties': async (walk) => {
    await walk.open(PRINTED);
    for (const name of ['codeVariant', 'userLanguage', 'devicePixelRatio', 'colorSchemeOS', 'colorScheme'])
      await expect.poll(() => printed(walk, 'user_properties')).toContain(`${name}: `);
  },
  'click-events': async (walk) => {
    const page = await walk.open(LAB);
    await page.locator('.dg-lab').getByRole('button', { name: 'Click inside of a card' }).click();
    await expect.poll(() => events(page)).toContain('card');
  },
  'web-vitals': async (walk) => {
    const page = await walk.open(PRINTED);
    await expect
      .poll(() => printed(walk, 'TTFB'))
      .toMatch(/metric_label: Web Vitals.*a sample of 0\.01 % of page loads/);
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    for (const metric of ['FCP', 'LCP', 'CLS', 'INP']) await expect.poll(() => printed(walk, metric)).not.toBe('');
  },
  'feedback-fails': async (walk) => {
    expect(await manual(walk, '/experiments/docs/feedback/')).toMatch(
      /Couldn.t submit feedback\. Please try again later\./,
    );
  },
  feedback: async ({ open }) => {
    const page = await open('/docs/');
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect
      .poll(() => page.locator('.dg-feedback a').first().getAttribute('href'))
      .toMatch(/^https:\/\/github\.com\/example\/component-docs\/issues\/new/);
  },
  'web-fonts': async ({ open, asked }) => {
    const page = await open('/docs/');
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true);
    expect(asked()).toEqual([]);
  },
  elevations: async ({ open }) => {
    const levels = (await open('/experiments/docs/theme/')).locator('.dg-elevations li');
    expect([await levels.count(), await levels.last().innerText()]).toEqual([25, '24']);
  },
  breakpoints: async ({ open }) => {
    const cells = (await open('/experiments/docs/theme/')).locator('[class^="dg-breakpoint-"] td:nth-child(2)');
    expect(await cells.allInnerTexts()).toEqual(['0 px', '600 px', '900 px', '1200 px', '1536 px']);
  },
  shape: async ({ open }) => {
    const page = await open(BUTTON);
    expect(
      await page
        .locator('.dg-demo')
        .first()
        .evaluate((box) => getComputedStyle(box).borderRadius),
    ).toBe('12px');
  },
  transitions: async ({ open }) => {
    const text = await (await open('/experiments/docs/theme/')).locator('.dg-transitions').innerText();
    for (const ms of [150, 200, 250, 300, 375, 225, 195]) expect(text).toContain(String(ms));
  },
  'safe-integers': async ({ open }) => {
    const page = await open('/base-ui/react-number-input/');
    expect(await page.locator('main').innerText()).toMatch(/9[,.\s]?007[,.\s]?199[,.\s]?254[,.\s]?740[,.\s]?991/);
  },
  license: async ({ open }) => {
    const page = await open('/x/react-data-grid/tree-data/');
    await expect.poll(() => page.locator('[data-demo="PartsTree"]').innerText()).toContain('without a license key');
    await page.locator('[data-demo="PartsTree"] summary', { hasText: 'Wheel' }).click();
    await expect.poll(() => page.locator('[data-demo="PartsTree"]').innerText()).toContain('Spoke');
  },
} satisfies Partial<Record<RowId, Check>>;

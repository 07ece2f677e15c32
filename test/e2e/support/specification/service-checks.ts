// What readers see of events, feedback and the limits of the theme.
import { expect } from 'vitest';
import type { RowId } from '../../../../scripts/specification-rows.ts';
import { events, LAB } from './ad-checks.ts';
import type { Check, Walk } from './walk.ts';

const BUTTON = '/material-ui/react-button/';
const PRINTED = '/docs/?dg-debug=analytics';

/** What the console says of an event. */
const printed = (walk: Walk, name: string) =>
  walk.console().find((text) => text.startsWith(`[analytics] ${name} `)) ?? '';

export const serviceChecks = {
  'page-view': async (walk) => {
    await walk.open(PRINTED);
    await expect.poll(() => printed(walk, 'page_view')).toContain('page_location: https://docs.example/docs/,');
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
    await page.evaluate(async () => {
      // The browser tells of an interaction after the paint that follows it, and the page measures it when it is idle.
      await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true }));
      await new Promise((resolve) => requestIdleCallback(resolve));
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    for (const metric of ['FCP', 'LCP', 'CLS', 'INP']) await expect.poll(() => printed(walk, metric)).not.toBe('');
  },
  'feedback-fails': async (walk) => {
    const endpoint = await walk.service(() => ({ status: 503 }));
    const { origin } = await walk.serve(`feedback: { endpoint: '${endpoint.origin}/send' },`);
    const sendInVain = async () => {
      const page = await walk.open('/ui/page/', { origin });
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await page.getByRole('textbox').fill('There is no example.');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText("Couldn't submit feedback. Please try again later.").waitFor();
      expect(await page.getByRole('textbox').inputValue()).toBe('There is no example.');
    };
    await sendInVain();
    expect(endpoint.requests.map(({ body }) => body)).toEqual([expect.stringContaining('no%20example')]);
    await endpoint.close();
    await sendInVain();
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
    const page = await open('/experiments/docs/theme/');
    const rows = page.locator('tr[class^="dg-breakpoint-"]');
    expect(await rows.locator('td:nth-child(2)').allInnerTexts()).toEqual([
      '0 px',
      '600 px',
      '900 px',
      '1200 px',
      '1536 px',
    ]);
    const marked = () =>
      rows.evaluateAll((all) =>
        all.map((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)').indexOf(true),
      );
    for (const [index, width] of [599, 600, 900, 1200, 1536].entries()) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(marked).toBe(index);
    }
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
    const page = await open('/experiments/docs/theme/');
    const figures = page.locator('.dg-transitions dd > span');
    const durations = await figures.evaluateAll((all) =>
      all.slice(0, 7).map((figure) => Number.parseFloat(getComputedStyle(figure).transitionDuration) * 1000),
    );
    expect(durations.sort()).toEqual([150, 195, 200, 225, 250, 300, 375]);
    const start = (await figures.first().boundingBox())?.x ?? 0;
    await page.locator('.dg-transitions-switch').click();
    await expect.poll(async () => (await figures.first().boundingBox())?.x).toBeGreaterThan(start);
  },
  'safe-integers': async ({ open }) => {
    const demo = (await open('/base-ui/react-number-input/')).locator('[data-demo="SafeIntegerInput"]');
    await demo.getByRole('button', { name: 'Increase' }).click();
    await expect.poll(() => demo.getByRole('spinbutton').inputValue()).toBe('9007199254740991');
    expect(await demo.innerText()).toContain('Largest safe integer reached.');
    expect(await demo.getByRole('button', { name: 'Increase' }).isDisabled()).toBe(true);
  },
  license: async ({ open }) => {
    const page = await open('/x/react-data-grid/tree-data/');
    await expect.poll(() => page.locator('[data-demo="PartsTree"]').innerText()).toContain('without a license key');
    await page.locator('[data-demo="PartsTree"] summary', { hasText: 'Wheel' }).click();
    await expect.poll(() => page.locator('[data-demo="PartsTree"]').innerText()).toContain('Spoke');
  },
} satisfies Partial<Record<RowId, Check>>;

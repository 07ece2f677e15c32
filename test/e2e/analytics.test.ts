// Analytics and consent in a real browser, against a host on the loopback address.
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { framesDrawn, pageIsIdle } from './support/page-events.ts';
import { servedSite } from './support/served-site.ts';
import { smallest } from './support/smallest.ts';
import { tagHost } from './support/tag-host.ts';
import { visit } from './support/visit.ts';

const host = tagHost();
const PAGE = `# Button

<p class="description">A button starts an action.</p>

## Usage

<p><a href="/ui/" data-ga-event-category="chip" data-ga-event-action="click" data-ga-event-label="start" data-ga-event-split="1"><em>To the start</em></a></p>

\`\`\`ts
const a = 1;
\`\`\`
`;

const withServices = (fields: () => string) => {
  const root = sharedTempDir();
  beforeAll(() =>
    writeFiles(root, {
      ...smallest,
      'site.config.ts': smallest['site.config.ts']?.replace('products:', `${fields()}\n  products:`) ?? '',
      'content/ui/button/button.md': PAGE,
      'content/ui/demo/demo.md': '# Demo\n\n<p class="description">A page with a demo.</p>\n\n{{"demo": "Hello.js"}}\n',
      'content/ui/demo/Hello.tsx':
        'export default function Hello() {\n  return <button type="button">Hello</button>;\n}\n',
      'analytics.ts': `import { send as report } from './src/report.ts';
export default function send(name: string, params: Record<string, unknown>): void {
  report([name, params]);
}
`,
      'src/report.ts': `declare global { interface Window { reported?: unknown[] } }
export const send = (entry: unknown): void => void (window.reported ??= []).push(entry);
`,
    }),
  );
  return servedSite(root);
};
const gtag = () => `analytics: { adapter: 'gtag', id: 'G-TEST', script: '${host.origin}/gtag/js' },`;

const asking = withServices(() => `${gtag()} consent: { policy: '/ui/button/' },`);
const plain = withServices(
  () => `analytics: { adapter: 'plausible', domain: 'acme.example', script: '${host.origin}/script.js' },`,
);
const own = withServices(
  () => "analytics: { adapter: { module: './analytics.ts' } }, repo: { url: 'https://git.example/acme' },",
);

/** The machine of the tests may have much to do. */
const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { timeout: 15_000 });

beforeEach(() => {
  host.asked.length = 0;
  host.heard.length = 0;
});

const region = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const stored = (page: Page) =>
  page.evaluate(() => ({ ...localStorage, ...(document.cookie && { cookies: document.cookie }) }));
/** Commands of the tag by their first two words. */
const commands = () => host.heard.map((entry) => (Array.isArray(entry) ? entry.slice(0, 2).join(' ') : ''));
/** All that the page does by itself has reached the host. */
const quiet = async (page: Page) => {
  await pageIsIdle(page);
  await framesDrawn(page);
  await host.hearsAll(page);
};
const tagOf = (name: string) =>
  host.heard.find((entry): entry is unknown[] => Array.isArray(entry) && entry[1] === name)?.[2];

describeInBrowser('a site that asks', (browser) => {
  test('loads, stores and tells nothing before the answer', async () => {
    const { page, problems } = await visit(browser(), `${asking().origin}/ui/button/`);
    await region(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY'); // It takes no focus.
    await page.getByRole('heading', { level: 1 }).click();
    await quiet(page);
    expect([host.asked, await stored(page)]).toEqual([[], {}]);
    expect(await region(page).getByRole('link').getAttribute('href')).toBe('/ui/button/');
    const boxes = await Promise.all(
      (await region(page).getByRole('button').all()).map((button) => button.boundingBox()),
    );
    expect(boxes.map((box) => [box?.width, box?.height])).toEqual([
      [boxes[0]?.width, boxes[0]?.height],
      [boxes[0]?.width, boxes[0]?.height],
    ]);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('a refusal is remembered: nothing is asked again, nothing is loaded', async () => {
    const { page } = await visit(browser(), `${asking().origin}/ui/button/`);
    await region(page).getByRole('button', { name: 'Essential only' }).click();
    expect(await region(page).count()).toBe(0);
    expect(await stored(page)).toEqual({ 'docs-cookie-consent': 'essential' });
    await page.goto(`${asking().origin}/ui/`);
    await quiet(page);
    expect([await region(page).count(), host.asked]).toEqual([0, []]);
  });

  test('an agreement starts analytics at once, without what happened before', async () => {
    const { page, problems } = await visit(browser(), `${asking().origin}/ui/button/`);
    await region(page).waitFor();
    await page.evaluate(() => window.docsGenEvents?.push({ name: 'early', params: {} }));
    await page.locator('.dg-copy').click();
    await soon(() => page.locator('.dg-copy').innerText()).toBe('Copied'); // All that comes of it has come.
    await region(page).getByRole('button', { name: 'Allow all' }).click();
    await soon(commands).toContain('event page_view');
    expect(host.asked[0]).toBe('/gtag/js?id=G-TEST');
    // The host hears them as they come in; their order is held by the unit tests of the queue.
    for (const command of ['consent default', /^js /, 'config G-TEST', 'consent update'])
      expect(commands()).toContainEqual(expect.stringMatching(command));
    expect(commands().filter((command) => command.startsWith('event'))).toEqual(['event page_view']);
    expect(tagOf('page_view')).toEqual({
      page_title: 'Button - Acme UI',
      page_location: 'https://acme.example/ui/button/',
      productId: 'ui',
      productCategoryId: 'null',
    });
    expect(tagOf('user_properties')).toEqual({
      codeVariant: 'TS',
      userLanguage: 'en',
      devicePixelRatio: 1,
      colorSchemeOS: 'light',
      colorScheme: 'system',
    });
    await page.locator('.dg-copy').click();
    await soon(commands).toContain('event code');
    expect(tagOf('code')).toEqual({ eventAction: 'copy-click', eventLabel: null });
    expect(problems).toEqual([]);
  });

  test('holds on the next pages, until it is taken back', async () => {
    const { page } = await visit(browser(), `${asking().origin}/ui/button/`);
    await region(page).getByRole('button', { name: 'Allow all' }).click();
    await soon(commands).toContain('event page_view');
    await page.getByText('To the start').click();
    await soon(() => page.url()).toBe(`${asking().origin}/ui/`);
    await soon(() => commands().filter((command) => command === 'event page_view')).toHaveLength(2);
    expect(await region(page).count()).toBe(0);
    expect(await stored(page)).toMatchObject({ cookies: expect.stringContaining('_ga_TEST') });
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('dg-consent');
    expect(await region(page).getByRole('button', { name: 'Allow all' }).getAttribute('aria-pressed')).toBe('true');
    await region(page).getByRole('button', { name: 'Essential only' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('popovertarget'))).toBe('dg-settings');
    expect(await stored(page)).toEqual({ 'docs-cookie-consent': 'essential' });
    const before = commands().filter((command) => command.startsWith('event')).length;
    await page.goto(`${asking().origin}/ui/button/`);
    await quiet(page);
    expect(commands().filter((command) => command.startsWith('event'))).toHaveLength(before);
  });

  describe.each([
    ['Do Not Track', () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })],
    [
      'Global Privacy Control',
      () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    ],
  ])('%s', (_, signal) => {
    test('is a refusal, whatever was agreed to before; nobody is asked', async () => {
      const { page } = await visit(browser(), `${asking().origin}/ui/button/`, {
        prepare: async (tab) => {
          await tab.addInitScript(signal);
          await tab.addInitScript(() => localStorage.setItem('docs-cookie-consent', 'analytics'));
        },
      });
      await quiet(page);
      expect([await region(page).count(), host.asked]).toEqual([0, []]);
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await page.getByRole('button', { name: 'Privacy choices' }).click();
      await soon(() => region(page).innerText()).toContain('Your browser asks sites not to track you.');
      expect(await region(page).getByRole('button').allInnerTexts()).toEqual(['Close']);
    });

    test('counts on a site that asks nobody, too', async () => {
      const { page } = await visit(browser(), `${plain().origin}/ui/`, { prepare: (tab) => tab.addInitScript(signal) });
      await quiet(page);
      expect(host.asked).toEqual([]);
    });
  });
});

describeInBrowser('Plausible', (browser) => {
  test('is told of page views and clicks, on every page and after a step back', async () => {
    const { page, problems } = await visit(browser(), `${plain().origin}/ui/button/`);
    expect(await page.locator('[data-ga-event-category="chip"]').getAttribute('data-ga-event-split')).toBe('1');
    await soon(() => host.heard).toHaveLength(1);
    expect(host.heard[0]).toEqual([
      'acme.example',
      'pageview',
      {
        u: 'https://acme.example/ui/button/',
        props: expect.objectContaining({ productId: 'ui', codeVariant: 'TS', page_title: 'Button - Acme UI' }),
      },
    ]);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault())); // The page stays.
    await page.locator('[data-ga-event-category="chip"] em').click();
    await expect
      .poll(() => host.heard[1])
      .toEqual(['acme.example', 'chip', { props: { eventAction: 'click', eventLabel: 'start' } }]);
    await page.goto(`${plain().origin}/ui/`);
    await soon(() => host.heard).toHaveLength(3);
    await page.goBack();
    await soon(() => host.heard).toHaveLength(4);
    expect(host.heard.slice(2).map((entry) => (entry as [string, string, { u: string }])[2].u)).toEqual([
      'https://acme.example/ui/',
      'https://acme.example/ui/button/',
    ]);
    expect(await stored(page)).toEqual({}); // Nothing of it is stored by docs-gen.
    expect(problems).toEqual([]);
  });
});

test('the page of a demo alone is no page view: it stands in frames of pages that are', () => {
  const files = [...asking().files].map(([name, body]) => [name, body.toString('utf8')] as const);
  const services = (name: string) => /assets\/services\/|"analytics"|"consent"/.test(new Map(files).get(name) ?? '');
  const demos = files.flatMap(([name]) => (/^demos\/.+\/index\.html$/.test(name) ? [name] : []));
  expect(demos).toHaveLength(1);
  expect(['ui/demo/index.html', '404.html', ...demos].map(services)).toEqual([true, true, false]);
});

describeInBrowser('a function of the project', (browser) => {
  test('is bundled with what it imports, and called with each event', async () => {
    const { page, problems } = await visit(browser(), `${own().origin}/ui/button/`);
    const reported = () => page.evaluate(() => (window as { reported?: unknown[] }).reported ?? []);
    await soon(reported).toHaveLength(2);
    expect(await reported()).toEqual([
      ['user_properties', expect.objectContaining({ codeVariant: 'TS' })],
      ['page_view', expect.objectContaining({ page_location: 'https://acme.example/ui/button/' })],
    ]);
    await page.locator('pre[tabindex], .dg-code pre').first().hover();
    await page.locator('#dg-code-status').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+c');
    await soon(reported).toContainEqual(['code', { eventAction: 'copy-keyboard', eventLabel: null }]);
    expect(host.asked).toEqual([]);
    expect(problems).toEqual([]);
  });

  /** What was reported since the page view: clicks by name, action and label, properties by what has changed. */
  const toldOf = async (page: Page) => {
    const reported = await page.evaluate(() => (window as { reported?: [string, Record<string, unknown>][] }).reported);
    return (reported ?? [])
      .slice(2)
      .map(([name, params]) =>
        name === 'user_properties'
          ? Object.entries(params).flat().join(' ')
          : `${name} ${params.eventAction} ${params.eventLabel}`,
      );
  };
  const LABEL = 'ui/demo/Hello.js';

  test('hears of each button of a demo', async () => {
    // Pressed without their answers, some of which lead off the page: only the scripts of services come.
    const { page } = await visit(browser(), `${own().origin}/ui/demo/`, {
      prepare: (tab) =>
        tab.route(/^(?!.*\/services\/).*\.js$/, async (route) => {
          await route.abort();
        }),
    });
    await soon(() => page.evaluate(() => (window as { reported?: unknown[] }).reported?.length)).toBe(2);
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
      for (const button of document.querySelectorAll<HTMLElement>('figure[data-demo] [data-ga-event-category]'))
        button.click();
    });
    expect((await toldOf(page)).sort()).toEqual(
      [
        ...[
          'expand',
          'source-ts',
          'source-js',
          'edit',
          'stackblitz',
          'codesandbox',
          'copy',
          'reset-focus',
          'reset',
          'github',
          'copy-js-source-link',
          'copy-ts-source-link',
          'standalone',
        ].map((action) => `demo ${action} ${LABEL}`),
        // In the preview and in the whole code, of both languages.
        ...['demo', 'demo', 'demo-expand', 'demo-expand'].map((name) => `${name} copy-click ${LABEL}`),
      ].sort(),
    );
  });

  test('hears of what a reader does with a demo, the settings and the frame of the page, each once', async () => {
    const { page, problems } = await visit(browser(), `${own().origin}/ui/demo/`);
    // The page stays: the link to the repository leads off it.
    await page.evaluate(() =>
      document.querySelector('.dg-repository')?.addEventListener('click', (event) => event.preventDefault()),
    );
    await soon(() => page.evaluate(() => (window as { reported?: unknown[] }).reported?.length)).toBe(2);
    let count = 0;
    /** Of a click and what it changes, either may be told first. */
    const next = async (...expected: string[]) => {
      await soon(async () => (await toldOf(page)).slice(count).sort()).toEqual(expected.sort());
      count += expected.length;
    };
    await page.locator('[data-act="expand"]').click();
    await next(`demo expand ${LABEL}`);
    await page.locator('[data-act="variant"][data-value="JS"]').click();
    await next(`demo source-js ${LABEL}`, 'codeVariant JS');
    await page.locator('.dg-repository').click();
    await next('header github null');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    await next('settings dark null', 'colorScheme dark');
    await page.keyboard.press('ArrowLeft');
    await next('settings system null', 'colorScheme system');
    await page.getByRole('radio', { name: 'TypeScript' }).click();
    await next('settings source-ts null', 'codeVariant TS');
    await page.emulateMedia({ colorScheme: 'dark' });
    await next('colorSchemeOS dark');
    await page.locator('.dg-top').evaluate((link: HTMLElement) => link.click());
    await next('docs click-back-to-top null');
    // What goes with its own click was clicked all the same.
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.dataset.gaEventCategory = 'gone';
      button.addEventListener('click', () => button.remove());
      document.body.append(button);
      button.click();
    });
    await next('gone null null');
    expect(problems).toEqual([]);
  });
});

// Analytics without a question: what a service and a function of the project are told.
import { describe, expect, test } from 'vitest';
import { siteWithServices } from './support/analytics-site.ts';
import { named, press, type WindowVisit, windowVisit } from './support/window-visit.ts';

const SCRIPT = 'https://stats.test/script.js';
const COLLECT = 'https://stats.test/collect';
/** As that of Plausible: what waits in the queue is told first. */
const PLAUSIBLE = `{
  const domain = document.currentScript.dataset.domain;
  const waiting = window.plausible.q ?? [];
  window.plausible = (name, options) =>
    fetch('${COLLECT}', { method: 'POST', body: JSON.stringify([domain, name, options]) });
  for (const call of waiting) window.plausible(...call);
}`;

const plain = siteWithServices(
  () => `analytics: { showIn: 'everywhere', adapter: 'plausible', domain: 'acme.example', script: '${SCRIPT}' },`,
);
const own = siteWithServices(
  () =>
    "analytics: { showIn: 'everywhere', adapter: { module: './analytics.ts' } }, repo: { url: 'https://git.example/acme' },",
);

const gated = siteWithServices(
  () => `analytics: { adapter: { module: './analytics.ts' } },
  feedback: { showIn: 'production', issues: 'https://git.example/acme/issues/new' },
  notifications: { showIn: 'production', url: '/news.json' },`,
);

/** The page stays when links are clicked. */
function stay({ document }: WindowVisit): void {
  for (const link of document.links) link.addEventListener('click', (event) => event.preventDefault());
}

describe('Plausible', () => {
  test('is told of the views of all pages, of clicks, and of nothing twice', async () => {
    const heard: [domain: string, name: string, options: { u?: string }][] = [];
    const collect = (body: string) => {
      heard.push(JSON.parse(body));
      return '';
    };
    const page = await windowVisit(plain().folder, '/ui/button/', {
      hosts: { [SCRIPT]: PLAUSIBLE, [COLLECT]: collect },
    });
    const chip = page.document.querySelector('[data-ga-event-category="chip"]');
    expect(chip?.getAttribute('data-ga-event-split')).toBe('1');
    expect(heard).toEqual([
      [
        'acme.example',
        'pageview',
        {
          u: 'https://acme.example/ui/button/',
          props: expect.objectContaining({ productId: 'ui', codeVariant: 'TS', page_title: 'Button - Acme UI' }),
        },
      ],
    ]);
    stay(page);
    chip?.querySelector('em')?.click();
    await page.idle();
    expect(heard.slice(1)).toEqual([
      ['acme.example', 'chip', { props: { eventAction: 'click', eventLabel: 'start' } }],
    ]);
    await page.goTo('/ui/');
    await page.goTo('/ui/button/');
    expect(heard.slice(2).map(([, name, { u }]) => [name, u])).toEqual([
      ['pageview', 'https://acme.example/ui/'],
      ['pageview', 'https://acme.example/ui/button/'],
    ]);
    // Nothing of it is stored by docs-gen.
    expect([page.window.localStorage.length, page.document.cookie, page.problems]).toEqual([0, '', []]);
  });

  test.each([
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ])('is not loaded against %s, on a site that asks no question', async (_, name, value) => {
    const { requests, problems } = await windowVisit(plain().folder, '/ui/', {
      prepare: ({ navigator }) => Object.defineProperty(navigator, name, { value }),
    });
    expect(requests).toContain('/ui/');
    expect([requests.filter((address) => !address.startsWith('/')), problems]).toEqual([[], []]);
  });
});

type Reported = [name: string, params: Record<string, unknown>];

describe('a function of the project', () => {
  const reported = ({ window }: WindowVisit) => (window as { reported?: Reported[] }).reported ?? [];

  test('is bundled with what it imports, and called with each event', async () => {
    const page = await windowVisit(own().folder, '/ui/button/');
    expect(reported(page)).toEqual([
      ['user_properties', expect.objectContaining({ codeVariant: 'TS' })],
      ['page_view', expect.objectContaining({ page_location: 'https://acme.example/ui/button/' })],
    ]);
    const code = page.document.querySelector<HTMLElement>('.dg-code pre');
    if (!code) throw new Error('There is no code.');
    code.focus();
    await page.idle();
    press(code, 'c', { ctrlKey: true });
    expect(reported(page).slice(2)).toEqual([['code', { eventAction: 'copy-keyboard', eventLabel: null }]]);
    expect([page.requests.filter((address) => !address.startsWith('/')), page.problems]).toEqual([[], []]);
  });

  /** What was reported since the page view: clicks by name, action and label, properties by what has changed. */
  const toldOf = (page: WindowVisit) =>
    reported(page)
      .slice(2)
      .map(([name, params]) =>
        name === 'user_properties'
          ? Object.entries(params).flat().join(' ')
          : `${name} ${params.eventAction} ${params.eventLabel}`,
      );
  const LABEL = 'ui/demo/Hello.js';

  test('hears of each button of a demo', async () => {
    const page = await windowVisit(own().folder, '/ui/demo/');
    // Pressed without their answers.
    page.window.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    for (const button of page.document.querySelectorAll<HTMLElement>('figure[data-demo] [data-ga-event-category]'))
      button.click();
    await page.idle();
    expect(toldOf(page).sort()).toEqual(
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
    const page = await windowVisit(own().folder, '/ui/demo/');
    const { document } = page;
    stay(page);
    let count = 0;
    const next = async (clicked: HTMLElement | null, ...expected: string[]) => {
      clicked?.click();
      await page.idle();
      // Of a click and what it changes, either may be told first.
      expect(toldOf(page).slice(count).sort()).toEqual(expected.sort());
      count += expected.length;
    };
    const at = (selector: string) => document.querySelector<HTMLElement>(selector);
    const radio = (name: string) => named(document, '#dg-settings input[type=radio]', name);
    await next(at('[data-act="expand"]'), `demo expand ${LABEL}`);
    await next(at('[data-act="variant"][data-value="JS"]'), `demo source-js ${LABEL}`, 'codeVariant JS');
    await next(at('.dg-repository'), 'header github null');
    await next(named(document, 'button', 'Settings'));
    await next(radio('Dark'), 'settings dark null', 'colorScheme dark');
    await next(radio('System'), 'settings system null', 'colorScheme system');
    await next(radio('TypeScript'), 'settings source-ts null', 'codeVariant TS');
    await next(at('.dg-top'), 'docs click-back-to-top null');
    // What goes with its own click was clicked all the same.
    const button = document.createElement('button');
    button.dataset.gaEventCategory = 'gone';
    button.addEventListener('click', () => button.remove());
    document.body.append(button);
    await next(button, 'gone null null');
    expect(page.problems).toEqual([]);
  });
});

describe('services of a site on another host than that of its `url`', () => {
  const open = async (query = '') => {
    const printed: unknown[][] = [];
    const page = await windowVisit(gated().folder, `/ui/button/${query}`, {
      prepare: ({ console }) => Object.assign(console, { info: (...parts: unknown[]) => printed.push(parts) }),
    });
    return { page, printed };
  };

  test('send no event, ask no question and fetch no news', async () => {
    const { page, printed } = await open();
    expect('reported' in page.window).toBe(false);
    expect(page.document.querySelector<HTMLElement>('.dg-feedback')?.hidden).toBe(true);
    expect(page.document.querySelector<HTMLElement>('.dg-bell')?.style.visibility).toBe('hidden');
    expect(page.requests.filter((path) => /own-analytics|start-|news\.json/.test(path))).toEqual([]);
    expect([printed, page.problems]).toEqual([[], []]);
  });

  test('print each event with `?dg-debug=analytics`, and why it is not sent', async () => {
    const { page, printed } = await open('?dg-debug=analytics');
    stay(page);
    page.document.querySelector<HTMLElement>('[data-ga-event-category="chip"] em')?.click();
    await page.idle();
    const reason = 'not sent: analytics runs on acme.example, this is site.test';
    expect(printed.map(([name, , told]) => [name, told])).toEqual([
      ['[analytics] user_properties', reason],
      ['[analytics] page_view', reason],
      ['[analytics] chip', reason],
    ]);
    expect(printed[2]?.[1]).toEqual({ eventAction: 'click', eventLabel: 'start' });
    expect('reported' in page.window).toBe(false);
  });
});

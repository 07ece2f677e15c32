// The lab of ads and events: every state, its events, and not one question to another host.
import { beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { adWindow, seen } from './support/ad-window.ts';
import { servedSite } from './support/served-site.ts';
import { smallest } from './support/smallest.ts';
import { visit } from './support/visit.ts';
import { named } from './support/window-visit.ts';

const root = sharedTempDir();
/** Its ads are shown on its public host only. */
const publicRoot = sharedTempDir();
beforeAll(async () => {
  const lab = '# Lab\n\n<p class="description">A lab.</p>\n\n{{"component": "docs-gen/AdLab"}}\n';
  const files = { ...smallest, 'content/ui/lab/lab.md': lab };
  await writeFiles(root, files);
  const config = smallest['site.config.ts']?.replace('products:', 'ads: {}, products:') ?? '';
  await writeFiles(publicRoot, { ...files, 'site.config.ts': config });
});
const site = servedSite(root);
const publicSite = servedSite(publicRoot);

async function open() {
  const { page, document, clock, asked } = await adWindow(site().folder, {
    path: '/ui/lab/',
    prepare: (window) => Object.assign(window, { alert: (text: string) => window.console.error(text) }),
  });
  /** React shows in a moment of its own what has changed. */
  const settle = async () => {
    await page.idle();
    clock.advance(0);
  };
  return {
    page,
    settle,
    top: () => document.querySelector('.dg-lab .dg-body-top'),
    below: () => document.querySelector('.dg-lab .dg-notice-below'),
    async choose(label: string, value: string) {
      const choice = named<HTMLSelectElement>(document, 'select', label);
      choice.value = value;
      expect(choice.value).toBe(value);
      choice.dispatchEvent(new page.window.Event('change', { bubbles: true }));
      await settle();
    },
    async press(name: string) {
      named(document, '.dg-lab button', name).click();
      await settle();
    },
    async runFor(ms: number) {
      clock.advance(ms);
      await settle();
    },
    events: () =>
      [...document.querySelectorAll('.dg-lab-events li code')].map(({ textContent }) => {
        const [name = '', json = ''] = textContent.split(/ (.*)/s);
        const { eventAction, eventLabel } = JSON.parse(json);
        return `${name} ${eventAction} ${eventLabel}`;
      }),
    /** Addresses at other hosts that were asked, and those of pictures and scripts that would be. */
    asked: () => [
      ...asked(),
      ...[...document.querySelectorAll('.dg-lab [src]')]
        .map((element) => element.getAttribute('src') ?? '')
        .filter((address) => !/^(?:data:|\/(?!\/))/.test(address)),
    ],
  };
}

describe('the lab', () => {
  test.each([
    // What happens, the number that is drawn, for how long: what is shown and told.
    ['network', '0.1', 6000, 'Lighthouse', ['ad display carbon-body-top-inline']],
    ['network', '0.8', 6000, 'Lighthouse', []],
    ['late', '0.1', 3600, 'Thank you!', []],
    ['late', '0.1', 9000, 'Lighthouse', ['ad display carbon-body-top-inline']],
    ['blocked', '0.1', 9000, 'Thank you!', ['ad display in-house-adblock-body-top-inline']],
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
  ])('shows the state %s with %s, after %i ms', async (state, draw, ms, text, told) => {
    const { page, top, choose, press, runFor, events, asked } = await open();
    await choose('Every number that is drawn', draw);
    await choose('What happens', state);
    await press('Run');
    await runFor(ms);
    if (text === '') expect(seen(top())).toBe('');
    else expect(seen(top())).toContain(text);
    expect([events(), asked()]).toEqual([told, []]);
    expect(page.problems.map((problem) => problem.split('\n')[0])).toEqual(
      state === 'crash' ? ['Error: The lab made the ad crash.'] : [],
    );
  });

  test.each([
    ['good', 'Tools for teams', ['ad display carbon-demo-inline']],
    ['late', 'Tools for teams', ['ad display carbon-demo-inline']],
    ['empty', '', []],
    ['failure', '', []],
    ['hostile', 'Tools for teams', ['ad display carbon-demo-inline']],
  ])('shows the ad below a demo of a host whose answer is %s', async (answer, text, told) => {
    const { page, below, choose, press, runFor, events, asked } = await open();
    await choose('Every number that is drawn', '0.1');
    await choose('The ad below a demo', answer);
    await press('Open the code');
    await runFor(4000);
    if (text === '') expect(below()?.innerHTML).toBe('');
    else expect(seen(below())).toContain(text);
    expect(below()?.querySelectorAll('img, script')).toHaveLength(0);
    expect([events(), asked(), page.problems]).toEqual([told, [], []]);
  });

  test('tells clicks as analytics does, and tells analytics nothing', async () => {
    const { page, settle, choose, press, events } = await open();
    const pageEvents = () => page.window.docsGenEvents;
    await choose('Every number that is drawn', '0.1');
    await press('Click');
    await press('Click, of which a tenth is told');
    await press('Click inside of a card');
    await choose('Every number that is drawn', '0.15');
    await press('Click, of which a tenth is told');
    expect(events()).toEqual(['lab click plain', 'lab click split', 'lab click card']);
    expect(pageEvents()).toHaveLength(0);
    await press('Clear');
    expect(events()).toEqual([]);
    pageEvents()?.push({ name: 'own', params: { eventAction: 'a', eventLabel: 'b' } });
    await settle();
    expect(events()).toEqual(['own a b']);
  });
});

describeInBrowser('the lab', (browser) => {
  test('shows its ads on a host where pages have no place for ads', async () => {
    const { page } = await visit(browser(), `${publicSite().origin}/ui/lab/`);
    const lab = page.locator('.dg-lab');
    expect(await page.locator('.dg-body-top[data-settings]').isVisible()).toBe(false);
    await lab.getByRole('button', { name: 'Page view' }).click();
    await lab.getByText('page_view').waitFor(); // The lab answers.
    await lab.getByRole('combobox', { name: 'What happens', exact: true }).selectOption('own');
    await lab.getByRole('button', { name: 'Run' }).click();
    await lab.locator('.dg-notice').waitFor();
  });
});

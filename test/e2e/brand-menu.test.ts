// The logo in the bar at the top: its menu, and what is copied from there.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { HEADER_FILES, WORDMARK } from './support/header-site.ts';
import { named, press, type WindowVisitOptions, windowVisit } from './support/window-visit.ts';

const root = sharedTempDir();
beforeAll(async () => {
  await writeFiles(root, HEADER_FILES);
  await mustBuild(root, 'dist');
});

const [LOGO_ENTRY, WORDMARK_ENTRY, BRAND_ENTRY] = ['Copy logo as SVG', 'Copy wordmark as SVG', 'Brand resources'];

/** `passTime` brings what the page does later than at once: a button says for a moment what it has done. */
async function open({ prepare }: WindowVisitOptions = {}) {
  const later: (() => void)[] = [];
  const page = await windowVisit(join(root, 'dist'), '/ui/button/', {
    prepare(window) {
      const { setTimeout } = window;
      const stopped = (run: () => void, ms = 0) => (ms < 1000 ? setTimeout.call(window, run, ms) : later.push(run));
      Object.assign(window, { setTimeout: stopped });
      prepare?.(window);
    },
  });
  const { document, window } = page;
  return {
    ...page,
    document,
    window,
    copied: () => window.navigator.clipboard.readText(),
    click: async (name: string, within: ParentNode | null = document.getElementById('dg-products')) => {
      named(within ?? document, 'button', name).click();
      await page.idle();
    },
    /** As the right button of a mouse does, or Shift + F10; whether the menu of the browser stays away. */
    openMenu: async () => {
      const event = new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 });
      document.querySelector('.dg-brand')?.dispatchEvent(event);
      await page.idle();
      return event.defaultPrevented;
    },
    passTime: () => later.splice(0).forEach((run) => void run()),
  };
}

describe('the logo in the header', () => {
  test('can be copied as a file, as can the wordmark, and a live region confirms it', async () => {
    const { document, click, copied, passTime, problems } = await open();
    const menu = document.getElementById('dg-products');
    const status = () => menu?.querySelector('[role="status"]')?.textContent;
    named(document, 'button', 'Switch product').click();
    await click(WORDMARK_ENTRY);
    expect(status()).toBe('Copied to the clipboard');
    expect(await copied()).toBe(WORDMARK);
    await click(LOGO_ENTRY);
    const logo = await copied();
    expect(logo).toContain('M0 0h8v8z');
    expect(logo).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(menu?.querySelectorAll('[data-said]')).toHaveLength(2);
    passTime();
    expect(named(document, '#dg-products button', LOGO_ENTRY).dataset.said).toBeUndefined();
    expect(status()).toBe('');
    expect(menu?.matches(':popover-open')).toBe(true);
    expect(problems).toEqual([]);
  });

  test('reports a wordmark that cannot be fetched', async () => {
    const { document, click, copied } = await open({
      prepare: (window) =>
        Object.assign(window, { fetch: async () => new window.Response('Out of order.', { status: 500 }) }),
    });
    await click(WORDMARK_ENTRY);
    expect(document.querySelector('#dg-products [role="status"]')?.textContent).toBe('The browser could not copy it.');
    expect(await copied()).toBe('');
  });

  test('opens its own context menu, whose entries are walked through by arrows', async () => {
    const { document, requests, problems, openMenu, copied, click, passTime } = await open();
    expect(requests.filter((path) => path.includes('brand-menu') || path.includes('wordmark'))).toEqual([]);
    expect(await openMenu()).toBe(true);
    const menu = named(document, '[role=menu]', 'Menu of the logo');
    const box = menu.closest('[popover]');
    expect(box?.matches(':popover-open')).toBe(true);
    expect([...menu.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)).toEqual([
      LOGO_ENTRY,
      WORDMARK_ENTRY,
      BRAND_ENTRY,
    ]);
    const focused = () => document.activeElement?.textContent;
    const walked = [focused()];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      expect(press(document.activeElement ?? document, key)).toBe(true);
      walked.push(focused());
    }
    expect(walked).toEqual([LOGO_ENTRY, WORDMARK_ENTRY, BRAND_ENTRY, LOGO_ENTRY, BRAND_ENTRY, LOGO_ENTRY]);
    await click(WORDMARK_ENTRY, menu);
    expect(await copied()).toBe(WORDMARK);
    expect(box?.matches(':popover-open')).toBe(true);
    passTime();
    expect(box?.matches(':popover-open')).toBe(false);
    expect(problems).toEqual([]);
  });

  test('has a menu that Escape and Tab close, and that is made once', async () => {
    const { document, openMenu } = await open();
    for (const key of ['Escape', 'Tab']) {
      await openMenu();
      const [menu, ...others] = document.querySelectorAll('#dg-brand-menu');
      expect([menu?.matches(':popover-open'), others]).toEqual([true, []]);
      press(document.activeElement ?? document, key);
      expect(menu?.matches(':popover-open')).toBe(false);
    }
  });
});

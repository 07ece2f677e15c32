// What helps a reader along, in a real browser: the mark in the contents list, keys, the way back to the top, the menu of a
// phone, pages that are fetched ahead or come back as they were, paper, and reduced motion and colours.
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { BROWSER_FLAGS, describeInBrowser, EXECUTABLE } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { repository } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { type VisitOptions, visit } from './support/visit.ts';

const site = servedSite(repository);
/** A long page with second- and third-level headings, in the middle of its tree. */
const LONG = '/experiments/docs/configuration/';
const LAPTOP = { viewport: { width: 1440, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const open = (browser: () => Browser, path: string, options: VisitOptions = LAPTOP) =>
  visit(browser(), site().origin + path, options);
/** Loaded in idle time; it is there once the way back answers to scrolling. */
const toPlace = async (page: Page, top: number) => {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await page.waitForTimeout(400); // More than two throttles.
};
const ready = async (page: Page) => {
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/reading-/.test(name))),
    )
    .toBe(true);
  await page.waitForTimeout(100);
};
const marked = (page: Page) =>
  page
    .locator('.dg-contents a[aria-current="location"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

describeInBrowser('the contents list', (browser) => {
  test('marks the heading that is read, none at the start, and the last one at the end', async () => {
    const { page, problems } = await open(browser, LONG);
    await ready(page);
    expect(await marked(page)).toEqual([]);
    const headings = await page.locator('.dg-contents a').evaluateAll((links) =>
      links.map((link) => {
        const id = decodeURIComponent(link.getAttribute('href') ?? '').slice(1);
        const top = (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) + scrollY;
        return { href: link.getAttribute('href'), top };
      }),
    );
    expect(headings.length).toBeGreaterThan(8);
    for (const index of [2, 5, 7]) {
      const heading = headings[index];
      if (!heading) throw new Error('The page has become short.');
      // An eighth of 800 px is 100 px: just above the line, and just below it.
      await toPlace(page, Math.ceil(heading.top) - 98);
      expect(await marked(page)).toEqual([heading.href]);
      await toPlace(page, Math.floor(heading.top) - 103);
      expect(await marked(page)).toEqual([headings[index - 1]?.href]);
    }
    await toPlace(page, 1e6);
    expect(await marked(page)).toEqual([headings.at(-1)?.href]);
    const isInView = await page.locator('.dg-contents').evaluate((list) => {
      const link = list.querySelector('[aria-current]')?.getBoundingClientRect();
      const box = list.getBoundingClientRect();
      return link !== undefined && link.top >= box.top && link.bottom <= box.bottom;
    });
    expect(isInView).toBe(true);
    await toPlace(page, 150);
    expect(await marked(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test.each(['/material-ui/api/slider/#slider-prop-color', `${LONG}#layout`])(
    'marks what the address of the page leads to: %s',
    async (path) => {
      const { page } = await open(browser, path);
      await ready(page);
      await expect.poll(() => marked(page)).toEqual([path.slice(path.indexOf('#'))]);
    },
  );

  test('marks the entry that is followed at once, and leaves the mark there for a second', async () => {
    const { page, requests } = await open(browser, LONG, { ...LAPTOP, prepare: (page) => page.clock.install() });
    await expect.poll(() => requests.some((path) => path.includes('/reading-')), { timeout: 10_000 }).toBe(true);
    await page.waitForTimeout(100);
    await page.clock.pauseAt(Date.now() + 60_000);
    const scrollTo = async (top: number) => {
      await page.evaluate(
        (y) =>
          new Promise((resolve) => {
            addEventListener('scroll', resolve, { once: true });
            window.scrollTo({ top: y, behavior: 'instant' });
          }),
        top,
      );
    };
    const last = page.locator('.dg-contents a').last();
    await last.click();
    const href = await last.getAttribute('href');
    expect(await marked(page)).toEqual([href]);
    await scrollTo(900);
    await page.clock.runFor(900);
    expect(await marked(page)).toEqual([href]);
    await page.clock.runFor(100);
    await scrollTo(901);
    await page.clock.runFor(400);
    expect(await marked(page)).not.toEqual([href]);
  });

  test('finds its headings again after the page has changed its height', async () => {
    const { page } = await open(browser, LONG);
    await ready(page);
    await toPlace(page, 700);
    const before = await marked(page);
    await page
      .locator('h1')
      .evaluate((title) => title.insertAdjacentHTML('afterend', '<div style="height:3000px"></div>'));
    await toPlace(page, 3700);
    expect(await marked(page)).toEqual(before);
  });

  test('on a phone closes when an entry is followed', async () => {
    const { page } = await open(browser, LONG, PHONE);
    await ready(page);
    const list = page.locator('.dg-contents-phone');
    await list.locator('summary').tap();
    await list.locator('a').nth(3).tap();
    expect(await list.evaluate((details) => details.hasAttribute('open'))).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    // The heading stands below the header, where the reader looks.
    const top = await page.locator(':target').evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(57);
    expect(top).toBeLessThan(120);
  });
});

describeInBrowser('keys', (browser) => {
  test('lead to the next page and back', async () => {
    const { page } = await open(browser, LONG);
    const next = await page.locator('.dg-pager [rel=next]').getAttribute('href');
    await page.keyboard.press('n');
    await page.waitForURL(`**${next}`);
    await page.keyboard.press('p');
    await page.waitForURL(`**${LONG}`);
  });

  test('o leads to the contents list: beside the page, or under its title', async () => {
    const focused = (page: Page) =>
      page.evaluate(() => document.activeElement?.closest('.dg-contents, .dg-contents-phone')?.className);
    const wide = await open(browser, LONG);
    await wide.page.keyboard.press('o');
    await expect.poll(() => focused(wide.page)).toBe('dg-contents');
    const narrow = await open(browser, LONG, { viewport: { width: 800, height: 800 } });
    await narrow.page.keyboard.press('o');
    await expect.poll(() => focused(narrow.page)).toBe('dg-contents-phone');
    expect(await narrow.page.locator('.dg-contents-phone a').first().isVisible()).toBe(true);
  });

  test('? lists them in a dialog that has no barrier, and gives the focus back', async () => {
    const { page, problems } = await open(browser, LONG);
    const link = page.locator('main h2 a:visible').first();
    await link.focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.waitFor();
    expect(await dialog.locator('kbd').allInnerTexts()).toEqual(['/', 'p', 'n', 'o', '?']);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('n'); // Inside a dialog a letter leads nowhere.
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(page.url()).toContain(LONG);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('can be turned off, for all pages, and on again', async () => {
    const { page } = await open(browser, LONG);
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const list = async () => {
      await settings.click();
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await dialog.waitFor();
    };
    await list();
    await dialog.getByRole('checkbox').uncheck();
    await dialog.getByRole('button', { name: 'Close' }).click();
    // The button stood in a popover that the dialog has closed.
    await expect.poll(() => settings.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload();
    await page.keyboard.press('?');
    await page.keyboard.press('n');
    await page.waitForTimeout(300);
    expect(await dialog.count()).toBe(0);
    expect(page.url()).toContain(LONG);
    await list();
    await dialog.getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => settings.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('?');
    await dialog.waitFor();
  });

  test('mean nothing in fields', async () => {
    const { page } = await open(browser, LONG);
    await page.keyboard.press('Shift'); // Loads the script.
    for (const tag of ['input', 'textarea', 'select', 'div contenteditable', 'div role="grid" tabindex="0"']) {
      await page
        .locator('main')
        .evaluate((main, name) => main.insertAdjacentHTML('afterbegin', `<${name} class="field">`), tag);
      await page.locator('.field').first().focus();
      await page.keyboard.press('n');
      await page.waitForTimeout(300);
      expect([tag, new URL(page.url()).pathname]).toEqual([tag, LONG]);
    }
    // Beside them they do.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('n');
    await page.waitForURL((url) => url.pathname !== LONG);
  });

  test('are not loaded before one is pressed', async () => {
    const { page, requests } = await open(browser, LONG);
    await ready(page);
    expect(requests.filter((path) => /\/(?:keys|hydrate|prefetch|restored|phone-menu)-/.test(path))).toEqual([]);
  });
});

describeInBrowser('tabbing into the header or the sidebar', (browser) => {
  test('leaves the page where it is', async () => {
    const { page } = await open(browser, LONG);
    await toPlace(page, 500);
    const inside = new Set<string | undefined>();
    for (let i = 0; i < 14; i++) {
      await page.keyboard.press('Tab');
      inside.add(await page.evaluate(() => document.activeElement?.closest('.dg-header, #dg-nav')?.className));
      expect(await page.evaluate(() => scrollY)).toBe(500);
    }
    expect([...inside]).toEqual(expect.arrayContaining(['dg-header', 'dg-nav']));
  });
});

describeInBrowser('the way back to the top', (browser) => {
  test('shows past 200 px, scrolls back, and leaves the focus at the start of the text', async () => {
    const { page } = await open(browser, LONG, { ...LAPTOP, reducedMotion: 'reduce' });
    await ready(page);
    const link = page.getByRole('link', { name: 'Back to top' });
    await toPlace(page, 150);
    expect(await link.isVisible()).toBe(false);
    await toPlace(page, 400);
    expect(await link.isVisible()).toBe(true);
    await link.focus();
    await page.keyboard.press('Enter');
    // At once: with reduced motion nothing glides.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    expect(page.url()).not.toContain('#');
    await expect.poll(() => link.isVisible()).toBe(false);
  });

  test('glides where motion is welcome', async () => {
    const { page } = await open(browser, LONG, { ...LAPTOP, reducedMotion: 'no-preference' });
    await ready(page);
    await toPlace(page, 3000);
    await page.getByRole('link', { name: 'Back to top' }).click();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 5000 }).toBe(0);
  });

  test('on a phone shows only to readers who scroll up, and covers nothing at the end of the page', async () => {
    const { page } = await open(browser, LONG, PHONE);
    await ready(page);
    const link = page.locator('.dg-top');
    await toPlace(page, 1000);
    expect(await link.isVisible()).toBe(false);
    await toPlace(page, 900);
    expect(await link.isVisible()).toBe(true);
    await toPlace(page, 1e6);
    const gap = await page.evaluate(() => {
      const button = document.querySelector('.dg-top')?.getBoundingClientRect().top ?? 0;
      return button - (document.querySelector('.dg-footer')?.getBoundingClientRect().bottom ?? Number.NaN);
    });
    expect(gap).toBeGreaterThanOrEqual(0);
  });

  test('is a link at the end of the page without JavaScript', async () => {
    const { page } = await open(browser, LONG, { ...LAPTOP, javaScriptEnabled: false });
    const link = page.getByRole('link', { name: 'Back to top' });
    await link.click();
    expect(page.url()).toMatch(/#main-content$/);
    expect(
      await page
        .locator('h1')
        .boundingBox()
        .then((box) => (box?.y ?? -1) > 0),
    ).toBe(true);
  });
});

describeInBrowser('the menu of a phone', (browser) => {
  /** What assistive technology is told of. */
  const landmarks = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    return nodes
      .filter(({ ignored }) => !ignored)
      .flatMap(({ role }) => (['banner', 'main', 'navigation'].includes(role?.value) ? [String(role?.value)] : []));
  };
  const focusIn = (page: Page) => page.evaluate(() => document.activeElement?.closest('#dg-nav') !== null);

  test('takes the focus, keeps it, and gives it back on Escape', async () => {
    const { page } = await open(browser, LONG, PHONE);
    await toPlace(page, 500);
    const button = page.getByRole('button', { name: 'Open navigation' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusIn(page)).toBe(true);
    const stops = new Set<boolean>();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Shift+Tab');
      stops.add(
        await page.evaluate(
          () =>
            document.activeElement?.closest('#dg-nav, body > :not(.dg-grid), main')?.id === 'dg-nav' ||
            document.activeElement === document.body,
        ),
      );
    }
    expect([...stops]).toEqual([true]);
    // Nor does a screen reader find what lies behind.
    expect(await landmarks(page)).toEqual(['navigation']);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#dg-nav').isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(await landmarks(page)).toEqual(expect.arrayContaining(['banner', 'main']));
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });

  test('closes beside it, and the page behind does not scroll', async () => {
    const { page } = await open(browser, LONG, PHONE);
    await toPlace(page, 500);
    const button = page.getByRole('button', { name: 'Open navigation' });
    // By its place: `tap()` would scroll the page first.
    const box = await button.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect.poll(() => focusIn(page)).toBe(true);
    await page.mouse.move(350, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await page.mouse.click(350, 400);
    await expect.poll(() => page.locator('#dg-nav').isVisible()).toBe(false);
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test('leaves nothing inert when the window grows', async () => {
    const { page } = await open(browser, LONG, { viewport: { width: 800, height: 800 } });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect.poll(() => page.locator('[inert]').count()).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect.poll(() => page.locator('[inert]').count()).toBe(0);
  });
});

describeInBrowser('pages are fetched ahead', (browser) => {
  test('by rules of the browser, for pages of this site', async () => {
    const { page } = await open(browser, LONG);
    await ready(page);
    const rules = await page.locator('script[type=speculationrules]').textContent();
    expect(JSON.parse(rules ?? '')).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
    const asked = page.waitForRequest((request) => request.headers()['sec-purpose']?.startsWith('prefetch') === true);
    await page.locator('.dg-pager [rel=next]').hover();
    const next = await page.locator('.dg-pager [rel=next]').getAttribute('href');
    expect(new URL((await asked).url()).pathname).toBe(next);
  });

  test('by links where the browser has no such rules, each once, and not for readers who save data', async () => {
    const prepare = (saveData: boolean) => (page: Page) =>
      page.addInitScript((saves) => {
        HTMLScriptElement.supports = () => false;
        Object.defineProperty(navigator, 'connection', { value: { saveData: saves } });
      }, saveData);
    const ahead = (page: Page) =>
      page.locator('link[rel=prefetch]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const { page, requests } = await open(browser, LONG, { ...LAPTOP, prepare: prepare(false) });
    await expect.poll(() => requests.some((path) => /\/prefetch-/.test(path))).toBe(true);
    await ready(page);
    expect(await ahead(page)).toEqual([]);
    const row = page.locator('#dg-nav a.dg-row:visible').nth(1);
    for (const place of [row, page.locator('h1'), row]) await place.hover();
    const address = new URL((await row.getAttribute('href')) ?? '', page.url()).href;
    await expect.poll(() => ahead(page)).toEqual([address]);
    // The neighbours of the page, once they are seen.
    await toPlace(page, 1e6);
    const neighbours = page
      .locator('.dg-pager a')
      .evaluateAll((all) => all.map((link) => String(Reflect.get(link, 'href'))));
    expect(await ahead(page)).toEqual(expect.arrayContaining([address, ...(await neighbours)]));
    expect(new Set(await ahead(page)).size).toBe((await ahead(page)).length);
    const saving = await open(browser, LONG, { ...LAPTOP, prepare: prepare(true) });
    await ready(saving.page);
    await saving.page.locator('#dg-nav a.dg-row:visible').nth(1).hover();
    await saving.page.waitForTimeout(200);
    expect(await ahead(saving.page)).toEqual([]);
  });
});

describeInBrowser('back and forward', () => {
  test('show the page as it was, with the settings of now', async () => {
    // Playwright turns the cache off; its own page object does not survive a restore, so the page keeps the notes.
    const cached = await chromium.launch({
      executablePath: EXECUTABLE,
      args: BROWSER_FLAGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    onTestFinished(() => cached.close());
    const page = await cached.newPage({ ...LAPTOP, colorScheme: 'light' });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto(site().origin + LONG);
    await ready(page);
    await page.evaluate(() => {
      document.documentElement.dataset.same = 'yes';
    });
    await page.locator('.dg-pager [rel=next]').click();
    await page.waitForURL((url) => url.pathname !== LONG);
    await page.evaluate(() => {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('mui-direction', 'rtl');
      localStorage.setItem('mui-dense', 'true');
      history.back();
    });
    const shown = () =>
      page.evaluate(() => {
        const { dir, dataset } = document.documentElement;
        return {
          same: dataset.same,
          persisted: dataset.persisted,
          scheme: dataset.muiColorScheme,
          dir,
          dense: 'muiDense' in dataset,
        };
      });
    await expect.poll(shown).toEqual({ same: 'yes', persisted: 'true', scheme: 'dark', dir: 'rtl', dense: true });
    expect(new URL(page.url()).pathname).toBe(LONG);
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : null;
    });
    expect(reasons).toBe(null);
  });
});

describeInBrowser('motion', (browser) => {
  const transitions = (page: Page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          sessionStorage.removeItem('transition');
          addEventListener('pageswap', (event) =>
            sessionStorage.setItem('transition', String(event.viewTransition !== null)),
          );
          resolve(null);
        }),
    );

  test.each([
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const)('pages fade into each other: with %s, %s', async (reducedMotion, expected) => {
    const { page } = await open(browser, LONG, { ...LAPTOP, reducedMotion });
    await transitions(page);
    await page.locator('.dg-pager [rel=next]').click();
    await page.waitForURL((url) => url.pathname !== LONG);
    expect(await page.evaluate(() => sessionStorage.getItem('transition'))).toBe(expected);
  });

  test('nothing on the page moves by itself while it loads', async () => {
    const { page } = await open(browser, LONG);
    await ready(page);
    await toPlace(page, 2000);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBe(0);
  });
});

describeInBrowser('forced colors', (browser) => {
  test('leave the current rows, the focus and the buttons to be seen', async () => {
    const { page } = await open(browser, LONG, { ...LAPTOP, forcedColors: 'active' });
    await ready(page);
    await toPlace(page, 900);
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const ground = await style('body', 'background-color');
    for (const row of ['#dg-nav [aria-current=page]', '.dg-contents [aria-current]'])
      expect(await style(row, 'background-color')).not.toBe(ground);
    expect(await style('.dg-settings-button', 'outline-style')).toBe('solid');
    await page.locator('.dg-settings-button').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await style('.dg-settings-button', 'outline-width')).toBe('2px');
  });
});

describeInBrowser('paper', (browser) => {
  test('has no shell, says where links to other sites lead, and opens what is folded', async () => {
    const { page } = await open(browser, LONG, { ...LAPTOP, colorScheme: 'dark' });
    await ready(page);
    await page
      .locator('.dg-content')
      .evaluate((content) =>
        content.insertAdjacentHTML(
          'beforeend',
          '<p><a id="away" href="https://a.example/x">there</a> <a id="here" href="/docs/">here</a></p><details id="folded"><summary>More</summary><p>Inside</p></details>',
        ),
      );
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(
      await page
        .locator(':is(.dg-header, #dg-nav, .dg-contents, .dg-contents-phone, .dg-footer, .dg-top, .dg-skip):visible')
        .count(),
    ).toBe(0);
    const after = (id: string) => page.locator(id).evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await after('#away')).toBe('" (https://a.example/x)"');
    expect(await after('#here')).toBe('none');
    expect(
      await page
        .locator('#folded p')
        .boundingBox()
        .then((box) => box?.height),
    ).toBeGreaterThan(0);
    const [red = 255] =
      (await page.locator('body').evaluate((body) => getComputedStyle(body).color)).match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeLessThan(80);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length).toBeGreaterThan(10_000);
  });
});

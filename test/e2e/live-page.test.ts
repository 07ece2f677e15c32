// An open page in a real browser while its author writes: what changes is seen, and what the reader did stays.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ServeMessage, ShownProblem } from '../../src/model/serve.ts';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { mustBuild } from './support/build-site.ts';
import { type LiveServer, liveServer } from './support/live-server.ts';

const root = sharedTempDir();
const PAGE = 'content/ui/button/button.md';

const counter = (name: string, label: string) => `import * as React from 'react';

export default function ${name}() {
  const [count, setCount] = React.useState(0);
  return (
    <p>
      <button type="button" className="count" onClick={() => setCount(count + 1)}>{\`${label} \${count}\`}</button>
      <input aria-label="${name}" />
    </p>
  );
}
`;

const filler = (from: number) =>
  Array.from({ length: 12 }, (_, index) => `## Part ${from + index}\n\nSome text of part ${from + index}.\n`).join(
    '\n',
  );

const site = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', css: ['own.css'],
  demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'own.css': '.dg-header { border-top: 3px solid rgb(1, 2, 3); }\n',
  'content/ui/index.md':
    '# Acme UI\n\n<p class="description">All there is.</p>\n\nStart with the [button](/ui/button/).\n',
  [PAGE]: `# Button

<p class="description">A button starts an action.</p>

The first words of the page.

<details><summary>More</summary>

Hidden words.

</details>

{{"demo": "First.js"}}

${filler(1)}
## Code

\`\`\`ts
const first = 1;
\`\`\`

{{"demo": "Second.js"}}

${filler(13)}`,
  'content/ui/button/First.js': counter('First', 'First'),
  'content/ui/button/Second.js': counter('Second', 'Second'),
};

let server: LiveServer;
/** Script of each demo in each build, by `<build> <demo>`. */
const scripts = new Map<string, string>();
const sheets = new Map<string, string>();

beforeAll(async () => {
  await writeFiles(root, site);
  await build('one');
  const page = await readFile(join(root, PAGE), 'utf8');
  await writeFile(
    join(root, PAGE),
    page
      .replace('The first words', 'The **very** first words')
      .replace('# Button\n', '# Buttons\n')
      .replace(
        '{{"demo": "First.js"}}',
        '## Added\n\nAdded words.\n\n```ts\nconst added = 0;\n```\n\n{{"demo": "First.js"}}',
      )
      .replace('const first', 'const changed'),
  );
  await build('text');
  await writeFile(join(root, 'content/ui/button/First.js'), counter('First', 'Edited'));
  await build('demo');
  await writeFile(join(root, 'own.css'), '.dg-header { border-top: 3px solid rgb(4, 5, 6); }\n');
  await build('style');
  server = await liveServer(join(root, 'one'));
}, 180_000);
afterAll(() => server?.stop());

async function build(name: string): Promise<void> {
  await mustBuild(root, name);
  const folder = join(root, name, 'assets/demos/ui/button');
  for (const file of await readdir(folder)) {
    const demo = /^(\w+)-\w+\.js$/.exec(file)?.[1];
    if (demo) scripts.set(`${name} ${demo}`, `/assets/demos/ui/button/${file}`);
  }
  const sheet = (await readdir(join(root, name, 'assets'))).find((file) => /^main-\w+\.css$/.test(file));
  sheets.set(name, `/assets/${sheet}`);
}

let version = 0;
function update(parts: Partial<Extract<ServeMessage, { kind: 'update' }>>): ServeMessage {
  return { kind: 'update', version: ++version, routes: [], styles: [], demos: [], reload: false, ...parts };
}

const soon = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 });

const problem = (parts: Partial<ShownProblem> = {}): ShownProblem => ({
  code: 'plan/dead-link',
  severity: 'error',
  message: 'There is no page /ui/buton/.',
  hint: 'Did you mean /ui/button/?',
  file: PAGE,
  line: 5,
  column: 12,
  frame: '  5 | The first words of the page.\n    |     ^^^^^',
  ...parts,
});

describeInBrowser('an open page', (browser) => {
  const pages: Page[] = [];
  /** At the page of the button, connected; `faults` gathers what the page's console complains about. */
  const open = async (folder = 'one') => {
    server.serve(join(root, folder));
    const before = server.lines();
    const page = await browser().newPage({ viewport: { width: 1280, height: 800 } });
    pages.push(page);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('ERR_CONNECTION_REFUSED')) faults.push(message.text());
    });
    await page.goto(`${server.origin}/ui/button/`);
    await soon(server.lines).toBe(before + 1);
    return { page, faults };
  };
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
    await soon(server.lines).toBe(0);
    server.breakPages(null);
  });

  /** Later documents do not have it. */
  const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
  const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);
  const demoOf = (page: Page, name: string) => page.locator(`[data-demo=${name}]`);

  describe('whose text is edited', () => {
    test('shows it, and keeps what the reader did', async () => {
      const { page, faults } = await open();
      await mark(page);
      await page
        .locator('details')
        .first()
        .evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
      const second = demoOf(page, 'Second');
      await second.locator('.count').click();
      await second.locator('.count').click();
      await soon(() => second.locator('.count').textContent()).toBe('Second 2');
      await second.locator('input').fill('typed');
      await second.locator('input').evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
      await page.evaluate(() => document.getElementById('part-12')?.scrollIntoView());
      const topOf = () =>
        page.locator('#part-12').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
      const [top, scrolled] = [await topOf(), await page.evaluate(() => scrollY)];

      server.serve(join(root, 'text'));
      server.say(update({ routes: ['/ui/button/'] }));
      await soon(() => page.locator('#added').count()).toBe(1);
      expect(await page.title()).toContain('Buttons');
      expect(await page.locator('main strong').first().textContent()).toBe('very');
      expect(await page.locator('main pre', { hasText: 'const changed' }).count()).toBe(1);

      expect(await isMarked(page)).toBe(true);
      expect(await topOf()).toBe(top);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
      expect(await page.locator('details').first().getAttribute('open')).not.toBeNull();
      expect(await second.locator('.count').textContent()).toBe('Second 2');
      const field = await page.evaluate(() => {
        const active = document.activeElement;
        return active instanceof HTMLInputElement ? [active.value, active.selectionStart, active.selectionEnd] : null;
      });
      expect(field).toEqual(['typed', 1, 3]);
      await second.locator('.count').click();
      await soon(() => second.locator('.count').textContent()).toBe('Second 3');
      expect(faults).toEqual([]);
    });

    test('has scripts that serve its new parts', async () => {
      const { page, faults } = await open();
      await page.locator('.dg-copy').first().hover();
      server.serve(join(root, 'text'));
      server.say(update({ routes: 'all' }));
      await soon(() => page.locator('#added').count()).toBe(1);
      const contents = page.locator('.dg-contents');
      expect(await contents.locator('a[href="#added"]').count()).toBe(1);
      await page.evaluate(() => document.getElementById('added')?.scrollIntoView());
      await soon(() => contents.locator('[aria-current=location]').textContent()).toBe('Added');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const block = page.locator('[data-code]', { hasText: 'const added' });
      await block.hover();
      await block.locator('.dg-copy').click();
      await soon(() => page.evaluate(() => navigator.clipboard.readText())).toBe('const added = 0;');
      const first = demoOf(page, 'First');
      await first.locator('.count').click();
      await soon(() => first.locator('.count').textContent()).toBe('First 1');
      expect(faults).toEqual([]);
    });

    test('hears of what happened while nobody saw it', async () => {
      const { page } = await open();
      await mark(page);
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await soon(server.lines).toBe(0);
      server.serve(join(root, 'text'));
      await page.evaluate(() => {
        Reflect.deleteProperty(document, 'visibilityState');
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await soon(() => page.locator('#added').count()).toBe(1);
      expect(await isMarked(page)).toBe(true);
    });
  });

  test('whose demo is edited mounts it anew, and leaves the others alone', async () => {
    const { page, faults } = await open('text');
    await mark(page);
    for (const name of ['First', 'Second']) {
      await demoOf(page, name).locator('.count').click();
      await soon(() => demoOf(page, name).locator('.count').textContent()).toBe(`${name} 1`);
    }
    server.serve(join(root, 'demo'));
    const script = scripts.get('demo First') ?? '';
    expect(script).not.toBe(scripts.get('text First'));
    server.say(update({ routes: ['/ui/button/'], demos: [{ id: 'ui/button/First', script }] }));
    await soon(() => demoOf(page, 'First').locator('.count').textContent()).toBe('Edited 0');
    await soon(() => demoOf(page, 'First').locator('.dg-demo-code').textContent()).toContain('Edited');
    await demoOf(page, 'First').locator('.count').click();
    await soon(() => demoOf(page, 'First').locator('.count').textContent()).toBe('Edited 1');
    expect(await demoOf(page, 'Second').locator('.count').textContent()).toBe('Second 1');
    expect(await isMarked(page)).toBe(true);
    expect(faults).toEqual([]);
  });

  test('whose styles are edited is never without', async () => {
    const { page } = await open('demo');
    await mark(page);
    await page.evaluate(() => {
      const seen = new Set<string>();
      Reflect.set(window, 'seen', seen);
      const look = () => {
        const header = document.querySelector('.dg-header');
        if (header) seen.add(getComputedStyle(header).borderTopColor);
        requestAnimationFrame(look);
      };
      look();
    });
    server.serve(join(root, 'style'));
    const change = { from: sheets.get('demo') ?? '', to: sheets.get('style') ?? '' };
    server.say(update({ routes: 'all', styles: [change] }));
    const seen = () => page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>) /* As set above. */]);
    await soon(seen).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    await soon(() => page.locator('head link[rel=stylesheet][href*="main-"]').count()).toBe(1);
    expect(await isMarked(page)).toBe(true);
  });

  describe('of a site with problems', () => {
    const overlay = (page: Page) => page.locator('dg-dev-overlay');

    test('shows them over it, gives the focus back, and forgets them when they are mended', async () => {
      const { page } = await open();
      await demoOf(page, 'First').locator('input').focus();
      server.say({ kind: 'problems', problems: [problem(), problem({ severity: 'warning', message: 'Careful.' })] });
      const dialog = overlay(page).getByRole('dialog');
      await dialog.waitFor();
      expect(await dialog.textContent()).toContain('There is no page /ui/buton/.');
      expect(await violations(page)).toEqual([]);
      await dialog
        .getByRole('button', { name: `${PAGE}:5:12` })
        .first()
        .click();
      await soon(() => server.opened).toEqual([{ file: PAGE, line: 5, column: 12 }]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('First');

      server.say({ kind: 'problems', problems: [problem(), problem({ message: 'Another.' })] });
      await dialog.waitFor();
      server.say({ kind: 'problems', problems: [] });
      await dialog.waitFor({ state: 'hidden' });
      expect(await overlay(page).locator('.badge').isVisible()).toBe(false);
    });

    test('shows warnings behind a badge, which the keyboard reaches', async () => {
      const { page } = await open();
      server.say({ kind: 'problems', problems: [problem({ severity: 'warning' })] });
      const badge = overlay(page).getByRole('button', { name: '1 warning' });
      await badge.waitFor();
      await badge.focus();
      await page.keyboard.press('Enter');
      await overlay(page).getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await soon(() => badge.evaluate((button) => button.matches(':focus'))).toBe(true);
    });

    test('that has no page yet becomes one when they are mended', async () => {
      const page = await browser().newPage();
      pages.push(page);
      server.serve(join(root, 'one'));
      server.breakPages([problem({ message: 'The config is broken.' })]);
      await page.goto(`${server.origin}/ui/button/`);
      await soon(server.lines).toBe(1);
      expect(await page.locator('h1').textContent()).toBe('1 error');
      expect(await violations(page)).toEqual([]);
      server.say({ kind: 'problems', problems: [problem(), problem({ message: 'Second.' })] });
      await soon(() => page.locator('h1').textContent()).toBe('2 errors');
      server.breakPages(null);
      server.say({ kind: 'problems', problems: [] });
      await soon(() => page.locator('h1').textContent()).toBe('Button');
    });
  });

  describe('whose server goes away', () => {
    test('says so, and is up to date when it is back', async () => {
      const { page } = await open();
      await mark(page);
      const status = page.locator('dg-dev-overlay').getByRole('status');
      await server.stop();
      await soon(() => status.textContent()).toContain('The server is gone.');
      server.serve(join(root, 'text'));
      await server.restart();
      await soon(() => page.locator('#added').count()).toBe(1);
      await soon(() => status.textContent()).toBe('');
      expect(await isMarked(page)).toBe(true);
    });

    test('is loaded anew when the server that is back is of another session', async () => {
      const { page } = await open();
      await mark(page);
      await server.stop();
      await server.restart('second');
      await soon(() => isMarked(page).catch(() => true)).toBe(false);
      await soon(server.lines).toBe(1);
    });
  });
});

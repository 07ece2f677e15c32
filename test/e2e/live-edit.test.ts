// Live editing of demos in a real browser, on a site whose host sends as strict a policy as a site of docs-gen can have.
import { createHash } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { mustBuild } from './support/build-site.ts';
import { invalidHtml } from './support/invalid-html.ts';
import { COUNTER, liveSite } from './support/live-site.ts';
import { readFolder } from './support/published.ts';
import { visit } from './support/visit.ts';

const LIVE = /\/assets\/live\/|\/demos\/live\.|\/live-edit\.|\.live\.json$/;
const root = sharedTempDir();
let server: StaticServer;

/** Scripts of the page by their hashes, all else from the site itself: no `blob:`, no `eval`, no foreign frame. */
function strictPolicy(path: string, body: Buffer): Readonly<Record<string, string>> {
  if (path === '/live-edit.html' || !/\/$|\.html$/.test(path)) return {};
  const rules = [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(body, 'script')}`,
    `style-src-elem 'self' ${hashesOf(body, 'style')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return { 'content-security-policy': rules.join('; ') };
}

/** Of what stands between the tags. */
function hashesOf(body: Buffer, tag: 'script' | 'style'): string {
  const found = body.toString().matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...found].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}

beforeAll(async () => {
  await writeFiles(root, liveSite);
  await mustBuild(root, 'dist');
  server = await staticServer(`${root}/dist`, { headers: strictPolicy });
}, 60_000);
afterAll(() => server?.close());

/** A machine that does much else takes its time. */
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 });

describe('the files of live editing', () => {
  test('are the same in every build, and left to the reader who asks', async () => {
    const args = ['--no-cache'];
    await mustBuild(root, 'again', { args });
    const [first, second] = await Promise.all([readFolder(`${root}/dist`), readFolder(`${root}/again`)]);
    const live = [...first].filter(([path]) => LIVE.test(`/${path}`));
    expect(live.length).toBeGreaterThan(6);
    for (const [path, body] of live) expect(second.get(path)?.equals(body), path).toBe(true);
    const document = first.get('live-edit.html')?.toString() ?? '';
    expect(document).toContain("default-src 'none'");
    expect(await invalidHtml(document, 'live-edit.html')).toEqual([]);
    expect(first.get('sw.js')?.toString()).not.toContain('assets/live');
  });

  test('are not there where the config says so', async () => {
    await writeFiles(root, {
      'off.config.ts': (liveSite['site.config.ts'] ?? '').replace('demos: {', 'demos: { liveEdit: false,'),
    });
    await mustBuild(root, 'off', { args: ['--config', 'off.config.ts'] });
    const files = await readFolder(`${root}/off`);
    expect([...files.keys()].filter((path) => LIVE.test(`/${path}`))).toEqual([]);
    expect(files.get('ui/button/index.html')?.toString()).not.toContain('data-act="edit"');
  });
});

describeInBrowser('a reader who edits a demo', (browser) => {
  const open = async (name = 'Counter', options: Parameters<typeof visit>[2] = {}) => {
    const visited = await visit(browser(), `${server.origin}/ui/button/`, options);
    const { page } = visited;
    const demo = page.locator(`figure[data-demo="${name}"]`);
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', { name: 'Edit the code' }).click();
    const frame = demo.frameLocator('iframe.dg-live-frame');
    await frame.locator('dg-island *').first().waitFor();
    return { ...visited, demo, frame, error: demo.locator('.dg-live-error') };
  };
  /** In place of all that the editor holds which is seen. */
  const type = async (page: Page, demo: Locator, text: string) => {
    await demo.locator('.cm-content:visible').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  };
  const expand = (demo: Locator) => demo.locator('[data-act="expand"]').click();

  test('has loaded nothing of it before', async () => {
    const { page, requests } = await visit(browser(), `${server.origin}/ui/button/`);
    const demo = page.locator('figure[data-demo="Counter"]');
    await demo.getByRole('button', { name: 'Pressed 0' }).click();
    await demo.locator('[data-act="expand"]').click();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => LIVE.test(path))).toEqual([]);
    await demo.locator('[data-act="edit"]').click();
    await soon(() => requests.filter((path) => LIVE.test(path)).length).toBeGreaterThan(5);
  });

  test('edits the preview, and sees the demo change; the page keeps its policy', async () => {
    const violated: string[] = [];
    const { page, demo, frame, error, problems } = await open();
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violated.push(message.text());
    });
    expect(await frame.locator('button.kit').textContent()).toBe('Pressed 0');
    await type(page, demo, '<Button title="new">\n  Mine {count}\n</Button>');
    await frame.locator('button[title="new"]').waitFor();
    expect(await frame.locator('.box button').textContent()).toBe('Mine 0');
    // The whole source holds it, indented as it was.
    await expand(demo);
    const whole = demo.locator('.dg-demo-full .cm-content').first();
    expect(await whole.innerText()).toContain('\n      <Button title="new">\n        Mine {count}\n      </Button>\n');
    expect(await error.textContent()).toBe('');
    // Rules for what is fetched ahead are those of every page, and a site may do without.
    expect([...problems, ...violated].filter((line) => !line.startsWith('Applying inline speculation rules'))).toEqual(
      [],
    );
  });

  test('edits the whole source, which the preview is a part of, and the other tabs', async () => {
    const { page, demo, frame } = await open();
    await expand(demo);
    await type(page, demo, COUNTER.replace('<Button', '<Button lang="en"'));
    await frame.locator('button[lang="en"]').waitFor();
    await expand(demo);
    await soon(() => demo.locator('.dg-demo-preview .cm-content').innerText()).toMatch(/^<Button lang="en" onClick/);
    // The other tabs are edited as well.
    await expand(demo);
    await demo.locator('.dg-demo-code > :visible').getByText('label.ts', { exact: true }).click();
    await type(page, demo, `export const label = 'Pushed';`);
    await soon(() => frame.locator('button.kit').textContent()).toBe('Pushed 0');
  });

  test('is told of a mistake after a while, and no more once it is mended', async () => {
    const { page, demo, frame, error } = await open();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await type(page, demo, '<Button>\n  {label +}\n</Button>');
    await page.clock.runFor(250);
    expect(await error.textContent()).toBe('');
    await soon(async () => {
      await page.clock.runFor(100);
      return error.textContent();
    }).toMatch(/^Counter\.tsx, line 15:\d+: Unexpected token\{label \+\}$/);
    // The last version that ran is still there.
    expect(await frame.locator('button.kit').textContent()).toBe('Pressed 0');
    await type(page, demo, '<Button>Mended</Button>');
    await soon(() => frame.locator('button.kit').textContent()).toBe('Mended');
    await soon(() => error.textContent()).toBe('');
  });

  test('is told in place what is wrong', async () => {
    const { page, demo, error } = await open();
    await expand(demo);
    const said = [];
    for (const code of [
      `export default function Counter() {\n  return nothing.there;\n}`,
      `import { Buton } from '@acme/kit';\nexport default () => <Buton />;`,
      `import { a } from '@acme/kid';\nexport default () => a;`,
      `import { a } from './labels';\nexport default () => a;`,
      'export const a = 1;',
      `export default () => <button onClick={() => { throw new Error('late'); }}>late</button>;`,
    ]) {
      const before = await error.textContent();
      await type(page, demo, code);
      if (code.includes('late')) await demo.frameLocator('iframe').getByText('late').click();
      await soon(() => error.textContent()).not.toBe(before);
      if ((await error.textContent()) === '') await soon(() => error.textContent()).not.toBe('');
      said.push(await error.locator('p, code').allTextContents());
    }
    expect(said).toEqual([
      ['Counter.tsx, line 2: ReferenceError: nothing is not defined', 'return nothing.there;'],
      ['Counter.tsx, line 2: ReferenceError: @acme/kit exports no Buton.', 'export default () => <Buton />;'],
      [
        'Counter.tsx, line 1: Error: There is no module @acme/kid here. There are: @acme/kit, @acme/days.',
        "import { a } from '@acme/kid';",
      ],
      [
        'Counter.tsx, line 1: Error: There is no module ./labels here. There are: ./label.ts, ./box.css.',
        "import { a } from './labels';",
      ],
      ['Error: The module has no component as its default export.'],
      [
        'Counter.tsx, line 1: Error: late',
        "export default () => <button onClick={() => { throw new Error('late'); }}>late</button>;",
      ],
    ]);
  });

  test('may import what other demos import, and all that a package exports', async () => {
    const { page, demo, frame } = await open();
    await expand(demo);
    const code = `import { today } from '@acme/days';\nimport { Unused } from '@acme/kit';\nexport default () => <p>{today()} <Unused /></p>;`;
    await type(page, demo, code);
    await soon(() => frame.locator('p').textContent()).toBe('a day never imported');
  });

  test('has code that reaches neither the page nor the network', async () => {
    const { page, demo, frame } = await open();
    await page.evaluate(() => localStorage.setItem('secret', '1'));
    await page.context().addCookies([{ name: 'secret', value: '1', url: server.origin }]);
    await expand(demo);
    await type(
      page,
      demo,
      `import * as React from 'react';
export default function Spy() {
  const [found, setFound] = React.useState([]);
  React.useEffect(() => {
    const attempt = async (name, run) => {
      try { await run(); return name + ' reached'; } catch (error) { return name + ' ' + error.name; }
    };
    Promise.all([
      attempt('page', () => parent.document.title),
      'storage ' + localStorage.length,
      'cookies ' + document.cookie.length,
      attempt('network', () => fetch('/ui/')),
      attempt('eval', () => new Function('return 1')()),
    ]).then(setFound);
  }, []);
  return <ul>{found.map((line) => <li key={line}>{line}</li>)}</ul>;
}`,
    );
    await frame.locator('li').nth(4).waitFor();
    expect(await frame.locator('li').allTextContents()).toEqual([
      'page SecurityError',
      // Its own, which are empty.
      'storage 0',
      'cookies 0',
      'network TypeError',
      'eval EvalError',
    ]);
  });

  test('gets everything back by resetting', async () => {
    const { page, demo } = await open();
    await type(page, demo, '<Button>Mine</Button>');
    await demo.locator('[data-act="reset"]').click();
    expect(await demo.locator('iframe').count()).toBe(0);
    expect(await demo.locator('.dg-live-editor, .dg-live-error').count()).toBe(0);
    expect(await demo.getByRole('button', { name: 'Pressed 0' }).isVisible()).toBe(true);
    expect(await demo.locator('.dg-demo-preview pre:visible').textContent()).toContain('{label} {count}');
    expect(await demo.locator('[data-act="edit"]').getAttribute('aria-pressed')).toBe('false');
    await demo.locator('[data-act="edit"]').click();
    await soon(() => demo.locator('.cm-content:visible').innerText()).toContain('{label} {count}');
  });

  test('copies the source as it was', async () => {
    const context = { permissions: ['clipboard-read', 'clipboard-write'] };
    const { page, demo } = await open('Counter', context);
    await type(page, demo, '<Button>Mine</Button>');
    await demo.locator('[data-act="copy"]').click();
    await soon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(COUNTER.trimEnd());
  });

  test('chooses JavaScript, and edits that', async () => {
    const { demo, frame, page } = await open();
    await expand(demo);
    await demo.locator('[data-act="variant"][data-value="JS"]').click();
    await soon(() => demo.locator('.cm-content:visible').first().innerText()).not.toContain('interface');
    await type(page, demo, 'export default () => <em>JavaScript</em>;');
    await soon(() => frame.locator('em').textContent()).toBe('JavaScript');
  });

  test('sees mode and direction of the page followed', async () => {
    const { page, frame } = await open('Counter', { colorScheme: 'light' });
    const section = frame.locator('section');
    expect(await section.getAttribute('data-mode')).toBe('light');
    // In the fonts of the page, which a document without an origin could not fetch.
    const fonts = await section.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
    expect(fonts).toContain('Inter Variable loaded');
    await page.emulateMedia({ colorScheme: 'dark' });
    await soon(() => section.getAttribute('data-mode')).toBe('dark');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await soon(() => section.getAttribute('data-direction')).toBe('rtl');
  });

  test('opens closed code first', async () => {
    const { page, demo, frame } = await open('Day');
    expect(await demo.getAttribute('data-state')).toBe('open');
    await type(page, demo, 'export default () => <p>Any day</p>;');
    await soon(() => frame.locator('p').textContent()).toBe('Any day');
  });

  test('is not offered it where the directive forbids it', async () => {
    const { page } = await visit(browser(), `${server.origin}/ui/button/`);
    expect(await page.locator('[data-act="edit"]').count()).toBe(2);
    expect(await page.locator('figure[data-demo="Fixed"] [data-act="edit"]').count()).toBe(0);
  });

  test('goes in with Enter, indents with Tab, and comes out with Escape', async () => {
    const { page, demo } = await open();
    const inside = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className ?? null);
    const outside = () => page.evaluate(() => document.activeElement?.className ?? null);
    const editor = demo.locator('.dg-live-editor:visible');
    // The focus is on the editor after the click that opened it.
    expect(await outside()).toBe('dg-live-editor');
    expect(await inside()).toBe(null);
    expect(await editor.getAttribute('aria-label')).toBe('Editor of Counter.tsx');
    const hint = await editor.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${hint}"]`).textContent()).toMatch(
      /^Press Enter to edit the code, Escape to leave/,
    );
    const before = await demo.locator('.cm-content:visible').innerText();
    await page.keyboard.press('Enter');
    expect(await inside()).toContain('cm-content');
    expect(await demo.locator('.cm-content:visible').innerText()).toBe(before);
    await page.keyboard.press('Tab');
    expect(await demo.locator('.cm-content:visible').innerText()).toBe(`  ${before}`);
    await page.keyboard.press('Escape');
    expect(await inside()).toBe(null);
    expect(await outside()).toBe('dg-live-editor');
    await page.keyboard.press('Tab');
    expect(await outside()).not.toBe('dg-live-editor');
  });

  test.each([
    ['light', 1200],
    ['dark', 360],
  ] as const)('meets nothing that bars the way, in %s mode and %i px', async (colorScheme, width) => {
    const { page, demo, error } = await open('Counter', { colorScheme, viewport: { width, height: 800 } });
    await type(page, demo, '<Button>\n  {label +}\n</Button>');
    await soon(() => error.textContent()).toContain('Unexpected token');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('runs nothing in a frame that is not sandboxed', async () => {
    const { page } = await visit(browser(), `${server.origin}/ui/`);
    const told = await page.evaluate(async () => {
      const messages: unknown[] = [];
      let isReady = () => {};
      const ready = new Promise<void>((resolve) => {
        isReady = resolve;
      });
      addEventListener('message', ({ data, source }) => {
        const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
        messages.push([frame?.getAttribute('sandbox') ?? 'none', data]);
        isReady();
      });
      for (const sandbox of [null, 'allow-scripts']) {
        const frame = document.createElement('iframe');
        if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
        frame.src = '/live-edit.html';
        await new Promise((resolve) => {
          frame.onload = resolve;
          document.body.append(frame);
        });
      }
      await ready;
      return messages;
    });
    // The other one was there first, and has said nothing.
    expect(told).toEqual([['allow-scripts', { type: 'ready' }]]);
  });
});

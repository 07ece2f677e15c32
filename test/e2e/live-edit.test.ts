// Live editing of demos in a real browser: what a reader types, sees and gets back.
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { expand, LIVE, liveEditSite, openEditor, type } from './support/live-edit-site.ts';
import { COUNTER } from './support/live-site.ts';
import { fadesFinished } from './support/page-events.ts';

const live = liveEditSite();

describeInBrowser('a reader who edits a demo', (browser) => {
  test('edits the preview, the whole source and the other tabs, in both languages; the page keeps its policy', async () => {
    const { page, demo, frame, error, problems, requests } = await live.edit(browser());
    expect(requests.filter((path) => LIVE.test(path)).length).toBeGreaterThan(5);
    expect(await frame.locator('button.kit').textContent()).toBe('Pressed 0');
    await type(page, demo, '<Button title="new">\n  Mine {count}\n</Button>');
    await frame.locator('button[title="new"]').waitFor();
    expect(await frame.locator('.box button').textContent()).toBe('Mine 0');
    // The whole source holds it, indented as it was.
    await expand(demo);
    const whole = demo.locator('.dg-demo-full .cm-content').first();
    expect(await whole.innerText()).toContain('\n      <Button title="new">\n        Mine {count}\n      </Button>\n');
    // And the preview is a part of it.
    await type(page, demo, COUNTER.replace('<Button', '<Button lang="en"'));
    await frame.locator('button[lang="en"]').waitFor();
    await expand(demo);
    await expect
      .poll(() => demo.locator('.dg-demo-preview .cm-content').innerText())
      .toMatch(/^<Button lang="en" onClick/);
    await expand(demo);
    await demo.locator('.dg-demo-code > :visible').getByText('label.ts', { exact: true }).click();
    await type(page, demo, `export const label = 'Pushed';`);
    await expect.poll(() => frame.locator('button.kit').textContent()).toBe('Pushed 0');

    await demo.locator('[data-act="variant"][data-value="JS"]').click();
    await expect.poll(() => demo.locator('.cm-content:visible').first().innerText()).not.toContain('interface');
    // What other demos import may be imported, and all that a package exports.
    const code = `import { today } from '@acme/days';\nimport { Unused } from '@acme/kit';\nexport default () => <p>{today()} <Unused /></p>;`;
    await type(page, demo, code);
    await expect.poll(() => frame.locator('p').textContent()).toBe('a day never imported');
    expect(await error.textContent()).toBe('');
    // Rules for what is fetched ahead are those of every page, and a site may do without.
    expect(problems.filter((line) => !line.startsWith('Applying inline speculation rules'))).toEqual([]);
  });

  test('copies the source as it was, and gets everything back by resetting', async () => {
    const { page, demo } = await live.edit(browser(), { permissions: ['clipboard-read', 'clipboard-write'] });
    await type(page, demo, '<Button>Mine</Button>');
    await demo.locator('[data-act="copy"]').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(COUNTER.trimEnd());
    await demo.locator('[data-act="reset"]').click();
    expect(await demo.locator('iframe').count()).toBe(0);
    expect(await demo.locator('.dg-live-editor, .dg-live-error').count()).toBe(0);
    expect(await demo.getByRole('button', { name: 'Pressed 0' }).isVisible()).toBe(true);
    expect(await demo.locator('.dg-demo-preview pre:visible').textContent()).toContain('{label} {count}');
    expect(await demo.locator('[data-act="edit"]').getAttribute('aria-pressed')).toBe('false');
    await demo.locator('[data-act="edit"]').click();
    await expect.poll(() => demo.locator('.cm-content:visible').innerText()).toContain('{label} {count}');
    // Code that is closed is opened first.
    const day = await openEditor(page, 'Day');
    expect(await day.demo.getAttribute('data-state')).toBe('open');
    await type(page, day.demo, 'export default () => <p>Any day</p>;');
    await expect.poll(() => day.frame.locator('p').textContent()).toBe('Any day');
  });

  test('is told of a mistake in place and after a while, and no more once it is mended', async () => {
    const { page, demo, frame, error } = await live.edit(browser());
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await type(page, demo, '<Button>\n  {label +}\n</Button>');
    await page.clock.runFor(250);
    expect(await error.textContent()).toBe('');
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return error.textContent();
      })
      .toMatch(/^Counter\.tsx, line 15:\d+: Unexpected token\{label \+\}$/);
    // The last version that ran is still there.
    expect(await frame.locator('button.kit').textContent()).toBe('Pressed 0');
    await type(page, demo, '<Button>Mended</Button>');
    await expect.poll(() => frame.locator('button.kit').textContent()).toBe('Mended');
    await expect.poll(() => error.textContent()).toBe('');
    await page.clock.resume();
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
      await expect.poll(() => error.textContent()).not.toBe(before);
      if ((await error.textContent()) === '') await expect.poll(() => error.textContent()).not.toBe('');
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
      ['Error: The module does not export the component of the demo.'],
      [
        'Counter.tsx, line 1: Error: late',
        "export default () => <button onClick={() => { throw new Error('late'); }}>late</button>;",
      ],
    ]);
  });

  test('has code that reaches neither the page nor the network, and runs in a sandbox only', async () => {
    const { page, demo, frame } = await live.edit(browser());
    await page.evaluate(() => localStorage.setItem('secret', '1'));
    await page.context().addCookies([{ name: 'secret', value: '1', url: live.origin() }]);
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
    await demo.locator('[data-act="reset"]').click(); // Its frame would talk as well.
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

  test('meets nothing that bars the way, by keyboard, in both modes and directions, and on a phone', async () => {
    const { page, demo, frame, error } = await live.edit(browser(), {
      colorScheme: 'light',
      viewport: { width: 1200, height: 800 },
    });
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

    const section = frame.locator('section');
    expect(await section.getAttribute('data-mode')).toBe('light');
    expect(await section.getAttribute('data-kind')).toBe('demo');
    // In the fonts of the page, which a document without an origin could not fetch.
    const fonts = await section.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
    expect(fonts).toContain('Inter Variable loaded');
    await type(page, demo, '<Button>\n  {label +}\n</Button>');
    await expect.poll(() => error.textContent()).toContain('Unexpected token');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1200);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => section.getAttribute('data-mode')).toBe('dark');
    await fadesFinished(page);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await expect.poll(() => section.getAttribute('data-direction')).toBe('rtl');
  });
});

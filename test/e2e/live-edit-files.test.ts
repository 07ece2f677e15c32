// The files of live editing: the same in every build, and loaded on demand.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { invalidHtml } from './support/invalid-html.ts';
import { LIVE, liveEditSite } from './support/live-edit-site.ts';
import { liveSite } from './support/live-site.ts';
import { readFolder } from './support/published.ts';
import { named, windowVisit } from './support/window-visit.ts';

const live = liveEditSite();

describe('the files of live editing', () => {
  test('are the same in every build, and left to the reader who asks', async () => {
    const args = ['--no-cache'];
    await mustBuild(live.root, 'again', { args });
    const [first, second] = await Promise.all([readFolder(`${live.root}/dist`), readFolder(`${live.root}/again`)]);
    const edited = [...first].filter(([path]) => LIVE.test(`/${path}`));
    expect(edited.length).toBeGreaterThan(6);
    for (const [path, body] of edited) expect(second.get(path)?.equals(body), path).toBe(true);
    const document = first.get('live-edit.html')?.toString() ?? '';
    expect(document).toContain("default-src 'none'");
    expect(await invalidHtml(document, 'live-edit.html')).toEqual([]);
    expect(first.get('sw.js')?.toString()).not.toContain('assets/live');
  });

  test('are not offered where the directive forbids it', async () => {
    const html = await readFile(`${live.root}/dist/ui/button/index.html`, 'utf8');
    const demos = html.split('<figure ').slice(1);
    const offered = demos.map((demo) => [/ id="(\w+)"/.exec(demo)?.[1], demo.includes('data-act="edit"')]);
    expect(offered).toEqual([
      ['Counter', true],
      ['Day', true],
      ['Fixed', false],
    ]);
  });

  test('are not there where the config says so', async () => {
    await writeFiles(live.root, {
      'off.config.ts': (liveSite['site.config.ts'] ?? '').replace('demos: {', 'demos: { liveEdit: false,'),
    });
    await mustBuild(live.root, 'off', { args: ['--config', 'off.config.ts'] });
    const files = await readFolder(`${live.root}/off`);
    expect([...files.keys()].filter((path) => LIVE.test(`/${path}`))).toEqual([]);
    expect(files.get('ui/button/index.html')?.toString()).not.toContain('data-act="edit"');
  });
});

describe('a page with live editing', () => {
  test('loads nothing of it before the reader edits', async () => {
    const { document, requests, idle } = await windowVisit(`${live.root}/dist`, '/ui/button/');
    const demo = document.getElementById('Counter') ?? document;
    const counter = named(demo, 'button', 'Pressed 0');
    counter.click();
    demo.querySelector<HTMLElement>('[data-act="expand"]')?.click();
    await idle();
    expect([counter.textContent, document.getElementById('Counter')?.dataset.state]).toEqual(['Pressed 1', 'open']);
    const linked = [...document.querySelectorAll('link')].map(({ href }) => href);
    expect([...requests, ...linked].filter((address) => LIVE.test(address))).toEqual([]);
  });
});

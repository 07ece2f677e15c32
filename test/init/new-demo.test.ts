// `docs-gen new`: demos that are added to a page.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { open, told } from './small-site.ts';

describe('a new demo', () => {
  test('is next to its page, which shows it at its end', async () => {
    const site = await open();
    expect(await site.demo('Basic', '/ui/button')).toEqual({
      value: { file: 'content/ui/Basic.tsx', page: 'content/ui/button.md', directive: '{{"demo": "Basic.js"}}' },
      diagnostics: [],
    });
    expect(await site.read('content/ui/button.md')).toBe('# Button\n\nText.\n\n{{"demo": "Basic.js"}}\n');
    expect(await site.read('content/ui/Basic.tsx')).toContain('export default function Basic() {');
  });

  test('gets no second directive, and keeps the line ends of the page', async () => {
    const shown = '# Button\r\n\r\n{{"demo": "./Basic.js", "bg": "inline"}}\r\n';
    const site = await open({ 'content/ui/button.md': shown });
    expect((await site.demo('Basic', '/ui/button/')).value?.directive).toBeNull();
    expect(await site.read('content/ui/button.md')).toBe(shown);
    await site.demo('More', '/ui/button/');
    expect(await site.read('content/ui/button.md')).toBe(`${shown}\r\n{{"demo": "More.js"}}\r\n`);
  });

  test('is added to the page of a translation', async () => {
    const site = await open();
    expect((await site.demo('Basic', '/zh/ui/button/')).value?.page).toBe('content/ui/button-zh.md');
  });

  test.each(['Basic.tsx', 'Basic.js', 'Basic.jsx', 'Basic.ts'])('never overwrites a file: %s', async (file) => {
    const site = await open({ [`content/ui/${file}`]: 'mine' });
    expect(told(await site.demo('Basic', '/ui/button/'))[0]).toContain(`content/ui/${file} already exists.`);
    expect(await site.read(`content/ui/${file}`)).toBe('mine');
    expect(await site.read('content/ui/button.md')).not.toContain('demo');
  });

  test('never has the name of a folder', async () => {
    const site = await open();
    await mkdir(join(site.root, 'content/ui/Basic'));
    expect(told(await site.demo('Basic', '/ui/button/'))[0]).toContain('content/ui/Basic already exists.');
  });

  test.each([
    ['basic-buttons.tsx', 'use BasicButtons:'],
    ['../Evil', 'use Evil:'],
    ['7', 'use a name such as BasicButtons:'],
  ])('must have the name of a component: %s', async (name, hint) => {
    const site = await open();
    expect(told(await site.demo(name, '/ui/button/'))[0]).toContain(hint);
  });

  test('is rejected without an existing page', async () => {
    const site = await open();
    expect(told(await site.demo('Basic', '/ui/buton/'))).toEqual([
      'init/unknown-page: No page has the route /ui/buton/. did you mean /ui/button/?',
    ]);
  });
});

// A site with Markdown mirrors, by the real command line: what stands in them, and what one edit changes.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { type Built, mustBuild } from './support/build-site.ts';
import { changedPaths, readPublished } from './support/published.ts';

const FILES = {
  'site.config.ts': `export default {
    title: 'Acme', url: 'https://acme.example', base: '/docs/', description: 'All of Acme.', llms: { pageActions: {} },
    languages: ['en', 'zh'],
    products: [
      { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: {} },
      { id: 'kit', prefix: '/kit/', name: 'Acme Kit', contentDir: 'content/kit' },
    ],
  };\n`,
  'content/ui/pages.ts': `export default [
    { pathname: '/ui/' },
    { pathname: '/ui/parts', title: 'Parts', children: [{ pathname: '/ui/button/' }, { pathname: '/ui/card/' }] },
  ];\n`,
  'content/ui/ui.md':
    '---\ntitle: Acme UI\ndescription: Parts for pages.\nroute: /ui/\n---\n\n# Acme UI\n\nSee [Button](/ui/button/#sizes).\n',
  'content/ui/button/button.md':
    '---\ntitle: Button\ndescription: Press it.\ncomponents: Button\n---\n\n# Button\n\nA word.\n\n## Sizes\n\n:::warning\nMind the *size*.\n:::\n\n{{"demo": "Basic.js"}}\n',
  'content/ui/button/button-zh.md': '---\ntitle: 按钮\ndescription: 按它。\n---\n\n# 按钮\n\n## 尺寸\n\n文字。\n',
  'content/ui/button/Basic.tsx':
    'import * as React from \'react\';\n\nexport default function Basic() {\n  return <h2 id="shown">Shown</h2>;\n}\n',
  'content/ui/card/card.md': '---\ntitle: Card\ndescription: Holds things.\n---\n\n# Card\n\nText.\n',
  'content/ui/hidden.md': '---\ntitle: Hidden\ndescription: For some.\nunlisted: true\n---\n\n# Hidden\n\nText.\n',
  'content/ui/api/button.json': JSON.stringify({
    name: 'Button',
    imports: ["import { Button } from 'ui';"],
    props: { size: { type: { name: 'string' }, default: "'m'", required: true, description: 'How <b>large</b>.' } },
  }),
  'content/kit/start.md': '---\ntitle: Start\ndescription: Begin.\n---\n\n# Start\n\nText.\n',
};

describe('a site with mirrors', () => {
  const root = sharedTempDir();
  const out = join(root, 'dist');
  const read = (path: string) => readFile(join(out, path), 'utf8');
  let built: Built;

  beforeAll(async () => {
    await writeFiles(root, FILES);
    built = await mustBuild(root, 'dist');
  });

  test('says nothing of lost headings and names', () => {
    expect(built.diagnostics.map(({ code }) => code).filter((code) => code.startsWith('mirror/'))).toEqual([]);
  });

  test('has the text of a page, its callouts, the source of its demos and its API pages', async () => {
    const text = await read('ui/button.md');
    expect(text).toMatch(
      /^---\ntitle: "Button"\nurl: "https:\/\/acme\.example\/docs\/ui\/button\/"\n---\n\n# Button\n\nPress it\.\n/,
    );
    expect(text).toContain('## Sizes\n\n> [!WARNING]\n> Mind the *size*.');
    expect(text).toContain(`\`\`\`tsx title="Basic.tsx"\n${FILES['content/ui/button/Basic.tsx']}\`\`\``);
    expect(text).not.toContain('## Shown');
    expect(text).toContain('- [`<Button />`](https://acme.example/docs/ui/api/button/)');
    expect(await read('ui.md')).toContain('See [Button](https://acme.example/docs/ui/button/#sizes).');
  });

  test('has API pages as tables, and pages in other languages', async () => {
    expect(await read('ui/api/button.md')).toContain("| `size` (required) | `string` | `'m'` | How **large**. |");
    expect(await read('zh/ui/button.md')).toContain('## 尺寸\n\n文字。');
  });

  test('lists products, and the pages of each by group', async () => {
    expect(await read('llms.txt')).toBe(
      '# Acme\n\n> All of Acme.\n\n## Acme UI\n\n- [Acme UI: list of pages](https://acme.example/docs/ui/llms.txt): Each page with what it is about\n- [Acme UI: all pages](https://acme.example/docs/ui/llms-full.txt): The text of each page, in one file\n\n## Acme Kit\n\n- [Acme Kit: list of pages](https://acme.example/docs/kit/llms.txt): Each page with what it is about\n- [Acme Kit: all pages](https://acme.example/docs/kit/llms-full.txt): The text of each page, in one file\n',
    );
    const list = await read('ui/llms.txt');
    expect(list).toMatch(/^# Acme UI\n\n> Parts for pages\.\n\n## Acme UI\n\n/);
    expect(list).toContain('## Parts\n\n- [Button](https://acme.example/docs/ui/button.md): Press it.\n- [Card]');
    expect(list).toContain('https://acme.example/docs/ui/api/button.md');
    expect(list).not.toMatch(/Hidden|zh\//);
  });

  test('has all pages of a product in one file, in their order', async () => {
    const full = await read('ui/llms-full.txt');
    expect(full.match(/^url: .*$/gm)?.slice(0, 3)).toEqual([
      'url: "https://acme.example/docs/ui/"',
      'url: "https://acme.example/docs/ui/button/"',
      'url: "https://acme.example/docs/ui/card/"',
    ]);
    expect(full).toContain((await read('ui/card.md')).trimEnd());
  });

  test('changes by one edit what holds the text, and nothing else', async () => {
    const before = await readPublished(out);
    const file = join(root, 'content/ui/button/button.md');
    await writeFile(file, (await readFile(file, 'utf8')).replace('A word.', 'A phrase.'));
    await mustBuild(root, 'dist');
    const changed = changedPaths(before, await readPublished(out));
    // What search holds of the page is for its own tests.
    expect(changed.filter((path) => !/^assets\/|search/.test(path))).toEqual([
      'asset-manifest.json',
      'sw.js',
      'ui/button.md',
      'ui/button/index.html',
      'ui/llms-full.txt',
    ]);
  });
});

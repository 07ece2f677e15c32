// Demos that change while a session runs: which of them open pages are told of, whatever file of the project was written.
import { rename, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { openWatchedSite, type Update, type WatchedSite, watchedSite } from './watched-site.ts';

/** Without what is made beside the demos: projects for online editors, and an editor. */
const CONFIG = `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false,
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false },
  aliases: { '@acme/ui': './src/ui' },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;
const page = (title: string, body: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;
const component = (name: string, imports: string, body: string) =>
  `import * as React from 'react';\n${imports}\nexport default function ${name}() {\n  const [count, setCount] = React.useState(0);\n  return <button onClick={() => setCount(count + 1)}>${body} {count}</button>;\n}\n`;
const words = (word: string) => `export const word = '${word}';\n`;

const PACKAGE = 'src/ui/index.ts';
const SITE = {
  'site.config.ts': CONFIG,
  [PACKAGE]: "export const fromPackage = 'package one';\n",
  'content/ui/index.md': page('Start', 'See [Button](./button.md).'),
  'content/ui/button.md': page('Button', '{{"demo": "Press.js"}}\n\n{{"demo": "Other.js"}}\n\n{{"demo": "Alone.js"}}'),
  'content/ui/words.ts': words('first'),
  'content/ui/look.module.css': '.look { color: red }\n',
  'content/ui/plain.css': '.plain { color: red }\n',
  'content/ui/Press.tsx': component('Press', "import { word } from './words';", 'press {word}'),
  'content/ui/Other.tsx': component(
    'Other',
    "import { word } from './words';\nimport look from './look.module.css';\nimport './plain.css';",
    'other {word} {look.look}',
  ),
  'content/ui/Alone.tsx': component('Alone', "import { fromPackage } from '@acme/ui';", 'alone {fromPackage}'),
};

const SLOW = { timeout: 60_000 };

describe('a session whose author edits', SLOW, () => {
  test('a module that demos share tells of those alone, at once and again', async () => {
    const all = CONFIG.replace(/ {2}demos: .*\n/, '');
    const site = await watchedSite({ ...SITE, 'site.config.ts': all });
    const update = await site.changed(() => site.write('content/ui/words.ts', words('second')));
    expect(idsOf(update)).toEqual(['ui/Other', 'ui/Press']);
    expect(await scriptsOf(site, update)).toContain('second');
    // Before all demos have been built as a build does: nothing is lost for open pages.
    const again = await site.changedAtOnce(() => site.write('content/ui/words.ts', words('third')));
    expect(idsOf(again)).toEqual(['ui/Other', 'ui/Press']);
    expect(await scriptsOf(site, again)).toContain('third');
    await site.isAsColdBuild();
  });

  test('a component that a module with createDemo names, what stands around it, and which it names', async () => {
    const index = (name: string) => `import { ${name} } from './parts';
import { Around } from './around';
export default createDemo(import.meta.url, ${name}, { ClientProvider: Around });
`;
    const site = await watchedSite({
      ...SITE,
      'content/ui/button.md': page('Button', '{{"component": "file://./demo/index.ts"}}'),
      'content/ui/demo/index.ts': index('First'),
      'content/ui/demo/parts.tsx':
        'export const First = () => <b>first</b>;\nexport const Second = () => <b>second</b>;\n',
      'content/ui/demo/around.tsx': 'export const Around = ({ children }: any) => <p>around {children}</p>;\n',
    });
    const edited = await site.changed(() => site.edit('content/ui/demo/parts.tsx', '>first', '>the first'));
    expect(await scriptsOf(site, edited)).toContain('the first');
    const around = await site.changed(() => site.edit('content/ui/demo/around.tsx', 'around {', 'all around {'));
    expect(await scriptsOf(site, around)).toContain('all around');
    await site.update(() => site.write('content/ui/demo/index.ts', index('Second')));
    await site.isAsColdBuild();
    expect(await site.text('ui/button/')).toContain('<p>all around <b>second</b></p>');
  });

  test('a module of a site that shows components as well', async () => {
    const site = await watchedSite({
      ...SITE,
      'content/ui/Facts.tsx':
        'export default function Facts({ markdown }: { markdown: { title: string } }) {\n  return <b>facts of {markdown.title}</b>;\n}\n',
      'content/ui/index.md': page('Start', '{{"component": "./Facts.tsx"}}'),
    });
    const update = await site.changed(() => site.edit('content/ui/Press.tsx', 'press', 'pressed'));
    expect(idsOf(update)).toEqual(['ui/Press']);
    const own = await site.changed(() => site.edit('content/ui/Facts.tsx', 'facts of', 'what is known of'));
    expect(own.demos).toHaveLength(1);
    expect(await scriptsOf(site, own)).toContain('what is known of');
    await site.update(() => site.write('content/ui/index.md', page('Begin', '{{"component": "./Facts.tsx"}}')));
    await site.isAsColdBuild();
    expect(await site.text('ui/')).toContain('Begin</b>');
  });

  test('a demo that ended its thread is rendered by the next run, whatever it is for', async () => {
    const site = await watchedSite({
      ...SITE,
      'content/ui/Press.tsx': `type Machine = { env: Record<string, string>; exit(): void };
const { process: machine } = globalThis as { process?: Machine };
export default function Press() {
  if (machine?.env.AT_ITS_LIMITS) machine.exit();
  return <button>press</button>;
}
`,
    });
    await site.problem('demos/crashed', () => {
      process.env.AT_ITS_LIMITS = '1';
      return site.edit('content/ui/Press.tsx', '>press', '>pressed');
    });
    delete process.env.AT_ITS_LIMITS;
    await site.write('content/ui/more.md', page('More', 'Another page.'));
    await expect.poll(() => site.find('ui/more/')).not.toBeNull();
    await site.isAsColdBuild();
    expect(await site.text('ui/button/')).toContain('<button>pressed</button>');
  });

  test('names of modules: one that is gone is told of, one that comes mends it', async () => {
    const site = await watchedSite(SITE);
    await site.problem('demos/missing-import', () => rename(site.at(PACKAGE), site.at('src/ui/other.ts')));
    expect(await site.text('ui/button/')).toContain('alone <!-- -->package one');
    const moved = await site.changed(() => site.edit('content/ui/Alone.tsx', "'@acme/ui'", "'@acme/ui/other'"));
    expect(idsOf(moved)).toEqual(['ui/Alone']);
    // The module under its new name is known as one that the demo is made of.
    const update = await site.changed(() => site.write('src/ui/other.ts', "export const fromPackage = 'renamed';\n"));
    expect(await scriptsOf(site, update)).toContain('renamed');
    await site.problem('demos/missing-import', () => rm(site.at('src/ui/other.ts')));
    const mended = await site.changed(() => site.write('src/ui/other.ts', "export const fromPackage = 'back';\n"));
    expect(idsOf(mended)).toEqual(['ui/Alone']);
    expect(await scriptsOf(site, mended)).toContain('back');
    await site.isAsColdBuild();
  });
});

describe('a session whose author makes one edit after another', SLOW, () => {
  const root = sharedTempDir();
  let site: WatchedSite;
  beforeAll(async () => {
    site = await openWatchedSite(root, SITE);
  });
  afterAll(() => site.close());

  test('a module so that it cannot be read: the old demos stay until it is mended, and others go on', async () => {
    await site.problem('demos/not-bundled', () => site.write(PACKAGE, 'export const fromPackage = ;\n'));
    expect(await site.text('ui/button/')).toContain('alone <!-- -->package one');
    const other = await site.changed(() => site.edit('content/ui/Press.tsx', 'press', 'pressed'));
    expect(idsOf(other)).toEqual(['ui/Press']);
    const mended = await site.changed(() => site.write(PACKAGE, "export const fromPackage = 'mended';\n"));
    expect(idsOf(mended)).toEqual(['ui/Alone']);
    expect(await scriptsOf(site, mended)).toContain('mended');
    await site.isAsColdBuild();
  });

  test('a module behind an alias tells of the demo that imports it', async () => {
    const update = await site.changed(() => site.write(PACKAGE, "export const fromPackage = 'package two';\n"));
    expect(idsOf(update)).toEqual(['ui/Alone']);
    expect(await scriptsOf(site, update)).toContain('package two');
  });

  test('styles tells of the page, and mounts a demo anew only for other names of a CSS module', async () => {
    const update = await site.update(() => site.write('content/ui/plain.css', '.plain { color: green }\n'));
    expect(update).toMatchObject({ routes: ['/ui/button/'], demos: [] });
    const named = await site.changed(() => site.write('content/ui/look.module.css', '.look, .more { color: blue }\n'));
    expect(idsOf(named)).toEqual(['ui/Other']);
  });

  test('a demo says under which other names its code and that of others goes on', async () => {
    const update = await site.changed(() => site.edit('content/ui/Press.tsx', 'press', 'pressed'));
    expect(idsOf(update)).toEqual(['ui/Press']);
    const [renamed] = await site.renamed((scripts) => scripts.some(({ from }) => from === update.demos[0]?.script));
    expect(renamed?.to).not.toBe(renamed?.from);
    expect(await site.text(renamed?.to.slice(1) ?? '')).toContain('pressed');
    // A page that was sent before asks for the former name.
    expect(await site.text(renamed?.from.slice(1) ?? '')).toContain('pressed');
    // The next edit of its page finds the demo under the name that open pages were told.
    const text = await site.update(() => site.edit('content/ui/button.md', 'About', 'All about'));
    expect(text.demos).toEqual([]);
    expect(await site.text('ui/button/')).toContain(renamed?.to);
  });

  test('a demo says whether its state means the same', async () => {
    const same = await site.changed(() => site.edit('content/ui/Press.tsx', 'press', 'pressed'));
    expect(same.demos[0]?.from).toBeDefined();
    const other = await site.changed(() => site.edit('content/ui/Press.tsx', 'useState(0)', 'useState(7)'));
    expect(other.demos.map(({ id, from }) => [id, from])).toEqual([['ui/Press', undefined]]);
  });
});

function idsOf({ demos }: Update): string[] {
  return demos.map(({ id }) => id).sort();
}

/** The scripts of the demos that an update names, with all that they import. */
async function scriptsOf(site: WatchedSite, { demos }: Update): Promise<string> {
  const seen = new Set(demos.map(({ script }) => script.slice(1)));
  let all = '';
  for (const path of seen) {
    const own = await site.text(path);
    all += own;
    for (const [, other = ''] of own.matchAll(/"(?:\.\.\/|\.\/|\/assets\/)*([\w-]+\.js)"/g))
      seen.add(`assets/${other}`);
  }
  return all;
}

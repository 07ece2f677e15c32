// A session over real files: every change shows, a mistake keeps the last good state, and mending it is enough.
import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, rename, unlink } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShownProblem } from '../../src/model/serve.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { openWatchedSite, type WatchedSite, watchedSite } from './watched-site.ts';

const CONFIG = `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false,
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;
const page = (title: string, body: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;
const SITE = {
  'site.config.ts': CONFIG,
  'content/ui/index.md': page('Start', 'The first page. See [Button](./button.md).'),
  'content/ui/button.md': page('Button', 'A button.\n\n## Usage\n\nPress it.'),
  'content/ui/notes.md': page('Notes', '{{"include": "_shared.md"}}'),
  'content/ui/_shared.md': 'Shared words.\n',
  'content/ui/pages.ts':
    "export default [{ pathname: '/ui/' }, { pathname: '/ui/button' }, { pathname: '/ui/notes' }];\n",
};

describe('a session', () => {
  test('shows a changed title on all pages', async () => {
    const { 'content/ui/pages.ts': _, ...derived } = SITE;
    const site = await watchedSite(derived);
    const update = await site.update(() => site.write('content/ui/button.md', page('Knob', 'Press it.')));
    expect(update).toMatchObject({ routes: 'all', reload: false });
    expect(await site.text('ui/')).toContain('Knob');
  });

  test('shows a changed type on the page that is made of it', async () => {
    const button = (prop: string) =>
      `export interface ButtonProps {\n  /** How large it is. */\n  ${prop}?: 'small' | 'large';\n}\nexport function Button(props: ButtonProps) {\n  return null;\n}\n`;
    const site = await watchedSite({
      ...SITE,
      'site.config.ts': CONFIG.replace(
        "contentDir: 'content/ui'",
        "contentDir: 'content/ui', api: { packages: [{ name: '@acme/ui', entries: ['packages/ui/index.ts'] }] }",
      ),
      'content/ui/pages.ts': "export default [{ pathname: '/ui/' }, { pathname: '/ui/g', children: '/ui/api/' }];\n",
      'packages/ui/package.json': '{ "name": "@acme/ui", "version": "1.0.0" }',
      'packages/ui/index.ts': "export * from './Button';\n",
      'packages/ui/Button.tsx': button('size'),
    });
    expect(await site.text('ui/api/button/')).toContain('button-prop-size');
    const update = await site.update(() => site.write('packages/ui/Button.tsx', button('extent')));
    expect(update.routes).toEqual(['/ui/api/button/']);
    const text = await site.text('ui/api/button/');
    expect(text).toContain('button-prop-extent');
    expect(text).not.toContain('button-prop-size');
    // A page that is saved while types are read, however long they take, is shown; and so are they.
    site.write('packages/ui/Button.tsx', button('width'));
    const own = await site.update(() => site.write('content/ui/index.md', page('Start', 'Other words.')));
    expect(own.routes).not.toBe('all');
    await expect.poll(() => site.text('ui/')).toContain('Other words.');
    await expect.poll(() => site.text('ui/api/button/')).toContain('button-prop-width');
    expect(await site.text('ui/')).toContain('Other words.');
  });

  test('sees new, renamed and deleted files, in new folders too', async () => {
    const { 'content/ui/pages.ts': _, ...derived } = SITE;
    const site = await watchedSite(derived);
    expect(await site.find('ui/forms/input/')).toBeNull();
    await site.update(() => site.write('content/ui/forms/input.md', page('Input', 'Type.')));
    expect(await site.text('ui/forms/input/')).toContain('Type.');
    await site.update(() => rename(site.at('content/ui/forms'), site.at('content/ui/fields')));
    expect(await site.find('ui/forms/input/')).toBeNull();
    expect(await site.text('ui/fields/input/')).toContain('Type.');
    await site.update(() => unlink(site.at('content/ui/fields/input.md')));
    expect(await site.find('ui/fields/input/')).toBeNull();
  });

  test('reports a style sheet whose file is gone, until it is back', async () => {
    const site = await watchedSite({
      ...SITE,
      'site.config.ts': CONFIG.replace('lastUpdated', "css: ['own.css'], lastUpdated"),
      'own.css': '.own { background: url(/mark.svg); }\n',
      'public/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const found = await site.problem('bundle/dead-file', () => unlink(site.at('public/mark.svg')));
    expect(found.map(({ file }) => file)).toEqual(['own.css']);
    await site.problems(
      () => site.write('public/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      (problems) => problems.length === 0,
    );
    await site.isAsColdBuild();
  });

  test('sees all of many changes at once', async () => {
    const site = await watchedSite(SITE);
    await site.update(async () => {
      await mkdir(site.at('content/ui/more'));
      // At once, as another program would: in this process, each `await` waits for the session to work.
      for (let i = 0; i < 200; i++)
        writeFileSync(site.at(`content/ui/more/page-${i}.md`), page(`Page ${i}`, `Text ${i}.`));
      rmSync(site.at('content/ui/pages.ts'));
    });
    await expect.poll(async () => (await site.find('ui/more/page-199/')) !== null).toBe(true);
    expect(await site.text('ui/more/page-0/')).toContain('Text 0.');
  });

  test('builds a changed demo alone, and comes to what a cold build makes', async () => {
    const demo = (word: string) => `export default function Press() {\n  return <button>${word}</button>;\n}\n`;
    const files = {
      ...SITE,
      'content/ui/Press.tsx': demo('first'),
      'content/ui/Other.tsx': demo('other').replace('Press', 'Other'),
      'content/ui/button.md': page('Button', '{{"demo": "Press.js"}}\n\n{{"demo": "Other.js"}}'),
    };
    const site = await watchedSite(files, { react: 'production' });
    const update = await site.update(() => site.write('content/ui/Press.tsx', demo('second')));
    expect(update.demos.map(({ id }) => id)).toEqual(['ui/Press']);
    expect(await site.text(update.demos[0]?.script.slice(1) ?? '')).toContain('second');
    await site.problems(
      () => site.write('content/ui/Press.tsx', 'export default function ('),
      ([one]) => one?.code.startsWith('demos/') === true,
    );
    expect(await site.text('ui/button/')).toContain('second');
    await site.update(() => site.write('content/ui/Press.tsx', demo('third')));
    await site.isAsColdBuild();
    expect(await site.text('ui/button/')).toContain('third');
  });

  test('loads no page anew when the page of the only demo is wrong for a moment', async () => {
    const demo = '{{"demo": "Press.js"}}\n';
    const site = await watchedSite({
      ...SITE,
      'content/ui/Press.tsx': 'export default function Press() {\n  return <button>Press</button>;\n}\n',
      'content/ui/_demo.md': demo,
      'content/ui/button.md': page('Button', '{{"include": "_demo.md"}}'),
    });
    const isMissing = ({ code }: ShownProblem) => code === 'includes/missing-file';
    await site.problem('includes/missing-file', () => unlink(site.at('content/ui/_demo.md')));
    await site.problems(
      () => site.write('content/ui/_demo.md', demo),
      (problems) => !problems.some(isMissing),
    );
    expect(await site.text('ui/button/')).toContain('<button>Press</button>');
    expect(site.updates().map(({ reload }) => reload)).not.toContain(true);
  });

  test.each(['own.css', 'node_modules/looks/theme.css'])('swaps the style sheet %s', async (file) => {
    const site = await watchedSite({
      ...SITE,
      'site.config.ts': CONFIG.replace('lastUpdated', `css: ['${file}'], lastUpdated`),
      [file]: 'a { color: red }',
    });
    const update = await site.update(() => site.write(file, 'a { color: green }'));
    expect(update).toMatchObject({ routes: [], reload: false });
    expect(update.styles).toHaveLength(1);
    const sheet = await site.text(update.styles[0]?.to.slice(1) ?? '');
    expect(sheet).toContain('color:green');
  });
});

describe('a session of several edits', () => {
  const root = sharedTempDir();
  /** Each test leaves it as it found it. */
  let site: WatchedSite;
  beforeAll(async () => {
    site = await openWatchedSite(root, SITE);
  });
  afterAll(() => site.close());
  const restore = (file: keyof typeof SITE) => site.update(() => site.write(file, SITE[file]));

  test('shows a changed text, and says which page is another', async () => {
    expect(await site.text('ui/button/')).toContain('Press it.');
    const update = await site.update(() => site.write('content/ui/button.md', page('Button', 'Pull it.')));
    expect(update).toMatchObject({ routes: ['/ui/button/'], styles: [], reload: false });
    expect(await site.text('ui/button/')).toContain('Pull it.');
    await restore('content/ui/button.md');
  });

  test('shows a changed tree', async () => {
    const tree =
      "export default [{ pathname: '/ui/notes' }, { pathname: '/ui/button', title: 'Pushed' }, { pathname: '/ui/' }];\n";
    expect(await site.update(() => site.write('content/ui/pages.ts', tree))).toMatchObject({ routes: 'all' });
    expect(await site.text('ui/')).toContain('Pushed');
    await restore('content/ui/pages.ts');
  });

  test('shows a changed file on the page that includes it', async () => {
    expect(await site.text('ui/notes/')).toContain('Shared words.');
    const update = await site.update(() => site.write('content/ui/_shared.md', 'Other words.\n'));
    expect(update.routes).toEqual(['/ui/notes/']);
    expect(await site.text('ui/notes/')).toContain('Other words.');
    await restore('content/ui/_shared.md');
  });

  test('sees a file that is put in the place of another', async () => {
    await site.update(async () => {
      await site.write('content/ui/button.md~', page('Button', 'Saved in one step.'));
      await rename(site.at('content/ui/button.md~'), site.at('content/ui/button.md'));
    });
    expect(await site.text('ui/button/')).toContain('Saved in one step.');
    await restore('content/ui/button.md');
  });

  test('starts anew when its config changes', async () => {
    const update = await site.update(() => site.write('site.config.ts', CONFIG.replace("'Acme'", "'Other'")));
    expect(update.reload).toBe(true);
    expect(await site.text('ui/')).toContain('Other');
    await restore('site.config.ts');
  });

  test.each([
    ['config', 'site.config.ts', 'export default {', 'config/syntax'],
    ['tree', 'content/ui/pages.ts', 'export default [', 'tree/syntax'],
    ['front matter', 'content/ui/button.md', '---\ntitle: [\n---\nText', 'content/bad-yaml'],
  ] as const)(
    'keeps what it shows while the %s is broken, and goes on when it is mended',
    async (_, file, broken, code) => {
      await site.problems(
        () => site.write(file, broken),
        (problems) => problems.some((one) => one.code === code),
      );
      expect(await site.text('ui/button/')).toContain('Press it.');
      await site.problems(
        () => site.write(file, SITE[file]),
        (problems) => problems.length === 0,
      );
      expect(await site.text('ui/button/')).toContain('Press it.');
    },
  );

  test('tells of a page what only finished pages show, and nothing more when it is mended', async () => {
    const dead = page('Start', 'See [there](/ui/button/#nowhere).');
    await site.problems(
      () => site.write('content/ui/index.md', dead),
      ([one]) => one?.code === 'plan/dead-anchor' && one.frame.includes('nowhere'),
    );
    await site.problems(
      () => site.write('content/ui/index.md', SITE['content/ui/index.md']),
      (problems) => problems.length === 0,
    );
  });
});

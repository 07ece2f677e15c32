// All that a page may show of a project's React: what demos import, fences, components, frames.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { type Built, mustBuild, placesOf, repository } from './support/build-site.ts';
import { DEMO_CONFIG, IN_PAGE, islands, KINDS, LIBRARY, rowOf } from './support/demo-kinds-site.ts';
import { readFolder } from './support/published.ts';
import { windowVisit } from './support/window-visit.ts';

const root = sharedTempDir();
let built: Built;
let files: Map<string, Buffer>;
const text = (path: string) => files.get(path)?.toString('utf8') ?? '';

beforeAll(async () => {
  await writeFiles(root, { 'site.config.ts': DEMO_CONFIG, ...LIBRARY, ...KINDS, ...IN_PAGE });
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  built = await mustBuild(root, 'dist');
  files = await readFolder(join(root, 'dist'));
});

describe('demos', () => {
  test('may import data, styles, pictures and aliases, and stand inside of the wrapper', () => {
    const html = text('ui/kinds/index.html');
    const shown = islands(html).map(({ html }) => html);
    expect(shown[0]).toBe('<div data-wrapped=""><i>from JSON</i></div>');
    expect(shown[1]).toMatch(
      /^<div data-wrapped=""><i class="(box-\w{6}_box) (box-\w{6}_a-b) plain">styled<\/i><\/div>$/,
    );
    expect(shown[2]).toMatch(/<img src="\/assets\/dot-[0-9a-f]{10}\.svg" alt=""\/>/);
    const alone = text('demos/ui/kinds/Alias/index.html');
    expect(islands(alone)[0]?.html).toBe('<div data-wrapped=""><i>by alias</i></div>');
  });

  test('bring their styles along: those they import, and those of Tailwind for the variant that uses it', () => {
    const html = text('ui/kinds/index.html');
    // Those of the site are other ones.
    const own = /assets\/demo-styles-/;
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].flatMap(([, path = '']) =>
      own.test(path) ? [text(path)] : [],
    );
    const [, box] = /class="(box-\w{6}_box) /.exec(html) ?? [];
    const [, picture] = /<img src="\/([^"]+)"/.exec(html) ?? [];
    const styles = sheets.join('\n').replace(/:where\(dg-island(?:[^()]|\([^()]*\))*\)/g, '');
    expect(styles).toContain(`.${box}{background:url("/${picture}")}`);
    expect(styles).toContain('.plain{color:#010203}');
    expect(styles).toMatch(/\.p-\\\[7px\\\]\{padding:7px\}/);
    expect(files.has(picture ?? '')).toBe(true);
  });

  test('show what their options say', () => {
    const html = text('ui/kinds/index.html');
    expect(html).toMatch(
      /id="Picture"[^>]*>.*?<div class="dg-demo-stage" data-bg="inline" style="min-block-size:240px">/s,
    );
    expect(html).toMatch(/<figure[^>]* id="Picture"[^>]* data-ad="off"[^>]*>.*?data-bg="inline"/s);
    expect(html).toMatch(/data-bg="true" style="max-inline-size:300px;margin-inline:auto"/);
    expect(html).toContain('src="/demos/ui/kinds/Alias/" loading="lazy" style="block-size:220px"');
    expect(html).toContain('src="/demos/ui/kinds/Throws/" loading="lazy" style="block-size:400px"');
    expect(html.match(/ id="Throws"/g)).toHaveLength(1);
  });

  test('that need a browser are left to it without a diagnostic', () => {
    expect(placesOf(built.diagnostics).filter((place) => place.startsWith('demos/'))).toEqual([]);
    const last = islands(text('ui/kinds/index.html')).at(-1);
    expect(last).toMatchObject({ isClient: true, html: expect.stringContaining('needs JavaScript') });
  });
});

describe('a fence', () => {
  test('is rendered, imports from beside its page, and shows its code', () => {
    const html = text('ui/page/index.html');
    const [counter, own] = islands(html);
    expect(counter).toMatchObject({
      html: '<div data-wrapped=""><button>count <!-- -->41</button></div>',
      props: {
        src: expect.stringMatching(/^\/assets\/demos\/ui\/page\/page\.md\/Page1-[\da-f]{10}\.js$/),
        name: 'Page1',
      },
    });
    expect(own?.html).toBe('<div data-wrapped=""><b>own</b></div>');
    expect(html).toMatch(/<figure[^>]* id="Page1"[^>]* data-state="open"/);
    expect(html).toContain('https://github.com/acme/ui/blob/main/content/ui/page/page.md?plain=1#L8');
    expect(text('demos/ui/page/page.md/Page1/index.html')).toContain('<title>Page1');
  });
});

describe('a component', () => {
  test('is rendered with its props and what the page says of itself, by one script', () => {
    const shown = islands(text('ui/page/index.html')).slice(2);
    expect(shown.map(({ html }) => html)).toEqual([
      '<div data-wrapped=""><button>Page, Fences,Components: 3</button></div>',
      '<div data-wrapped=""><button>Page, Fences,Components: 5</button></div>',
    ]);
    expect(new Set(shown.map(({ props }) => props.src)).size).toBe(1);
    expect(shown[0]?.props.componentProps).toEqual({
      rows: 3,
      markdown: {
        route: '/ui/page/',
        language: 'en',
        title: 'Page',
        description: 'All in a page.',
        headings: [
          { id: 'fences', text: 'Fences', depth: 2 },
          { id: 'components', text: 'Components', depth: 2 },
        ],
        headers: expect.objectContaining({ layout: 'doc', components: [] }),
      },
      userLanguage: 'en',
    });
  });
});

describe('fences and components', () => {
  test('come to life in the browser', async () => {
    const { document, idle, problems } = await windowVisit(join(root, 'dist'), '/ui/page/');
    const buttons = [
      ...document.querySelectorAll<HTMLElement>('#Page1 .dg-demo-stage button, .dg-demo-component button'),
    ];
    const shown = () => buttons.map(({ textContent }) => textContent);
    expect(shown()).toEqual(['count 41', 'Page, Fences,Components: 3', 'Page, Fences,Components: 5']);
    for (const button of [buttons[0], buttons[2], buttons[2]]) {
      button?.click();
      await idle();
    }
    expect(shown()).toEqual(['count 42', 'Page, Fences,Components: 3', 'Page, Fences,Components: 7']);
    expect(problems).toEqual([]);
  });
});

describe('demos that have not changed', () => {
  const build = (...args: string[]) =>
    runCommandHere(['build', '--root', root, '--out', join(root, 'again'), '--timings', ...args]);

  test('cost nothing, and are counted in the table of the stages', async () => {
    const { stdout, stderr } = await build();
    const table = stdout + stderr;
    expect(rowOf(table, 'demos')).toMatchObject({ items: '9', hits: '9' });
    expect(rowOf(table, 'demo build')).toMatchObject({ items: '11', hits: '11' });
    const again = await readFolder(join(root, 'again'));
    const changed = [...again].filter(([path, body]) => !files.get(path)?.equals(body)).map(([path]) => path);
    expect(changed).toEqual([]);
  });

  test('are asked anew where a page that holds a component says another thing, and nowhere else', async () => {
    const page = IN_PAGE['content/ui/page/page.md'];
    await writeFiles(root, { 'content/ui/page/page.md': page.replace('## Components', '## All components') });
    const { stdout, stderr } = await build();
    expect(rowOf(stdout + stderr, 'demo build')).toMatchObject({ items: '11', hits: '9' });
    await writeFiles(root, { 'content/ui/page/page.md': `${page}\nMore.\n` });
    const moved = await build();
    expect(rowOf(moved.stdout + moved.stderr, 'demo build')).toMatchObject({ items: '11', hits: '9' });
    await writeFiles(root, { 'content/ui/page/page.md': page });
  });

  test('are made anew when the cache is to be left alone', async () => {
    const { stdout, stderr } = await build('--no-cache');
    expect(rowOf(stdout + stderr, 'demos')).toMatchObject({ items: '9', hits: '0' });
    expect(rowOf(stdout + stderr, 'demo build')).toMatchObject({ items: '11', hits: '0' });
  });
});

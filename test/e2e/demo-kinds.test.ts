// All that a page may show of a project's React: what demos import, fences, components, frames; and what is told when they fail.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { runCli } from '../support/run-cli.ts';
import { staticServer } from '../support/static-server.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { type Built, buildSite, mustBuild, placesOf, repository } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { visit } from './support/visit.ts';

/** The cache would be that of other tests: their sites have a link to the same node_modules. */
const config = `export default {
  title: 'Acme', url: 'https://acme.example', cacheDir: 'cache',
  repo: { url: 'https://github.com/acme/ui', branch: 'main' },
  aliases: { '@acme/ui': './lib/ui' },
  demos: { wrapper: 'lib/Wrapper.tsx', stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;

const library = {
  'lib/Wrapper.tsx': `export default function Wrapper({ children }: { children: unknown }) {
  return <div data-wrapped="">{children}</div>;
}
`,
  'lib/ui/index.ts': "export const fromAlias: string = 'by alias';\n",
};

const kinds = {
  'content/ui/kinds/Json.tsx': `import { word } from './data.json';
export default function Json() { return <i>{word}</i>; }
`,
  'content/ui/kinds/data.json': '{ "word": "from JSON" }',
  'content/ui/kinds/Css.tsx': `import './plain.css';
import styles, { box } from './box.module.css';
export default function Css() { return <i className={\`\${box} \${styles['a-b']} plain\`}>styled</i>; }
`,
  'content/ui/kinds/plain.css': '.plain { color: rgb(1, 2, 3); }\n',
  'content/ui/kinds/box.module.css': '.box { background: url(./dot.svg); }\n.a-b { order: 3; }\n',
  'content/ui/kinds/Picture.tsx': `import dot from './dot.svg';
export default function Picture() { return <img src={dot} alt="" />; }
`,
  'content/ui/kinds/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n',
  'content/ui/kinds/Alias.jsx': `import { fromAlias } from '@acme/ui';
export default function Alias() { return <i>{fromAlias}</i>; }
`,
  'content/ui/kinds/Card/tailwind/index.tsx': `export default function Card() { return <b className="p-[7px] dark:underline">card</b>; }
`,
  'content/ui/kinds/Card/system/index.js': 'export default function Card() { return <b>card</b>; }\n',
  'content/ui/kinds/Throws.tsx': `export default function Throws() {
  const width = window.innerWidth;
  return <i>{width} wide</i>;
}
`,
  'content/ui/kinds/kinds.md': `# Kinds

<p class="description">All kinds.</p>

{{"demo": "Json.js"}}

{{"demo": "Css.js"}}

{{"demo": "Picture.js", "bg": "inline", "disableAd": true}}

{{"demo": "Alias.js", "iframe": true, "height": 220, "maxWidth": 300}}

{{"demo": "Card"}}

{{"demo": "Throws.js", "anchorId": null, "isolated": true}}

{{"demo": "Throws.js", "hideToolbar": true}}
`,
};

const inPage = {
  'lib/Table.tsx': `import { useState } from 'react';
interface Props { rows: number; markdown: { title: string; headings: { id: string; text: string }[] } }
export default function Table({ rows, markdown }: Props) {
  const [more, setMore] = useState(0);
  return <button onClick={() => setMore(more + 1)}>{\`\${markdown.title}, \${markdown.headings.map(({ text }) => text)}: \${rows + more}\`}</button>;
}
`,
  'content/ui/page/size.ts': 'export const size: number = 41;\n',
  'content/ui/page/page.md': `# Page

<p class="description">All in a page.</p>

## Fences

\`\`\`tsx demo
import { useState } from 'react';
import { size } from './size';

export default function Counter() {
  const [count, setCount] = useState<number>(size);
  return <button onClick={() => setCount(count + 1)}>count {count}</button>;
}
\`\`\`

\`\`\`jsx demo=Own hideToolbar
export default function Own() {
  return <b>own</b>;
}
\`\`\`

## Components

{{"component": "lib/Table.tsx", "rows": 3}}

{{"component": "lib/Table.tsx", "rows": 5}}
`,
};

const root = sharedTempDir();
let built: Built;
let files: Map<string, Buffer>;
const text = (path: string) => files.get(path)?.toString('utf8') ?? '';

beforeAll(async () => {
  await writeFiles(root, { 'site.config.ts': config, ...library, ...kinds, ...inPage });
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  built = await mustBuild(root, 'dist');
  files = await readFolder(join(root, 'dist'));
});

/** What the islands of a page hold, in their order. */
const islands = (html: string) =>
  [...html.matchAll(/<dg-island name="Demo"([^>]*)>(.*?)<\/dg-island>/gs)].map(([, attributes = '', inner = '']) => ({
    props: JSON.parse((/ props="([^"]*)"/.exec(attributes)?.[1] ?? '{}').replaceAll('&quot;', '"')),
    isClient: / client=""/.test(attributes),
    html: inner,
  }));

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
    const own = /assets\/demo-\d+-/;
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].flatMap(([, path = '']) =>
      own.test(path) ? [text(path)] : [],
    );
    const [, box] = /class="(box-\w{6}_box) /.exec(html) ?? [];
    const [, picture] = /<img src="\/([^"]+)"/.exec(html) ?? [];
    const styles = sheets.join('\n');
    expect(styles).toContain(`.${box}{background:url("/${picture}")}`);
    expect(styles).toContain('.plain{color:#010203}');
    expect(styles).toMatch(/\.p-\\\[7px\\\]\{padding:7px\}/);
    expect(files.has(picture ?? '')).toBe(true);
  });

  test('show what their options say', () => {
    const html = text('ui/kinds/index.html');
    expect(html).toMatch(/<figure[^>]* id="Picture"[^>]* data-ad="off"[^>]*>.*?data-bg="inline"/s);
    expect(html).toMatch(/data-bg="true" style="max-inline-size:300px;margin-inline:auto"/);
    expect(html).toContain('src="/demos/ui/kinds/Alias/" loading="lazy" style="block-size:220px"');
    expect(html).toContain('src="/demos/ui/kinds/Throws/" loading="lazy" style="block-size:400px"');
    expect(html.match(/ id="Throws"/g)).toHaveLength(1);
  });

  test('that throw on the server are told once, and left to the browser', () => {
    expect(placesOf(built.diagnostics).filter((place) => place.startsWith('demos/'))).toEqual([
      'demos/not-rendered content/ui/kinds/Throws.tsx:2:17',
    ]);
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
      },
      userLanguage: 'en',
    });
  });
});

describeInBrowser('fences and components', (browser) => {
  test('come to life in the browser', async () => {
    const server = await staticServer(join(root, 'dist'));
    const { page, problems } = await visit(browser(), `${server.origin}/ui/page/`);
    const counter = page.getByRole('button', { name: 'count 41' });
    await counter.scrollIntoViewIfNeeded();
    await page.locator('#Page1 dg-island[data-ready], #Page1 dg-island').first().waitFor();
    await expect
      .poll(async () => {
        await page.locator('#Page1 .dg-demo-stage button').click();
        return page.locator('#Page1 .dg-demo-stage button').textContent();
      })
      .toMatch(/count 4[2-9]/);
    const table = page.locator('.dg-demo-component button').last();
    await table.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        await table.click();
        return table.textContent();
      })
      .toMatch(/: [6-9]$/);
    expect(problems).toEqual([]);
    await server.close();
  });
});

describeInBrowser('components in two languages', (browser) => {
  const root = sharedTempDir();
  let published: Map<string, Buffer>;
  const pageOf = (path: string) => published.get(path)?.toString('utf8') ?? '';
  const wordsOf = (path: string) => islands(pageOf(path)).map(({ props }) => props.words);
  const directive = '{{"component": "lib/Hello.tsx"}}';
  const page = (title: string, text: string) => `# ${title}\n\n<p class="description">About.</p>\n\n${text}\n`;

  const build = async (): Promise<string> => {
    const args = ['build', '--root', root, '--out', join(root, 'dist'), '--timings'];
    const { stdout, stderr, code } = await runCli(args);
    if (code !== 0) throw new Error(stdout + stderr);
    published = await readFolder(join(root, 'dist'));
    return stdout + stderr;
  };

  beforeAll(async () => {
    await writeFiles(root, {
      'site.config.ts': config.replace('products:', `translations: 'words', products:`),
      'words/zh.json': '{ "next": "下一页", "tags": { "beta": "测试版" } }',
      ...library,
      'lib/Hello.tsx': `import { useEffect } from 'react';
interface Props { userLanguage: string; translations: { next: string; tags: { beta: string } } }
export default function Hello({ userLanguage, translations: { next, tags } }: Props) {
  useEffect(() => {
    document.body.dataset.live = \`\${document.body.dataset.live ?? ''}+\`;
  }, []);
  return <p lang={userLanguage}>{userLanguage}: {next}, {tags.beta}</p>;
}
`,
      'content/ui/hello/hello.md': page('Hello', `${directive}\n\nTwice.\n\n${directive}`),
      'content/ui/hello/hello-zh.md': page('你好', `${directive}\n\nTwice.\n\n${directive}`),
      'content/ui/plain/plain.md': page('Plain', 'No component.'),
    });
    await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
    await build();
  });

  test.each([
    ['en', 'ui/hello/', '<p lang="en">en<!-- -->: <!-- -->Next<!-- -->, <!-- -->Beta</p>'],
    ['zh', 'zh/ui/hello/', '<p lang="zh">zh<!-- -->: <!-- -->下一页<!-- -->, <!-- -->测试版</p>'],
  ])('in %s say the same before and after they come to life, by words that are fetched once', async (_, path, html) => {
    const sent = `<div data-wrapped="">${html}</div>`;
    expect(islands(pageOf(`${path}index.html`)).map(({ html }) => html)).toEqual([sent, sent]);
    const server = await staticServer(join(root, 'dist'));
    const { page, problems, requests } = await visit(browser(), `${server.origin}/${path}`);
    const shown = page.locator('dg-island[name="Demo"]');
    await shown.last().scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => document.body.dataset.live)).toBe('++');
    expect(await shown.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML))).toEqual([sent, sent]);
    expect(requests.filter((asked) => asked.includes('/words-'))).toEqual(wordsOf(`${path}index.html`).slice(0, 1));
    expect(problems).toEqual([]);
    await server.close();
  });

  test('have a file of words for each language, and no page holds the words itself', () => {
    const [en, again] = wordsOf('ui/hello/index.html');
    const [zh] = wordsOf('zh/ui/hello/index.html');
    expect(again).toBe(en);
    expect(zh).not.toBe(en);
    const files = [...published.keys()].filter((path) => path.startsWith('assets/words-'));
    expect(files.sort()).toEqual([en, zh].map((address: string) => address.slice(1)).sort());
    const [{ props } = { props: null }] = islands(pageOf('zh/ui/hello/index.html'));
    expect(Object.keys(props?.componentProps ?? {})).toEqual(['markdown', 'userLanguage']);
    expect(pageOf('ui/plain/index.html')).not.toContain('words-');
  });

  test('are rendered anew where a word of their language has changed, and nowhere else', async () => {
    const [before] = wordsOf('zh/ui/hello/index.html');
    await writeFiles(root, { 'words/zh.json': '{ "next": "下一步", "tags": { "beta": "测试版" } }' });
    expect(rowOf(await build(), 'demo build')).toMatchObject({ items: '4', hits: '2' });
    const html = pageOf('zh/ui/hello/index.html');
    expect(html).toContain('下一步<!-- -->, <!-- -->测试版');
    expect(html).not.toContain('下一页<!-- -->');
    expect(wordsOf('zh/ui/hello/index.html')[0]).not.toBe(before);
    expect(await build()).toMatch(/^unchanged +\d/m);
  });
});

const rowOf = (table: string, stage: string) => {
  const row = table.split('\n').find((line) => line.startsWith(`${stage}  `)) ?? '';
  const [ms, items, hits] = row.slice(stage.length).trim().split(/\s+/);
  return { ms: Number(ms), items, hits };
};

describe('demos that have not changed', () => {
  const build = (...args: string[]) =>
    runCli(['build', '--root', root, '--out', join(root, 'again'), '--timings', ...args]);

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
    const page = inPage['content/ui/page/page.md'];
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

describe('demos that cannot be built', () => {
  test('are one error each, at their line; the others build, and nothing is published', async () => {
    const root = tempDir();
    await writeFiles(root, {
      'site.config.ts': config,
      ...library,
      'content/ui/bad/bad.md': `# Bad

<p class="description">Two are broken.</p>

{{"demo": "Good.js"}}

{{"demo": "Missing.js"}}

{{"demo": "Styles.js"}}

{{"demo": "Composes.js"}}

{{"demo": "NoDefault.js"}}

{{"demo": "Shared.js"}}

{{"demo": "Throws.js"}}

- In a list:

  \`\`\`tsx demo=InPage
  import { none } from '@acme/none';
  export default function InPage() {
    return <b>{none}</b>;
  }
  \`\`\`
`,
      'content/ui/bad/Good.tsx': 'export default function Good() { return <b>good</b>; }\n',
      'content/ui/bad/Missing.tsx': `import { none } from '@acme/missing';
export default function Missing() { return <b>{none}</b>; }
`,
      'content/ui/bad/Styles.tsx': `import styles from './styles.module.css';
export default function Styles() { return <b className={styles.a}>a</b>; }
`,
      'content/ui/bad/styles.module.css': '.a {\n  background: url(./none.png);\n}\n',
      'content/ui/bad/Composes.tsx': `import styles from './composes.module.css';
export default function Composes() { return <b className={styles.a}>a</b>; }
`,
      'content/ui/bad/composes.module.css': '.a {\n  composes: b from "./none.module.css";\n}\n',
      'content/ui/bad/NoDefault.tsx': 'export const NoDefault = () => <b>a</b>;\n',
      'content/ui/bad/Shared.tsx': `import { help } from './help';
export default function Shared() { return <b>{help}</b>; }
`,
      'content/ui/bad/help.ts': "import { none } from '@acme/ui';\nexport const help = none;\n",
      // That it is rendered shows that the good ones were built.
      'content/ui/bad/Throws.tsx': 'export default function Throws() { return <b>{window.name}</b>; }\n',
    });
    const failed = await buildSite(root, 'dist');
    expect(failed.ok).toBe(false);
    expect(failed.written ?? 0).toBe(0);
    const places = placesOf(failed.diagnostics).filter((place) => /^demos\/no(?:t-b|t-r|-c)/.test(place));
    expect(places.sort()).toEqual([
      'demos/no-component content/ui/bad/NoDefault.tsx:1:1',
      'demos/not-bundled content/ui/bad/Missing.tsx:1:22',
      'demos/not-bundled content/ui/bad/bad.md:22:24',
      'demos/not-bundled content/ui/bad/composes.module.css:2:20',
      'demos/not-bundled content/ui/bad/help.ts:1:10',
      'demos/not-bundled content/ui/bad/styles.module.css:2:15',
      'demos/not-rendered content/ui/bad/Throws.tsx:1:47',
    ]);
  });
});

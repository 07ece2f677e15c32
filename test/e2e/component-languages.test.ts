// Components in pages of two languages: their words are files, fetched once, and rendered again when they change.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { repository } from './support/build-site.ts';
import { DEMO_CONFIG, islands, LIBRARY, rowOf } from './support/demo-kinds-site.ts';
import { readFolder } from './support/published.ts';
import { windowVisit } from './support/window-visit.ts';

describe('components in two languages', () => {
  const root = sharedTempDir();
  let published: Map<string, Buffer>;
  const pageOf = (path: string) => published.get(path)?.toString('utf8') ?? '';
  const wordsOf = (path: string) => islands(pageOf(path)).map(({ props }) => props.words);
  const directive = '{{"component": "lib/Hello.tsx"}}';
  const page = (title: string, text: string) => `# ${title}\n\n<p class="description">About.</p>\n\n${text}\n`;

  const build = async (): Promise<string> => {
    const args = ['build', '--root', root, '--out', join(root, 'dist'), '--timings'];
    const { stdout, stderr, code } = await runCommandHere(args);
    if (code !== 0) throw new Error(stdout + stderr);
    published = await readFolder(join(root, 'dist'));
    return stdout + stderr;
  };

  beforeAll(async () => {
    await writeFiles(root, {
      'site.config.ts': DEMO_CONFIG.replace('products:', `translations: 'words', products:`),
      'words/zh.json': '{ "next": "下一页", "tags": { "beta": "测试版" } }',
      ...LIBRARY,
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
    const { document, problems, requests } = await windowVisit(join(root, 'dist'), `/${path}`);
    expect(document.body.dataset.live).toBe('++');
    const shown = [...document.querySelectorAll('dg-island[name="Demo"]')];
    expect(shown.map(({ innerHTML }) => innerHTML)).toEqual([sent, sent]);
    expect(requests.filter((asked) => asked.includes('/words-'))).toEqual(wordsOf(`${path}index.html`).slice(0, 1));
    expect(problems).toEqual([]);
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

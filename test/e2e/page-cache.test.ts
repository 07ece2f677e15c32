// Pages that were compiled by an earlier build: whatever changed meanwhile, the site is that of a build from nothing.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { type Built, mustBuild } from './support/build-site.ts';
import { changedPaths, readPublished } from './support/published.ts';

const root = sharedTempDir();
const packs = join(root, 'node_modules/.cache/docs-gen/pages');
const config = (rest = '') => `export default {
  title: 'Acme', url: 'https://acme.example', languages: ['en', 'de'],
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content' }],
  ${rest}
};
`;
const page = (title: string, text: string) =>
  `# ${title}\n\n<p class="description">About ${title}.</p>\n\n## One\n\n${text}\n`;

beforeAll(() =>
  writeFiles(root, {
    'site.config.ts': config(),
    'content/index.md': page('Start', 'Go to [a](/ui/a/) or [b](b.md).'),
    'content/a.md': page('A', '```tsx\nconst a = <b>1</b>;\n```\n\n:::tip\nA tip.\n:::'),
    'content/a-de.md': page('A auf Deutsch', 'Ein Text.'),
    'content/b.md': page('B', '{{"include": "_part.md"}}'),
    'content/_part.md': 'A part.\n',
  }),
);

let builds = 0;
/** Of the sources as they are now; null: not built yet. */
let fresh: Promise<Built> | null = null;

/** Builds with the cache and without one; both have to say and to publish the same. Gives how many pages were kept. */
async function build(): Promise<number> {
  const out = `dist-${++builds}`; // A folder that no build has a record of.
  const kept = await mustBuild(root, out, { args: ['--timings'] });
  fresh ??= mustBuild(root, 'dist-fresh', { args: ['--no-cache'] });
  const { diagnostics } = await fresh;
  expect(await differences(out, 'dist-fresh')).toEqual([]);
  expect(kept.diagnostics).toEqual(diagnostics);
  return Number(/^compile +[\d.]+ +\d+ +(\d+) +[\d.]+ %/m.exec(kept.run.stderr)?.[1]);
}

/** Between two output folders. */
async function differences(one: string, other: string): Promise<string[]> {
  return changedPaths(await readPublished(join(root, one)), await readPublished(join(root, other)));
}

function change(file: string, text: string): void {
  writeFileSync(join(root, file), text);
  fresh = null;
}

// Each test starts from what the one before it left.
describe('a build compiles', () => {
  test('every page the first time, and none the second', async () => {
    expect(await build()).toBe(0);
    expect(await build()).toBe(4);
  });

  test('the page whose text changed, and what includes a file that changed', async () => {
    change('content/a-de.md', page('A auf Deutsch', 'Ein anderer Text.'));
    expect(await build()).toBe(3);
    change('content/_part.md', 'Another part.\n');
    expect(await build()).toBe(3);
  });

  test('a page and its translation where a heading has another id', async () => {
    change('content/a.md', page('A', 'Text.').replace('## One', '## Two'));
    expect(await build()).toBe(2);
  });

  test('nothing that was there before', async () => {
    change('content/a.md', page('A', '```tsx\nconst a = <b>1</b>;\n```\n\n:::tip\nA tip.\n:::'));
    expect(await build()).toBe(4);
  });

  test('all pages of another config, and none of that one again', async () => {
    change('site.config.ts', config("description: 'Another site.',"));
    expect(await build()).toBe(0);
    expect(await build()).toBe(4);
  });

  test('all pages for a plugin of the project that does something else under the same version', async () => {
    const loud = (mark: string) => `const visit = (node: { type: string; value?: string; children?: [] }): void => {
  if (node.type === 'text') node.value += '${mark}';
  node.children?.forEach(visit);
};
export const loud = { name: 'loud', version: '1', remark: [() => visit] };
`;
    change('loud.ts', loud('!'));
    change('site.config.ts', `import { loud } from './loud.ts';\n${config('plugins: [loud],')}`);
    expect(await build()).toBe(0);
    expect(await build()).toBe(4);
    change('loud.ts', loud('?'));
    expect(await build()).toBe(0);
    expect(await build()).toBe(4);
  });

  test('what is damaged in the cache', async () => {
    for (const name of readdirSync(packs)) {
      const bytes = readFileSync(join(packs, name));
      for (let at = 50; at < bytes.length - 200; at += 100) bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(join(packs, name), bytes);
    }
    expect(await build()).toBe(0);
    rmSync(packs, { recursive: true });
    expect(await build()).toBe(0);
    expect(await build()).toBe(4);
  });

  test('every page of a site whose code no hash tells', async () => {
    change('site.config.ts', config('markdown: { rehypePlugins: [() => () => undefined] },'));
    expect(await build()).toBeNaN();
  });

  test('each page once when two build at the same time', async () => {
    change('site.config.ts', config("description: 'Two at once.',"));
    const both = ['dist-one', 'dist-two'].map((out) => mustBuild(root, out));
    await Promise.all(both);
    expect(await differences('dist-one', 'dist-two')).toEqual([]);
    expect(await build()).toBe(4);
  });
});

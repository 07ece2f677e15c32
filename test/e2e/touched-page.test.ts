// A build after which only words of a few pages have changed: it makes these pages anew, and publishes what a clean build would.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gitRepository } from '../support/git-repository.ts';
import { IS_LONG } from '../support/long-run.ts';
import { writeFiles } from '../support/write-files.ts';
import { type Built, mustBuild } from './support/build-site.ts';
import {
  button,
  config,
  demo,
  differences,
  link,
  newSite,
  replace,
  shown,
  site,
  siteWithoutDemo,
  type Way,
  wayOf,
} from './support/edited-pages.ts';
import { filesOfTextEdit, modifiedTimes } from './support/published.ts';

interface Step {
  readonly change: (root: string) => Promise<void>;
  readonly way: Way;
}

const edit = (path: string, from: string | RegExp, to: string) => (root: string) => replace(root, path, from, to);
const short = (...change: Parameters<typeof edit>): Step => ({ change: edit(...change), way: 'short' });
const long = (...change: Parameters<typeof edit>): Step => ({ change: edit(...change), way: 'long' });

/** Each on top of the one before. */
const STEPS: Readonly<Record<string, Step>> = {
  'a word of a paragraph': short(button, 'Press it,', 'Push it,'),
  'a word that no page has had': short(button, 'Push it,', 'Zygomatic it,'),
  'a word less': short(button, 'Zygomatic it, or', ''),
  'a paragraph more': short(button, 'See the', 'One more.\n\nSee the'),
  'a word in code': short(button, "'Press me'", "'Press us'"),
  'a word in the same code further down': short(button, /'Press me'(?![\s\S]*'Press me')/, "'Press you'"),
  'a line more in code': short(button, "'Press us';", "'Press us';\nexport const more = 1;"),
  'words in marks': short(button, '*press*', '**press**'),
  'words beside a picture, in a note and in a table': {
    async change(root) {
      await replace(root, link, 'A note', 'A remark');
      await replace(root, link, 'where to', 'where it leads');
    },
    way: 'short',
  },
  'words around a demo': {
    async change(root) {
      await replace(root, shown, 'Before it.', 'In front of it.');
      await replace(root, shown, 'Behind it.', 'After it.');
    },
    way: 'short',
  },
  'pages of two products at once': {
    async change(root) {
      await replace(root, 'content/kit/index.md', 'Start', 'Begin');
      await replace(root, button, 'One more.', 'One less.');
    },
    way: 'short',
  },
  'the first of all pages': short('content/ui/index.md', 'Start with', 'Begin with'),
  'a heading, and the link to it': {
    async change(root) {
      await replace(root, button, '## Usage', '## How to use');
      await replace(root, 'content/ui/index.md', '#usage', '#how-to-use');
    },
    way: 'long',
  },
  'a link more': long(button, 'One less.', '[One less](/kit/).'),
  'a word on the page after that': short(button, 'One less', 'One or two'),
  'front matter': long(button, 'starts an action', 'starts something'),
  'a description in the text': long(link, 'Goes on.', 'Goes further.'),
  'an id in HTML': long(link, 'id="own"', 'id="mine"'),
  'a page that is gone, beside an edit': {
    async change(root) {
      await rm(join(root, link));
      await replace(root, button, '[link](../link.md)', 'link');
    },
    way: 'long',
  },
  'a page that is new, beside an edit': {
    async change(root) {
      await writeFiles(root, { 'content/ui/card.md': '# Card\n\n<p class="description">A card.</p>\n\nPlay it.\n' });
      await replace(root, button, 'One or two', 'Three');
    },
    way: 'long',
  },
  'a word of the new page': short('content/ui/card.md', 'Play it', 'Place it'),
  'a demo of the page': long(demo, '<button>Press', '<button>Push'),
  'a word of the page with the demo': short(shown, 'After it', 'Under it'),
  'a fence that docs-gen has something to say of': long(shown, 'Under it.', 'Under it.\n\n```nolang\nx\n```\n'),
  'a word of a page of which something is said': long(shown, 'Under it', 'Below it'),
  'a word of another page then': short(button, 'Three', 'Four'),
  'the config': long('site.config.ts', 'Acme Kit', 'Acme Tools'),
  'the page back as it was': short(button, 'Four', 'Three'),
};

test('a build after edits publishes what a clean build would, and the next build has nothing to do', {
  timeout: 300_000,
}, async () => {
  const root = await newSite();
  await mustBuild(root, 'dist');
  const wrong: string[] = [];
  const steps = Object.entries(STEPS);
  for (const [index, [name, { change, way }]] of steps.entries()) {
    await change(root);
    const built = await mustBuild(root, 'dist');
    // What the short way leaves wrong stays so, as long as no build of all pages follows.
    const isLast = way === 'short' && steps[index + 1]?.[1].way !== 'short';
    const differ = IS_LONG || isLast ? await differences(root) : [];
    // What a build knows is what the next one starts from: where a short one follows, that tells.
    const next = IS_LONG || isLast || way === 'long' ? wayOf(await mustBuild(root, 'dist')) : 'nothing to do';
    if (wayOf(built) !== way || differ.length > 0 || next !== 'nothing to do')
      wrong.push(`${name}: ${wayOf(built)}, then ${next}; not the same: ${differ.join() || 'none'}`);
  }
  expect(wrong).toEqual([]);
});

describe('the short way', () => {
  test('says what all of the build would, and writes only what changed', async () => {
    const root = await newSite({
      ...site,
      'content/ui/odd.md': '# Odd\n\n<p class="description">Odd.</p>\n\n```nolang\nx\n```\n',
    });
    const first = await mustBuild(root, 'dist');
    const before = await modifiedTimes(join(root, 'dist'));
    await replace(root, button, 'Press it', 'Push it');
    const built = await mustBuild(root, 'dist');
    const said = ({ timings, peakRssMb, run, written, ...rest }: Built) => ({ ...rest, code: run.code });
    expect([wayOf(built), said(built)]).toEqual(['short', said(first)]);
    const after = await modifiedTimes(join(root, 'dist'));
    expect(after.size).toBe(before.size + 2); // The former texts and words stay for one build more.
    const written = [...after].filter(([path, ms]) => before.get(path) !== ms).map(([path]) => path);
    expect(built.written).toBe(written.length);
    expect(written.map((path) => path.replace(/-[0-9a-f]{10}(?=\.json$)/, '')).sort()).toEqual(
      filesOfTextEdit('ui/button/index.html'),
    );
    expect(built.run.stderr).toContain(
      `Files: ${written.length} written, ${before.size - written.length} unchanged, 2 removed.`,
    );
  });

  const withSettings: readonly (readonly [name: string, more: string, edits: Readonly<Record<string, Way>>])[] = [
    ['Markdown for language models', 'llms: true,', { [button]: 'short', [shown]: 'long' }],
    ['budgets', "budgets: { html: '40KB', js: '200KB' },", { [button]: 'short' }],
    ['another base', "base: '/docs/',", { [button]: 'short', [link]: 'short' }],
    ['no search', 'search: false,', { [button]: 'short' }],
    ['a plugin of markdown', 'plugins: [math()],', { [button]: 'short' }],
    [
      'a plugin that looks at all files',
      "plugins: [{ name: 'a', version: '1', artifacts: () => [] }],",
      { [button]: 'long' },
    ],
    ['several languages', "languages: ['en', 'de'],", { [button]: 'long' }],
  ];
  test.each(withSettings.filter((_, index) => IS_LONG || index % 2 === 0))('with %s', async (_, more, edits) => {
    const root = await newSite({
      ...(shown in edits ? site : siteWithoutDemo),
      'site.config.ts': config(more, "import { math } from 'docs-gen/plugins';\n"),
    });
    await mustBuild(root, 'dist');
    for (const [page, way] of Object.entries(edits)) {
      await replace(root, page, / it\b|A note/, ' that');
      const built = await mustBuild(root, 'dist');
      expect({ page, way: wayOf(built), differ: await differences(root) }).toEqual({ page, way, differ: [] });
    }
  });

  test('with dates out of the history', async () => {
    const root = await newSite({ '.gitignore': 'dist\nclean\nnode_modules\n' });
    await gitRepository(root).commit({ ...siteWithoutDemo, 'site.config.ts': config('lastUpdated: true,') });
    await mustBuild(root, 'dist');
    await replace(root, button, 'Press it', 'Push it');
    expect(wayOf(await mustBuild(root, 'dist'))).toBe('short');
    expect(await differences(root)).toEqual([]);
  });

  test('is not taken for a page that another includes', async () => {
    const root = await newSite({
      ...site,
      'content/ui/whole.md': '# Whole\n\n<p class="description">All.</p>\n\n{{"include": "./link.md"}}\n',
      'content/ui/code.md': '# Code\n\n<p class="description">Code.</p>\n\n```md file="./shown/shown.md"\n```\n',
    });
    await mustBuild(root, 'dist');
    for (const page of [link, shown]) {
      await replace(root, page, / it\b|A note/, ' that');
      const way = wayOf(await mustBuild(root, 'dist'));
      expect({ way, differ: await differences(root) }).toEqual({ way: 'long', differ: [] });
    }
  });

  test('ends where a text no longer fits into its part of the index', async () => {
    const words = Array.from({ length: 9_000 }, (_, at) => `word${at}`).join(' ');
    const root = await newSite({
      ...site,
      'content/ui/long.md': `# Long\n\n<p class="description">Long.</p>\n\n${words}\n`,
    });
    await mustBuild(root, 'dist');
    await replace(root, 'content/ui/long.md', 'word1 ', 'words ');
    expect(wayOf(await mustBuild(root, 'dist'))).toBe('short');
    await replace(root, 'content/ui/long.md', 'words ', `${words} `);
    expect(wayOf(await mustBuild(root, 'dist'))).toBe('long');
    expect(await differences(root)).toEqual([]);
  });
});

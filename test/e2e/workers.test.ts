// However many threads compile, the site and what is said of it are the same; a thread that does not survive is told.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, placesOf } from './support/build-site.ts';
import { changedPaths, readFolder } from './support/published.ts';

const PAGES = 12;
/** Compared with one thread. */
const THREADS = IS_LONG ? ['2', '4'] : ['3'];
const IN_THREAD = 'a thread has compiled';

/** `plugin`: body of a remark plugin's step; `isMainThread`, `tree` and `file` are there. */
const config = (plugin: string, more = '') => `import { isMainThread, threadId } from 'node:worker_threads';
function step() {
  return (tree, file) => {
    ${plugin}
  };
}
export default {
  title: 'Threads', url: 'https://threads.example', languages: ['en', 'de'], templates: 'templates',
  products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content' }],
  markdown: { remarkPlugins: [[step, { when: /never/ }]] },
  ${more}
};
`;

const TELLS = `if (!isMainThread) process.stderr.write('${IN_THREAD} ' + file.path + '\\n');
    if (file.path.includes('page-3')) file.message('This page has the number 3.', tree.children[0]);
    tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Added to ' + file.path.replace(/.*\\//, '') }] });`;

const page = (n: number, { language = '', more = '' } = {}): string => `---
title: Page ${n}${language}
description: Page number ${n} of all.
---

# Page ${n}${language}

Some *text* with a [link](/ui/page-${(n * 5) % PAGES}/#details-${(n * 5) % PAGES}), and ${'words '.repeat(20 * n)}.

## Details ${n}${language}

{{"include": "_parts/note.md"}}

{{"demo": "Counter.js"}}

\`\`\`tsx
export const n${n}: number = ${n};
\`\`\`

${more}`;

const PROJECT = {
  'site.config.ts': config(TELLS),
  'templates/parts/content/CodeBlock.tsx':
    'import { CodeBlock } from \'docs-gen/templates\';\nexport default (props) => <section className="mine"><CodeBlock {...props} /></section>;\n',
  'content/_parts/note.md': ':::info Included\nSee [page 1](/ui/page-1/).\n:::\n',
  'content/Counter.js': 'export default function Counter() {\n  return <button type="button">0</button>;\n}\n',
};

function pages(more: (n: number) => string = () => ''): Record<string, string> {
  const files: Record<string, string> = {};
  for (let n = 0; n < PAGES; n++) {
    files[`content/page-${n}.md`] = page(n, { more: more(n) });
    if (n % 2 === 0) files[`content/page-${n}-de.md`] = page(n, { language: ' auf Deutsch', more: more(n) });
  }
  return files;
}

describe('one, two and four threads', () => {
  const root = sharedTempDir();

  test('give the same site, byte for byte, and the same warnings', async () => {
    await writeFiles(root, { ...PROJECT, ...pages() });
    const build = async (workers: string) => {
      const built = await buildSite(root, `out-${workers}`, {
        args: ['--workers', workers, '--no-cache'],
        isChild: true, // Threads print into the process.
      });
      expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      return { ...built, files: await readFolder(join(root, `out-${workers}`)) };
    };
    const one = await build('1');
    expect(one.run.stderr).not.toContain(IN_THREAD);
    expect(one.files.get('ui/page-1/index.html')?.toString()).toContain('<section class="mine">');
    expect(one.files.get('ui/page-1/index.html')?.toString()).toContain('Added to page-1.md');
    expect(one.files.get('de/ui/page-2/index.html')?.toString()).toContain('id="details-2"');
    expect(one.diagnostics.map(({ message }) => message)).toContainEqual(expect.stringContaining('has the number 3'));
    for (const workers of THREADS) {
      const more = await build(workers);
      expect(more.run.stderr).toContain(IN_THREAD);
      expect(changedPaths(one.files, more.files)).toEqual([]);
      expect(more.diagnostics).toEqual(one.diagnostics);
    }
  });

  test('give the same site where its config holds no functions, and is handed over', async () => {
    const plain = tempDir();
    const noteLoad = "import { appendFileSync } from 'node:fs';\nappendFileSync(process.env.LOADS, 'x');\n";
    const written = config('').replace(/ markdown: .*/, '');
    await writeFiles(plain, { ...PROJECT, ...pages(), 'site.config.ts': noteLoad + written });
    const build = async (workers: string) => {
      const env = { LOADS: join(plain, `loads-${workers}`) };
      const { diagnostics } = await buildSite(plain, workers, { args: ['--workers', workers, '--no-cache'], env });
      expect(readFileSync(env.LOADS, 'utf8')).toBe('x');
      return { diagnostics, files: await readFolder(join(plain, workers)) };
    };
    const one = await build('1');
    expect(one.files.get('ui/page-1/index.html')?.toString()).toContain('<section class="mine">');
    const more = await build('3');
    expect(changedPaths(one.files, more.files)).toEqual([]);
    expect(more.diagnostics).toEqual(one.diagnostics);
  });

  test('say the same of a site with many mistakes, in the same order', async () => {
    const bad = tempDir();
    const mistake = (n: number) =>
      [
        '[nowhere](/ui/none/)\n',
        ':::inof\nHi.\n:::\n',
        '```tsx title="throws"\nlet a;\n```\n',
        '## Details\n\n## Details\n\n<button>x</button>\n',
        `${'> '.repeat(2000)}deep\n`,
        '{{"demo": "None.tsx"}}\n\n{{"include": "_parts/none.md"}}\n',
      ][n % 6] ?? '';
    await writeFiles(bad, {
      ...PROJECT,
      ...pages(mistake),
      'templates/parts/content/CodeBlock.tsx':
        "import { CodeBlock } from 'docs-gen/templates';\nexport default (props) => {\n  if (props.title === 'throws') throw new Error('no such block');\n  return <CodeBlock {...props} />;\n};\n",
    });
    const check = (workers: string) =>
      buildSite(bad, 'out', { command: 'check', args: ['--workers', workers, '--no-cache'], isChild: true });
    const one = await check('1');
    const codes = new Set(one.diagnostics.map(({ code }) => code));
    expect(codes.size).toBeGreaterThanOrEqual(6);
    expect([...codes]).toContain('markdown/too-complex');
    expect(placesOf(one.diagnostics)).toContain('overrides/render-failed templates/parts/content/CodeBlock.tsx:3:39');
    for (const workers of THREADS) {
      const more = await check(workers);
      expect(more.run.stderr).toContain(IN_THREAD);
      expect(more.diagnostics).toEqual(one.diagnostics);
    }
  });
});

describe('a thread', () => {
  /** The site with that plugin and config, checked in two threads. */
  async function checked(plugin: string, more?: string, env?: Readonly<Record<string, string>>) {
    const root = tempDir();
    await writeFiles(root, { ...PROJECT, ...pages(), 'site.config.ts': config(plugin, more) });
    return buildSite(root, 'out', { command: 'check', args: ['--workers', '2', '--no-cache'], env, isChild: true });
  }

  test.each([
    ['is ended by a plugin', 'process.exit(0);', 'the thread that compiles pages has ended with code 0'],
    ['meets an error that nobody waits for', "void Promise.reject(new Error('lost in a plugin'));", 'lost in a plugin'],
  ])('that %s is a failure, and nobody waits for it', async (_, step, expected) => {
    const { ok, diagnostics, run } = await checked(`if (!isMainThread) ${step}`);
    expect(ok).toBe(false);
    expect(run.code).toBe(1);
    expect(diagnostics.map(({ code }) => code)).toEqual(['cli/internal-error']);
    expect(run.stderr).toContain(expected);
  });

  test('that runs out of memory is told as that', async () => {
    const fills = 'if (!isMainThread) for (const all = []; ; ) all.push(new Array(1000).fill(1.5));';
    const { diagnostics, run } = await checked(fills, '', { NODE_OPTIONS: '--max-old-space-size=200' });
    expect(run.code).toBe(1);
    expect(diagnostics.map(({ code }) => code)).toEqual(['cli/out-of-memory']);
  });

  test.each([
    ['throws', '...(isMainThread ? {} : (() => { throw new Error("only once"); })()),'],
    ['says something else', 'description: "Loaded by thread " + threadId + ".",'],
  ])('leaves its pages to the main one where its config %s', async (_, more) => {
    const { diagnostics, run } = await checked(TELLS, more);
    expect(run.stderr).not.toContain(IN_THREAD);
    expect(diagnostics.map(({ message }) => message)).toContainEqual(expect.stringContaining('has the number 3'));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('prints nothing that its config printed before', async () => {
    const { run } = await checked(TELLS, 'description: (process.stderr.write("the config is loaded\\n"), "Loaded."),');
    expect(run.stderr).toContain(IN_THREAD);
    expect(run.stderr.match(/the config is loaded/g)).toHaveLength(1);
  });
});

// Files that demos name as they do for other bundlers: imports with queries, `new URL('./file', import.meta.url)`, workers.
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { staticServer } from '../support/static-server.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf, repository } from './support/build-site.ts';
import { visit } from './support/visit.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" class="own" width="4" height="4" style="stroke-width: 2px">';
const REACT = 'import { useEffect, useState } from "react";\n';

const FILES = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', base: '/docs/', lastUpdated: false,
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'package-lock.json': '{ "lockfileVersion": 3, "packages": { "node_modules/acme-jobs": { "version": "1.0.0" } } }',
  'content/ui/index.md': `# UI

<p class="description">All of it.</p>

{{"demo": "Queries.js"}}

{{"demo": "Workers.js"}}

\`\`\`tsx demo
export default function Inline() {
  return <img className="inline" src={new URL('./picture.svg', import.meta.url).href} alt="" />;
}
\`\`\`
`,
  'content/ui/Queries.tsx': `import address from './picture.svg?url';
import plain from './picture.svg';
import text from './note.txt?raw';
import data from './picture.svg?inline';
import css from './card.css?inline';
import Icon, { ReactComponent as Same } from './icon.svg?react';

export default function Queries() {
  const picture = new URL('./picture.svg', import.meta.url);
  return (
    <div className="queries">
      <p>{[text, address === plain, address === picture.pathname, data.slice(0, 18), css.includes('.card')].join(' ')}</p>
      <img src={picture.href + '#part'} alt="" />
      <Icon className="mine" title="Star" data-x="1" />
      <Same />
    </div>
  );
}
`,
  'content/ui/note.txt': 'Noted.',
  'content/ui/card.css': '.card {\n  color: red;\n  background: url(./picture.svg);\n}\n',
  'content/ui/picture.svg': `${SVG}<circle r="2" /></svg>`,
  'content/ui/icon.svg': `<?xml version="1.0"?>\n${SVG}<title>Own</title>
  <linearGradient id="paint"><stop stop-color="red" /></linearGradient>
  <rect width="4" height="4" fill="url(#paint)" xlink:href="#paint" onclick="go()" />
</svg>`,
  'content/ui/Workers.tsx': `${REACT}import { startJob } from 'acme-jobs';
import Counter from './sum.worker?worker';

const parts = {
  module: () => new Worker(new URL('./sum.worker.ts', import.meta.url), { type: 'module' }),
  classic: () => new Worker(new URL(\`./sum.worker.ts\`, import.meta.url)),
  query: () => new Counter(),
  package: () => startJob(),
};

export default function Workers() {
  const [texts, setTexts] = useState<string[]>([]);
  useEffect(() => {
    const workers = Object.entries(parts).map(([name, start]) => {
      const worker = start();
      worker.onmessage = ({ data }) => setTexts((all) => [...all, \`\${name} \${data}\`].sort());
      worker.postMessage([1, 2]);
      return worker;
    });
    const shared = new SharedWorker(new URL('./shared.js', import.meta.url), { type: 'module', name: 'acme' });
    shared.port.onmessage = ({ data }) => setTexts((all) => [...all, \`shared \${data}\`].sort());
    return () => workers.forEach((worker) => worker.terminate());
  }, []);
  return <p className="workers">{texts.join(', ') || 'none'}</p>;
}
`,
  'content/ui/sum.worker.ts': `import { add } from './add';
self.onmessage = ({ data }: MessageEvent<number[]>) => self.postMessage(data.reduce(add, 0));
`,
  'content/ui/add.ts': 'export const add = (a: number, b: number): number => a + b;\n',
  'content/ui/shared.js': 'self.onconnect = ({ ports: [port] }) => port.postMessage(typeof import.meta.url);\n',
  'node_modules/acme-jobs/package.json':
    '{ "name": "acme-jobs", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/acme-jobs/index.js':
    "export const startJob = () => new Worker(new URL('./job.js', import.meta.url), { type: 'module' });\n",
  'node_modules/acme-jobs/job.js':
    "import { name } from './name.js';\nself.onmessage = () => self.postMessage(name);\n",
  'node_modules/acme-jobs/name.js': "export const name = 'job';\n",
};

async function site(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = tempDir();
  await writeFiles(root, { ...FILES, ...files });
  for (const name of ['react', 'react-dom', 'scheduler'])
    await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  return root;
}

describe('a file that a demo names', () => {
  test('is published, a text or a component, as its query says, and changes the demo when it changes', async () => {
    const root = await site();
    const built = await mustBuild(root, 'dist');
    expect(built.diagnostics.filter(({ code }) => code !== 'demos/sandbox')).toEqual([]);
    const html = await readFile(join(root, 'dist/ui/index.html'), 'utf8');
    const [picture = ''] = await glob('assets/picture-*.svg', { cwd: join(root, 'dist') });
    expect(html).toContain('<p>Noted. true true data:image/svg+xml true</p>');
    expect(html).toContain(`<img src="/docs/${picture}#part" alt=""/>`);
    expect(html).toContain(`<img class="inline" src="/docs/${picture}" alt=""/>`);
    expect(html).toMatch(
      /<svg xmlns="[^"]*" class="mine" width="4" height="4" style="stroke-width:2px" data-x="1"><title>Star<\/title><linearGradient id="([^"]+paint)"><stop stop-color="red"><\/stop><\/linearGradient><rect width="4" height="4" fill="url\(#\1\)" xlink:href="#\1"><\/rect>/,
    );
    expect(html).toContain('<title>Own</title>');
    await writeFiles(root, { 'content/ui/note.txt': 'Again.', 'content/ui/add.ts': 'export const add = () => 7;\n' });
    const before = await glob('dist/assets/sum.worker-*.js', { cwd: root });
    await mustBuild(root, 'dist');
    expect(await readFile(join(root, 'dist/ui/index.html'), 'utf8')).toContain('<p>Again. true');
    expect(await glob('dist/assets/sum.worker-*.js', { cwd: root })).not.toEqual(before);
  });

  test('is one error at its place where nothing can be made of it', async () => {
    const root = await site({
      'content/ui/Queries.tsx': `import a from './note.txt?foo';
import b from './add.ts?bar=1';
import c from './note.txt?react';

const name = './picture.svg';
export default function Queries() {
  return <img src={new URL(name, import.meta.url).href} alt={[a, b, c].join()} />;
}
`,
      'content/ui/Workers.tsx': `export default function Workers() {
  const there = (name: string) => new URL(\`./\${name}.png\`, import.meta.url);
  return <img src={new URL('./none.png', import.meta.url).href} alt={there('a').href} />;
}
`,
    });
    const { ok, diagnostics } = await buildSite(root, 'dist');
    expect(ok).toBe(false);
    expect(placesOf(diagnostics)).toEqual([
      'demos/not-bundled content/ui/Queries.tsx:1:15',
      'demos/not-bundled content/ui/Queries.tsx:2:15',
      'demos/not-bundled content/ui/Queries.tsx:3:15',
      'demos/not-bundled content/ui/Workers.tsx:2:43',
      'demos/missing-import content/ui/Workers.tsx:3:28',
    ]);
    expect(diagnostics[0]?.message).toContain(
      'Imports with ?foo are not supported: only ?url, ?raw, ?inline, ?react, ?worker and ?sharedworker are',
    );
    expect(diagnostics[3]?.message).toContain('needs the name of a file as a string');
  });

  test('is in the projects of online editors, where their bundlers take it', async () => {
    const root = await site();
    await mustBuild(root, 'dist');
    const [project = ''] = await glob('dist/demos/**/Workers.sandbox.json', { cwd: root });
    expect(await readFile(join(root, project), 'utf8')).toContain("new URL('./sum.worker.ts', import.meta.url)");
  });
});

describeInBrowser('a worker of a demo', (browser) => {
  test('runs, with all that it imports, and so does that of a package', async () => {
    const root = await site();
    await mustBuild(root, 'dist');
    const server = await staticServer(join(root, 'dist'), { base: '/docs/' });
    onTestFinished(() => server.close());
    const { page, problems } = await visit(browser(), `${server.origin}/docs/ui/`);
    const workers = page.locator('.workers');
    await workers.scrollIntoViewIfNeeded();
    await expect.poll(() => workers.textContent()).toBe('classic 3, module 3, package job, query 3, shared string');
    expect(problems).toEqual([]);
  });
});

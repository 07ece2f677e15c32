// The page that is asked for first, before the site is built: its demos are there, without HTML.
import { expect, onTestFinished, test } from 'vitest';
import { createSession } from '../../src/serve/session.ts';
import { tempDir } from '../support/temp-dir.ts';
import { testDeps } from '../support/test-deps.ts';
import { writeFiles } from '../support/write-files.ts';
import { bytesOf, sessionOptions } from './session-support.ts';

const SITE = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false,
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md': '---\ntitle: Start\ndescription: About it.\n---\n\n{{"demo": "Press.js"}}\n',
  'content/ui/Press.tsx': "import './plain.css';\nexport default function Press() {\n  return <b>pressed</b>;\n}\n",
  'content/ui/plain.css': 'b { color: red }\n',
};

/** Islands of the page, and the files that they load. */
async function open(files: Readonly<Record<string, string>>) {
  const root = tempDir();
  await writeFiles(root, files);
  const session = createSession(sessionOptions(root), testDeps());
  onTestFinished(() => session.close());
  const read = async (path: string) => {
    const found = await session.find(path);
    return found?.kind === 'file' ? bytesOf(found).toString() : null;
  };
  const html = (await read('ui/')) ?? '';
  const paths = [/&quot;src&quot;:&quot;\/([^&]+)/, /href="\/(assets\/demo-styles-[^"]+\.css)/].map(
    (pattern) => pattern.exec(html)?.[1] ?? 'nothing',
  );
  const loaded = await Promise.all(paths.map(read));
  await session.idle();
  const later = await read('ui/');
  const still = await Promise.all(paths.map(read));
  return { html, loaded, later, still };
}

test('the first page shows its demos, whose files stay there when the site is built', async () => {
  const { html, loaded, later, still } = await open(SITE);
  expect(html).toContain('dg-demo-wait');
  expect(html).not.toContain('<b>pressed</b>');
  expect(loaded[0]).toContain('pressed');
  expect(loaded[1]).toContain('red');
  expect(later).toContain('<b>pressed</b>');
  expect(later).not.toContain('dg-demo-wait');
  expect(still).toEqual(loaded);
});

test('a page is there without its demos if one cannot be built', async () => {
  const { html, loaded } = await open({ ...SITE, 'content/ui/Press.tsx': 'export default () => <b>;\n' });
  expect(html).toContain('<h1');
  expect(html).not.toContain('<dg-island name="Demo"');
  expect(loaded).toEqual([null, null]);
});

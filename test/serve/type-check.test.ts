// A session checks the types of demos when pages are shown: nobody waits for it, and what it finds goes away with the fix.
import { symlink } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShownProblem } from '../../src/model/serve.ts';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { openWatchedSite, type WatchedSite } from './watched-site.ts';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

const demo = (code: string) => `export default function A() {\n  return ${code};\n}\n`;

const SITE = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false,
  demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md': '---\ntitle: Start\ndescription: About it.\n---\n\nFirst words.\n\n{{"demo": "A.js"}}\n',
  'content/ui/A.tsx': demo('<p title="a">demo a</p>'),
};

const places = (problems: readonly ShownProblem[]) =>
  problems.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);

const root = sharedTempDir();
let site: WatchedSite;
beforeAll(async () => {
  await symlink(modules, `${root}/node_modules`);
  site = await openWatchedSite(root, SITE);
});
afterAll(() => site.close());

test('a session reports type errors after the page is shown, and drops them with their fix', async () => {
  expect(await site.text('ui/')).toContain('demo a');

  for (const title of IS_LONG ? ['first', 'second'] : ['first']) {
    const before = site.updates().length;
    const wrong = await site.problems(
      () => site.write('content/ui/A.tsx', demo(`<p titel="${title}">demo ${title}</p>`)),
      (problems) => problems.length > 0,
    );
    expect(places(wrong)).toEqual(['proof/demo-type content/ui/A.tsx:2:13']);
    expect(wrong[0]?.frame).toContain(`titel="${title}"`);
    expect(site.updates().length).toBeGreaterThan(before); // The page came first.
    await site.update(() => site.edit('content/ui/index.md', 'words', 'words, again'));
    await site.problems(
      () => site.write('content/ui/A.tsx', demo(`<p title="${title}">demo ${title}</p>`)),
      (problems) => problems.length === 0,
    );
  }
});

test('a session says of code with a missing package only that the package is missing', async () => {
  await site.problem('demos/missing-package', () =>
    site.write('content/ui/A.tsx', `import { one } from 'not-there';\n${demo('<p>{one.two}</p>')}`),
  );
  await site.idle();
  expect(places(site.lastProblems())).toEqual(['demos/missing-package content/ui/A.tsx:1:21']);
});

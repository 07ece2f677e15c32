// A watching session whose demos have mistakes: pages stay up to date, and each mistake is one problem until it is fixed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { openWatchedSite } from './watched-site.ts';

const demo = (name: string, body: string) => `export default function ${name}() {\n  ${body}\n}\n`;

const SITE = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false,
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'package-lock.json': '{ "lockfileVersion": 3, "packages": { "node_modules/react": { "version": "19.0.0" } } }',
  'content/ui/index.md':
    '---\ntitle: Start\ndescription: About it.\n---\n\nFirst words.\n\n{{"demo": "A.js"}}\n\n{{"demo": "B.js"}}\n',
  'content/ui/A.tsx': demo('A', 'return <p>demo a</p>;'),
  'content/ui/B.tsx': demo('B', 'return <p>demo b</p>;'),
};

/** Each test leaves it as it found it. */
let site: Awaited<ReturnType<typeof openWatchedSite>>;
const root = sharedTempDir();
beforeAll(async () => {
  site = await openWatchedSite(root, SITE);
});
afterAll(() => site.close());

const codesOf = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code).sort();

test.each([
  ['demos/late-error', demo('A', "Promise.reject(new Error('late'));\n  return <p>demo a</p>;")],
  ['demos/page-head', demo('A', 'return <p>demo a<title>own</title></p>;')],
  ['demos/missing-package', `import { a } from 'none-a';\n${demo('A', 'return <p>demo a</p>;')}`],
  ['demos/browser-only', demo('A', 'return <p>demo {window.name}</p>;')],
  ['demos/not-rendered', demo('A', "return <p>demo {document.querySelector('.none').id}</p>;")],
])(
  'a session shows %s as one problem, goes on with the page, and drops the problem with its fix',
  async (code, text) => {
    expect(await site.text('ui/')).toContain('demo a');
    const reported = await site.problems(
      () => site.write('content/ui/A.tsx', text),
      (problems) => problems.some((problem) => problem.code === code),
    );
    expect(codesOf(reported)).toEqual([code]);
    await site.update(() => site.edit('content/ui/index.md', ' words.', ` words, beside ${code}.`));
    const page = await site.text('ui/');
    expect(page).toContain(`words, beside ${code}.`);
    expect(page).toContain('<p>demo b</p>');
    await site.problems(
      () => site.write('content/ui/A.tsx', SITE['content/ui/A.tsx']),
      (problems) => problems.length === 0,
    );
    await site.update(() => site.write('content/ui/index.md', SITE['content/ui/index.md']));
    await site.isAsColdBuild();
    expect(await site.text('ui/')).toContain('<p>demo a</p>');
  },
  60_000,
);

test('a session reports a syntax error once', async () => {
  expect(await site.text('ui/')).toContain('demo a');
  const reported = await site.problems(
    () => site.write('content/ui/A.tsx', demo('A', 'return <p>demo a</b>;')),
    (problems) => problems.some(({ code }) => code === 'demos/syntax'),
  );
  expect(codesOf(reported)).toEqual(['demos/syntax']);
  expect(await site.text('ui/')).toContain('<p>demo a</p>');
  await site.problems(
    () => site.write('content/ui/A.tsx', SITE['content/ui/A.tsx']),
    (problems) => problems.length === 0,
  );
});

test('a session keeps the report of a mistake while it completes the demos that it built quickly before', async () => {
  const codes = () => codesOf(site.lastProblems());
  await site.changed(() => site.write('content/ui/A.tsx', demo('A', 'return <p>other a</p>;')));
  await site.write('content/ui/A.tsx', demo('A', 'return <p>demo a</b>;'));
  await expect.poll(codes).toContain('demos/syntax');
  await site.idle();
  expect(codes()).toEqual(['demos/syntax']);
  await site.write('content/ui/A.tsx', SITE['content/ui/A.tsx']);
  await expect.poll(codes).toEqual([]);
  await site.isAsColdBuild();
});

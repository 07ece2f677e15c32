// Demos that readers open in an online editor, in a real browser; the editors themselves are never asked.
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import lz from 'lz-string';
import type { Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, placesOf, repository } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const root = sharedTempDir();
const demo = (text: string) => `import { word } from './words';

export default function Demo() {
  const more: string = word;
  return <p>${text} & "{more}"</p>;
}
`;
const styled = (styling: string) => `export default function Card() {\n  return <p>${styling} card</p>;\n}\n`;
const config = (demos: string) => `export default {
  title: 'Acme', url: 'https://acme.example', licenseKey: 'TOP-SECRET',
  repo: { url: 'https://git.example/acme', branch: 'main' },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
  ${demos}
};
`;

const PAGE = `# Card

<p class="description">A card holds things.</p>

## Here

{{"demo": "TwoWords.js"}}

{{"demo": "Card"}}

{{"demo": "Photo.js"}}

{{"demo": "Bare.js", "hideToolbar": true}}

{{"demo": "Quiet.js", "hideEditButton": true}}

\`\`\`tsx demo
import { word } from './words';

export default function Fenced() {
  return <p>fenced {word as string}</p>;
}
\`\`\`
`;

const LOCK = JSON.stringify({
  packages: Object.fromEntries(
    ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'tailwindcss'].map((name) => [
      `node_modules/${name}`,
      { version: '19.0.0' },
    ]),
  ),
});

// Before the build: hooks run in the order in which they were asked for.
beforeAll(async () => {
  await writeFiles(root, {
    'package.json': '{ "name": "site", "private": true }',
    'package-lock.json': LOCK,
    'site.config.ts': config(''),
    'off.config.ts': config('demos: { stackBlitz: false, codeSandbox: false },'),
    'half.config.ts': config("demos: { codeSandbox: false, dependencies: { react: '^18.0.0' } },"),
    'content/ui/index.md': '# Acme UI\n\n<p class="description">All there is.</p>\n\nWords.\n',
    'content/ui/card/card.md': PAGE,
    'content/ui/card/TwoWords.tsx': demo('written'),
    'content/ui/card/words.ts': "export const word: string = 'ü 🙂 + %20';\n",
    'content/ui/card/Card/system/index.tsx': styled('system'),
    'content/ui/card/Card/tailwind/index.tsx': styled('tailwind'),
    'content/ui/card/Card/css/index.tsx': styled('css'),
    'content/ui/card/Bare.js': 'export default function Bare() {\n  return <p>bare</p>;\n}\n',
    'content/ui/card/Quiet.js': 'export default function Quiet() {\n  return <p>quiet</p>;\n}\n',
    'content/ui/card/Photo.js':
      'import photo from \'./photo.png\';\n\nexport default function Photo() {\n  return <img src={photo} alt="" />;\n}\n',
    // One transparent pixel.
    'content/ui/card/photo.png': Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
});
const site = servedSite(root);

const projects = (files: ReadonlyMap<string, Buffer>) =>
  [...files.keys()].filter((path) => path.endsWith('.sandbox.json')).sort();

test('every demo with a toolbar has a project, but for those that would not run; the license key is in none', () => {
  const { files } = site();
  expect(projects(files)).toEqual(
    ['Card/css', 'Card/system', 'Card/tailwind', 'TwoWords', 'card.md/Card1'].map(
      (id) => `demos/ui/card/${id}.sandbox.json`,
    ),
  );
  for (const path of projects(files)) expect(files.get(path)?.toString()).not.toContain('TOP-SECRET');
});

test('a demo that stands in a page has one as well, which leads to its line there', () => {
  const { stackBlitz } = JSON.parse(site().files.get('demos/ui/card/card.md/Card1.sandbox.json')?.toString() ?? '{}');
  const { fields } = stackBlitz.TS;
  const line = PAGE.split('\n').indexOf("import { word } from './words';") + 1;
  expect(fields['project[description]']).toMatch(`/acme/blob/main/content/ui/card/card.md?plain=1#L${line}`);
  expect(fields['project[files][src/Demo.tsx]']).toMatch(/^import \{ word \} from '.\/words';\n[\s\S]*word as string/);
  expect(fields['project[files][src/words.ts]']).toContain('export const word');
});

test('a button that is left out is told, at the line of the demo', async () => {
  const { diagnostics } = await buildSite(root, 'told', { args: ['--no-cache'] });
  expect(placesOf(diagnostics)).toEqual(['demos/sandbox content/ui/card/Photo.js:1:19']);
  expect(diagnostics[0]?.message).toContain('Demo Photo has no button for StackBlitz and CodeSandbox: ./photo.png');
});

test('the next build has the same from the cache, until the config or the lock file says otherwise', async () => {
  const build = async (out: string, ...args: string[]) => {
    const { diagnostics } = await buildSite(root, out, { args: ['--cache-dir', join(root, 'cache'), ...args] });
    const file = join(root, out, 'demos/ui/card/TwoWords.sandbox.json');
    return { told: placesOf(diagnostics), text: existsSync(file) ? await readFile(file, 'utf8') : null };
  };
  const reactOf = (text: string | null) => {
    const { stackBlitz } = JSON.parse(text ?? '{}');
    return JSON.parse(stackBlitz.TS.fields['project[files][package.json]']).dependencies.react;
  };
  const first = await build('first');
  expect(reactOf(first.text)).toBe('19.0.0');
  expect(await build('first')).toEqual(first);

  const half = await build('half', '--config', 'half.config.ts');
  expect(reactOf(half.text)).toBe('^18.0.0');
  expect(Object.keys(JSON.parse(half.text ?? '{}'))).toEqual(['stackBlitz']);
  expect(await build('off', '--config', 'off.config.ts')).toEqual({ told: [], text: null });

  await writeFiles(root, { 'package-lock.json': LOCK.replaceAll('19.0.0', '19.1.0') });
  expect(reactOf((await build('third')).text)).toBe('19.1.0');
  await writeFiles(root, { 'package-lock.json': LOCK });
});

/** Clicks, and gives what the new tab was asked to send. */
async function press(page: Page, name: string, button: string): Promise<{ request: Request; fields: URLSearchParams }> {
  const asked = new Promise<Request>((resolve) => {
    page.context().route(/^https:\/\/(?:stackblitz\.com|codesandbox\.io)\//, (route, request) => {
      resolve(request);
      return route.fulfill({ contentType: 'text/html', body: '<title>Editor</title>' });
    });
  });
  const opened = page.context().waitForEvent('page');
  await page.locator(`[data-demo="${name}"]`).getByRole('button', { name: button }).click();
  const request = await asked;
  await (await opened).close();
  return { request, fields: new URLSearchParams(request.postData() ?? '') };
}

/** Forms end their lines as the web does. */
const text = (value: string | null | undefined) => (value ?? '').replaceAll('\r\n', '\n');

describeInBrowser('open elsewhere', (browser) => {
  const open = async (cookies: Readonly<Record<string, string>> = {}) => {
    const { page, problems } = await visit(browser(), `${site().origin}/ui/card/`, {
      prepare: (page) =>
        page
          .context()
          .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: site().origin }))),
    });
    return { page, problems };
  };

  test('StackBlitz gets the project of the language that the reader sees', async () => {
    const { page, problems } = await open();
    const { request, fields } = await press(page, 'TwoWords', 'Edit in StackBlitz');
    expect([request.method(), request.url()]).toEqual(['POST', 'https://stackblitz.com/run?file=src/Demo.tsx']);
    expect(fields.get('project[template]')).toBe('node');
    expect(fields.get('project[title]')).toBe('Two words demo — Acme UI');
    expect(text(fields.get('project[description]'))).toBe(
      '# Two words demo — Acme UI\nhttps://git.example/acme/blob/main/content/ui/card/TwoWords.tsx',
    );
    expect(text(fields.get('project[files][src/Demo.tsx]'))).toBe(demo('written'));
    expect(text(fields.get('project[files][src/words.ts]'))).toBe("export const word: string = 'ü 🙂 + %20';\n");
    expect(JSON.parse(text(fields.get('project[files][package.json]'))).dependencies.react).toBe('19.0.0');
    expect(problems).toEqual([]);
    expect(page.url()).toBe(`${site().origin}/ui/card/`);
  });

  test('CodeSandbox gets the project in JavaScript where the reader has chosen that', async () => {
    const { page } = await open({ codeVariant: 'JS' });
    const { request, fields } = await press(page, 'TwoWords', 'Edit in CodeSandbox');
    expect([request.method(), request.url()]).toEqual(['POST', 'https://codesandbox.io/api/v1/sandboxes/define']);
    expect([fields.get('embed'), fields.get('query')]).toEqual(['1', 'module=/src/Demo.js&fontsize=12']);
    const packed = (fields.get('parameters') ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { files } = JSON.parse(lz.decompressFromBase64(packed));
    expect(files['src/Demo.js'].content).toBe(demo('written').replace('more: string', 'more'));
    expect(files['src/words.js'].content).toBe("export const word = 'ü 🙂 + %20';\n");
  });

  test.each([
    [{}, 'system'],
    [{ codeStyling: 'CSS' }, 'css'],
    [{ codeStyling: 'Tailwind' }, 'tailwind'],
  ])('with the cookies %j the project is the one in the styling %s', async (cookies, styling) => {
    const { page } = await open(cookies);
    const { fields } = await press(page, 'Card', 'Edit in StackBlitz');
    expect(text(fields.get('project[files][src/Demo.tsx]'))).toBe(styled(styling));
    const html = text(fields.get('project[files][index.html]'));
    expect(html.includes('@tailwindcss/browser@19.0.0')).toBe(styling === 'tailwind');
  });

  test('a demo that would not run there has its other tools alone', async () => {
    const { page } = await open();
    const tools = page.locator('[data-demo="Photo"] .dg-demo-icons');
    expect(await tools.getByRole('button', { name: /^Edit in/ }).count()).toBe(0);
    expect(await tools.getByRole('button').count()).toBeGreaterThan(2);
  });

  test('a project that does not come is told in the line of the demo, and nothing opens', async () => {
    const { page } = await open();
    await page.route('**/*.sandbox.json', (route) => route.abort());
    const frame = page.locator('[data-demo="TwoWords"]');
    await frame.getByRole('button', { name: 'Edit in StackBlitz' }).click();
    await frame.getByText('The project could not be loaded.').waitFor();
    expect(page.context().pages()).toHaveLength(1);
  });
});

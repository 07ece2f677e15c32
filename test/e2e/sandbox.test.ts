// Demos that readers open in an online editor: what is sent there. The editors themselves are never asked.
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import lz from 'lz-string';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, placesOf, repository } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { named, type WindowVisit, windowVisit } from './support/window-visit.ts';

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

test('a button that is left out is told, at the line of the demo; of a check, where it is asked for', async () => {
  const { diagnostics } = await buildSite(root, 'told', { args: ['--no-cache'] });
  expect(placesOf(diagnostics)).toEqual(['demos/sandbox content/ui/card/Photo.js:1:19']);
  const check = (...args: string[]) => buildSite(root, 'told', { command: 'check', args: ['--no-cache', ...args] });
  expect((await check()).diagnostics).toEqual([]);
  expect((await check('--editors')).diagnostics).toEqual(diagnostics);
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

interface Sent {
  readonly method: string;
  readonly action: string;
  readonly target: string;
  readonly fields: ReadonlyMap<string, string>;
}

describe('open elsewhere', () => {
  /** `cookies`: what the reader has chosen. `sent`: the forms that the page sends. */
  const open = async (cookies: Readonly<Record<string, string>> = {}, isOffline = false) => {
    const sent: Sent[] = [];
    const page = await windowVisit(site().folder, '/ui/card/', {
      prepare(window) {
        if (isOffline) window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
        for (const [name, value] of Object.entries(cookies)) window.document.cookie = `${name}=${value};path=/`;
        window.HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
          const { method, action, target } = this;
          const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value] as const);
          sent.push({ method, action, target, fields: new Map(fields) });
        };
      },
    });
    return { ...page, window: page.window, document: page.document, sent };
  };
  const press = async (page: Pick<WindowVisit, 'document' | 'idle'>, name: string, button: string) => {
    const frame = page.document.getElementById(name);
    if (!frame) throw new Error(`There is no demo ${name}.`);
    // The styles of the page show the one of the styling that its root element names.
    const { codeStyling = 'system' } = page.document.documentElement.dataset;
    named(frame, `button:is(:not([data-styling]), [data-styling="${codeStyling}"])`, button).click();
    await page.idle();
  };

  test('StackBlitz gets the project of the language that the reader sees, in a new tab', async () => {
    const { sent, ...page } = await open();
    await press(page, 'TwoWords', 'Edit in StackBlitz');
    expect(sent).toEqual([
      expect.objectContaining({
        method: 'post',
        action: 'https://stackblitz.com/run?file=src/Demo.tsx',
        target: '_blank',
      }),
    ]);
    const field = (name: string) => sent[0]?.fields.get(`project[${name}]`);
    expect(field('template')).toBe('node');
    expect(field('title')).toBe('Two words demo — Acme UI');
    expect(field('description')).toBe(
      '# Two words demo — Acme UI\nhttps://git.example/acme/blob/main/content/ui/card/TwoWords.tsx',
    );
    expect(field('files][src/Demo.tsx')).toBe(demo('written'));
    expect(field('files][src/words.ts')).toBe("export const word: string = 'ü 🙂 + %20';\n");
    expect(JSON.parse(field('files][package.json') ?? '').dependencies.react).toBe('19.0.0');
    expect(page.document.querySelector('form[target=_blank]')).toBe(null);
    expect(page.problems).toEqual([]);
  });

  test('CodeSandbox gets the project in JavaScript where the reader has chosen that', async () => {
    const { sent, ...page } = await open({ codeVariant: 'JS' });
    await press(page, 'TwoWords', 'Edit in CodeSandbox');
    const { method, action, fields } = sent[0] ?? {};
    expect([method, action]).toEqual(['post', 'https://codesandbox.io/api/v1/sandboxes/define']);
    expect([fields?.get('embed'), fields?.get('query')]).toEqual(['1', 'module=/src/Demo.js&fontsize=12']);
    const parameters = fields?.get('parameters') ?? '';
    expect(parameters).toMatch(/^[\w-]+$/);
    const packed = parameters.replaceAll('-', '+').replaceAll('_', '/');
    const { files } = JSON.parse(lz.decompressFromBase64(packed));
    expect(files['src/Demo.js'].content).toBe(demo('written').replace('more: string', 'more'));
    expect(files['src/words.js'].content).toBe("export const word = 'ü 🙂 + %20';\n");
  });

  test.each([
    [{}, 'system'],
    [{ codeStyling: 'CSS' }, 'css'],
    [{ codeStyling: 'Tailwind' }, 'tailwind'],
  ])('with the cookies %j the project is the one in the styling %s', async (cookies, styling) => {
    const { sent, ...page } = await open(cookies);
    await press(page, 'Card', 'Edit in StackBlitz');
    const fields = sent[0]?.fields;
    expect(fields?.get('project[files][src/Demo.tsx]')).toBe(styled(styling));
    const html = fields?.get('project[files][index.html]') ?? '';
    expect(html.includes('@tailwindcss/browser@19.0.0')).toBe(styling === 'tailwind');
  });

  test('a demo that would not run there has its other tools alone', () => {
    const html = site().files.get('ui/card/index.html')?.toString() ?? '';
    const [, tools = ''] = /data-demo="Photo".*?class="dg-demo-icons"(.*?)<\/figure>/s.exec(html) ?? [];
    expect(tools).not.toContain('Edit in');
    expect(tools.match(/<button/g)?.length).toBeGreaterThan(2);
  });

  test('a project that does not come is told in the line of the demo, and nothing opens', async () => {
    const { sent, ...page } = await open({}, true);
    const { window, document } = page;
    const line = document.querySelector('#TwoWords [role=status]');
    const said: unknown[] = [];
    new window.MutationObserver(() => said.push(line?.textContent)).observe(line ?? document, { childList: true });
    await press(page, 'TwoWords', 'Edit in StackBlitz');
    expect(said).toEqual(['The project could not be loaded.', '']);
    expect(sent).toEqual([]);
  });
});

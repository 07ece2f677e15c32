// Checks on finished pages: what templates and plugins make is checked like what authors write.
import { expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { type BuildSiteOptions, buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { smallest } from './support/smallest.ts';

function config(more: string): string {
  return `${smallest['site.config.ts']}`.replace('products:', `${more}\n  products:`);
}

function template(html: string): Record<string, string> {
  return {
    'site.config.ts': config("templates: 'my-templates',"),
    'my-templates/pages/DocPage.tsx': `import { DocPage } from 'docs-gen/templates';
export default function Page(props) {
  return <><DocPage {...props} />${html}</>;
}
`,
  };
}

async function run(files: Readonly<Record<string, string>>, options: BuildSiteOptions = {}) {
  const root = tempDir();
  await writeFiles(root, { ...smallest, ...files });
  return buildSite(root, 'dist', options);
}

const page = (text: string) => `# Acme UI\n\n<p class="description">All there is.</p>\n\n${text}\n`;

test('a link may name an id that only a template makes', async () => {
  const root = tempDir();
  const files = { ...template('<p id="made">x</p>'), 'content/ui/index.md': page('[x](/ui/button/#made) [y](#made)') };
  await writeFiles(root, { ...smallest, ...files });
  const built = await mustBuild(root, 'dist');
  expect(built.diagnostics).toEqual([]);
});

test('a link is not reported as dead when an error elsewhere stops the build before pages are rendered', async () => {
  const { diagnostics } = await run({
    ...template('<p id="made">x</p>'),
    'content/ui/index.md': page('[x](/ui/button/#made) [y](/ui/button/#none) [z](/ui/none/)'),
  });
  expect(placesOf(diagnostics)).toEqual([
    'plan/dead-anchor content/ui/index.md:5:27',
    'plan/dead-link content/ui/index.md:5:49',
  ]);
});

test('a dead anchor of a link in the text is told once', async () => {
  const { diagnostics } = await run({ 'content/ui/index.md': page('[x](/ui/button/#none) [y](#here)') });
  expect(placesOf(diagnostics)).toEqual([
    'plan/dead-anchor content/ui/index.md:5:5',
    'plan/dead-anchor content/ui/index.md:5:27',
  ]);
});

test('an id that a template makes a second time is a warning on each page', async () => {
  const { ok, diagnostics } = await run(template('<p id="usage">x</p>'));
  expect(ok).toBe(true);
  expect(diagnostics.map(({ message }) => message)).toEqual(['/ui/button/ contains the id "usage" more than once.']);
  expect(placesOf(diagnostics)).toEqual(['verify/duplicate-id content/ui/button/button.md']);
});

test('an id that the author wrote twice is told by the markdown stage alone', async () => {
  const { diagnostics } = await run({ 'content/ui/index.md': page('<p id="a">x</p>\n\n<p id="a">y</p>') });
  expect(placesOf(diagnostics).map((place) => place.split(' ')[0])).toEqual(['markdown/duplicate-id']);
});

test('dead links of templates are errors that name what is near, each once and where it is written', async () => {
  const { ok, diagnostics } = await run(
    template('<a href="/ui/buton/">x</a><a href="/ui/button/#usag">y</a><img src="/gone.png" alt="" />'),
  );
  expect(ok).toBe(false);
  expect(placesOf(diagnostics)).toEqual([
    'verify/dead-link my-templates/pages/DocPage.tsx:3:43',
    'verify/dead-anchor my-templates/pages/DocPage.tsx:3:69',
    'verify/dead-link my-templates/pages/DocPage.tsx:3:102',
  ]);
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    'did you mean "/ui/button/"?',
    'did you mean "#usage"?',
    expect.stringMatching(/^correct it in the template/),
  ]);
  expect(diagnostics[0]?.message).toMatch(/^The template my-templates\/pages\/DocPage.tsx links to/);
});

// A site of two products has two headers.
const TWO_PRODUCTS = {
  'site.config.ts': config("templates: 'my-templates',").replace(
    'products: [',
    "products: [{ id: 'x', prefix: '/x/', name: 'Acme X', contentDir: 'content/x' }, ",
  ),
  'content/x/index.md': page('X.').replace('Acme UI', 'Acme X'),
};

test('a dead link in a part that pages share is told once, with the name of the part', async () => {
  const logo = 'export default () => <a href="/nope/">Acme</a>;\n';
  const { diagnostics } = await run({ ...TWO_PRODUCTS, 'my-templates/parts/shell/HeaderLogo.tsx': logo });
  expect(placesOf(diagnostics)).toEqual(['verify/dead-link my-templates/parts/shell/HeaderLogo.tsx:1:31']);
  expect(diagnostics[0]?.message).toMatch(/^The header of \S+ and similar pages links to "\/nope\/"/);
});

test('an error in HTML that code generated names no file', async () => {
  const footer = "const at = ['', 'nope', ''];\nexport default () => <a href={at.join('/')}>Acme</a>;\n";
  const { diagnostics } = await run({ ...TWO_PRODUCTS, 'my-templates/parts/shell/SiteFooter.tsx': footer });
  expect(placesOf(diagnostics)).toEqual(['verify/dead-link ']);
  expect(diagnostics[0]?.message).toMatch(/^The footer of /);
});

test('head elements of plugins are checked', async () => {
  const head =
    "plugins: [{ name: 'p', version: '1', head: () => [{ tag: 'script', attributes: { src: '/gone.js' } }] }],";
  const { diagnostics } = await run({ 'site.config.ts': config(head) });
  expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(['verify/dead-link']);
});

test('a dead address of the config is told once for all pages, at its line', async () => {
  const versions = `${smallest['site.config.ts']}`.replace(
    "contentDir: 'content/ui'",
    "contentDir: 'content/ui',\n    versions: [{ text: 'v1', current: true }, { text: 'v0', href: '/v0/' }]",
  );
  const { diagnostics } = await run({ 'site.config.ts': versions });
  expect(placesOf(diagnostics)).toEqual(['verify/dead-link site.config.ts:4:68']);
});

test('all of it holds below a base, and in check', async () => {
  const files = template('<a href="/docs/ui/button/#usage">x</a><a href="/docs/ui/none/">y</a><a href="/other/">z</a>');
  const {
    diagnostics,
    run: { code },
  } = await run(files, { command: 'check', args: ['--base', '/docs/'] });
  expect(code).toBe(1);
  expect(diagnostics.map(({ message }) => /"(.*)"/.exec(message)?.[1])).toEqual(['/docs/ui/none/']);
});

test('redirects are checked to their end', async () => {
  const redirects = `redirects: [
    { from: '/a/', to: '/b/' },
    { from: '/b/', to: '/a/' },
    { from: '/c/', to: '/d/' },
    { from: '/d/', to: '/ui/' },
    { from: '/e/', to: '/ui/none/' },
    { from: '/f/', to: '/ui/button/#none' },
    { from: '/ui/', to: '/ui/button/' },
    { from: '/d', to: '/ui/button/' },
  ],`;
  const { diagnostics } = await run({ 'site.config.ts': config(redirects) });
  expect(placesOf(diagnostics)).toEqual([
    'verify/redirect-loop site.config.ts:4:24',
    'verify/redirect-chain site.config.ts:6:24',
    'verify/redirect-dead site.config.ts:8:24',
    'verify/redirect-dead-anchor site.config.ts:9:24',
    'emit/redirect-shadows-page site.config.ts:10:13',
    'emit/duplicate-redirect site.config.ts:11:13',
  ]);
});

test('a prefix that another site is said to answer, and this one builds, is a warning', async () => {
  const { ok, diagnostics } = await run({ 'site.config.ts': config("links: { elsewhere: ['/blog/', '/ui/'] },") });
  expect(ok).toBe(true);
  expect(placesOf(diagnostics)).toEqual(['verify/elsewhere-has-page site.config.ts:3:34']);
});

test('a file that is not there is told once, where it is a warning', async () => {
  const { ok, diagnostics } = await run({
    'site.config.ts': config("base: '/docs/', links: { dead: 'warning' },"),
    'content/ui/index.md': page('![a](./nope.png) ![b](/nope.png) [c](/nope.pdf) <img src="/no pe.png" alt="">'),
  });
  expect(ok).toBe(true);
  expect(placesOf(diagnostics)).toEqual([
    'assets/missing-file content/ui/index.md:5:6',
    'plan/dead-file content/ui/index.md:5:23',
    'plan/dead-file content/ui/index.md:5:38',
    'plan/dead-file content/ui/index.md:5:59',
  ]);
});

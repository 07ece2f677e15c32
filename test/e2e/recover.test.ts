// An author's mistakes in a real browser: each is shown over the open page, with its place, and is gone as soon as it is mended.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { startWatching, type Watching } from '../support/watching.ts';
import { writeFiles } from '../support/write-files.ts';

const IS_LONG = process.env.DOCS_GEN_LONG === '1';
const ROUNDS = IS_LONG ? 20 : 1;
/** From the write of the mended file to the right page without a problem: told beside the times, which hang on what else runs. */
const ASKED_MS = 1000;

interface Mistake {
  readonly kind: string;
  readonly file: string;
  readonly broken: string;
  readonly code: string;
  /** Line and column. */
  readonly place: string;
  /** Part of the line that the frame marks. */
  readonly frame: string;
  /** The mended file of a round: no two are the same. */
  readonly good: (round: number) => string;
  /** In the page: whether it shows this round. */
  readonly shows: (round: number) => boolean;
  /** The page is loaded anew then: all others are only changed. */
  readonly reloads?: boolean;
}

const page = (round: number | string) =>
  `---\ntitle: Button\ndescription: About buttons.\n---\n\n# Button\n\nWords ${round}.\n\n{{"demo": "Press.js"}}\n`;
const config = (round: number | string) =>
  `export default {
  title: 'Acme ${round}', url: 'https://acme.example', lastUpdated: false,
  translations: 'words', css: ['own.css'], templates: 'looks', demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;
const tree = (round: number | string) =>
  `export default [{ pathname: '/ui' }, { pathname: '/ui/button', title: 'Row ${round}' }];\n`;
const demo = (round: number | string) =>
  `import './demo.css';\n\nexport default function Press() {\n  return <button className="press">Press ${round}</button>;\n}\n`;
const css = (round: number | string) => `body { --own: own${round}; }\n`;
const demoCss = (round: number | string) => `.press { --press: press${round}; }\n`;
const words = (round: number | string) => `{ "skipToContent": "Skip ${round}" }\n`;
const template = (round: number | string) =>
  `import { word } from '../../_words';\n\nexport default function Footer() {\n  return <footer>{word} ${round}</footer>;\n}\n`;
const templateModule = (round: number | string) => `export const word = 'Foot ${round}';\n`;

const SITE = {
  'site.config.ts': config(0),
  'own.css': css(0),
  'words/en.json': words(0),
  'looks/parts/shell/SiteFooter.tsx': template(0),
  'looks/_words.ts': templateModule(0),
  'content/ui/index.md': '# Acme UI\n\n<p class="description">All there is.</p>\n\nThe [button](/ui/button/).\n',
  'content/ui/button.md': page(0),
  'content/ui/Press.js': demo(0),
  'content/ui/demo.css': demoCss(0),
  'content/ui/pages.ts': tree(0),
} satisfies Readonly<Record<string, string>>;

const MISTAKES: readonly Mistake[] = [
  {
    kind: 'page: a quote of the front matter is left open',
    file: 'content/ui/button.md',
    broken: '---\ntitle: "Button\ndescription: About buttons.\n---\n\n# Button\n',
    code: 'content/bad-yaml',
    place: '2:8',
    frame: 'title: "Button',
    good: page,
    shows: (round) => document.body.innerText.includes(`Words ${round}.`),
  },
  {
    kind: 'page: a directive is no JSON',
    file: 'content/ui/button.md',
    broken: page('now').replace('"Press.js"', ''),
    code: 'markdown/bad-directive',
    place: '10:1',
    frame: '{{"demo": }}',
    good: page,
    shows: (round) => document.body.innerText.includes(`Words ${round}.`),
  },
  {
    kind: 'demo',
    file: 'content/ui/Press.js',
    broken: demo('now').replace('</button>', ''),
    code: 'demos/syntax',
    place: '4:36',
    frame: 'return <button',
    good: demo,
    shows: (round) => document.querySelector('button.press')?.textContent === `Press ${round}`,
  },
  {
    kind: 'config',
    file: 'site.config.ts',
    broken: config('now').replace("title: 'Acme now',", "title: 'Acme now,"),
    code: 'config/syntax',
    place: '2:27',
    frame: "title: 'Acme now,",
    good: config,
    shows: (round) => document.head.innerHTML.includes(`"Acme ${round}"`),
    reloads: true,
  },
  {
    kind: 'tree',
    file: 'content/ui/pages.ts',
    broken: "export default [{ pathname: '/ui' }, { pathname '/ui/button' }];\n",
    code: 'tree/syntax',
    place: '1:49',
    frame: "pathname '/ui/button'",
    good: tree,
    shows: (round) => document.querySelector('#dg-nav')?.textContent?.includes(`Row ${round}`) === true,
  },
  {
    kind: 'css of the site',
    file: 'own.css',
    broken: "@import './gone.css';\n",
    code: 'bundle/failed',
    place: '1:9',
    frame: './gone.css',
    good: css,
    shows: (round) => getComputedStyle(document.body).getPropertyValue('--own').trim() === `own${round}`,
  },
  {
    kind: 'css of a demo',
    file: 'content/ui/demo.css',
    broken: "@import './gone.css';\n",
    code: 'demos/not-bundled',
    place: '1:9',
    frame: './gone.css',
    good: demoCss,
    shows: (round) => {
      const button = document.querySelector('button.press');
      return button !== null && getComputedStyle(button).getPropertyValue('--press').trim() === `press${round}`;
    },
  },
  {
    kind: 'translations',
    file: 'words/en.json',
    broken: '{ "skipToContent": "Skip, }\n',
    code: 'render/bad-translations',
    place: '1:20',
    frame: '"Skip, }',
    good: words,
    shows: (round) => document.body.textContent.includes(`Skip ${round}`),
  },
  {
    kind: 'template',
    file: 'looks/parts/shell/SiteFooter.tsx',
    broken: template('now').replace('</footer>', ''),
    code: 'overrides/failed',
    place: '5:1',
    frame: 'return <footer>',
    good: template,
    shows: (round) => [...document.querySelectorAll('footer')].some((one) => one.textContent?.endsWith(` ${round}`)),
    reloads: true,
  },
  {
    kind: 'module of a template',
    file: 'looks/_words.ts',
    broken: 'export const word = ;\n',
    code: 'overrides/failed',
    place: '1:21',
    frame: 'export const word = ;',
    good: templateModule,
    shows: (round) => document.body.innerText.includes(`Foot ${round}`),
    reloads: true,
  },
];

describeInBrowser('an author who makes a mistake', (browser) => {
  const root = sharedTempDir();
  let server: Watching;
  let open: Page;
  const times = new Map<string, number[]>();
  beforeAll(async () => {
    await writeFiles(root, SITE);
    server = await startWatching(root, { args: ['--quiet'] });
    open = await browser().newPage({ viewport: { width: 1280, height: 800 } });
    await open.goto(`${server.origin}/ui/button/`);
    await open.waitForFunction(() => document.querySelector('dg-dev-overlay') !== null);
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    for (const [kind, all] of times) {
      const sorted = [...all].sort((a, b) => a - b).map(Math.round);
      console.log(
        `${kind}: p50 ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms, of ${ASKED_MS} ms`,
      );
    }
  });

  test.each(MISTAKES)('$kind: sees it over the open page, and the page again', async (mistake) => {
    const { kind, file, broken, code, place, frame, good, shows, reloads = false } = mistake;
    const path = join(root, file);
    onTestFailed(() => writeFileSync(path, good(0)));
    await open.waitForFunction(isOverlayGone, undefined, { timeout: 15_000 });
    for (let round = 1; round <= ROUNDS; round++) {
      await open.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
      writeFileSync(path, broken);
      await open.waitForFunction(isOverlayOpen, undefined, { timeout: 15_000 });
      const shown = (await open.evaluate(shownProblems)).find((one) => one.code === code);
      expect(shown).toEqual({ code, place: `${file}:${place}`, frame: expect.stringContaining(frame) });
      const start = performance.now();
      writeFileSync(path, good(round));
      await open.waitForFunction(isOverlayGone, undefined, { timeout: 15_000 });
      await open.waitForFunction(shows, round, { timeout: 15_000 });
      times.set(kind, [...(times.get(kind) ?? []), performance.now() - start]);
      expect(await open.evaluate(() => document.documentElement.hasAttribute('data-seen'))).toBe(!reloads);
    }
  });

  test('sees it when the server starts with it, and then the page', async () => {
    const own = tempDir();
    await writeFiles(own, {
      ...SITE,
      'site.config.ts': SITE['site.config.ts'].replace("title: 'Acme 0',", "title: 'Acme 0,"),
    });
    const fresh = await startWatching(own, { args: ['--quiet'] });
    onTestFinished(() => fresh.stop());
    const context = await browser().newContext();
    onTestFinished(() => context.close());
    const first = await context.newPage();
    await first.goto(`${fresh.origin}/ui/button/`);
    const shown = await first.evaluate(shownProblems);
    expect(shown.map((one) => `${one.code} ${one.place}`)).toEqual(['config/syntax site.config.ts:2:25']);
    writeFileSync(join(own, 'site.config.ts'), config(1));
    await first.waitForFunction(() => document.head.innerHTML.includes(`"Acme 1"`), undefined, { timeout: 15_000 });
    await first.waitForFunction(isOverlayGone, undefined, { timeout: 15_000 });
  });
});

function isOverlayOpen(): boolean {
  return document.querySelector('dg-dev-overlay')?.shadowRoot?.querySelector('dialog')?.open === true;
}

function isOverlayGone(): boolean {
  if (document.documentElement.hasAttribute('data-docs-gen-problems')) return false;
  const root = document.querySelector('dg-dev-overlay')?.shadowRoot;
  return root?.querySelector('dialog')?.open === false && root.querySelector<HTMLElement>('.badge')?.hidden === true;
}

function shownProblems(): { code: string; place: string; frame: string }[] {
  const root = document.querySelector('#dg-problems') ?? document.querySelector('dg-dev-overlay')?.shadowRoot;
  const text = (item: Element, selector: string) => item.querySelector(selector)?.textContent ?? '';
  return [...(root?.querySelectorAll('.problem') ?? [])].map((item) => ({
    code: text(item, '.what code'),
    place: text(item, '.place'),
    frame: text(item, '.frame'),
  }));
}

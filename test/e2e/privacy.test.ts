// A site as it is by default: what ten of its pages ask of other hosts, and what they leave with a reader who chooses nothing.
import { beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { pageRest } from './support/page-rest.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';
import { named, press, WINDOW_ORIGIN, windowVisit } from './support/window-visit.ts';

const PAGES = ['Accordion', 'Alert', 'Badge', 'Button', 'Card', 'Chip', 'Dialog', 'Menu', 'Slider'];
const DEMO = 'export default function Hello() {\n  return <button type="button">Hello</button>;\n}\n';

/** Text, code, tabs, tables and a demo: all that a page may hold without a word in the config. */
const page = (name: string) => `# ${name}

<p class="description">All of the ${name.toLowerCase()}.</p>

## Usage

\`\`\`ts title="use.ts"
const a = 1;
\`\`\`

<codeblock storageKey="package-manager">

\`\`\`bash npm
npm install acme
\`\`\`

\`\`\`bash pnpm
pnpm add acme
\`\`\`

</codeblock>

| Prop | Type |
| :--- | :--- |
| size | text |

{{"demo": "Hello.js"}}

## More

See [acme](https://acme.example/) and the [start](/ui/).
`;

const root = sharedTempDir();
beforeAll(() =>
  writeFiles(root, {
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  repo: { url: 'https://github.com/acme/ui' },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
    'content/ui/index.md': page('Acme UI'),
    'content/ui/Hello.tsx': DEMO,
    ...Object.fromEntries(
      PAGES.flatMap((name) => [
        [`content/ui/${name.toLowerCase()}/${name.toLowerCase()}.md`, page(name)],
        [`content/ui/${name.toLowerCase()}/Hello.tsx`, DEMO],
      ]),
    ),
  }),
);
const site = servedSite(root);

const PATHS = ['/ui/', ...PAGES.map((name) => `/ui/${name.toLowerCase()}/`)];

/** Addresses of what a page loads by its elements, if they lead to another host. */
const foreignParts = (document: Document) =>
  [...document.querySelectorAll('[src], [srcset], [poster], [data], link:not([rel=canonical], [rel=alternate])')]
    .flatMap((element) => ['src', 'srcset', 'poster', 'data', 'href'].map((name) => element.getAttribute(name) ?? ''))
    .filter((address) => !address.startsWith('data:') && new URL(address, WINDOW_ORIGIN).origin !== WINDOW_ORIGIN);

describe('a site by default', () => {
  test('asks nothing of another host and stores nothing over ten pages, whatever its reader looks at', async () => {
    const page = await windowVisit(site().folder, '/ui/');
    expect(PATHS).toHaveLength(10);
    for (const path of PATHS) {
      await page.goTo(path);
      const { window, document } = page;
      // Looks, and chooses nothing: opens the code of the demo and a menu.
      document.querySelector<HTMLElement>('[data-act="expand"]')?.click();
      named(document, 'button', 'Settings').click();
      await page.idle();
      expect(document.querySelectorAll('[data-demo][data-state="open"]')).toHaveLength(1);
      expect(document.querySelectorAll('#dg-settings input')).not.toHaveLength(0);
      press(document.body, 'Escape');
      await page.idle();
      const { localStorage, sessionStorage } = window;
      expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
      expect(foreignParts(document)).toEqual([]);
    }
    expect(page.requests.filter((address) => !address.startsWith('/'))).toEqual([]);
    expect(page.requests).toEqual(expect.arrayContaining(PATHS)); // The log sees requests.
    expect(page.requests.filter((path) => /\/services|body-top/.test(path))).toEqual([]);
    expect(page.problems).toEqual([]);
  });

  test('holds no word of services in its files', () => {
    const names = [...site().files.keys()];
    expect(names.filter((name) => name.includes('services/') || name === 'notifications.json')).toEqual([]);
    const html = site().files.get('ui/index.html')?.toString('utf8') ?? '';
    expect(html).not.toMatch(/dg-bell|dg-announcement|data-consent|dg-body-top|services-/);
  });
});

/** What a page keeps, of all that browsers let it keep. */
const kept = () =>
  Promise.all([indexedDB.databases(), caches.keys(), navigator.serviceWorker.getRegistrations()]).then(
    ([databases, cached, workers]) => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      cookies: document.cookie,
      databases: databases.length,
      caches: cached.length,
      workers: workers.length,
    }),
  );
const NOTHING = { local: [], session: [], cookies: '', databases: 0, caches: 0, workers: 0 };

describeInBrowser('a page of a site by default', (browser) => {
  test('makes a browser ask no other host and keep nothing, after ten minutes and on the next page', async () => {
    const foreign: string[] = [];
    const own: string[] = [];
    let rest = async () => {};
    const { page: tab, problems } = await visit(browser(), `${site().origin}/ui/`, {
      async prepare(page) {
        page.context().on('request', (request) => {
          const { origin, protocol, href } = new URL(request.url());
          if (!/^(?:data|blob):/.test(protocol)) (origin === site().origin ? own : foreign).push(href);
        });
        await page.clock.install();
        rest = pageRest(page);
      },
    });
    for (const path of ['/ui/', '/ui/button/']) {
      if (path !== '/ui/') await tab.goto(site().origin + path);
      await rest();
      // Reads to the end, points at links, opens the code of the demo and a menu.
      await tab.mouse.move(500, 300);
      await tab.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await tab.locator('[data-act="expand"]').first().click();
      await tab.getByRole('button', { name: 'Settings', exact: true }).click();
      await tab.keyboard.press('Escape');
      await rest();
      await tab.clock.runFor('10:00'); // What waits for its moment has had it.
      await rest();
      expect(await tab.evaluate(kept)).toEqual(NOTHING);
    }
    expect(await tab.context().cookies()).toEqual([]);
    expect([foreign, problems]).toEqual([[], []]);
    expect(own).toContain(`${site().origin}/ui/`); // The log sees requests.
  });
});

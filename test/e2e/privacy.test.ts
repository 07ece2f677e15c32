// A site as it is by default: what ten of its pages ask of other hosts, and what they leave in the browser of a reader who chooses nothing.
import { beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { pageRest } from './support/page-rest.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

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

describeInBrowser('a site by default', (browser) => {
  test('asks nothing of another host and stores nothing over ten pages, whatever its reader looks at', async () => {
    const { page: tab, problems } = await visit(browser(), `${site().origin}/ui/`);
    const foreign: string[] = [];
    const own: string[] = [];
    const log = (url: string) => {
      if (/^(?:data|blob):/.test(url)) return;
      (new URL(url).origin === site().origin ? own : foreign).push(url);
    };
    tab.context().on('request', (request) => log(request.url()));
    await tab.clock.install();
    const rest = pageRest(tab);
    const pages = ['/ui/', ...PAGES.map((name) => `/ui/${name.toLowerCase()}/`)];
    expect(pages).toHaveLength(10);
    for (const path of pages) {
      await tab.goto(site().origin + path, { waitUntil: 'load' });
      await rest();
      // Looks, and chooses nothing: reads to the end, points at links, opens the code of the demo and a menu.
      await tab.mouse.move(500, 300);
      await tab.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await tab.locator('[data-act="expand"]').first().click();
      await tab.getByRole('button', { name: 'Settings', exact: true }).click();
      await tab.keyboard.press('Escape');
      await rest();
      expect(await tab.evaluate(kept)).toEqual(NOTHING);
    }
    await tab.clock.runFor('10:00'); // What waits for its moment has had it.
    await rest();
    expect(await tab.evaluate(kept)).toEqual(NOTHING);
    expect(await tab.context().cookies()).toEqual([]);
    expect(foreign).toEqual([]);
    expect(own.length).toBeGreaterThan(20); // The log sees requests.
    expect(own.filter((url) => url.includes('/services/'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('holds no word of services in its files', () => {
    const names = [...site().files.keys()];
    expect(names.filter((name) => name.includes('services/') || name === 'notifications.json')).toEqual([]);
    const html = site().files.get('ui/index.html')?.toString('utf8') ?? '';
    expect(html).not.toMatch(/dg-bell|dg-announcement|data-consent|services-/);
  });
});

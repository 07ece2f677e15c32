// News of another host, one payload at a time: nothing of it runs, is fetched, or is reported as a violation of the policy.
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../../support/browser.ts';
import { IS_LONG } from '../../support/long-run.ts';
import { type StaticServer, staticServer } from '../../support/static-server.ts';
import { sharedTempDir, tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { buildSite, mustBuild } from '../support/build-site.ts';
import { watchPolicy } from '../support/policy-watch.ts';
import { smallest } from '../support/smallest.ts';
import { type CanaryHost, canaryHost, provoke, watchCanary } from './canary.ts';
import { CATEGORIES } from './payloads/all.ts';
import { CANARY, payloadsOf } from './payloads/payload.ts';

const SHOWN = 3;
/** With a policy, browsers report what they keep from running: going without one, and all payloads, are for the long run. */
const POLICIES = { on: '{ meta: true }', ...(IS_LONG && { off: 'false' }) };

/** What parsers of browsers report, whatever becomes of the document that they make. */
const REPORTED = [
  '<b onclick="alert(1)">bold</b>',
  `<img src="${CANARY}/a.png" onerror="alert(1)">`,
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<body onload="alert(1)">',
  '<details ontoggle="alert(1)" open>x</details>',
  `<base href="${CANARY}/"><a href="a">x</a>`,
  `<link rel="stylesheet" href="${CANARY}/a.css"><style>@import "${CANARY}/b.css"; b { color: red }</style><p style="color: red">x`,
  `<meta http-equiv="refresh" content="0; url=${CANARY}/">`,
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  `<object data="${CANARY}/a"></object><embed src="${CANARY}/b">`,
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<template><img src=x onerror=alert(1)></template>',
  '<a href="/?&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&amp;x">x</a>',
];

const root = sharedTempDir();
let canary: CanaryHost;
const servers: Record<string, StaticServer> = {};

beforeAll(async () => {
  canary = await canaryHost();
  const config = (policy: string) =>
    smallest['site.config.ts']?.replace(
      'products',
      `notifications: { url: '/news.json' }, security: { contentSecurityPolicy: ${policy} }, $&`,
    ) ?? '';
  for (const [name, policy] of Object.entries(POLICIES)) {
    await writeFiles(root, { ...smallest, [`${name}.config.ts`]: config(policy) });
    await mustBuild(root, name, { args: ['--config', `${name}.config.ts`] });
    servers[name] = await staticServer(`${root}/${name}`);
  }
});
afterAll(async () => {
  await canary.close();
  for (const server of Object.values(servers)) await server.close();
});

describeInBrowser('news of another host', (browser) => {
  test.each(Object.keys(POLICIES))(
    'do nothing but say something, with the policy %s',
    {
      timeout: 600_000,
    },
    async (name) => {
      const { context, page, refused, thrown } = await watchPolicy(browser(), { serviceWorkers: 'block' });
      const fired = await watchCanary(context);
      const common = (IS_LONG ? payloadsOf(CATEGORIES, canary.origin) : [])
        .map(({ text }) => text)
        .filter((text) => text.trim() !== '' && text.length <= 2000);
      const texts = [...REPORTED.map((text) => text.replaceAll(CANARY, canary.origin)), ...common];
      for (let start = 0; start < texts.length; start += SHOWN) {
        const shown = texts.slice(start, start + SHOWN);
        const news = shown.map((text, index) => ({ id: start + index + 1, title: text, text }));
        await page.route('**/news.json', (route) => route.fulfill({ json: news }));
        await page.goto(`${servers[name]?.origin}/ui/`);
        await page.locator('[popovertarget="dg-notifications"]').click();
        await page.locator('#dg-notifications[data-loaded]').waitFor();
        expect(await page.locator('#dg-notifications li').count()).toBe(shown.length);
        await provoke(page, '#dg-notifications *');
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        expect([shown, refused(), fired, canary.asked, thrown]).toEqual([shown, [], [], [], []]);
      }
    },
  );
});

test('news and ads of the project are cleaned by the build, which reports what it removed', async () => {
  const folder = tempDir();
  const config = `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
  diagnostics: { 'config/unsafe-html': 'warn' },
  notifications: { file: 'news.json', permanent: { text: '<b onclick="alert(1)">Help</b> us' } },
  ads: { showIn: 'everywhere', inHouse: [{ name: 'a', link: '/ui/', description: 'An <a href="javascript:alert(1)">ad</a>' }] },
};
`;
  const news = `[
  { "id": 1, "text": "A <b style=\\"color: red\\">new</b> <img src=x onerror=alert(1)> <a href=\\"/ui/\\">page</a>" },
  { "id": 2, "text": "<DatePicker> & <em>more</em>" }
]`;
  await writeFiles(folder, { ...smallest, 'site.config.ts': config, 'news.json': news });
  const built = await buildSite(folder, 'dist');
  expect(
    built.diagnostics.map(({ code, message, at }) => `${code} ${at?.file}:${at?.line}:${at?.column} ${message}`),
  ).toEqual([
    'config/unsafe-html news.json:2:22 The text contains HTML that is not allowed: style, <img>.',
    'config/unsafe-html site.config.ts:5:58 The text contains HTML that is not allowed: onclick.',
    'config/unsafe-html site.config.ts:6:82 The text contains HTML that is not allowed: <a>.',
  ]);

  expect(JSON.parse(await readFile(`${folder}/dist/notifications.json`, 'utf8'))).toEqual([
    { id: 1, text: 'A <b>new</b>  <a href="/ui/">page</a>' },
    { id: 2, text: '&lt;DatePicker> &amp; <em>more</em>' },
  ]);
  for (const name of await readdir(`${folder}/dist`, { recursive: true }))
    if (/\.(?:html|json)$/.test(name))
      expect(await readFile(`${folder}/dist/${name}`, 'utf8')).not.toContain('alert(1)');
});

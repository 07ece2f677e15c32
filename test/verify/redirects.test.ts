// Where redirects lead: rows of redirects, and what is said of them.
import { expect, test } from 'vitest';
import { checkElsewhere } from '../../src/verify/elsewhere.ts';
import { checkRedirectTargets } from '../../src/verify/redirects.ts';
import { createTargets } from '../../src/verify/targets.ts';
import { testSite } from '../support/site.ts';

const ids = new Map([
  ['/ui/', new Set(['top-of-ui'])],
  ['/ui/button/', new Set(['sizes'])],
]);
const FILES = new Set(['report.pdf', 'old/index.html']);

type Rule = readonly [from: string, to: string, status?: number];

/** Of the header, say. */
const SHARED = { ids: new Set(['products']), twice: [], links: [] };
const PAGES = [
  { route: '/ui/', file: 'content/ui/index.md', ids: ['made'], twice: [], demoIds: [], open: [], shared: [SHARED] },
];

async function findings(rules: readonly Rule[], config: Readonly<Record<string, unknown>> = {}): Promise<string[]> {
  const redirects = rules.map(([from, to, status = 301]) => ({ from, to, status }));
  const site = testSite({ redirects, ...config });
  const source = `export default { redirects: [\n${redirects.map((rule) => `  ${JSON.stringify(rule)},\n`).join('')}] };\n`;
  const targets = createTargets(
    { ids, site, drafts: new Map([['/ui/new/', 'content/ui/new.md']]) },
    { pages: PAGES },
    FILES,
  );
  const found = await checkRedirectTargets(site, targets, { readText: async () => source });
  return found.map(({ code, at, message, hint }) => `${at?.line} ${code}: ${message} ${hint}`);
}

test.each<[string, readonly Rule[]]>([
  ['a page', [['/old/', '/ui/button/']]],
  ['a page without its slash', [['/old/', '/ui/button']]],
  ['a section', [['/old/', '/ui/button/#sizes']]],
  ['an element that a plugin made', [['/old/', '/ui/#made']]],
  ['an element of the parts that all pages share', [['/old/', '/ui/#products']]],
  ['a file', [['/old/', '/report.pdf']]],
  ['another site', [['/old/', 'https://other.example/x/']]],
  ['pages by a pattern', [['/old/*', '/ui/:splat']]],
  ['one segment', [['/old/:name', '/ui/:name/']]],
  [
    'a rewrite, which is no step',
    [
      ['/old/', '/shown/'],
      ['/shown/', '/ui/', 200],
    ],
  ],
  [
    'a page, though a pattern covers it',
    [
      ['/old/', '/ui/button/'],
      ['/ui/*', '/ui/'],
    ],
  ],
])('a redirect may lead to %s', async (_name, rules) => {
  expect(await findings(rules)).toEqual([]);
});

test('a circle is told once', async () => {
  expect(
    await findings([
      ['/a/', '/b/'],
      ['/b/', '/c/'],
      ['/c/', '/a/'],
      ['/d/', '/ui/'],
    ]),
  ).toEqual([
    '2 verify/redirect-loop: The redirect from /a/ is an endless loop: /a/ → /b/ → /c/ → /a/. change the target of one of these redirects to a page.',
  ]);
});

test.each<[string, readonly Rule[]]>([
  [
    'patterns that lead to each other',
    [
      ['/a/*', '/b/:splat'],
      ['/b/*', '/a/:splat'],
    ],
  ],
  ['an address that grows', [['/a/*', '/a/b/:splat']]],
  ['a pattern that covers its own target', [['/a/:name', '/a/fixed/']]],
])('%s never end', async (_name, rules) => {
  expect((await findings(rules)).map((text) => text.slice(2, 22))).toEqual(['verify/redirect-loop']);
});

test('a detour is a warning that names the short way', async () => {
  expect(
    await findings([
      ['/a/', '/b/'],
      ['/b/', '/ui/button/#sizes'],
    ]),
  ).toEqual([
    "2 verify/redirect-chain: The redirect from /a/ points to another redirect: /a/ → /b/ → /ui/button/#sizes. redirect to the final address: to: '/ui/button/#sizes'",
  ]);
  expect(
    (
      await findings([
        ['/v1/*', '/v2/:splat'],
        ['/v2/*', '/ui/:splat'],
      ])
    )[0],
  ).toContain("to: '/ui/:splat'");
});

test('a target that nothing answers is an error with what is near', async () => {
  expect(
    await findings([
      ['/a/', '/ui/buton/'],
      ['/b/', '/ui/button/#size'],
      ['/c/*', '/nowhere/:splat'],
    ]),
  ).toEqual([
    '2 verify/redirect-dead: The redirect from /a/ points to /ui/buton/, which does not exist on this site. did you mean "/ui/button/"?',
    '3 verify/redirect-dead-anchor: The redirect from /b/ points to /ui/button/#size, but the page has no element with the id "size". did you mean "#sizes"?',
    '4 verify/redirect-dead: The redirect from /c/* points to /nowhere/:splat, which does not exist on this site. redirect to an existing page, or remove the redirect.',
  ]);
});

test('the severities of links are those of redirects', async () => {
  const rules: Rule[] = [
    ['/a/', '/ui/buton/'],
    ['/b/', '/ui/button/#size'],
  ];
  expect(await findings(rules, { links: { dead: 'off', deadAnchor: 'off' } })).toEqual([]);
});

test('a prefix of another site that covers a page is a warning at its own line', async () => {
  const site = testSite({ links: { elsewhere: ['/blog/', '/ui/'] } });
  const source = "export default { links: { elsewhere: [\n'/blog/',\n'/ui/'] } };";
  expect(await checkElsewhere(site, ['/ui/', '/ui/button/'], { readText: async () => source })).toMatchObject([
    { code: 'verify/elsewhere-has-page', severity: 'warning', at: { file: 'site.config.ts', line: 3 } },
  ]);
});

test('a redirect that leads to a draft says so', async () => {
  expect(await findings([['/old/', '/ui/new']])).toEqual([
    '2 verify/redirect-dead: The redirect from /old/ points to /ui/new, which is a draft. redirect to another page, or remove `draft` from the front matter of content/ui/new.md.',
  ]);
});

// Which budget a page has, what it loads, and whether its HTML is within it.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { budgetRules } from '../../src/budgets/limits.ts';
import { pageLoads } from '../../src/budgets/loads.ts';
import { createScale } from '../../src/budgets/weigh.ts';
import { budgetsSchema } from '../../src/schema/budgets.ts';
import { random as seeded } from '../support/random.ts';
import { testSite } from '../support/site.ts';

describe('a size in a budget', () => {
  test.each([
    [12, 12],
    ['12 B', 12],
    ['8 KB', 8192],
    ['8KB', 8192],
    ['1.5 KB', 1536],
    ['1 MB', 1_048_576],
  ])('may be %s, which is %d bytes', (written, bytes) => {
    expect(budgetsSchema.parse({ js: written }).js).toBe(bytes);
  });

  test.each([['8'], ['8 kb'], ['8 KiB'], ['-1 KB'], [0], [1.5], ['many']])('cannot be %s', (written) => {
    expect(budgetsSchema.safeParse({ js: written }).success).toBe(false);
  });
});

describe('the budget of a route', () => {
  const rules = budgetRules(
    budgetsSchema.parse({
      js: 10,
      html: 100,
      routes: { '/ui/*': { html: 200 }, '/ui/api/*': { html: 300, css: 5 }, '/ui/a.b/': { js: 1 }, '/*/x/': { js: 2 } },
    }),
  );

  test.each([
    ['/', { js: 10, html: 100 }],
    ['/ui/button/', { js: 10, html: 200 }],
    ['/ui/api/button/', { js: 10, html: 300, css: 5 }],
    ['/uix/', { js: 10, html: 100 }],
  ])('comes from all patterns that match: %s', (route, limits) => {
    expect(rules.of(route)).toEqual(limits);
  });

  test('does not come from a pattern whose dot matches another character, and unused patterns are listed', () => {
    expect(rules.of('/ui/a-b/')).toEqual({ js: 10, html: 200 });
    expect(rules.unused()).toEqual(['/ui/a.b/', '/*/x/']);
    expect(rules.of('/ui/a.b/')).toEqual({ js: 1, html: 200 });
    expect(rules.unused()).toEqual(['/*/x/']);
  });
});

describe('the loads of a page', () => {
  test('are scripts, style sheets, inline scripts and islands that start by themselves', () => {
    const html = `<head><script>go()</script><link rel="preload" href="/f.woff2"><link rel="stylesheet" href="/a.css?x=1&amp;y=2">
<link href='/b.css' rel='alternate stylesheet'><script type="module" src="/e.js"></script><script src=/p.js defer></script>
<script type="application/json">{"a":1}</script><script type="speculationrules">{}</script><script type="text/javascript">two()</script></head>
<dg-island name="A" when="load" props="{&quot;when&quot;:1}"><dg-island name="B" when="visible"><dg-island name="C" when="idle"><dg-island name="A" when="load">
<code>&lt;script src="/no.js"></code>`;
    expect(pageLoads(html)).toEqual({
      scripts: ['/e.js', '/p.js'],
      styles: ['/a.css?x=1&y=2', '/b.css'],
      inline: ['go()', 'two()'],
      islands: ['A', 'C'],
    });
  });
});

describe('the check of HTML budgets', () => {
  const random = seeded(5);
  /** A text that gzip can do little about. */
  const noise = (length: number) => Array.from({ length }, () => Math.floor(random() * 36).toString(36)).join('');
  const sidebar = noise(4000);
  const page = (text: string) => ({
    route: '/ui/',
    file: 'content/ui/index.md',
    html: Buffer.from(sidebar + text),
    parts: [
      { name: 'sidebar', html: sidebar, isShared: true },
      { name: 'text', html: text, isShared: false },
    ],
  });
  const weigh = (text: string, html: number) => {
    const scale = createScale(testSite({ budgets: { html } }));
    scale?.weigh(page(text));
    return scale?.result().pages[0]?.html;
  };

  test('does not run without budgets', () => {
    expect(createScale(testSite())).toBeNull();
  });

  test('reports a page over its budget by its size after gzip, to the byte', () => {
    for (const text of ['', 'short', 'long '.repeat(3000), noise(1500)]) {
      const size = gzipSync(Buffer.from(sidebar + text), { level: 6 }).length;
      expect(weigh(text, size)).toBeNull();
      expect(weigh(text, size - 1)?.bytes).toBe(size);
    }
  });

  test('names the largest part of the page', () => {
    expect(weigh('text', 10)?.largest).toMatchObject({ name: 'sidebar', isShared: true });
    expect(weigh(noise(9000), 10)?.largest).toMatchObject({ name: 'text', isShared: false });
  });
});

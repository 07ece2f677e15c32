// What the benchmark of peers makes of its measurements.
import { describe, expect, it, test } from 'vitest';
import { chartOf } from './report/chart.ts';
import { type Figures, middleRun } from './report/figures.ts';
import { filesOfPage } from './report/first-load.ts';
import { figuresPart } from './report/page.ts';
import { asText, buildTable, failures } from './report/table.ts';

const build = (cpuSeconds: number) => ({ cpuSeconds, seconds: cpuSeconds / 2, peakMb: 100 * cpuSeconds });
const figures = (name: string, cold: number): Figures => ({
  name,
  cold: build(cold),
  touched: build(cold / 2),
  unchanged: build(0.1),
  size: { bytes: 3 * 2 ** 20, named: 2048, fetched: 4096 },
});
const broken: Figures = {
  ...{ name: 'Broken 3', cold: { failed: 'exit code 1: no memory' }, touched: { failed: 'exit code 1: no memory' } },
  ...{ unchanged: { failed: 'exit code 1: no memory' }, size: null },
};
const round = { pages: 1000, tools: [figures('docs-gen 1', 3), figures('Slow 2', 60), broken] };

describe('the middle run', () => {
  it('is chosen by CPU time, not by wall time', () => {
    const runs = [{ ...build(5), seconds: 1 }, build(3), { ...build(4), seconds: 9 }];
    expect(middleRun(runs)).toBe(runs[2]);
  });

  it('is a failure if one run failed', () => {
    expect(middleRun([build(3), { failed: 'not done after 60 s' }, build(4)])).toEqual({
      failed: 'not done after 60 s',
    });
  });
});

describe('the table', () => {
  it('compares each tool with the first, and shows one that failed', () => {
    expect(asText(buildTable(round))).toMatchInlineSnapshot(`
      "Tool        Cold: CPU s  Ratio  Wall s  Memory MB  Word changed: CPU s  No change: CPU s
      docs-gen 1         3.00   1.00    1.50        300                 1.50              0.10
      Slow 2            60.00  20.00   30.00      6,000                30.00              0.10
      Broken 3         failed      –       –          –               failed            failed"
    `);
  });

  it('is followed by each failure, once per tool', () => {
    expect(failures(round)).toEqual(['Broken 3: exit code 1: no memory']);
  });

  it('shows no ratio if docs-gen failed', () => {
    const [, ours, slow] = buildTable({ pages: 1000, tools: [broken, figures('Slow 2', 60)] });
    expect(ours?.[1]).toBe('failed');
    expect(slow?.[2]).toBe('–');
  });
});

describe('the chart', () => {
  const bars = round.tools.map(({ name, cold }, at) => ({ name: `${name} <b>`, build: cold, isOurs: at === 0 }));
  const svg = chartOf(bars, { title: 'Built & measured', caption: 'CPU seconds' });
  const lengths = [...svg.matchAll(/<rect class="(?:ours|other)"[^>]* width="(\d+)"/g)].map(([, width]) =>
    Number(width),
  );

  it('draws bars in proportion to the figures, and none for a failure', () => {
    expect(lengths).toHaveLength(2);
    const [ours = 0, slow = 0] = lengths;
    expect(Math.abs(slow / 20 - ours)).toBeLessThan(1);
    expect(ours).toBeGreaterThan(10);
    expect(svg).toContain('>failed</text>');
  });

  it('contains all figures as text for screen readers', () => {
    expect(svg).toContain('<title id="title">Built &amp; measured</title>');
    expect(svg).toContain('docs-gen 1 &lt;b&gt;: 3.0 s; Slow 2 &lt;b&gt;: 60 s; Broken 3 &lt;b&gt;: failed.</desc>');
  });
});

it('the section of the manual has machine, chart, tables, failures and versions', () => {
  const part = figuresPart([round], {
    machine: { cpu: 'AMD', cores: 2, memoryGb: 24, node: 'v20.20.2', date: '2026-11-22', runs: 3, slowRuns: 1 },
    tools: [{ name: 'Slow 2', parts: 'highlighting', installed: ['slow 2.0.0'] }],
    chart: './performance.svg',
  });
  expect(part).toMatchInlineSnapshot(`
    "The middle of 3 runs of each build, and 1 of tools that take longer than half a minute, on 2026-11-22: 2 × AMD, 24 GB, Node v20.20.2.

    ![CPU seconds of a build without a cache, by tool; the table below has the figures](./performance.svg)

    What it took to build 1,000 pages:

    | Tool | Cold: CPU s | Ratio | Wall s | Memory MB | Word changed: CPU s | No change: CPU s |
    | :--- | ---: | ---: | ---: | ---: | ---: | ---: |
    | docs-gen 1 | 3.00 | 1.00 | 1.50 | 300 | 1.50 | 0.10 |
    | Slow 2 | 60.00 | 20.00 | 30.00 | 6,000 | 30.00 | 0.10 |
    | Broken 3 | failed | – | – | – | failed | failed |

    - Broken 3: exit code 1: no memory

    What was published of 1,000 pages:

    | Tool | All files: MB | First load, named: KB | First load, fetched: KB |
    | :--- | ---: | ---: | ---: |
    | docs-gen 1 | 3.0 | 2.0 | 4.0 |
    | Slow 2 | 3.0 | 2.0 | 4.0 |
    | Broken 3 | – | – | – |

    ### What each tool did {#what-each-tool-did}

    | Tool | What its pages have, and what is checked | Installed |
    | :--- | :--- | :--- |
    | Slow 2 | highlighting | \`slow 2.0.0\` |
    "
  `);
});

// Files of a site; what the first load of /page/ takes.
test.each<[string, Record<string, string>, string[]]>([
  ['only the page if it loads nothing', { '/page/index.html': '<p>Text</p>' }, []],
  [
    'scripts, styles and preloaded modules',
    {
      '/page/index.html': `<link rel="stylesheet" href="/main.css"><link rel=modulepreload href=/a.js><script src="../b.js?v=1"></script>
        <link rel="preload stylesheet" as="style" href="/c.css"><link rel="preload" as="script" href="/d.js">`,
      ...{ '/main.css': '', '/a.js': '', '/b.js': '', '/c.css': '', '/d.js': '' },
    },
    ['/main.css', '/a.js', '/b.js', '/c.css', '/d.js'],
  ],
  [
    'no fonts, pictures, prefetched files or other hosts',
    {
      '/page/index.html': `<link rel="preload" as="font" href="/a.woff2"><link rel="prefetch" href="/b.js"><img src="/c.png">
        <script src="https://other.example/d.js"></script><link rel="icon" href="/e.svg">`,
      ...{ '/a.woff2': '', '/b.js': '', '/c.png': '', '/d.js': '', '/e.svg': '' },
    },
    [],
  ],
  [
    'static imports of modules, each file once',
    {
      '/page/index.html':
        '<script type="module" src="/js/a.js"></script><script type="module">import "/js/c.js"</script>',
      '/js/a.js': 'import{x as y}from"./b.js";import("./later.js");export*from"./c.js";import r from"react"',
      '/js/b.js': 'const s="no";import"./a.js"',
      ...{ '/js/c.js': '', '/js/later.js': '' },
    },
    ['/js/a.js', '/js/c.js', '/js/b.js'],
  ],
  ['no file that was not published', { '/page/index.html': '<script src="/gone.js"></script>' }, []],
])('the first load of a page counts %s', (_, files, expected) => {
  expect(filesOfPage('/page/', (path) => files[path] ?? null)).toEqual(['/page/index.html', ...expected]);
});

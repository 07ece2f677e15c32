// Demos whose HTML is not what readers shall see before the script runs: it keeps their room, or it is shown and replaced.
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { describeInBrowser } from '../support/browser.ts';
import { staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { visit } from './support/visit.ts';

const FILES = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', cacheDir: 'cache', lastUpdated: false,
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false, wrapper: 'wrapper.tsx' },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'wrapper.tsx': `export default function Wrapper({ kind, children }: { kind: string; children: React.ReactNode }) {
  return <div data-kind={kind}>{children}</div>;
}
`,
  'content/ui/index.md': `# Demos

<p class="description">Demos.</p>

{{"demo": "Grid.js"}}

{{"demo": "Clock.js"}}

{{"demo": "Loaded.js"}}

{{"demo": "Count.js"}}

{{"demo": "Place.js"}}

{{"component": "content/ui/Stamp"}}
`,
  // As high as the script leaves it, and empty until it has measured its place.
  'content/ui/Grid.tsx': `import { useEffect, useRef, useState } from 'react';
export default function Grid() {
  const place = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(0);
  useEffect(() => setRows((place.current?.clientHeight ?? 0) / 50), []);
  return <div ref={place} style={{ blockSize: 200 }}>{rows > 0 && <b>{rows} rows</b>}</div>;
}
`,
  'content/ui/Clock.tsx':
    "export default function Clock() {\n  return <p style={{ margin: 0, blockSize: 90 }}>{'now ' + Date.now()}</p>;\n}\n",
  // The clock is read where the module loads.
  'content/ui/Loaded.tsx':
    "const start = Date.now();\nexport default function Loaded() {\n  return <p>{'since ' + start}</p>;\n}\n",
  // What was rendered before decides: no HTML of it is the same in each build.
  'content/ui/Count.tsx':
    "let count = 0;\nexport default function Count() {\n  count += 1;\n  return <p style={{ margin: 0, blockSize: 120 }}>{'number ' + count}</p>;\n}\n",
  'content/ui/Place.tsx':
    "export default function Place() {\n  return <p className=\"place\">{typeof window === 'undefined' ? 'server' : 'browser'}</p>;\n}\n",
  'content/ui/Stamp.tsx':
    'export default function Stamp() {\n  return <p className="stamp">{\'at \' + Date.now()}</p>;\n}\n',
};

const root = sharedTempDir();
let diagnostics: readonly Diagnostic[] = [];

beforeAll(async () => {
  await writeFiles(root, FILES);
  ({ diagnostics } = await mustBuild(root, 'dist'));
});

test('demos that chance decides, differ from browsers or show nothing are reported by their cause', () => {
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`.slice(0, 50)).sort()).toEqual([
    'demos/blank The HTML of demo Grid shows nothing.',
    'demos/hydration Demo Place renders `browser` in th',
    'demos/not-the-same Demo Clock renders differently ',
    'demos/not-the-same Demo Count renders differently ',
    'demos/not-the-same Demo Loaded renders differently',
    'demos/not-the-same Demo content/ui/Stamp renders d',
  ]);
});

describeInBrowser('HTML that is not shown', (browser) => {
  const open = async (options?: Parameters<typeof visit>[2]) => {
    const server = await staticServer(join(root, 'dist'));
    onTestFinished(() => server.close());
    return visit(browser(), `${server.origin}/ui/`, options);
  };

  test('keeps the room of its demo, behind a sentence where scripts are off', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height;
    for (const [id, height] of [
      ['Grid', 200],
      ['Clock', 90],
      ['Count', 120],
    ] as const) {
      expect(await heightOf(`#${id} .dg-demo-wait`)).toBe(height);
      expect(await heightOf(`#${id} .dg-demo-stage`)).toBe(height + 48);
      expect(await page.locator(`#${id} .dg-demo-wait`).innerText()).toBe('This demo needs JavaScript.');
    }
    expect(await page.locator('#Clock .dg-demo-stage p').isVisible()).toBe(false);
    expect(await page.locator('.stamp').isVisible()).toBe(false);
    expect(await page.locator('#Count .dg-demo-stage p').count()).toBe(0);
    expect(await page.locator('.place').innerText()).toBe('server');
    expect(await page.locator('[data-kind="component"] .stamp').count()).toBe(1);
    expect(await page.locator('.dg-demo-wait').count()).toBe(5);
  });

  test('gives way to the demo without a jump and without a message', async () => {
    const said: string[] = [];
    const { page } = await open({
      prepare: async (page) => {
        page.on('console', (message) => said.push(message.text()));
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            const { dataset } = document.documentElement;
            for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
              dataset.moved = String(Number(dataset.moved ?? 0) + value);
          }).observe({ type: 'layout-shift', buffered: true });
        });
      },
    });
    for (const [place, text] of [
      ['#Grid .dg-demo-stage', '4 rows'],
      ['#Clock .dg-demo-stage', 'now '],
      ['#Loaded .dg-demo-stage', 'since '],
      ['#Count .dg-demo-stage', 'number '],
      ['#Place .dg-demo-stage', 'browser'],
      ['dg-island[prefix="m0"]', 'at '],
    ] as const) {
      await page.locator(place).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.locator(place).getByText(text).waitFor();
    }
    expect(await page.locator('.dg-demo-wait').count()).toBe(0);
    expect(await page.locator('[data-kind="demo"]').count()).toBe(5);
    expect(said).toEqual([]);
    expect(Number(await page.locator('html').getAttribute('data-moved'))).toBeLessThan(0.001);
  });
});

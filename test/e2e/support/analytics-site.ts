// Sites with analytics, and a host on the loopback address that hands out scripts and hears what they report.
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach } from 'vitest';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { framesDrawn, pageIsIdle } from './page-events.ts';
import { type ServedSite, servedSite } from './served-site.ts';
import { smallest } from './smallest.ts';
import { type TagHost, tagHost } from './tag-host.ts';

const PAGE = `# Button

<p class="description">A button starts an action.</p>

## Usage

<p><a href="/ui/" data-ga-event-category="chip" data-ga-event-action="click" data-ga-event-label="start" data-ga-event-split="1"><em>To the start</em></a></p>

\`\`\`ts
const a = 1;
\`\`\`
`;

/** Call it outside of tests and hooks. `fields`: of the config, once the host has its address. */
export function siteWithServices(fields: () => string): () => ServedSite {
  const root = sharedTempDir();
  beforeAll(() =>
    writeFiles(root, {
      ...smallest,
      'site.config.ts': smallest['site.config.ts']?.replace('products:', `${fields()}\n  products:`) ?? '',
      'content/ui/button/button.md': PAGE,
      'content/ui/demo/demo.md': '# Demo\n\n<p class="description">A page with a demo.</p>\n\n{{"demo": "Hello.js"}}\n',
      'content/ui/demo/Hello.tsx':
        'export default function Hello() {\n  return <button type="button">Hello</button>;\n}\n',
      'analytics.ts': `import { send as report } from './src/report.ts';
export default function send(name: string, params: Record<string, unknown>): void {
  report([name, params]);
}
`,
      'src/report.ts': `declare global { interface Window { reported?: unknown[] } }
export const send = (entry: unknown): void => void (window.reported ??= []).push(entry);
`,
    }),
  );
  return servedSite(root);
}

/** Forgets, before each test, what it was asked and told. Call it outside of tests and hooks. */
export function freshHost(): TagHost {
  const host = tagHost();
  beforeEach(() => {
    host.asked.length = 0;
    host.heard.length = 0;
  });
  return host;
}

/** What the page keeps in the browser. */
export const stored = (page: Page) =>
  page.evaluate(() => ({ ...localStorage, ...(document.cookie && { cookies: document.cookie }) }));

/** All that the page does by itself has reached the host. */
export async function quiet(page: Page, host: TagHost): Promise<void> {
  await pageIsIdle(page);
  await framesDrawn(page);
  await host.hearsAll(page);
}

/** Signals of a browser by their names; to run in the page. */
export const SIGNALS = [
  ['Do Not Track', () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })],
  [
    'Global Privacy Control',
    () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  ],
] as const;

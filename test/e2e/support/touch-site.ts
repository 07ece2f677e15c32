// A site with a demo of each kind, for tests with a thumb: grounds, a frame, several files and stylings, more than fits, tabs.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { beforeAll } from 'vitest';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { repository } from './build-site.ts';
import { servedSite } from './served-site.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

const counter = (text: string, imports = '') => `import * as React from 'react';
${imports}
export default function Counter() {
  const [count, setCount] = React.useState<number>(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      ${text} {count}
    </button>
  );
}
`;

export const ROWS = "export const rows = ['one', 'two'];\n";
/** Labels of a row of more tabs than fit on a phone. */
export const WIDE_TABS = ['npm-install', 'yarn-classic', 'yarn-modern', 'pnpm-add', 'bun-add'] as const;

const FILES = {
  'package.json': '{ "name": "site", "private": true }',
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false,
  repo: { url: 'https://git.example/acme', branch: 'main' },
  demos: { liveEdit: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md': `# Kinds

<p class="description">A demo of each kind.</p>

{{"demo": "Plain.js"}}

{{"demo": "Closed.js", "defaultCodeOpen": false}}

{{"demo": "Open.js", "defaultCodeOpen": true, "bg": true}}

{{"demo": "Inline.js", "bg": "inline"}}

{{"demo": "Gradient.js", "bg": "gradient"}}

{{"demo": "Playground.js", "bg": "playground"}}

{{"demo": "Framed.js", "iframe": true, "height": 160}}

{{"demo": "Wide.js", "defaultCodeOpen": false}}

{{"demo": "Files.js", "defaultCodeOpen": false}}

{{"demo": "Card"}}

## Tabs

<codeblock>

${WIDE_TABS.map((name) => `\`\`\`bash ${name}\ninstall ${name}\n\`\`\``).join('\n\n')}

</codeblock>
`,
  ...Object.fromEntries(
    ['Plain', 'Closed', 'Open', 'Inline', 'Gradient', 'Playground', 'Framed'].map((name) => [
      `content/ui/${name}.tsx`,
      counter(name),
    ]),
  ),
  'content/ui/Wide.tsx':
    'export default function Wide() {\n  return <div style={{ minInlineSize: 900, blockSize: 40 }}>wide</div>;\n}\n',
  'content/ui/Files.tsx': counter('{rows.length}', "import { rows } from './rows';\n"),
  'content/ui/rows.ts': ROWS,
  ...Object.fromEntries(
    ['system', 'tailwind', 'css'].map((styling) => [`content/ui/Card/${styling}/index.tsx`, counter(styling)]),
  ),
};

export const touch = (width: number, height = 800) => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: width < 600,
  reducedMotion: 'reduce' as const,
});

/** Call it outside of tests and hooks. `open` resolves when the page is loaded. */
export function touchSite(): { readonly open: (browser: Browser, options: VisitOptions) => Promise<Visit> } {
  const root = sharedTempDir();
  // Before the build: hooks run in the order in which they were registered.
  beforeAll(async () => {
    await writeFiles(root, FILES);
    await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  });
  const site = servedSite(root);
  return { open: (browser, options) => visit(browser, `${site().origin}/ui/`, options) };
}

/** Resolves when the code is open, or closed again. */
export async function tapExpand(demo: Locator, isOpen = true): Promise<void> {
  const expand = demo.locator('.dg-demo-expand');
  await expand.tap();
  await demo.locator(`.dg-demo-expand[aria-expanded="${isOpen}"]`).waitFor();
}

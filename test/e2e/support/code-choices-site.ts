// A site whose page shows code in every language and styling: demos, and tabs that follow the reader's choices.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { repository } from './build-site.ts';
import { type ServedSite, servedSite } from './served-site.ts';

const demo = (text: string) => `import * as React from 'react';

export default function Card() {
  const [count, setCount] = React.useState<number>(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      ${text} {count}
    </button>
  );
}
`;

const FILLER = 'A line of text that stands here so that the page is longer than a screen.\n\n'.repeat(40);
/** So many that they are folded. */
const LINES = Array.from({ length: 87 }, (_, index) => `const line${index + 1} = 0;`).join('\n');
export const FILES = {
  'package.json': '{ "name": "site", "private": true }',
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md': '# Acme UI\n\n<p class="description">All there is.</p>\n\nWords.\n',
  'content/ui/card/card.md': `# Card

<p class="description">A card holds things.</p>

## Plain

{{"demo": "Plain.js"}}

{{"demo": "Scripted.js", "defaultCodeOpen": false}}

<codeblock>

\`\`\`tsx TypeScript
const typed: number = 1;
\`\`\`

\`\`\`jsx JavaScript
const untyped = 1;
\`\`\`

</codeblock>

<codeblock>

\`\`\`tsx System
const look = 'system';
\`\`\`

\`\`\`css CSS
.look { color: red }
\`\`\`

</codeblock>

${FILLER}

## Styled

{{"demo": "Card"}}

${FILLER}

\`\`\`ts
${LINES}
\`\`\`
`,
  'content/ui/card/Plain.tsx': demo('plain'),
  'content/ui/card/Scripted.js': 'export default function Scripted() {\n  return <p>scripted</p>;\n}\n',
  'content/ui/card/Card/system/index.tsx': demo('system'),
  'content/ui/card/Card/tailwind/index.tsx': demo('tailwind'),
  'content/ui/card/Card/css/index.tsx': demo('css'),
};

export interface CodeChoicesSite {
  readonly site: () => ServedSite;
  readonly address: (hash?: string) => string;
}

/** Call it outside of tests and hooks. */
export function codeChoicesSite(): CodeChoicesSite {
  const root = sharedTempDir();
  // Before the build: hooks run in the order in which they were registered.
  beforeAll(async () => {
    await writeFiles(root, FILES);
    await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  });
  const site = servedSite(root);
  return { site, address: (hash = '') => `${site().origin}/ui/card/${hash}` };
}

export const frame = (page: Page, name: string) => page.locator(`[data-demo="${name}"]`);
/** The code that shows, of a demo or a group of tabs. */
export const code = (where: Locator) => where.locator('pre:visible').innerText();
export const button = (where: Locator, name: string) => where.getByRole('button', { name, exact: true });

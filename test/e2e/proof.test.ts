// `docs-gen check` holds code of pages and the API reference to the types of a package, whose source lies in the project.
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const root = sharedTempDir();

const SOURCE = 'packages/ui/src/index.tsx';

const site = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  aliases: { '@acme/ui': './${SOURCE}' },
  check: { fences: 'all' },
  demos: { stackBlitz: false, codeSandbox: false },
  products: [
    {
      id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui',
      api: { packages: [{ name: '@acme/ui', entries: ['${SOURCE}'] }], index: false },
    },
  ],
};
`,
  [SOURCE]: `import type { ReactNode } from 'react';

export interface NoticeProps {
  children?: ReactNode;
  /**
   * How much it matters.
   * @default 'low'
   */
  urgency?: 'low' | 'high';
}

/** Tells readers of something. */
export function Notice({ children, urgency = 'low' }: NoticeProps) {
  return <p className={\`AcmeNotice-root AcmeNotice-\${urgency}\`}>{children}</p>;
}
`,
  'content/ui/api/notice.json': `{
  "name": "Notice",
  "imports": ["import { Notice } from '@acme/ui';"],
  "props": {
    "children": { "type": { "name": "node" } },
    "urgency": { "type": { "name": "enum", "description": "'low'<br>&#124;&nbsp;'high'" }, "default": "'low'" }
  },
  "classes": [
    { "key": "high", "className": "AcmeNotice-high", "description": "Styles of what matters.", "isGlobal": false }
  ]
}
`,
  'content/ui/index.md': `# Acme UI

<p class="description">All there is.</p>

See the [notice](/ui/notice/).
`,
  'content/ui/notice/notice.md': `# Notice

<p class="description">A notice tells of something.</p>

{{"demo": "Fire.js"}}

\`\`\`tsx
import { Notice } from '@acme/ui';

<Notice urgency="high">It burns.</Notice>
\`\`\`

- In a list:

  \`\`\`tsx
  <Notice urgency="low">It smells.</Notice>
  \`\`\`

{{"include": "_more.md"}}
`,
  'content/ui/notice/_more.md': `## More

\`\`\`tsx
<Notice
  urgency="high"
/>
\`\`\`
`,
  'content/ui/notice/Fire.tsx': `import { Notice } from '@acme/ui';

export default function Fire() {
  return <Notice urgency="high">It burns.</Notice>;
}
`,
};

interface Said {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly hint: string;
  readonly at?: { readonly file: string; readonly line: number; readonly column: number };
  readonly related?: readonly { readonly at: { readonly file: string; readonly line: number } }[];
}

async function check(...options: readonly string[]) {
  // The default folder lies in the linked packages, where sites of other tests keep theirs.
  const args = ['check', '--root', root, '--cache-dir', join(root, 'cache'), '--format', 'json', ...options];
  const { code, stdout, stderr } = await runCommandHere(args);
  const result: { diagnostics: Said[]; timings: { stage: string; items?: number; cacheHits?: number }[] } =
    JSON.parse(stdout);
  const told = result.diagnostics.filter((one) => one.code.startsWith('proof/'));
  return { code, stderr, ...result, told };
}

function place({ code, at }: Said): string {
  return `${at?.file}:${at?.line}:${at?.column} ${code}`;
}

beforeEach(() => writeFiles(root, site));

beforeAll(async () => {
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
});

describe('docs-gen check', () => {
  test('finds nothing where code and reference say what the types say, and then asks no compiler again', async () => {
    const { code, diagnostics } = await check();
    expect(diagnostics).toEqual([]);
    expect(code).toBe(0);
    const { stderr } = await check('--timings');
    expect(stderr).toMatch(/^type check\s+\S+\s+4\s+4\s/m);
  });

  test('tells of each fence and each entry of the JSON that a renamed prop leaves behind', async () => {
    const source = await readFile(join(root, SOURCE), 'utf8');
    await writeFile(join(root, SOURCE), source.replaceAll('urgency', 'weight'));
    const { code, told } = await check();
    expect(code).toBe(1);
    expect(told.filter(({ severity }) => severity === 'error').map(place)).toEqual([
      'content/ui/api/notice.json:4:3 proof/missing-row',
      'content/ui/api/notice.json:6:5 proof/unknown-row',
      'content/ui/api/notice.json:9:35 proof/unknown-class',
      'content/ui/notice/Fire.tsx:4:18 proof/demo-type',
      'content/ui/notice/_more.md:5:3 proof/fence-type',
      'content/ui/notice/notice.md:10:9 proof/fence-type',
      'content/ui/notice/notice.md:16:11 proof/fence-type',
    ]);
    const row = told.find((one) => one.code === 'proof/unknown-row');
    expect(row?.message).toBe('Notice does not have a prop `urgency`.');
    expect(row?.related?.map(({ at }) => at.file)).toEqual([SOURCE]);
    const fence = told.find((one) => one.code === 'proof/fence-type');
    expect(fence?.message).toMatch(/^TS2322: Property 'urgency' does not exist on type /);
  });

  test('reports a class that neither the types nor a demo contain', async () => {
    const file = join(root, 'content/ui/api/notice.json');
    const json = await readFile(file, 'utf8');
    await writeFile(file, json.replace('AcmeNotice-high', 'AcmeNotice-hihg'));
    const { code, told } = await check();
    expect(code).toBe(1);
    expect(told.map((one) => [place(one), one.severity])).toEqual([
      ['content/ui/api/notice.json:9:35 proof/unknown-class', 'error'],
    ]);
  });

  test('leaves what it says of code to `check`: a build is not held up', async () => {
    const page = join(root, 'content/ui/notice/_more.md');
    await writeFile(page, site['content/ui/notice/_more.md'].replace('urgency', 'colour'));
    expect((await runCommandHere(['build', '--root', root, '--quiet'])).code).toBe(0);
    expect((await check()).told.map(place)).toEqual(['content/ui/notice/_more.md:5:3 proof/fence-type']);
  });
});

// Demos that cannot be built: what is reported of them, and where.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { DEMO_CONFIG, islands, LIBRARY } from './support/demo-kinds-site.ts';

describe('demos that cannot be built', () => {
  test('are one error each, at their line; the others build, and nothing is published', async () => {
    const root = tempDir();
    await writeFiles(root, {
      'site.config.ts': DEMO_CONFIG,
      ...LIBRARY,
      'content/ui/bad/bad.md': `# Bad

<p class="description">Two are broken.</p>

{{"demo": "Good.js"}}

{{"demo": "Missing.js"}}

{{"demo": "Styles.js"}}

{{"demo": "Composes.js"}}

{{"demo": "NoDefault.js"}}

{{"demo": "Shared.js"}}

{{"demo": "Throws.js"}}

- In a list:

  \`\`\`tsx demo=InPage
  import { none } from '@acme/none';
  export default function InPage() {
    return <b>{none}</b>;
  }
  \`\`\`
`,
      'content/ui/bad/Good.tsx': 'export default function Good() { return <b>good</b>; }\n',
      'content/ui/bad/Missing.tsx': `import { none } from '@acme/missing';
export default function Missing() { return <b>{none}</b>; }
`,
      'content/ui/bad/Styles.tsx': `import styles from './styles.module.css';
export default function Styles() { return <b className={styles.a}>a</b>; }
`,
      'content/ui/bad/styles.module.css': '.a {\n  background: url(./none.png);\n}\n',
      'content/ui/bad/Composes.tsx': `import styles from './composes.module.css';
export default function Composes() { return <b className={styles.a}>a</b>; }
`,
      'content/ui/bad/composes.module.css': '.a {\n  composes: b from "./none.module.css";\n}\n',
      'content/ui/bad/NoDefault.tsx': 'export const noDefault = () => <b>a</b>;\n',
      'content/ui/bad/Shared.tsx': `import { help } from './help';
export default function Shared() { return <b>{help}</b>; }
`,
      'content/ui/bad/help.ts': "import { none } from '@acme/ui';\nexport const help = none;\n",
      // That it is rendered shows that the good ones were built.
      'content/ui/bad/Throws.tsx': 'export default function Throws() { return <b>{window.name}</b>; }\n',
    });
    const failed = await buildSite(root, 'dist');
    expect(failed.ok).toBe(false);
    expect(failed.written ?? 0).toBe(0);
    const places = placesOf(failed.diagnostics).filter((place) =>
      /^demos\/(?:browser|no(?:t-b|t-r|-c)|miss)/.test(place),
    );
    expect(places.sort()).toEqual([
      'demos/browser-only content/ui/bad/Throws.tsx:1:47',
      'demos/missing-package content/ui/bad/Missing.tsx:1:22',
      'demos/missing-package content/ui/bad/bad.md:22:24',
      'demos/no-component content/ui/bad/NoDefault.tsx:1:1',
      'demos/not-bundled content/ui/bad/composes.module.css:2:20',
      'demos/not-bundled content/ui/bad/help.ts:1:10',
      'demos/not-bundled content/ui/bad/styles.module.css:2:15',
    ]);
  });
});

const config = (severities: object) => `export default {
  title: 'Acme', url: 'https://acme.example', cacheDir: 'cache',
  diagnostics: ${JSON.stringify(severities)},
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;

/** A page with the demos, in this order. With a lock file and all editors: each stage that reads demos runs. */
const siteOf = (demos: Readonly<Record<string, string>>, others: Readonly<Record<string, string>>) => ({
  'site.config.ts': config({}),
  'package-lock.json': '{ "lockfileVersion": 3, "packages": { "node_modules/react": { "version": "19.0.0" } } }',
  'content/ui/index.md': `# Demos\n\n<p class="description">Demos.</p>\n${Object.keys(demos)
    .map((file) => `\n{{"demo": "${file.replace(/tsx$/, 'js')}"}}\n`)
    .join('')}`,
  ...Object.fromEntries(Object.entries({ ...demos, ...others }).map(([file, text]) => [`content/ui/${file}`, text])),
});

const shows = (name: string, body: string) => `export default function ${name}() {\n  ${body}\n}\n`;
const good = (name: string) => shows(name, `return <p>${name}</p>;`);

describe('a mistake in a demo', () => {
  test('is one diagnostic at its place if the code cannot be read', async () => {
    const root = tempDir();
    await writeFiles(
      root,
      siteOf(
        {
          'Syntax.tsx': shows('Syntax', 'return <p>a</b>;'),
          'InHelper.tsx': `import { a } from './helper';\n${shows('InHelper', 'return <b>{a}</b>;')}`,
          'Again.tsx': `import { a } from './helper';\n${shows('Again', 'return <i>{a}</i>;')}`,
          'Relative.tsx': `import { a } from './none';\n${shows('Relative', 'return <p>{a}</p>;')}`,
          'Differs.tsx': `import a from 'none-a';\n${shows('Differs', 'return <p>{a}</p>;')}`,
          'Sheet.tsx': `import './sheet.css';\n${good('Sheet')}`,
        },
        {
          'helper.ts': 'export const a = ;\n',
          'Differs.js': shows('Differs', 'return <i>another</i>;'),
          'sheet.css': '@import "./none.css";\n',
        },
      ),
    );
    const { diagnostics } = await buildSite(root, 'dist');
    expect(placesOf(diagnostics).sort()).toEqual([
      'demos/missing-import content/ui/Relative.tsx:1:19',
      'demos/missing-package content/ui/Differs.tsx:1:15',
      'demos/not-bundled content/ui/sheet.css:1:9',
      'demos/syntax content/ui/Syntax.tsx:2:14',
      'demos/syntax content/ui/helper.ts:1:18',
    ]);
  });

  const BROKEN = siteOf(
    {
      'Rejects.tsx': shows('Rejects', "Promise.reject(new Error('late'));\n  return <p>Rejects</p>;"),
      'Good.tsx': good('Good'),
      'Timer.tsx': shows(
        'Timer',
        "setTimeout(() => {\n    throw new Error('later');\n  }, 5);\n  return <p>Timer</p>;",
      ),
      'Head.tsx': shows('Head', 'return <><p>Head</p><title>Own</title><meta name="robots" content="noindex" /></>;'),
      'Unused.tsx': `import { a } from 'none-a';\n${good('Unused')}`,
      'Asset.tsx': `import picture from './none.png';\n${good('Asset')}`,
      'Used.tsx': `import b from '@none/b/sub';\n${shows('Used', 'return <p>{b}</p>;')}`,
      'Throws.tsx': `import c from 'none-c';\n${shows('Throws', 'return <p>{window.name}</p>;')}`,
      'Fails.tsx': shows('Fails', "return <p>{document.querySelector('.none').id}</p>;"),
      'Window.tsx': shows('Window', 'return <p>{window.name}</p>;'),
      'Sheet.tsx': `import './sheet.css';\n${good('Sheet')}`,
      'Text.tsx': `import text from './text.txt?raw';\n${shows('Text', 'return <p>{text}</p>;')}`,
      'Last.tsx': shows('Last', "Promise.reject('no reason');\n  return <p>Last</p>;"),
    },
    { 'sheet.css': '.a {\n  color red;\n}\n', 'text.txt': 'Text' },
  );
  const PLACES = [
    'bundle/warning content/ui/sheet.css:2:8',
    'demos/browser-only content/ui/Window.tsx:2:14',
    'demos/late-error content/ui/Last.tsx',
    'demos/late-error content/ui/Rejects.tsx:2:18',
    'demos/late-error content/ui/Timer.tsx:3:11',
    'demos/missing-import content/ui/Asset.tsx:1:21',
    'demos/missing-package content/ui/Throws.tsx:1:15',
    'demos/missing-package content/ui/Unused.tsx:1:19',
    'demos/missing-package content/ui/Used.tsx:1:15',
    'demos/not-rendered content/ui/Fails.tsx:2:14',
    'demos/page-head content/ui/Head.tsx:2:23',
  ];

  test('is one diagnostic at its place if the code can be read, in each build', async () => {
    const root = tempDir();
    await writeFiles(root, BROKEN);
    for (const _ of ['cold', 'again']) {
      const { diagnostics } = await buildSite(root, 'dist');
      expect(placesOf(diagnostics).sort()).toEqual(PLACES);
    }
    // With the imports fixed, the demos are taken from the cache: the other mistakes are reported all the same.
    await writeFiles(root, {
      'content/ui/Asset.tsx': good('Asset'),
      'content/ui/Unused.tsx': good('Unused'),
      'content/ui/Used.tsx': good('Used'),
      'content/ui/Throws.tsx': good('Throws'),
    });
    for (const _ of ['cold', 'warm']) {
      const { diagnostics } = await buildSite(root, 'dist');
      expect(placesOf(diagnostics).sort()).toEqual(PLACES.filter((place) => !place.startsWith('demos/missing')));
    }
  });

  test('takes nothing from other demos: with lower severities the page is published with their HTML', async () => {
    const root = tempDir();
    const codes = ['late-error', 'missing-package', 'not-rendered', 'page-head'].map((name) => `demos/${name}`);
    await writeFiles(root, {
      ...BROKEN,
      'site.config.ts': config(Object.fromEntries(codes.map((code) => [code, 'warn']))),
      'content/ui/Asset.tsx': good('Asset'),
    });
    await mustBuild(root, 'dist');
    const html = await readFile(join(root, 'dist/ui/index.html'), 'utf8');
    const texts = islands(html).map(({ html, isClient }) => (isClient ? 'client' : html));
    const names = [
      'Rejects',
      'Good',
      'Timer',
      'Head',
      'Unused',
      'Asset',
      null,
      null,
      null,
      null,
      'Sheet',
      'Text',
      'Last',
    ];
    expect(texts.filter((text) => text !== 'client')).toEqual(
      names.flatMap((name) => (name ? [`<p>${name}</p>`] : [])),
    );
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).not.toContain('<meta name="robots"');
  });
});

// Demos that cannot be built: what is reported of them, and where.
import { describe, expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, placesOf } from './support/build-site.ts';
import { DEMO_CONFIG, LIBRARY } from './support/demo-kinds-site.ts';

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
      'content/ui/bad/NoDefault.tsx': 'export const NoDefault = () => <b>a</b>;\n',
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
    const places = placesOf(failed.diagnostics).filter((place) => /^demos\/(?:no(?:t-b|t-r|-c)|miss)/.test(place));
    expect(places.sort()).toEqual([
      'demos/missing-package content/ui/bad/Missing.tsx:1:22',
      'demos/missing-package content/ui/bad/bad.md:22:24',
      'demos/no-component content/ui/bad/NoDefault.tsx:1:1',
      'demos/not-bundled content/ui/bad/composes.module.css:2:20',
      'demos/not-bundled content/ui/bad/help.ts:1:10',
      'demos/not-bundled content/ui/bad/styles.module.css:2:15',
      'demos/not-rendered content/ui/bad/Throws.tsx:1:47',
    ]);
  });
});

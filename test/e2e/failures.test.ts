// A site with a mistake in every stage: one run says all of them, each at its place with a way out, and publishes nothing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { type Built, buildSite, placesOf } from './support/build-site.ts';
import { listFiles } from './support/published.ts';
import { smallest } from './support/smallest.ts';

const broken = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  links: { dead: 'no', ded: 'error' },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: {} }],
};
`,
  'content/ui/pages.ts': `export default [
  { pathname: '/ui/' },
  { pathname: '/ui/button' },
  { pathname: '/ui/buton' },
  { pathname: '/ui/button/', title: 'Again', newFeatures: true },
];
`,
  'content/ui/index.md': `# Acme UI

<p class="description">All there is.</p>

A [dead link](/ui/nowhere/), and a dead [anchor](/ui/button/#uses).
`,
  'content/ui/button/button.md': `---
components: [Button
---

# Button

## Usage

:::danger
Mind the gap.
:::

{{"demo": "Basic.js", }}
`,
  'content/ui/card.md': `---
route: ui/card
---
# Card
`,
  'content/ui/list.md': `<p class="description">No title.</p>
`,
  'content/ui/api/button.json': `{
  "name": "Button",
  "props": { "size": { "type": { "name": "enum" }, "required": "yes" } }
}
`,
};

const root = sharedTempDir();
let built: Built;

beforeAll(async () => {
  await writeFiles(root, broken);
  built = await buildSite(root, 'dist');
});

describe('a site with many mistakes', () => {
  test('hears of all of them in one run, each at its place', () => {
    expect(built.run.code).toBe(1);
    // By file, then by line: the order in which a person mends them.
    expect(placesOf(built.diagnostics)).toEqual([
      'api/bad-shape content/ui/api/button.json:3:64',
      'content/bad-yaml content/ui/button/button.md:2:20',
      'markdown/unknown-callout content/ui/button/button.md:9:1',
      'markdown/bad-directive content/ui/button/button.md:13:1',
      'content/bad-route content/ui/card.md:2:8',
      'plan/dead-link content/ui/index.md:5:15',
      'plan/dead-anchor content/ui/index.md:5:50',
      'markdown/missing-title content/ui/list.md:1:1',
      'tree/missing-page content/ui/pages.ts:4:15',
      'tree/duplicate-path content/ui/pages.ts:5:15',
      'tree/unknown-field content/ui/pages.ts:5:46',
      'config/invalid-value site.config.ts:3:18',
      'config/unknown-key site.config.ts:3:24',
    ]);
  });

  test('is told how to mend each one', () => {
    for (const { code, message, hint, at } of built.diagnostics) {
      expect([code, message]).toEqual([code, expect.stringMatching(/\S\.$/)]);
      expect([code, hint]).toEqual([code, expect.stringMatching(/\S/)]);
      expect(code).toMatch(/^[a-z]+\/[a-z-]+$/);
      expect(at).toMatchObject({ line: expect.any(Number), column: expect.any(Number) });
    }
  });

  test('is shown both places of what is there twice', () => {
    const twice = built.diagnostics.find(({ code }) => code === 'tree/duplicate-path');
    expect(twice?.related?.map(({ at }) => at)).toMatchObject([{ file: 'content/ui/pages.ts', line: 3, column: 15 }]);
  });

  test('is not published at all', async () => {
    expect(existsSync(join(root, 'dist'))).toBe(false);
    const files = (await listFiles(root)).filter((path) => !path.startsWith('node_modules/.cache/'));
    expect(files).toEqual(Object.keys(broken).sort());
  });

  test('reads the same in every format', async () => {
    const runs = ['pretty', 'github', 'sarif'].map((format) =>
      runCommandHere(['build', '--root', root, '--quiet', '--format', format]),
    );
    const [pretty, github, sarif] = await Promise.all(runs);
    for (const run of [pretty, github, sarif])
      expect({ code: run?.code, stderr: run?.stderr }).toEqual({ code: 1, stderr: '' });
    for (const { code, at } of built.diagnostics) {
      expect(pretty?.stdout).toContain(`${code}  `);
      expect(pretty?.stdout).toContain(`  ${at?.file}:${at?.line}:${at?.column}\n`);
      expect(github?.stdout).toMatch(new RegExp(`^::(?:error|warning) file=.*title=${code}::`, 'm'));
    }
    const results: unknown = JSON.parse(sarif?.stdout ?? '').runs[0].results;
    expect(results).toHaveLength(built.diagnostics.length);
  });
});

describe('a mistake in the config', () => {
  test('is found at its key, with the key that was meant', async () => {
    const dir = tempDir();
    const config = (smallest['site.config.ts'] ?? '').replace('contentDir:', 'contentdir:');
    await writeFiles(dir, { ...smallest, 'site.config.ts': config });
    const { diagnostics } = await buildSite(dir, 'dist');
    expect(placesOf(diagnostics)).toEqual(['config/unknown-key site.config.ts:3:59']);
    expect(diagnostics[0]?.hint).toContain('contentDir');
  });
});

describe('a page with a mistake, and demos that are wrong', () => {
  const demo = (name: string) => `{{"demo": "${name}"}}\n`;
  const files = {
    ...smallest,
    'content/ui/demos.md': `# Demos

<p class="description">What cannot be shown.</p>

A [dead link](/ui/nowhere/).

${['NoDefault.js', 'NoComponent.js', 'Element.js', 'Package.js', 'Chance.js', 'Undefined.js', 'Window.js'].map(demo).join('\n')}
\`\`\`tsx demo=Inline
import * as React from 'react';

export const a = 1;
\`\`\`
`,
    'content/ui/NoDefault.js': '// A comment.\nexport const a = 1;\n',
    'content/ui/NoComponent.js': 'const a = 1;\n\n  export default { a };\n',
    'content/ui/Element.js': 'const one = <b>1</b>;\nexport { one as default };\n',
    'content/ui/Package.js': "import x from 'not-a-package';\n\nexport default function Package() {\n  return x;\n}\n",
    'content/ui/Chance.js': 'export default function Chance() {\n  return <b>{Math.random()}</b>;\n}\n',
    'content/ui/Undefined.js': 'export default function Undefined() {\n  return <b>{nobody}</b>;\n}\n',
    'content/ui/Window.js': 'export default function Window() {\n  return <b>{window.innerWidth}</b>;\n}\n',
  };

  test('are told in one run', async () => {
    const dir = tempDir();
    await writeFiles(dir, files);
    const { diagnostics, run } = await buildSite(dir, 'dist', { args: ['--no-cache'] });
    expect(run.code).toBe(1);
    const own = diagnostics.filter(({ code }) => code !== 'demos/no-lock-file');
    expect(placesOf(own)).toEqual([
      'demos/no-component content/ui/Element.js:2:14',
      'demos/no-component content/ui/NoComponent.js:3:3',
      'demos/no-component content/ui/NoDefault.js:1:1',
      'demos/missing-package content/ui/Package.js:1:15',
      'demos/not-rendered content/ui/Undefined.js:2:14',
      'demos/browser-only content/ui/Window.js:2:14',
      'plan/dead-link content/ui/demos.md:5:15',
      'demos/not-the-same content/ui/demos.md:15:1',
      'demos/no-component content/ui/demos.md:22:1',
    ]);
    const hints = new Map(own.map(({ at, hint }) => [at?.file, hint]));
    expect(hints.get('content/ui/Window.js')).toContain('move what needs a browser into an effect');
    expect(hints.get('content/ui/Undefined.js')).toMatch(/^fix the demo\. .*"server": false/);
    expect(existsSync(join(dir, 'dist'))).toBe(false);
  });
});

describe.skipIf(process.platform !== 'linux')('a folder that takes nothing', () => {
  const within = ['timeout', '-s', 'KILL', '60'];

  test('ends a build that is to publish into it', async () => {
    const dir = tempDir();
    await writeFiles(dir, smallest);
    const { run, diagnostics } = await buildSite(dir, '/proc/docs-gen', { within });
    expect({ code: run.code, codes: diagnostics.map(({ code }) => code) }).toEqual({
      code: 1,
      codes: ['emit/no-room'],
    });
  });

  test('is a warning where it is that of the cache', async () => {
    const dir = tempDir();
    await writeFiles(dir, smallest);
    const { run, diagnostics } = await buildSite(dir, 'dist', { within, args: ['--cache-dir', '/proc/docs-gen'] });
    expect({ code: run.code, codes: diagnostics.map(({ code }) => code) }).toEqual({
      code: 0,
      codes: ['emit/cache-failed'],
    });
  });
});

describe('--strict', () => {
  const files = { ...smallest, 'content/ui/card.md': '# Card\n' };

  test('stops a build that only has warnings, which would publish without it', async () => {
    const dir = tempDir();
    await writeFiles(dir, files);
    const strict = await buildSite(dir, 'dist', { args: ['--strict'] });
    expect({ ok: strict.ok, code: strict.run.code, written: strict.written }).toEqual({
      ok: false,
      code: 1,
      written: 0,
    });
    expect(strict.diagnostics).toMatchObject([{ code: 'markdown/missing-description', severity: 'error' }]);
    expect(existsSync(join(dir, 'dist'))).toBe(false);

    const loose = await buildSite(dir, 'dist');
    expect({ ok: loose.ok, code: loose.run.code }).toEqual({ ok: true, code: 0 });
    expect(loose.diagnostics).toMatchObject([{ code: 'markdown/missing-description', severity: 'warning' }]);
    expect(await listFiles(join(dir, 'dist'))).toContain('ui/card/index.html');
  });
});

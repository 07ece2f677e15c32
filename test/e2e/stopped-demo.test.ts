// A demo whose rendering says as much of the machine as of the demo: nothing is published, and nothing of it is kept.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { smallest } from './support/smallest.ts';

/** `code` runs while the demo is rendered on the server, as long as a variable says so: a machine at its limits. */
const siteWith = (code: string) => ({
  ...smallest,
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', cacheDir: 'cache',
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/button/button.md': `${smallest['content/ui/button/button.md']}
{{"demo": "Basic.tsx", "hideToolbar": true}}

{{"demo": "Other.tsx", "hideToolbar": true}}
`,
  'content/ui/button/Basic.tsx': `type Node = { process: { env: Record<string, string>; exit(): void } };
const { process: machine } = globalThis as unknown as Partial<Node>;
export default function Basic() {
  if (machine?.env.AT_ITS_LIMITS) ${code};
  return <button>press</button>;
}
`,
  'content/ui/button/Other.tsx': 'export default function Other() { return <b>other</b>; }\n',
});
const atItsLimits = { env: { AT_ITS_LIMITS: '1' } };

test('a demo that ends its thread ends the build, and the next build renders it', async () => {
  const root = tempDir();
  await writeFiles(root, siteWith('machine.exit()'));
  for (let i = 0; i < 2; i++) {
    const failed = await buildSite(root, 'dist', atItsLimits);
    expect(failed.run.code).toBe(1);
    expect(placesOf(failed.diagnostics)).toEqual(['demos/crashed content/ui/button/button.md:9:1']);
    expect(existsSync(join(root, 'dist'))).toBe(false);
  }
  const built = await mustBuild(root, 'dist');
  expect(built.diagnostics).toEqual([]);
  const html = await readFile(join(root, 'dist/ui/button/index.html'), 'utf8');
  expect(html).toContain('<button>press</button>');
  expect(html).toContain('<b>other</b>');
});

// A minute of CPU time.
test.runIf(IS_LONG)(
  'a demo with a loop that does not end ends the build, and the next build renders it',
  { timeout: 600_000 },
  async () => {
    const root = tempDir();
    await writeFiles(root, siteWith('for (;;) {}'));
    const failed = await buildSite(root, 'dist', atItsLimits);
    expect(failed.run.code).toBe(1);
    expect(failed.diagnostics).toMatchObject([
      {
        code: 'demos/too-slow',
        severity: 'error',
        message: 'Demo Basic did not finish rendering and was stopped.',
      },
    ]);
    expect(existsSync(join(root, 'dist'))).toBe(false);
    expect((await mustBuild(root, 'dist')).diagnostics).toEqual([]);
  },
);

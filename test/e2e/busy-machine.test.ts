// A site with demos, built on one core beside busy processes: the same bytes as on a quiet machine.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { readPublished } from './support/published.ts';
import { smallest } from './support/smallest.ts';

const DEMOS = 10;
const BUSY = 20;

const names = Array.from({ length: DEMOS }, (_, index) => `Demo${index}`);
const site = {
  ...smallest,
  'content/ui/button/button.md': `${smallest['content/ui/button/button.md']}
${names.map((name) => `{{"demo": "${name}.tsx", "hideToolbar": true}}\n`).join('\n')}`,
  ...Object.fromEntries(
    names.map((name) => [
      `content/ui/button/${name}.tsx`,
      `import { useId, useState } from 'react';
export default function ${name}() {
  const [count, setCount] = useState(0);
  return <button id={useId()} onClick={() => setCount(count + 1)}>${name} {count}</button>;
}
`,
    ]),
  ),
};

// Takes minutes, and one core of two.
describe.runIf(IS_LONG && process.platform === 'linux')('a cold build on a busy machine', () => {
  const busy: ChildProcess[] = [];
  beforeAll(async () => {
    for (let i = 0; i < BUSY; i++) busy.push(spawn('taskset', ['-c', '0', 'sh', '-c', 'while :; do :; done']));
    await Promise.all(busy.map((child) => once(child, 'spawn')));
  });
  afterAll(() => {
    for (const child of busy) child.kill('SIGKILL');
  });

  test('publishes the same files as the builds that run beside it', { timeout: 900_000 }, async () => {
    const root = tempDir();
    await writeFiles(root, site);
    const build = async (out: string, within: readonly string[]) => {
      const { diagnostics } = await mustBuild(root, out, { args: ['--no-cache'], within });
      expect(diagnostics).toEqual([]);
      return readPublished(`${root}/${out}`);
    };
    const quiet = await build('quiet', ['taskset', '-c', '1']);
    expect(quiet.get('ui/button/index.html')?.toString()).toContain('Demo9');
    for (const out of ['first', 'second']) expect(await build(out, ['taskset', '-c', '0'])).toEqual(quiet);
  });
});

// What a terminal is told while demos are rendered: how many are done, and of how many.
import { expect, test } from 'vitest';
import { runBuild } from '../../src/pipeline.ts';
import { smallest } from '../e2e/support/smallest.ts';
import { buildOptions } from '../support/run-pipeline.ts';
import { tempDir } from '../support/temp-dir.ts';
import { testDeps } from '../support/test-deps.ts';
import { writeFiles } from '../support/write-files.ts';

test('progress counts each rendering of a demo or component, rendered or kept', async () => {
  const root = tempDir();
  const page = (title: string, ...directives: readonly string[]) =>
    `# ${title}\n\n<p class="description">About it.</p>\n\n## Usage\n\n${directives.map((one) => `{{${one}}}\n\n`).join('')}`;
  const shared = '"component": "../Shared.tsx"';
  await writeFiles(root, {
    ...smallest,
    'content/ui/button/button.md': page('Button', '"demo": "Basic.tsx", "hideToolbar": true', shared),
    'content/ui/card/card.md': page('Card', '"demo": "Card.tsx", "hideToolbar": true, "server": false', shared),
    'content/ui/button/Basic.tsx': 'export default function Basic() { return <b>basic</b>; }\n',
    'content/ui/card/Card.tsx': 'export default function Card() { return <b>card</b>; }\n',
    'content/ui/Shared.tsx': 'export default function Shared() { return <i>shared</i>; }\n',
  });
  const seen: number[] = [];
  const progress = {
    start: (stage: string, total?: number) => stage === 'demo build' && seen.push(total ?? 0),
    tick: (stage: string) => stage === 'demo build' && seen.push(-1),
    end() {},
  };
  for (let run = 0; run < 2; run++) {
    const options = buildOptions(root, { cache: true, cacheDir: `${root}/cache`, emit: false });
    expect((await runBuild(options, testDeps(progress))).diagnostics).toEqual([]);
    expect(seen.splice(0)).toEqual([4, -1, -1, -1, -1]);
  }
});

// Renders demos from their code in the thread that a build uses.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RenderedDemo, renderDemos } from '../../../src/demos/server/thread.ts';
import { packageRoot } from '../../../src/lib/node/package-root.ts';

/** `code` hands over the loader of each of `names`; nothing limits their time. */
export function renderCode(code: string, names: readonly string[]): Promise<RenderedDemo[]> {
  return renderDemos(
    names.map((name) => ({
      id: name,
      component: name,
      wrapper: null,
      collector: null,
      prefix: 'd',
      words: null,
      props: { name, texts: { crashed: '', report: '' }, issueUrl: null, componentProps: null },
    })),
    { code, script: 'demos.cjs', requireFrom: join(packageRoot, 'package.json'), loadTurn: 0, words: new Map() },
    {
      thread: pathToFileURL(join(packageRoot, 'dist-cli/demo-worker.js')),
      timer: { cpuTime: () => 0, every: () => () => undefined },
    },
  );
}

// What tests of bundled demos have in common.
import type { DemoEntry } from '../../src/bundle/demo-options.ts';
import type { DemoRunOptions } from '../../src/bundle/demo-runs.ts';
import { packageRoot } from '../../src/lib/node/package-root.ts';

/** `file`: relative to the root; its default export is the demo. */
export function demoEntry(id: string, file: string, page = 'page.md'): DemoEntry {
  const component = { entry: file, exportName: 'default', provider: null };
  return { id, component, wrapper: null, page, css: '', withMeta: [], imports: [], watched: [] };
}

/** Of runs that are not kept. */
export function demoRunOptions(
  root: string,
  options: Pick<DemoRunOptions, 'mode' | 'contentFolders'> & Partial<DemoRunOptions>,
): DemoRunOptions {
  return {
    root,
    aliases: {},
    base: '/',
    inline: new Map(),
    react: './react.js',
    reactFrom: packageRoot,
    define: {},
    keep: (_, run) => run(),
    ...options,
  };
}

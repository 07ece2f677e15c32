// Holds the imports of the program to the layers that `src/README.md` draws. Type imports are free: they leave no trace
// in the bundle, which is where this test reads the imports from.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const GROUND = ['lib', 'model', 'schema', 'diagnostics', 'theme'];
const STAGES = [
  'config',
  'content',
  'tree',
  'includes',
  'markdown',
  'demos',
  'api',
  'assets',
  'history',
  'overrides',
  'plan',
  'bundle',
  'render',
  'mirror',
  'social-cards',
  'search',
  'derive',
  'verify',
  'budgets',
  'external',
  'proof',
  'extract',
  'typescript',
  'emit',
  'record',
];

/** What a folder may import besides itself. `.` is a file directly below `src/`. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  model: [],
  lib: [],
  schema: ['lib', 'model', 'theme'],
  theme: ['lib', 'model'],
  diagnostics: ['lib', 'model'],
  ...Object.fromEntries(STAGES.map((stage) => [stage, GROUND])),
  plugins: GROUND,
  init: GROUND,
  'api-diff': GROUND,
  workers: [...GROUND, ...STAGES, 'templates'],
  pipeline: ['.', ...GROUND, ...STAGES, 'workers', 'templates'],
  '.': [...GROUND, ...STAGES, 'api-diff', 'pipeline', 'workers', 'templates'],
  serve: ['.', 'pipeline', ...GROUND],
  cli: ['.', 'init', 'api-diff', 'serve', 'workers', ...GROUND],
  client: ['lib', 'theme'],
  templates: ['render', 'client', 'theme', 'lib'],
};

/** The only files that put stages together. */
const COMPOSERS = [
  'src/extract-site.ts',
  'src/outline.ts',
  'src/pipeline.ts',
  'src/pipeline/*.ts',
  'src/workers/compile-page.ts',
  'src/workers/compile-worker.ts',
  'src/workers/render.ts',
];

interface Import {
  readonly from: string;
  readonly to: string;
}
let imports: Import[] = [];

beforeAll(async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      'src/cli/main.ts',
      'src/index.ts',
      'src/plugins/plugins.ts',
      'src/workers/compile-worker.ts',
      'src/client/entry.ts',
      'src/client/services.ts',
      'src/client/dev/start.ts',
      'src/client/search-button.ts',
      'src/client/search-question.ts',
      'src/client/effects/search.ts',
      'src/client/search/worker.ts',
      'src/client/sw/worker.ts',
      'src/client/before-paint.ts',
    ],
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    outdir: 'unused',
    logLevel: 'silent',
  });
  imports = Object.entries(metafile.inputs).flatMap(([from, input]) =>
    input.imports.filter((entry) => !entry.external).map((entry) => ({ from, to: entry.path })),
  );
});

describe('the layers', () => {
  it('are checked against real imports', () => {
    expect(imports.length).toBeGreaterThan(200);
  });

  it('only import from lower layers', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [source, target] = [folderOf(from), folderOf(to)];
      return source !== target && target !== null && source !== null && !(ALLOWED[source] ?? []).includes(target);
    });
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('import from more than one stage only in the pipeline and two jobs', () => {
    const stagesOf = new Map<string, Set<string>>();
    for (const { from, to } of imports) {
      const target = folderOf(to);
      if (target === null || !STAGES.includes(target) || folderOf(from) === target) continue;
      stagesOf.set(from, (stagesOf.get(from) ?? new Set()).add(target));
    }
    const composers = [...stagesOf].filter(([, stages]) => stages.size > 1).map(([file]) => file);
    const own = composers.filter((file) => !file.startsWith('templates/'));
    const named = own.map((file) => file.replace(/^src\/pipeline\/[\w-]+\.ts$/, 'src/pipeline/*.ts'));
    expect([...new Set(named)].sort()).toEqual(COMPOSERS);
  });

  it('have no import cycle', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to } of imports) graph.set(from, [...(graph.get(from) ?? []), to]);
    expect(findCycle(graph)).toBeNull();
  });
});

/** `src/markdown/links.ts` is in `markdown`; null for what is neither program nor template. */
function folderOf(path: string): string | null {
  if (path.startsWith('templates/')) return 'templates';
  const parts = path.split('/');
  if (parts[0] !== 'src') return null;
  return parts.length === 2 ? '.' : (parts[1] ?? null);
}

/** The files of a cycle, or null. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  for (const start of graph.keys()) {
    const path: string[] = [];
    const visit = (file: string): string[] | null => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
      if (done.has(file)) return null;
      path.push(file);
      for (const next of graph.get(file) ?? []) {
        const cycle = visit(next);
        if (cycle) return cycle;
      }
      path.pop();
      done.add(file);
      return null;
    };
    const cycle = visit(start);
    if (cycle) return cycle;
  }
  return null;
}

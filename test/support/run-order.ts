// In which order test files run: those that take longest first, so that all workers end together; and those of one
// environment after each other, as a worker that gets a file of another one ends, and loads all modules anew.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Below `test/`, as a whole run on two cores found them; the first builds the site that many others look at. */
const LONGEST = [
  'e2e/reader-effects',
  'e2e/no-change',
  'e2e/touched-page',
  'e2e/interrupted',
  'e2e/page-cache',
  'e2e/shortage',
  'e2e/content-policy',
  'e2e/api-pages',
  'e2e/generations',
  'e2e/site-html',
  'e2e/hostile/payloads',
  'e2e/killed-publication',
  'e2e/damaged-cache',
  'e2e/api-command',
  'e2e/package',
  'e2e/edit-sequences',
  'e2e/tutorials',
  'e2e/live-edit',
  'e2e/reach',
  'e2e/demo-alone',
  'e2e/keyboard',
  'e2e/demos',
  'e2e/guides',
  'e2e/search-ranking',
  'e2e/live-page',
  'e2e/workers',
  'e2e/base',
  'e2e/site',
  'e2e/sandbox',
  'e2e/demo-edits',
  'e2e/proof',
  'e2e/demo-kinds',
  'e2e/analytics',
  'e2e/news',
  'e2e/feedback',
  'e2e/bad-input',
  'corpus/defects',
  'e2e/api-command-diff',
  'e2e/code-preferences',
  'e2e/demo-ads',
  'e2e/ads',
  'e2e/static-files',
  'e2e/attacks',
  'e2e/behaviour',
  'corpus/mirrors',
  'corpus/corpus',
  'serve/demo-edits',
  'serve/session',
  'extract/figures',
  'bundle/bundle',
  'serve/session-equality',
  'demos/derived-html',
  'serve/session-memory',
  'markdown/parity',
];

/** Named in `vitest.config.ts`. */
export class RunOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files); // By project; what is not listed above, the larger first.
    const projects = sorted.map(({ project }) => project.name);
    const placed = sorted.map((file) => ({
      file,
      place: [projects.indexOf(file.project.name), hasDom(file) ? 1 : 0, rankOf(file)],
    }));
    return placed.sort((a, b) => compare(a.place, b.place)).map(({ file }) => file);
  }
}

function hasDom({ moduleId }: TestSpecification): boolean {
  return /^\/\/ @vitest-environment /m.test(readFileSync(moduleId, 'utf8'));
}

function rankOf({ moduleId, project }: TestSpecification): number {
  const name = relative(project.config.root, moduleId).replaceAll('\\', '/');
  const rank = LONGEST.findIndex((path) => name.startsWith(`test/${path}.test.`));
  return rank === -1 ? LONGEST.length : rank;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

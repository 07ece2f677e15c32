// The order of test files: of a project those of one environment after each other, because a worker that gets a file with another
// environment ends, and the next one loads all modules again; then larger files first, so that all workers end together.
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Named in `vitest.config.ts`. */
export class RunOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files); // Larger files first.
    const projects = sorted.map(({ project }) => project.name);
    const placed = sorted.map((file) => ({
      file,
      place: [projects.indexOf(file.project.name), hasDom(file) ? 1 : 0],
    }));
    return placed.sort((a, b) => compare(a.place, b.place)).map(({ file }) => file);
  }
}

function hasDom({ moduleId }: TestSpecification): boolean {
  return /^\/\/ @vitest-environment /m.test(readFileSync(moduleId, 'utf8'));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

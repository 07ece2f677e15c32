// Results of builds and checks, for tests of what the command line makes of them.
import type { BuildResult } from '../../src/model/build.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { EMPTY_RESULT } from '../support/fake-cli.ts';

export const WARNING: Diagnostic = {
  code: 'content/odd',
  severity: 'warning',
  message: 'Odd.',
  at: { file: 'content/a.md', line: 2, column: 3, length: 4 },
};

export const ERROR: Diagnostic = { code: 'tree/bad', severity: 'error', message: 'Bad.', hint: 'mend it.' };

export const BUILT: BuildResult = {
  ...EMPTY_RESULT,
  routes: 12,
  artifacts: 34,
  emit: { written: 5, unchanged: 29, removed: 1 },
  diagnostics: [WARNING],
  timings: [
    { stage: 'scan', ms: 10.04, items: 12 },
    { stage: 'compile', ms: 29.96, items: 12, cacheHits: 7 },
  ],
  unlisted: ['content/b.md', 'content/a.md'],
  readSource: (file) => (file === 'content/a.md' ? 'one\n# two\n' : undefined),
};

export const CHECKED: BuildResult = { ...BUILT, emit: null };

export const FAILED: BuildResult = { ...BUILT, ok: false, emit: null, diagnostics: [WARNING, ERROR] };

export const returns = (result: BuildResult) => ({ runBuild: async () => result });

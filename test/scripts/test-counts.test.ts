// The last line of a CI run tells the truth about runs that went wrong before, or outside of, a test.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/test-counts.mjs', import.meta.url));

const suite = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((testStatus) => ({ status: testStatus })),
});

// The suites of vitest's report (null: it was never written), and the exit code of the run.
test.each([
  ['all pass', [suite('passed', 'passed', 'passed'), suite('passed', 'passed')], 0, '3 passed, 0 failed'],
  ['skipped tests are neither', [suite('passed', 'passed', 'skipped', 'todo')], 0, '1 passed, 0 failed'],
  ['tests fail', [suite('failed', 'passed', 'failed', 'failed')], 1, '1 passed, 2 failed'],
  ['a file cannot be loaded', [suite('failed'), suite('passed', 'passed')], 1, '1 passed, 1 failed'],
  ['a hook fails after its tests', [suite('failed', 'passed')], 1, '1 passed, 1 failed'],
  ['the types are wrong', null, 2, '0 passed, 1 failed'],
  ['an error outside of tests', [suite('passed', 'passed')], 1, '1 passed, 1 failed'],
])('the summary of a run is correct: %s', async (_, testResults, exitCode, line) => {
  const dir = tempDir();
  if (testResults) await writeFiles(dir, { 'tests.json': JSON.stringify({ testResults }) });
  const output = execFileSync(process.execPath, [SCRIPT, join(dir, 'tests.json'), String(exitCode)], {
    encoding: 'utf8',
  });
  expect(output).toBe(`${line}\n`);
});

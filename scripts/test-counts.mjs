// Prints `N passed, N failed` from vitest's JSON report: node test-counts.mjs <report> <exit code of the run>
import { existsSync, readFileSync } from 'node:fs';

const [file, exitCode] = process.argv.slice(2);
const report = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] };

const tests = report.testResults.flatMap((suite) => suite.assertionResults);
const passed = tests.filter(({ status }) => status === 'passed').length;
const failedTests = tests.filter(({ status }) => status === 'failed').length;
// A file that cannot be loaded has no tests that could fail.
const failedFiles = report.testResults.filter(
  (suite) => suite.status === 'failed' && !suite.assertionResults.some(({ status }) => status === 'failed'),
).length;
const failed = failedTests + failedFiles;

// Types, lint and installation come before the tests, and count as one.
console.log(`${passed} passed, ${failed === 0 && exitCode !== '0' ? 1 : failed} failed`);

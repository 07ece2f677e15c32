// The SARIF that docs-gen prints is SARIF 2.1.0 by the schema of the standard, whatever the diagnostics hold.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/diagnostics/catalogue.ts';
import { severityOf } from '../../src/diagnostics/entry.ts';
import { formatDiagnostics } from '../../src/diagnostics/format.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';

// The last revision before the standard was published, and the same by content.
const schemaFile = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
// Its patterns were written before regular expressions knew Unicode.
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')));

const options = {
  readSource: () => undefined,
  color: false,
  columns: 80,
  verbose: false,
  prefix: 'docs/',
  version: '1.2.3',
};

/** [name, diagnostics] */
const LOGS: readonly (readonly [string, readonly Diagnostic[]])[] = [
  ['no diagnostic at all', []],
  ['one without a place', [{ code: 'cli/internal-error', severity: 'error', message: 'A bug.' }]],
  ['one about a whole file', [{ code: 'config/not-svg', severity: 'error', message: 'No.', at: { file: 'logo.png' } }]],
  ['a line without a column', [{ code: 'a/b', severity: 'warning', message: 'm', at: { file: 'a.md', line: 3 } }]],
  [
    'a place of no characters',
    [{ code: 'a/b', severity: 'warning', message: 'm', at: { file: 'a.md', line: 1, column: 1, length: 0 } }],
  ],
  [
    'related places and odd file names',
    [
      {
        code: 'tree/duplicate-path',
        severity: 'error',
        message: 'Two.\nLines.',
        hint: 'remove one.',
        at: { file: 'a b/按钮, 100%#?[x]\\^`{|}.md', line: 4, column: 14, length: 13 },
        related: [{ message: 'first defined at', at: { file: '"quoted" <file>.md', line: 2, column: 1 } }],
      },
    ],
  ],
  [
    'every code of the catalogue',
    Object.entries(catalogue).map(([code, entry]) => ({
      code,
      severity: severityOf(entry),
      message: 'A message.',
      at: { file: 'content/ui/button.md', line: 1, column: 1 },
    })),
  ],
];

describe('a SARIF log matches the schema', () => {
  test.each(LOGS)('with %s', (_, diagnostics) => {
    const log: unknown = JSON.parse(formatDiagnostics('sarif', diagnostics, options));
    validate(log);
    expect(validate.errors ?? []).toEqual([]);
  });
});

test('the SARIF schema rejects a log that is not SARIF, so that the tests above can fail', () => {
  expect(validate({ version: '2.1.0', runs: [{ results: [] }] })).toBe(false);
  expect(
    validate(JSON.parse(formatDiagnostics('sarif', LOGS[1]?.[1] ?? [], options).replace('"error"', '"fatal"'))),
  ).toBe(false);
});

// The pretty format of diagnostics, for terminals.
import { describe, expect, test } from 'vitest';
import { formatDiagnostics } from '../../src/diagnostics/format.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { DIAGNOSTICS, FILES, options } from './sample-diagnostics.ts';

describe('the pretty format', () => {
  test('shows message, place, source, related places, hint and counts', () => {
    expect(formatDiagnostics('pretty', DIAGNOSTICS, options)).toMatchInlineSnapshot(`
      "error plugin/own-code  First line: 100%,
          second line.

      error tree/duplicate-path  Two pages have the path /ui/button/.
        content/ui/pages.ts:4:14
          4 |   { pathname: '/ui/button/' },
            |               ^^^^^^^^^^^^^
        first defined at content/ui/pages.ts:2:15
        hint: remove one entry, or give the second page its own pathname.

      warning plugin/dead-link  No page has the route /ui/nowhere/.
        content/ui/按钮, 100%.md:3:10
          3 | See [按钮](../nowhere/) for more.
            |            ^^^^^^^^^^^

      warning emit/gone  No text at hand.
        gone.md:7:1

      warning content/file  About a whole file.
        logo.svg

      2 errors and 3 warnings in 4 files.
      "
    `);
  });

  test('counts notes after errors and warnings', () => {
    const note: Diagnostic = { code: 'a/note', severity: 'info', message: 'Optional.' };
    const shown = (list: readonly Diagnostic[]) => formatDiagnostics('pretty', list, options);
    expect(shown([note])).toBe('info a/note  Optional.\n\n1 note.\n');
    expect(shown([...DIAGNOSTICS, note])).toContain('2 errors, 3 warnings and 1 note in 4 files.');
  });

  test('only adds colours with color', () => {
    const colored = formatDiagnostics('pretty', DIAGNOSTICS, { ...options, color: true });
    expect(colored).toContain('\x1b[31m');
    expect(colored.replace(/\x1b\[\d+m/g, '')).toBe(formatDiagnostics('pretty', DIAGNOSTICS, options));
  });

  test('removes control characters of a page', () => {
    const text = formatDiagnostics(
      'pretty',
      [
        {
          code: 'a/b',
          severity: 'error',
          message: 'Unknown \x1b[2J.',
          hint: '\x07',
          at: { file: 'x\x1b.md', line: 1, column: 1 },
        },
      ],
      { ...options, readSource: () => '\x1b]0;title\x07' },
    );
    expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f]/);
    expect(text).toContain('Unknown ␛[2J.');
  });

  test('is empty without diagnostics', () => {
    expect(formatDiagnostics('pretty', [], options)).toBe('');
  });

  test('reads each file once', () => {
    const reads: string[] = [];
    const at = (line: number) => ({ file: 'content/ui/pages.ts', line, column: 1 });
    const many: Diagnostic[] = [1, 2, 3].map((line) => ({
      code: 'a/b',
      severity: 'error',
      message: 'm',
      at: at(line),
    }));
    const readSource = (file: string) => {
      reads.push(file);
      return FILES[file];
    };
    formatDiagnostics('pretty', many, { ...options, readSource });
    expect(reads).toEqual(['content/ui/pages.ts']);
  });
});

describe('the pretty format of many diagnostics with one code', () => {
  const warnings = (count: number, code: string): Diagnostic[] =>
    Array.from({ length: count }, (_, i) => ({
      code,
      severity: 'warning',
      message: `Number ${i + 1}.`,
      at: { file: `page-${String(i % 4)}.md`, line: i + 1 },
    }));

  test('shows the first few with the total, and errors first', () => {
    const list = [...warnings(7, 'plan/link-not-canonical'), ...warnings(1, 'plugin/rare'), DIAGNOSTICS[2]];
    const all = list.flatMap((one): Diagnostic[] => (one ? [one] : []));
    const lines = formatDiagnostics('pretty', all, options).split('\n');
    expect(lines[0]).toBe('1 error and 8 warnings in 4 files, by code:');
    expect(lines.slice(2, 5).map((line) => line.trim().split(/ +/).slice(0, 3).join(' '))).toEqual([
      '1 error plugin/own-code',
      '7 warning plan/link-not-canonical',
      '1 warning plugin/rare',
    ]);
    expect(lines.filter((line) => /^(?:error|warning) /.test(line)).map((line) => line.split(' ')[1])).toEqual([
      'plugin/own-code',
      'plugin/rare',
      ...Array(3).fill('plan/link-not-canonical'),
    ]);
    expect(lines).toContain('  … and 4 more plan/link-not-canonical: 7 in all, in 4 files. --verbose shows each.');
    expect(lines.at(-2)).toBe('1 error and 8 warnings in 4 files.');
  });

  test('shows each one with --verbose', () => {
    const text = formatDiagnostics('pretty', warnings(7, 'a/b'), { ...options, verbose: true });
    expect(text.match(/Number/g)).toHaveLength(7);
    expect(text).not.toContain('more a/b');
  });

  test('shows each of five', () => {
    const text = formatDiagnostics('pretty', warnings(5, 'a/b'), options);
    expect(text.match(/Number/g)).toHaveLength(5);
    expect(text).not.toContain('by code');
  });

  test('shows each of fifty errors', () => {
    const errors = warnings(50, 'a/b').map((one): Diagnostic => ({ ...one, severity: 'error' }));
    expect(formatDiagnostics('pretty', errors, options).match(/Number/g)).toHaveLength(50);
    const [first] = errors;
    const more = [...errors, ...(first ? [{ ...first, message: 'Last.' }] : [])];
    expect(formatDiagnostics('pretty', more, options)).toContain('… and 1 more a/b: 51 in all, in 4 files.');
  });
});

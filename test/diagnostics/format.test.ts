// What people, programs, GitHub and code scanners read.
import { describe, expect, test } from 'vitest';
import { formatDiagnostics } from '../../src/diagnostics/format.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';

const FILES: Readonly<Record<string, string>> = {
  'content/ui/pages.ts':
    "export default [\n  { pathname: '/ui/button' },\n  { pathname: '/ui/fab' },\n\t{ pathname: '/ui/button/' },\n];\n",
  'content/ui/按钮, 100%.md': '# 按钮\n\nSee [按钮](../nowhere/) for more.\n',
};

const DIAGNOSTICS: readonly Diagnostic[] = [
  {
    code: 'plugin/dead-link',
    severity: 'warning',
    message: 'No page has the route /ui/nowhere/.',
    at: { file: 'content/ui/按钮, 100%.md', line: 3, column: 10, length: 11 },
  },
  {
    code: 'tree/duplicate-path',
    severity: 'error',
    message: 'Two nodes claim /ui/button/.',
    hint: 'remove one entry, or give the second page its own pathname.',
    at: { file: 'content/ui/pages.ts', line: 4, column: 14, length: 13 },
    related: [{ message: 'first claimed at', at: { file: 'content/ui/pages.ts', line: 2, column: 15 } }],
  },
  { code: 'plugin/own-code', severity: 'error', message: 'First line: 100%,\r\nsecond line.' },
  { code: 'emit/gone', severity: 'warning', message: 'No text at hand.', at: { file: 'gone.md', line: 7, column: 1 } },
  { code: 'content/file', severity: 'warning', message: 'About a whole file.', at: { file: 'logo.svg' } },
];

const options = {
  readSource: (file: string) => FILES[file],
  color: false,
  columns: 80,
  verbose: false,
  prefix: '',
  version: '1.2.3',
};

describe('the pretty format', () => {
  test('shows message, place, source, related places, hint and counts', () => {
    expect(formatDiagnostics('pretty', DIAGNOSTICS, options)).toMatchInlineSnapshot(`
      "error plugin/own-code  First line: 100%,
          second line.

      error tree/duplicate-path  Two nodes claim /ui/button/.
        content/ui/pages.ts:4:14
          4 |   { pathname: '/ui/button/' },
            |               ^^^^^^^^^^^^^
        first claimed at content/ui/pages.ts:2:15
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

describe('the github format', () => {
  test('has a notice if GitHub does not show all annotations', () => {
    const many = Array.from(
      { length: 11 },
      (_, i): Diagnostic => ({ code: 'a/b', severity: 'error', message: `${i}` }),
    );
    const lines = (count: number) => formatDiagnostics('github', many.slice(0, count), options).trimEnd().split('\n');
    expect(lines(10)).toHaveLength(10);
    expect(lines(11).at(-1)).toMatch(/^::notice title=docs-gen::.*11 errors/);
  });

  test('has one escaped command per diagnostic, with paths relative to the repository', () => {
    expect(formatDiagnostics('github', DIAGNOSTICS, { ...options, prefix: 'docs/' })).toMatchInlineSnapshot(`
      "::error title=plugin/own-code::First line: 100%25,%0D%0Asecond line.
      ::error file=docs/content/ui/pages.ts,line=4,col=14,title=tree/duplicate-path::Two nodes claim /ui/button/.%0Ahint: remove one entry, or give the second page its own pathname.
      ::warning file=docs/content/ui/按钮%2C 100%25.md,line=3,col=10,title=plugin/dead-link::No page has the route /ui/nowhere/.
      ::warning file=docs/gone.md,line=7,col=1,title=emit/gone::No text at hand.
      ::warning file=docs/logo.svg,title=content/file::About a whole file.
      "
    `);
  });
});

describe('the json format', () => {
  test('is the sorted list of diagnostics', () => {
    const list: unknown = JSON.parse(formatDiagnostics('json', DIAGNOSTICS, options));
    expect(list).toEqual([DIAGNOSTICS[2], DIAGNOSTICS[1], DIAGNOSTICS[0], DIAGNOSTICS[3], DIAGNOSTICS[4]]);
  });
});

describe('the sarif format', () => {
  test('is one run with its rules and a result for each diagnostic', () => {
    expect(
      JSON.parse(formatDiagnostics('sarif', DIAGNOSTICS.slice(0, 3), { ...options, prefix: 'docs/' })),
    ).toMatchInlineSnapshot(`
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "runs": [
          {
            "columnKind": "utf16CodeUnits",
            "results": [
              {
                "level": "error",
                "message": {
                  "text": "First line: 100%,
      second line.",
                },
                "ruleId": "plugin/own-code",
                "ruleIndex": 1,
              },
              {
                "level": "error",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "docs/content/ui/pages.ts",
                      },
                      "region": {
                        "endColumn": 27,
                        "startColumn": 14,
                        "startLine": 4,
                      },
                    },
                  },
                ],
                "message": {
                  "text": "Two nodes claim /ui/button/.
      hint: remove one entry, or give the second page its own pathname.",
                },
                "relatedLocations": [
                  {
                    "message": {
                      "text": "first claimed at",
                    },
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "docs/content/ui/pages.ts",
                      },
                      "region": {
                        "startColumn": 15,
                        "startLine": 2,
                      },
                    },
                  },
                ],
                "ruleId": "tree/duplicate-path",
                "ruleIndex": 2,
              },
              {
                "level": "warning",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "docs/content/ui/%E6%8C%89%E9%92%AE,%20100%25.md",
                      },
                      "region": {
                        "endColumn": 21,
                        "startColumn": 10,
                        "startLine": 3,
                      },
                    },
                  },
                ],
                "message": {
                  "text": "No page has the route /ui/nowhere/.",
                },
                "ruleId": "plugin/dead-link",
                "ruleIndex": 0,
              },
            ],
            "tool": {
              "driver": {
                "name": "docs-gen",
                "rules": [
                  {
                    "id": "plugin/dead-link",
                  },
                  {
                    "id": "plugin/own-code",
                  },
                  {
                    "defaultConfiguration": {
                      "level": "error",
                    },
                    "fullDescription": {
                      "text": "Two nodes of one page tree have the same pathname. Component and hook API tabs are exempt. The sidebar could not tell which row is the open page, nor which pages come before and after it.",
                    },
                    "help": {
                      "text": "The sidebar could not tell which row is the open page, nor which pages come before and after it.

      Example: { pathname: '/ui/button/' }, …, { pathname: '/ui/button' }

      Fix: Keep one of the two, or link to a section of the page with a \`#hash\`.",
                    },
                    "id": "tree/duplicate-path",
                    "shortDescription": {
                      "text": "Two nodes of one page tree have the same pathname. Component and hook API tabs are exempt.",
                    },
                  },
                ],
                "semanticVersion": "1.2.3",
              },
            },
          },
        ],
        "version": "2.1.0",
      }
    `);
  });

  test('is a run without results if there are no diagnostics', () => {
    const log = JSON.parse(formatDiagnostics('sarif', [], options));
    expect(log.runs).toHaveLength(1);
    expect(log.runs[0].results).toEqual([]);
    expect(log.version).toBe('2.1.0');
  });
});

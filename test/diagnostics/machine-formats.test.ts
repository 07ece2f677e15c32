// The formats of diagnostics for programs: GitHub annotations, JSON and SARIF.
import { describe, expect, test } from 'vitest';
import { formatDiagnostics } from '../../src/diagnostics/format.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { DIAGNOSTICS, options } from './sample-diagnostics.ts';

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

  test('prints notes as notices, after the notice of a limit', () => {
    const notes = Array.from(
      { length: 11 },
      (_, i): Diagnostic => ({ code: 'a/b', severity: 'info', message: `${i}` }),
    );
    const lines = formatDiagnostics('github', notes, options).trimEnd().split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[0]).toMatch(/^::notice title=docs-gen::.* 10 notices .* 11 notices/);
    expect(lines[1]).toBe('::notice title=a/b::0');
  });

  test('has one escaped command per diagnostic, with paths relative to the repository', () => {
    expect(formatDiagnostics('github', DIAGNOSTICS, { ...options, prefix: 'docs/' })).toMatchInlineSnapshot(`
      "::error title=plugin/own-code::First line: 100%25,%0D%0Asecond line.
      ::error file=docs/content/ui/pages.ts,line=4,col=14,title=tree/duplicate-path::Two pages have the path /ui/button/.%0Ahint: remove one entry, or give the second page its own pathname.
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
                  "text": "Two pages have the path /ui/button/.
      hint: remove one entry, or give the second page its own pathname.",
                },
                "relatedLocations": [
                  {
                    "message": {
                      "text": "first defined at",
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
                      "text": "Two nodes of a page tree have the same pathname. Component and hook API tabs are exempt. The current row of the sidebar and the links to the previous and the next page would be ambiguous.",
                    },
                    "help": {
                      "text": "The current row of the sidebar and the links to the previous and the next page would be ambiguous.

      Example: { pathname: '/ui/button/' }, …, { pathname: '/ui/button' }

      Fix: Keep one of the two, or link to a section of the page with a \`#hash\`.",
                    },
                    "id": "tree/duplicate-path",
                    "shortDescription": {
                      "text": "Two nodes of a page tree have the same pathname. Component and hook API tabs are exempt.",
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

  test('gives notes the level of a note', () => {
    const note: Diagnostic = { code: 'verify/shared-demo-ids', severity: 'info', message: 'Same.' };
    const { runs } = JSON.parse(formatDiagnostics('sarif', [note], options));
    expect(runs[0].results[0].level).toBe('note');
    expect(runs[0].tool.driver.rules[0].defaultConfiguration.level).toBe('note');
  });

  test('is a run without results if there are no diagnostics', () => {
    const log = JSON.parse(formatDiagnostics('sarif', [], options));
    expect(log.runs).toHaveLength(1);
    expect(log.runs[0].results).toEqual([]);
    expect(log.version).toBe('2.1.0');
  });
});

// `docs-gen inspect` on a pipeline that knows one page.
import { describe, expect, test } from 'vitest';
import type { CliContext } from '../../src/cli/context.ts';
import { report } from '../../src/diagnostics/report.ts';
import { runFakeCli } from '../support/fake-cli.ts';

const REPORT = {
  route: '/ui/button/',
  sections: [
    { title: 'content', rows: [['file', 'content/ui/button.md']] },
    {
      title: 'markdown',
      rows: [
        ['headings', '## Usage\n## API'],
        ['按钮', 'wide'],
        ['links', ''],
      ],
    },
  ],
} as const;

const inspectRoute: CliContext['inspectRoute'] = async (route) =>
  route === REPORT.route
    ? { value: REPORT, diagnostics: [] }
    : { value: null, diagnostics: [report('cli/unknown-route', { route, nearest: REPORT.route })] };

describe('inspect', () => {
  test('prints the results of each stage', async () => {
    const { code, stdout, stderr } = await runFakeCli(['inspect', '/ui/button/'], { inspectRoute });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatchInlineSnapshot(`
      "/ui/button/

      content
        file      content/ui/button.md

      markdown
        headings  ## Usage
                  ## API
        按钮      wide
        links
      "
    `);
  });

  test.each(['ui/button', '/ui/button', 'ui//button/'])('finds the same page for %s', async (route) => {
    expect((await runFakeCli(['inspect', route], { inspectRoute })).code).toBe(0);
  });

  test('suggests the nearest route for an unknown one', async () => {
    const { code, stdout } = await runFakeCli(['inspect', '/ui/buton/'], { inspectRoute });
    expect(code).toBe(1);
    expect(stdout).toMatchInlineSnapshot(`
      "error cli/unknown-route  No page has the route /ui/buton/.
        hint: did you mean /ui/button/?

      1 error.
      "
    `);
  });

  test('always prints a message for an unknown route', async () => {
    const silent = { inspectRoute: async () => ({ value: null, diagnostics: [] }) };
    const { code, stdout } = await runFakeCli(['inspect', '/x/'], silent);
    expect(code).toBe(1);
    expect(stdout).toContain('No page has the route /x/.');
  });

  test('adds its report to the JSON object', async () => {
    const { stdout } = await runFakeCli(['inspect', '/ui/button/', '--format', 'json'], { inspectRoute });
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, routes: 1, written: 0, diagnostics: [], report: REPORT });
  });
});

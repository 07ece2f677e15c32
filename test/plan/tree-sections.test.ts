// Sections that a page tree links to are checked.
import { describe, expect, test } from 'vitest';
import { NO_ASSETS } from '../../src/model/assets.ts';
import { planSite } from '../../src/plan/plan.ts';
import { toNodes } from '../../src/tree/nodes.ts';
import { testSite } from '../support/site.ts';
import { compile } from './plan-pages.ts';

describe('a section that a page tree links to', () => {
  async function planWithTree(hash: string, config: Readonly<Record<string, unknown>> = {}) {
    const site = testSite(config);
    const pathname = `/ui/button${hash}`;
    const inputs = [{ pathname: 'group', children: [{ pathname, title: 'Sizes' }] }];
    const at = { file: 'content/ui/pages.ts' };
    const around = {
      known: new Set(['/ui/button/']),
      drafts: new Set<string>(),
      elsewhere: [],
      at,
      placeOf: () => ({ ...at, line: 4 }),
    };
    const trees = new Map([['ui', { productId: 'ui', nodes: toNodes(inputs, around).nodes }]]);
    const pages = await compile([{ route: '/ui/button/', markdown: '## Sizes' }], site);
    return planSite({
      site,
      pages,
      apiDocs: [],
      demos: new Map(),
      trees,
      places: new Map(),
      history: new Map(),
      assets: NO_ASSETS,
      drafts: [],
      leftOut: [],
    }).value.undecided.map(({ diagnostic }) => diagnostic);
  }

  test.each(['', '#sizes', '#top', '#:~:text=a'])('exists: %s', async (hash) => {
    expect(await planWithTree(hash)).toEqual([]);
  });

  test('is reported with its line and the node if it does not exist', async () => {
    expect(await planWithTree('#size')).toMatchObject([
      {
        code: 'plan/dead-anchor',
        severity: 'error',
        message: 'The page tree lists /ui/button#size, but /ui/button/ has no element with the id "size".',
        hint: 'did you mean "#sizes"?',
        at: { file: 'content/ui/pages.ts', line: 4 },
      },
    ]);
  });

  test('has the severity of links in pages', async () => {
    expect(await planWithTree('#size', { links: { deadAnchor: 'warning' } })).toMatchObject([{ severity: 'warning' }]);
    expect(await planWithTree('#size', { links: { deadAnchor: 'off' } })).toEqual([]);
  });
});

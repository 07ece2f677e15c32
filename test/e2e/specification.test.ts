// Every row of the specification, by what a reader or an author sees on this repository's own site.
import { afterEach, expect, test } from 'vitest';
import { type RowId, SPECIFICATION } from '../../scripts/specification-rows.ts';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { repository } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { adChecks } from './support/specification/ad-checks.ts';
import { colorChecks, settingsChecks } from './support/specification/reader-checks.ts';
import { serviceChecks } from './support/specification/service-checks.ts';
import { linkChecks, productChecks, treeChecks } from './support/specification/site-checks.ts';
import { type Check, createWalk } from './support/specification/walk.ts';

const own = servedSite(repository);

/** A row without a check does not compile. */
const CHECKS: Readonly<Record<RowId, Check>> = {
  ...productChecks,
  ...treeChecks,
  ...linkChecks,
  ...colorChecks,
  ...settingsChecks,
  ...adChecks,
  ...serviceChecks,
};

const ROWS = SPECIFICATION.flatMap(({ rows }) => rows);
const SAMPLE: readonly string[] = [
  ...['product-core', 'link-versions', 'link-blog', 'language-prefix', 'mode-stored'],
  ...['ad-shapes', 'ad-blocked', 'license', 'feedback-fails'],
];

describeInBrowser('the specification', (browser) => {
  let close: () => Promise<void> = async () => undefined;
  afterEach(() => close());

  test('has a check for each row, and each row has one', () => {
    expect(ROWS.map(({ id }) => id).sort()).toEqual(Object.keys(CHECKS).sort());
  });

  for (const { id, requirement } of ROWS.filter((row) => IS_LONG || SAMPLE.includes(row.id)))
    test(`row ${id} works: ${requirement}`, async () => {
      const walk = createWalk(browser(), own().folder);
      close = walk.close;
      await CHECKS[id as RowId](walk);
    });
});

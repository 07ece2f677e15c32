// What axe finds on an open page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** `color-contrast: <span class="dg-chip">New</span> (Element has insufficient color contrast …)` */
export async function violations(page: Page, rules: readonly string[] = RULES): Promise<string[]> {
  await page.evaluate(axe);
  // `axe` is what the line above defines in the page.
  const results: AxeResults = await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  );
  expect(results.passes.length).toBeGreaterThan(rules === RULES ? 10 : 0); // It did look at the page.
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => {
      const reasons = [...node.any, ...node.all, ...node.none].map(({ message }) => message);
      return `${id}: ${node.html.slice(0, 150)} (${reasons.join('; ')})`;
    }),
  );
}

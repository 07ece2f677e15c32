// What axe finds on an open page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. */
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * `color-contrast: <span class="dg-chip">New</span> (Element has insufficient color contrast …)`. `within`: a selector, for
 * parts of the page alone.
 */
export async function violations(
  page: Page,
  rules: readonly string[] = RULES,
  within: string | null = null,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  // What is still fading in has neither its colours nor its contrast.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime;
      if (animation.timeline === document.timeline && end !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  const context = within === null ? 'document' : JSON.stringify({ include: [[within]] });
  // `axe` is a global that the script defines. A frame is a separate page and does not have it.
  const results: AxeResults = await page.evaluate(
    `axe.run(${context}, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'], iframes: ${within === null} })`,
  );
  expect(results.passes.length).toBeGreaterThan(rules === RULES && within === null ? 5 : 0); // It did look at the page.
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => {
      const reasons = [...node.any, ...node.all, ...node.none].map(({ message }) => message);
      return `${id}: ${node.html.slice(0, 150)} (${reasons.join('; ')})`;
    }),
  );
}

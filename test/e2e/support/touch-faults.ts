// What a designer would mark on a picture of a demo or of tabs: parts that are torn or overlap, targets that a thumb misses.
import type { Locator } from 'playwright-core';

/** Apple's and the enhanced one of WCAG 2.2, in pixels. */
const TARGET = 44;

/**
 * Faults of a demo: its parts do not meet, or one is narrower than the frame, or controls are too small, cut off, covered
 * or wider than the page. Empty: there are none.
 */
export const demoFaults = async (demo: Locator): Promise<string[]> => [
  ...(await demo.evaluate(tornParts)),
  ...(await targetFaults(demo, '.dg-demo-bar button, .dg-tabs > label')),
];

/** Of the controls in `where` that are visible. */
export const targetFaults = (where: Locator, controls: string): Promise<string[]> =>
  where.evaluate(smallTargets, { controls, least: TARGET });

/** The frame has a border of one pixel. */
function tornParts(figure: Element): string[] {
  const frame = figure.getBoundingClientRect();
  const parts = ['.dg-demo-stage', '.dg-demo-bar', '.dg-demo-code', '.dg-live-error'].flatMap((selector) => {
    const box = figure.querySelector(selector)?.getBoundingClientRect();
    return box && box.height > 0 ? [{ selector, box }] : [];
  });
  const faults = parts.flatMap(({ selector, box }, index) => {
    const end = parts[index - 1]?.box.bottom ?? frame.top + 1;
    const gap = Math.round(box.top - end);
    const [start, rest] = [Math.round(box.left - frame.left), Math.round(frame.right - box.right)];
    return [
      ...(gap === 0 ? [] : [`${gap} px above ${selector}`]),
      ...(start === 1 && rest === 1 ? [] : [`${start} and ${rest} px beside ${selector}`]),
    ];
  });
  const below = Math.round(frame.bottom - (parts.at(-1)?.box.bottom ?? 0));
  if (below !== 1) faults.push(`${below} px below the last part`);
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.push(`the page is ${page.scrollWidth} px wide`);
  return faults;
}

function smallTargets(where: Element, { controls, least }: { controls: string; least: number }): string[] {
  const all = [...where.querySelectorAll(controls)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
    return box.height > 0 ? [{ control, box, name }] : [];
  });
  const isScrolled = (control: Element) => control.closest('.dg-tabs, .dg-api-tabs') !== null;
  return all.flatMap(({ control, box, name }, index) => {
    const faults: string[] = [];
    if (Math.min(box.width, box.height) < least - 0.01) faults.push(`${name}: ${box.width} x ${box.height}`);
    // Tabs scroll in their row.
    if (!isScrolled(control) && (box.left < 0 || box.right > document.documentElement.clientWidth))
      faults.push(`${name} is cut off`);
    for (const other of all.slice(index + 1)) {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (width > 0.5 && height > 0.5) faults.push(`${name} overlaps ${other.name}`);
    }
    return faults;
  });
}

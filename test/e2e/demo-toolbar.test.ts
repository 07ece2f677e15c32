// The toolbar of a demo: what it offers and copies, and the names of its actions. `keyboard.test.ts` goes through it by keys.
import { describe, expect, test } from 'vitest';
import { codeChoicesSite, FILES } from './support/code-choices-site.ts';
import { named, press, stopLongTimers, WINDOW_ORIGIN, type WindowVisit, windowVisit } from './support/window-visit.ts';

const { site } = codeChoicesSite();

/** What is said for seconds stays: `demo-frames.test.ts` moves the clock. */
const visit = () => windowVisit(site().folder, '/ui/card/', { prepare: stopLongTimers });
const frame = ({ document }: WindowVisit, name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-demo="${name}"]`);
  if (!found) throw new Error(`There is no demo ${name}.`);
  return found;
};
const values = (elements: Iterable<Element>, attribute: string) =>
  [...elements].map((element) => element.getAttribute(attribute));
const clipboard = ({ window }: WindowVisit) => window.navigator.clipboard.readText();

describe('the toolbar of a demo', () => {
  test('offers no TypeScript where there is none', async () => {
    const page = await visit();
    const scripted = frame(page, 'Scripted');
    const bar = scripted.querySelector('[role=toolbar]') ?? scripted;
    named(bar, 'button', 'Show code').click();
    await page.idle();
    expect(named<HTMLButtonElement>(bar, 'button', 'TS').disabled).toBe(true);
    expect(named(bar, 'button', 'JS').getAttribute('aria-pressed')).toBe('true');
    expect(scripted.dataset.state).toBe('open');
    expect(scripted.querySelector('.dg-demo-full pre')?.textContent).toMatch('function Scripted');
    expect(page.problems).toEqual([]);
  });

  test('copies links that open the demo, and reports it', async () => {
    const page = await visit();
    const card = frame(page, 'Card');
    named(card, 'button', 'More').click();
    await page.idle();
    named(card, 'button', 'Copy link to JavaScript source').click();
    await page.idle();
    expect(card.querySelector('[role=status].dg-demo-status')?.textContent).toBe(
      'Link to the source code has been copied to your clipboard.',
    );
    expect(await clipboard(page)).toBe(`${WINDOW_ORIGIN}/ui/card/#system-Card.js`);
    expect(page.problems).toEqual([]);
  });

  test('copies the code, also while it is closed, and so does the key', async () => {
    const page = await visit();
    const plain = frame(page, 'Plain');
    named(plain, 'button', 'Copy the source').click();
    await page.idle();
    expect(await clipboard(page)).toBe(FILES['content/ui/card/Plain.tsx'].trimEnd());
    await page.window.navigator.clipboard.writeText('');
    named(plain, 'button', 'Expand code').click();
    await page.idle();
    const pre = plain.querySelector<HTMLElement>('[data-variant="TS"] .dg-demo-full pre');
    pre?.focus();
    await page.idle();
    expect(press(pre ?? plain, 'c', { ctrlKey: true })).toBe(true);
    await page.idle();
    expect(await clipboard(page)).toBe(FILES['content/ui/card/Plain.tsx'].trimEnd());
    expect(page.problems).toEqual([]);
  });

  test('names its actions for analytics', async () => {
    const page = await visit();
    const actions = frame(page, 'Card').querySelectorAll('[data-ga-event-category="demo"]:not(.dg-copy)');
    expect(values(actions, 'data-ga-event-action')).toEqual(
      expect.arrayContaining([
        'expand',
        'source-ts',
        'source-js',
        'styling-system',
        'styling-tailwind',
        'styling-css',
        'copy',
        'reset-focus',
        'reset',
        'copy-js-source-link',
        'copy-ts-source-link',
      ]),
    );
    const expand = page.document.querySelectorAll('[data-ga-event-action="expand"]');
    expect(values(expand, 'data-ga-event-label')).toEqual(['ui/card/Plain.js', 'ui/card/Scripted.js', 'ui/card/Card']);
    const copies = page.document.querySelectorAll('.dg-demo-code .dg-copy[data-ga-event-category="demo-expand"]');
    expect(copies.length).toBeGreaterThan(0);
  });
});

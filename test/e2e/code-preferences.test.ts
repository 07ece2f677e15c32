// In which language and styling readers see code: by default, by address, by choice, in all tabs. `code.test.ts` shows how it is drawn.
import { describe, expect, test } from 'vitest';
import { codeChoicesSite } from './support/code-choices-site.ts';
import { named, type WindowVisit, windowReader } from './support/window-visit.ts';

const { site } = codeChoicesSite();
const CARD = '/ui/card/';

const frame = ({ document }: WindowVisit, name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-demo="${name}"]`);
  if (!found) throw new Error(`There is no demo ${name}.`);
  return found;
};
/** What the styles of the page select, and what its controls say of it. */
const shown = (page: WindowVisit) => {
  const { codeVariant, codeStyling } = page.document.documentElement.dataset;
  const tabs = page.document.querySelectorAll<HTMLInputElement>('.dg-tabs-chosen > input');
  const pressed = frame(page, 'Card').querySelectorAll<HTMLElement>('[aria-pressed="true"]');
  return {
    codeVariant,
    codeStyling,
    tabs: [...tabs].filter(({ checked }) => checked).map(({ value }) => value),
    pressed: [...pressed].map(({ dataset: { value } }) => value),
  };
};
const open = ({ document }: WindowVisit) =>
  [...document.querySelectorAll<HTMLElement>('[data-state="open"]')].map(({ dataset: { demo } }) => demo);
const cookies = ({ document }: WindowVisit) => document.cookie;
const click = async (page: WindowVisit, name: string, at: ParentNode = page.document, selector = 'button') => {
  named(at, selector, name).click();
  await page.idle();
};

describe('code preferences', () => {
  test('are TypeScript and the first styling, and nothing is kept of a reader who chose nothing', async () => {
    const page = await windowReader(site().folder).open(CARD);
    const first = {
      codeVariant: 'TS',
      codeStyling: 'system',
      tabs: ['TypeScript', 'System'],
      pressed: ['TS', 'system'],
    };
    expect(shown(page)).toEqual(first);
    await click(page, 'Expand code', frame(page, 'Plain'));
    expect(shown(page)).toEqual(first);
    expect(open(page)).toEqual(['Plain']);
    expect(cookies(page)).toBe('');
    expect(page.problems).toEqual([]);
  });

  // Address → the demo that it opens, in which language and styling, and where the script scrolls to.
  test.each([
    ['#Plain', ['Plain'], 'TS', 'system', []],
    ['#Plain.js', ['Plain'], 'JS', 'system', []],
    ['#css-Card.js', ['Card'], 'JS', 'css', []],
    ['#tailwind-Plain.tsx', ['Plain'], 'TS', 'tailwind', ['Plain']], // It has no stylings, and opens all the same.
    ['#system%2DCard.tsx', ['Card'], 'TS', 'system', []],
    ['#styled', [], 'TS', 'system', []], // A heading.
  ])('of the address %s hold for the page and open %j', async (hash, demos, codeVariant, codeStyling, leadsTo) => {
    const scrolledTo: (string | undefined)[] = [];
    const page = await windowReader(site().folder, {
      prepare({ HTMLElement }) {
        HTMLElement.prototype.scrollIntoView = function () {
          if (this.dataset.demo) scrolledTo.push(this.dataset.demo);
        };
      },
    }).open(CARD + hash);
    expect(open(page)).toEqual(demos);
    expect(shown(page)).toMatchObject({
      codeVariant,
      codeStyling,
      tabs: [codeVariant === 'TS' ? 'TypeScript' : 'JavaScript', codeStyling === 'css' ? 'CSS' : 'System'],
      pressed: [codeVariant, codeStyling],
    });
    expect(scrolledTo).toEqual(leadsTo);
    expect(cookies(page)).toBe('');
    expect(page.problems).toEqual([]);
  });

  test('follow a choice in all demos, tabs and tabs of the browser, and last', async () => {
    const reader = windowReader(site().folder);
    const [page, other] = [await reader.open(CARD), await reader.open(CARD)];
    await click(page, 'JS', frame(page, 'Plain'));
    await other.idle();
    for (const tab of [page, other])
      expect(shown(tab)).toMatchObject({
        codeVariant: 'JS',
        tabs: ['JavaScript', 'System'],
        pressed: ['JS', 'system'],
      });
    await click(other, 'CSS', other.document, '.dg-tabs-chosen > input');
    await page.idle();
    const chosen = { codeVariant: 'JS', codeStyling: 'css', tabs: ['JavaScript', 'CSS'], pressed: ['JS', 'css'] };
    for (const tab of [page, other]) expect(shown(tab)).toEqual(chosen);
    expect(cookies(page)).toBe('codeVariant=JS; codeStyling=css');
    await page.goTo(CARD);
    expect(shown(page)).toEqual(chosen);
    expect(page.problems).toEqual([]);
  });

  test('are in the settings, on pages without code too', async () => {
    const reader = windowReader(site().folder);
    const [page, other] = [await reader.open(CARD), await reader.open('/ui/')];
    const radio = (name: string) => named<HTMLInputElement>(other.document, '#dg-settings input[type=radio]', name);
    await click(other, 'Settings');
    expect(radio('TypeScript').checked).toBe(true);
    for (const name of ['JavaScript', 'Plain CSS']) radio(name).click();
    await page.idle();
    expect(shown(page)).toMatchObject({ codeVariant: 'JS', codeStyling: 'css', tabs: ['JavaScript', 'CSS'] });
    await click(other, 'Reset settings');
    await page.idle();
    expect(shown(page)).toMatchObject({ codeVariant: 'TS', codeStyling: 'system', tabs: ['TypeScript', 'System'] });
    expect(page.problems).toEqual([]);
  });
});

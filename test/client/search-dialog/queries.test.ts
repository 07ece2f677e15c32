// @vitest-environment happy-dom
// The queries of the search dialog: text, filters and products.
import { beforeEach, describe, expect, test } from 'vitest';
import type { SearchQuery } from '../../../src/model/search.ts';
import { answer, fakeClient, hit, settle, start } from './open-dialog.ts';

beforeEach(() => {
  document.body.replaceChildren();
});

describe('asking', () => {
  test('a seed stands in the field and is asked, for the product of the page first', async () => {
    const { client, questions } = fakeClient();
    const { dialog, input } = start({ client });
    dialog.open('bu');
    await settle();
    expect(input.value).toBe('bu');
    expect(document.activeElement).toBe(input);
    expect(questions.map(({ query }) => query)).toEqual([
      { text: 'bu', language: 'en', product: 'ui', isOnly: false, kinds: null, limit: 40 },
    ]);
  });

  test('the index is fetched when the dialog opens, and once', async () => {
    const { client } = fakeClient();
    const { dialog, type } = start({ client });
    dialog.open('');
    await type('a');
    await type('ab');
    expect(client.open).toHaveBeenCalledTimes(1);
  });

  test('an answer to an earlier question is not shown', async () => {
    const { client, questions } = fakeClient();
    const { dialog, type, options } = start({ client });
    dialog.open('');
    await type('a');
    await type('ab');
    questions[1]?.onAnswer(answer(questions[1].query, [hit('Alert')]));
    questions[0]?.onAnswer(answer(questions[0].query, [hit('Accordion'), hit('Avatar')]));
    expect(options()).toHaveLength(1);
  });

  test('a chip asks for its kind alone, and once more takes it off', async () => {
    const { client, questions } = fakeClient();
    const {
      dialog,
      type,
      dialog: { element },
    } = start({ client });
    dialog.open('');
    await type('a');
    const last = () => questions.at(-1);
    last()?.onAnswer(answer(last()?.query as SearchQuery, [hit('Alert')]));
    const chip = () =>
      [...element.querySelectorAll<HTMLElement>('[aria-pressed]')].find((one) => one.textContent === 'Prop ');
    chip()?.click();
    await settle();
    expect(last()?.query).toMatchObject({ kinds: ['prop'], isOnly: false });
    last()?.onAnswer(answer(last()?.query as SearchQuery, []));
    expect(chip()?.getAttribute('aria-pressed')).toBe('true');
    chip()?.click();
    await settle();
    expect(last()?.query.kinds).toBe(null);
  });

  test('all products are searched until a chip leaves one, which another press takes off', async () => {
    const { client, questions } = fakeClient();
    const { dialog, type, find } = start({ client });
    dialog.open('');
    await type('a');
    questions[0]?.onAnswer(answer(questions[0].query, [hit('Alert')]));
    const chips = () => [...find('[role=toolbar]').querySelectorAll<HTMLElement>('button')];
    const states = () => chips().map((chip) => `${chip.textContent} ${chip.getAttribute('aria-pressed')}`);
    expect(states()).toEqual(['All products 1 true', 'Acme UI 1 false', 'Acme Icons 0 false']);
    expect(find('.dg-search-status').textContent).toBe('1 result · Acme UI first');
    chips()[2]?.click();
    await settle();
    expect(questions.at(-1)?.query).toMatchObject({ product: 'icons', isOnly: true });
    questions[1]?.onAnswer(answer(questions[1].query, [hit('Arrow')]));
    expect(states()).toEqual(['All products 1 false', 'Acme UI 1 false', 'Acme Icons 0 true']);
    expect(find('.dg-search-status').textContent).toBe('1 result');
    chips()[0]?.click();
    await settle();
    expect(questions.at(-1)?.query).toMatchObject({ product: 'ui', isOnly: false });
  });

  test.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ])('Tab stops at one chip of a row, and arrows go on: %s', async (dir, forward) => {
    document.documentElement.dir = dir;
    const { client } = fakeClient();
    const { dialog, find } = start({ client });
    dialog.open('');
    await settle();
    const toolbar = find('[role=toolbar]');
    const stops = () => [...toolbar.querySelectorAll('[tabindex="0"]')].map(({ textContent }) => textContent?.trim());
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(stops()).toEqual(['All products']);
    toolbar.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    press(forward);
    expect(stops()).toEqual(['Acme UI']);
    press('End');
    expect(document.activeElement?.textContent?.trim()).toBe('Acme Icons');
    press(forward);
    expect(stops()).toEqual(['All products']);
    document.documentElement.removeAttribute('dir');
  });
});

// @vitest-environment happy-dom
// The list of results in the search dialog: keyboard, focus and clicks.
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, fakeClient, hit, settle, start } from './open-dialog.ts';

beforeEach(() => {
  document.body.replaceChildren();
});

describe('the list', () => {
  test('marks what was found, names kind and crumbs, and counts aloud', async () => {
    const { client, questions } = fakeClient();
    const { dialog, find, input } = start({ client });
    dialog.open('b');
    await settle();
    const prop = hit('block', { kind: 'prop', href: '#/button/#block', crumbs: ['UI', 'Button'] });
    questions[0]?.onAnswer(answer(questions[0].query, [hit('Button'), prop]));
    expect(find('[role=listbox]').innerHTML).toMatchInlineSnapshot(
      `"<div role="group" aria-labelledby="dg-search-page-1" class="dg-search-group"><div id="dg-search-page-1" class="dg-search-crumbs" role="presentation"><bdi>UI</bdi></div><a id="dg-search-hit-1" role="option" aria-selected="true" tabindex="-1" href="#/button/"><span class="dg-search-name"><bdi class="dg-search-title"><mark>B</mark>utton</bdi></span> <span class="dg-search-kind">Page</span></a><a id="dg-search-hit-2" role="option" aria-selected="false" tabindex="-1" href="#/button/#block"><span class="dg-search-name"><bdi class="dg-search-code" dir="ltr"><mark>b</mark>lock</bdi></span> <span class="dg-search-kind">Prop</span></a></div>"`,
    );
    expect(find('.dg-search-status').textContent).toBe('2 results · Acme UI first');
    expect(input.getAttribute('aria-expanded')).toBe('true');
  });

  test('leaves the focus in the field when a result is pressed', async () => {
    const { client, questions } = fakeClient();
    const { dialog, options } = start({ client });
    dialog.open('a');
    await settle();
    questions[0]?.onAnswer(answer(questions[0].query, [hit('Alert')]));
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    options()[0]?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true); // Browsers move the focus by default.
  });

  test('arrows move through it and around its ends, while the focus stays in the field', async () => {
    const { client, questions } = fakeClient();
    const { dialog, press, active, input } = start({ client });
    dialog.open('a');
    await settle();
    questions[0]?.onAnswer(answer(questions[0].query, [hit('Alert'), hit('Avatar')]));
    expect(active()).toBe('Alert Page');
    press('ArrowDown');
    expect(active()).toBe('Avatar Page');
    press('ArrowDown');
    expect(active()).toBe('Alert Page');
    press('ArrowUp');
    expect(active()).toBe('Avatar Page');
    expect(document.activeElement).toBe(input);
  });

  test('a better answer to the same text keeps the row that the reader has moved to', async () => {
    const { client, questions } = fakeClient();
    const { dialog, press, active } = start({ client });
    dialog.open('a');
    await settle();
    const [first] = questions;
    first?.onAnswer(answer(first.query, [hit('Alert'), hit('Avatar')], { isWhole: false }));
    press('ArrowDown');
    first?.onAnswer(answer(first.query, [hit('Autocomplete'), hit('Alert'), hit('Avatar')]));
    expect(active()).toBe('Avatar Page');
  });

  test('Enter follows the active row, keeps the search and closes the dialog', async () => {
    const { client, questions } = fakeClient();
    const { dialog, press, recent, options } = start({ client });
    dialog.open('a');
    await settle();
    questions[0]?.onAnswer(answer(questions[0].query, [hit('Alert'), hit('Avatar')]));
    const followed: (string | null)[] = [];
    for (const row of options()) row.addEventListener('click', () => followed.push(row.getAttribute('href')));
    press('ArrowDown');
    press('Enter');
    expect(followed).toEqual(['#/avatar/']);
    expect(dialog.element.open).toBe(false);
    expect(recent.read()).toEqual(['a']);
  });

  test('of a page with many the first five are shown, and the rest by one more row', async () => {
    const { client, questions } = fakeClient();
    const { dialog, press, active, options } = start({ client });
    dialog.open('c');
    await settle();
    const many = Array.from({ length: 8 }, (_, at) => hit(`c${at}`, { kind: 'class', href: `/button/#c${at}` }));
    questions[0]?.onAnswer(answer(questions[0].query, [...many, hit('Card', { href: '/card/' })]));
    const texts = () => options().map(({ textContent }) => textContent);
    expect(texts().slice(4)).toEqual(['c4 Class', '3 more on this page', 'Card Page']);
    for (let at = 0; at < 5; at += 1) press('ArrowDown');
    expect(active()).toBe('3 more on this page');
    press('Enter');
    expect(texts()).toHaveLength(9);
    expect(active()).toBe('c5 Class');
    expect(dialog.element.open).toBe(true);
  });

  test('Enter with Ctrl is such a click, and leaves the dialog open', async () => {
    const { client, questions } = fakeClient();
    const { dialog, press, options } = start({ client });
    dialog.open('a');
    await settle();
    questions[0]?.onAnswer(answer(questions[0].query, [hit('Alert')]));
    const clicks: boolean[] = [];
    options()[0]?.addEventListener('click', ({ ctrlKey }) => clicks.push(ctrlKey));
    press('Enter', { ctrlKey: true });
    expect(clicks).toEqual([true]);
    expect(dialog.element.open).toBe(true);
  });

  test('what an input method composes is neither asked nor moved by', async () => {
    const { client, questions } = fakeClient();
    const { dialog, input, press } = start({ client });
    dialog.open('');
    await settle();
    input.value = 'あ';
    input.dispatchEvent(new InputEvent('input', { isComposing: true }));
    await settle();
    expect(questions).toEqual([]);
    expect(press('Enter', { isComposing: true })).toBe(true);
    input.dispatchEvent(new CompositionEvent('compositionend'));
    await settle();
    expect(questions).toHaveLength(1);
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeSearchDialog } from '../../../src/client/search-dialog/dialog.ts';
import { recentSearches } from '../../../src/client/search-dialog/recent.ts';
import { englishSearchTexts } from '../../../src/lib/search-texts.ts';
import type { SearchAnswer, SearchClient, SearchHit, SearchQuery } from '../../../src/model/search.ts';

const hit = (title: string, also: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'page',
  href: `#/${title.toLowerCase()}/`,
  title: [
    { text: title.slice(0, 1), isMatch: true },
    { text: title.slice(1), isMatch: false },
  ],
  crumbs: ['UI'],
  snippet: null,
  product: 'ui',
  version: null,
  ...also,
});

const answer = (query: SearchQuery, hits: readonly SearchHit[], also: Partial<SearchAnswer> = {}): SearchAnswer => ({
  query,
  hits,
  counts: { kinds: { page: hits.length, prop: 3 }, products: { ui: hits.length } },
  isWhole: true,
  ...also,
});

/** A client whose answers the test gives. */
function fakeClient(open: () => Promise<void> = async () => undefined) {
  const questions: { readonly query: SearchQuery; readonly onAnswer: (answer: SearchAnswer) => void }[] = [];
  const client: SearchClient = {
    open: vi.fn(open),
    ask: async (query, onAnswer) => {
      questions.push({ query, onAnswer });
    },
    close: () => undefined,
  };
  return { client, questions };
}

function start({ client, isOnline = true }: { readonly client: SearchClient; readonly isOnline?: boolean }) {
  localStorage.clear();
  const recent = recentSearches(localStorage, 'acme');
  const dialog = makeSearchDialog({
    document,
    client,
    texts: englishSearchTexts,
    recent,
    language: 'en',
    product: 'ui',
    products: { ui: 'Acme UI', icons: 'Acme Icons' },
    isOnline: () => isOnline,
  });
  document.body.append(dialog.element);
  const find = <Found extends Element = HTMLElement>(selector: string) => {
    const found = dialog.element.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const input = find<HTMLInputElement>('[role=combobox]');
  return {
    dialog,
    recent,
    input,
    find,
    options: () => [...dialog.element.querySelectorAll<HTMLElement>('[role=option]')],
    active: () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    async type(text: string) {
      input.value = text;
      input.dispatchEvent(new InputEvent('input'));
      await settle();
    },
    press: (key: string, also: KeyboardEventInit = {}) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...also })),
  };
}

/** One turn of the event loop: the client of these tests answers in promises that are due at once. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

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

describe('states', () => {
  test('nothing typed: a hint, or the recent searches, which a press repeats', async () => {
    const { client, questions } = fakeClient();
    const { dialog, find, recent, options, input } = start({ client });
    dialog.open('');
    await settle();
    expect(find('.dg-search-line').textContent).toBe(englishSearchTexts.hint);
    recent.add('slider');
    dialog.open('');
    await settle();
    expect(options().map(({ textContent }) => textContent)).toEqual(['slider']);
    options()[0]?.click();
    await settle();
    expect(input.value).toBe('slider');
    expect(questions.at(-1)?.query.text).toBe('slider');
  });

  test('nothing found: what was asked, and a way to ask without filters', async () => {
    const { client, questions } = fakeClient();
    const { dialog, find, type } = start({ client });
    dialog.open('a');
    await settle();
    questions[0]?.onAnswer(answer(questions[0].query, [hit('Alert')]));
    find(`[aria-label="${englishSearchTexts.kindFilter}"] button`).click();
    await type('$&');
    const last = questions.at(-1);
    last?.onAnswer(answer(last.query, [], { counts: { kinds: { prop: 2 }, products: { ui: 2 } } }));
    expect(find('.dg-search-message p').textContent).toBe('Nothing was found for “$&”.');
    find('.dg-search-message button').click();
    await settle();
    expect(questions.at(-1)?.query).toMatchObject({ text: '$&', kinds: null });
  });

  test('nothing found anywhere: the beginning of the text that leads somewhere', async () => {
    const { client } = fakeClient();
    const asked: string[] = [];
    const { dialog, find, input } = start({
      client: {
        ...client,
        async ask(query, onAnswer) {
          asked.push(query.text);
          onAnswer(
            answer(query, query.text === 'butt' ? [hit('Button')] : [], { counts: { kinds: {}, products: {} } }),
          );
        },
      },
    });
    dialog.open('buttxxxx');
    await settle();
    expect(asked).toEqual(['buttxxxx', 'buttxx', 'butt']);
    expect(find('.dg-search-message').textContent).toBe(
      'Nothing was found for “buttxxxx”.Check the spelling, or try fewer letters of the name.Search for “butt”',
    );
    find('.dg-search-message button').click();
    await settle();
    expect(input.value).toBe('butt');
    expect(find('[role=option]').textContent).toBe('Button Page');
  });

  test('nothing found yet: it says that the texts are still looked into', async () => {
    const { client, questions } = fakeClient();
    const { dialog, find } = start({ client });
    dialog.open('a');
    await settle();
    questions[0]?.onAnswer(answer(questions[0].query, [], { isWhole: false }));
    expect(find('.dg-search-message p').textContent).toBe(englishSearchTexts.further);
  });

  test('loading: it says so until the first answer', async () => {
    let loaded: () => void = () => undefined;
    const { client, questions } = fakeClient(() => new Promise((resolve) => (loaded = resolve)));
    const { dialog, find } = start({ client });
    dialog.open('a');
    await settle();
    expect(find('.dg-search-status').textContent).toBe(englishSearchTexts.loading);
    expect(find('[role=listbox]').getAttribute('aria-busy')).toBe('true');
    loaded();
    await settle();
    questions[0]?.onAnswer(answer(questions[0].query, [hit('Alert')]));
    await settle();
    expect(find('.dg-search-status').textContent).toBe('1 result · Acme UI first');
    expect(find('[role=listbox]').hasAttribute('aria-busy')).toBe(false);
  });

  test.each([
    [true, englishSearchTexts.failed],
    [false, englishSearchTexts.offline],
  ])('broken with a connection (%s): it says what is wrong and tries again', async (isOnline, text) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    let isBroken = true;
    const { client, questions } = fakeClient(async () => {
      if (isBroken) throw new Error('404');
    });
    const { dialog, find } = start({ client, isOnline });
    dialog.open('a');
    await settle();
    expect(find('.dg-search-message p').textContent).toBe(text);
    isBroken = false;
    find('.dg-search-message button').click();
    await settle();
    expect(questions).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

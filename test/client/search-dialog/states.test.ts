// @vitest-environment happy-dom
// The states of the search dialog: empty, loading, no results and errors.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { englishSearchTexts } from '../../../src/lib/search-texts.ts';
import { answer, fakeClient, hit, settle, start } from './open-dialog.ts';

beforeEach(() => {
  document.body.replaceChildren();
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

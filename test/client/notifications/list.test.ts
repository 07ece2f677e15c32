// Which notifications a reader sees: behaviour §6.6.
import { describe, expect, test } from 'vitest';
import {
  countUnseen,
  lastSeenCookie,
  lastSeenOf,
  listNotifications,
  type Notification,
  readNotifications,
} from '../../../src/client/notifications/list.ts';

const entry = (id: number, language: string | null = null): Notification => ({
  id,
  title: null,
  text: `Text ${id}`,
  href: null,
  language,
});
const permanent = { title: null, text: 'Always', href: null, language: null };
const ids = (all: readonly Notification[], language = 'en', always: typeof permanent | null = permanent) =>
  listNotifications(all, always, language).map(({ id }) => id);

describe('the list of notifications', () => {
  test.each<[string, Notification[], (number | null)[]]>([
    ['nothing but the permanent one', [], [null]],
    ['newest first, the permanent one last', [entry(1), entry(2)], [2, 1, null]],
    ['three at most', [entry(1), entry(2), entry(3), entry(4)], [4, 3, 2, null]],
    ['without those of other languages', [entry(1, 'en'), entry(2, 'zh'), entry(3)], [3, 1, null]],
    [
      'the last three are taken before the language is looked at',
      [entry(1), entry(2, 'zh'), entry(3, 'zh'), entry(4, 'zh')],
      [null],
    ],
  ])('contains %s', (_, all, expected) => {
    expect(ids(all)).toEqual(expected);
  });

  test('may be empty, and the permanent notification has a language too', () => {
    expect(ids([], 'en', null)).toEqual([]);
    expect(listNotifications([], { ...permanent, language: 'zh' }, 'en')).toEqual([]);
    expect(listNotifications([], { ...permanent, language: 'zh' }, 'zh')).toHaveLength(1);
  });
});

describe('the number of new notifications', () => {
  test.each([
    [-1, 3],
    [0, 3],
    [2, 1],
    [3, 0],
    [99, 0],
  ])('after number %i was seen is %i', (lastSeen, expected) => {
    expect(countUnseen(listNotifications([entry(1), entry(2), entry(3)], permanent, 'en'), lastSeen)).toBe(expected);
  });

  test.each([
    ['', -1],
    ['lastSeenNotification=7', 7],
    ['a=1; lastSeenNotification=12; b=2', 12],
    ['xlastSeenNotification=7', -1],
    ['lastSeenNotification=seven', -1],
    ['lastSeenNotification=', -1],
    ['lastSeenNotification=1e9', -1],
    ['lastSeenNotification=99999999999999999999', -1],
  ])('is counted from the cookie "%s" as %i', (cookie, expected) => {
    expect(lastSeenOf(cookie)).toBe(expected);
  });

  test('is reset for a year when the list is opened', () => {
    expect(lastSeenCookie(listNotifications([entry(4), entry(62)], permanent, 'en'))).toBe(
      'lastSeenNotification=62;path=/;max-age=31536000',
    );
    expect(lastSeenCookie(listNotifications([], permanent, 'en'))).toBeNull();
  });
});

describe('a file of another host', () => {
  test.each<[string, unknown, number]>([
    ['no list', { id: 1, text: 'x' }, 0],
    ['null', null, 0],
    ['a text', 'hello', 0],
    ['entries of all kinds', [null, 1, 'x', [], {}, { id: 1 }, { text: 'x' }], 0],
    ['an id that is no number', [{ id: '1', text: 'x' }], 0],
    [
      'an id that is no integer',
      [
        { id: 1.5, text: 'x' },
        { id: -1, text: 'x' },
        { id: 2 ** 53, text: 'x' },
      ],
      0,
    ],
    [
      'a text that is none',
      [
        { id: 1, text: { html: 'x' } },
        { id: 2, text: '' },
      ],
      0,
    ],
    ['a text without end', [{ id: 1, text: 'x'.repeat(2001) }], 0],
    ['a text of 2,000 characters', [{ id: 1, text: 'x'.repeat(2000) }], 1],
    ['one that is right among others', [{}, { id: 1, text: 'x', more: true }, { id: 'x' }], 1],
  ])('%s', (_, json, count) => {
    expect(readNotifications(json)).toHaveLength(count);
  });

  test('fields of the wrong type are as if they were not there', () => {
    expect(readNotifications([{ id: 1, text: 'x', title: {}, href: 5, userLanguage: ['en'] }])).toEqual([
      { id: 1, title: null, text: 'x', href: null, language: null },
    ]);
  });
});

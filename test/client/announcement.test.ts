// @vitest-environment happy-dom
// The line above every page: closed once, closed for good.
import { beforeEach, describe, expect, test } from 'vitest';
import { serveAnnouncement } from '../../src/client/announcement.ts';
import { hideAnnouncement } from '../../src/client/state/reader-settings.ts';

const state = () => document.documentElement.getAttribute('data-announcement');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-announcement');
  document.body.innerHTML =
    '<aside id="dg-announcement"><p>News</p><button>Close</button></aside><main id="main-content" tabindex="-1"></main>';
});

test('a closed announcement is remembered by its id, and the focus stays on the page', () => {
  serveAnnouncement(window, 'mui', 'v2');
  expect(localStorage.length).toBe(0);
  document.querySelector('button')?.click();
  expect([state(), localStorage.getItem('mui-announcement')]).toEqual(['closed', 'v2']);
  expect(document.activeElement?.id).toBe('main-content');
});

describe('the announcement before the first paint', () => {
  const NOW = Date.parse('2030-06-01T00:00:00Z');
  test.each<[string, string | null, number, string | null]>([
    ['who has closed none sees it', null, 0, null],
    ['who has closed this one does not', 'v2', 0, 'closed'],
    ['who has closed another one sees it', 'v1', 0, null],
    ['before its end it is there', null, NOW + 1, null],
    ['at its end it is gone', null, NOW, 'closed'],
    ['after its end it is gone', null, NOW - 1, 'closed'],
  ])('is shown or hidden: %s', (_, stored, until, expected) => {
    if (stored !== null) localStorage.setItem('mui-announcement', stored);
    hideAnnouncement(window, 'mui-announcement', 'v2', { until, now: NOW });
    expect(state()).toBe(expected);
  });

  test('expires in browsers that block storage, too', () => {
    const view = {
      document,
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    hideAnnouncement(view, 'mui-announcement', 'v2', { until: NOW, now: NOW });
    expect(state()).toBe('closed');
  });
});

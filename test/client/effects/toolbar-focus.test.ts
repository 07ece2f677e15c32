// @vitest-environment happy-dom
// The keys of a demo's toolbar: one stop for the tab key, arrows in the direction of reading, around the ends.
import { afterEach, describe, expect, test } from 'vitest';
import { keepTabStop, moveInToolbar } from '../../../src/client/effects/toolbar-focus.ts';

// happy-dom lays nothing out: what is hidden says so by an attribute.
HTMLElement.prototype.checkVisibility = function () {
  return this.closest('[hidden]') === null;
};

function toolbar(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  const bar = document.querySelector('div');
  if (!bar) throw new Error('There is no toolbar.');
  return bar;
}

const ITEMS =
  '<button id="a" tabindex="0">a</button><span hidden><button id="gone" tabindex="-1">gone</button></span>' +
  '<button id="off" disabled tabindex="-1">off</button><a id="b" href="/" tabindex="-1">b</a><button id="c" tabindex="-1">c</button>';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a key', () => {
  test.each<[from: string, key: string, isRtl: boolean, to: string]>([
    ['a', 'ArrowRight', false, 'b'],
    ['b', 'ArrowRight', false, 'c'],
    ['c', 'ArrowRight', false, 'a'],
    ['a', 'ArrowLeft', false, 'c'],
    ['a', 'ArrowLeft', true, 'b'],
    ['a', 'ArrowRight', true, 'c'],
    ['c', 'ArrowLeft', true, 'a'],
    ['c', 'Home', false, 'a'],
    ['a', 'End', false, 'c'],
    ['c', 'Home', true, 'a'],
    ['a', 'End', true, 'c'],
    ['b', 'ArrowDown', false, 'b'], // It scrolls the page.
    ['b', 'Enter', false, 'b'],
  ])('on %s, %s (right to left: %s) leads to %s', (from, key, isRtl, to) => {
    const bar = toolbar(ITEMS);
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.getElementById(from)?.focus();
    bar.addEventListener('keydown', (pressed) => moveInToolbar(pressed, bar, isRtl));
    document.getElementById(from)?.dispatchEvent(event);
    expect(document.activeElement?.id).toBe(to);
    expect(event.defaultPrevented).toBe(from !== to);
    const stops = [...bar.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ id }) => id);
    expect(stops).toEqual([from === to ? 'a' : to]);
  });

  test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('with %s is one of the browser', (modifier) => {
    const bar = toolbar(ITEMS);
    const event = new KeyboardEvent('keydown', { key: 'End', cancelable: true, [modifier]: true });
    bar.addEventListener('keydown', (pressed) => moveInToolbar(pressed, bar, false));
    document.getElementById('a')?.focus();
    document.getElementById('a')?.dispatchEvent(event);
    expect(document.activeElement?.id).toBe('a');
    expect(event.defaultPrevented).toBe(false);
  });
});

test.each([
  ['the item with the focus', 'b', 'b'],
  ['the last stop, when the focus is elsewhere', null, 'c'],
  ['not what is disabled', 'off', 'c'],
])('the tab key stops at %s', (_, focused, stop) => {
  const bar = toolbar(
    ITEMS.replace('tabindex="0"', 'tabindex="-1"').replace(
      '<button id="c" tabindex="-1">',
      '<button id="c" tabindex="0">',
    ),
  );
  keepTabStop(bar, focused === null ? null : document.getElementById(focused));
  expect([...bar.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ id }) => id)).toEqual([stop]);
});

test('the tab key finds the first item again when its stop has gone', () => {
  const bar = toolbar(
    '<span hidden><button id="gone" tabindex="0">gone</button></span><button id="a" tabindex="-1">a</button>',
  );
  keepTabStop(bar, null);
  expect([...bar.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ id }) => id)).toEqual(['a']);
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createContentsSpy } from '../../../src/client/effects/contents-spy.ts';

const at = (scrollTop: number) => ({ scrollTop, innerHeight: 800, clientHeight: 800, scrollHeight: 5000 });

/** Headings at 300, 900 and 1500 px; happy-dom has no layout, so they say where they are. */
function spyOn(now: () => number) {
  document.body.innerHTML = `<nav><a href="#a">A</a><a href="#b">B</a><a href="#%C3%A9"><b>É</b></a></nav><h2 id="a"></h2><h2 id="b"></h2><h2 id="é"></h2>`;
  let measured = 0;
  for (const [index, heading] of document.querySelectorAll('h2').entries()) {
    heading.getBoundingClientRect = () => {
      measured++;
      return new DOMRect(0, 300 + 600 * index);
    };
  }
  const list = document.querySelector('nav');
  if (!list) throw new Error('There is no list.');
  const marked = () => [...document.querySelectorAll('[aria-current=location]')].map((link) => link.textContent);
  return { spy: createContentsSpy({ list, document, now }), marked, measured: () => measured };
}

test('one entry is marked at most', () => {
  const { spy, marked } = spyOn(() => 0);
  // The places are measured at the first call, where the page stands at 0 in this test.
  spy.follow(at(0));
  expect(marked()).toEqual([]);
  spy.follow(at(300));
  expect(marked()).toEqual(['A']);
  spy.follow(at(1600));
  expect(marked()).toEqual(['É']);
  spy.follow(at(100));
  expect(marked()).toEqual([]);
});

test('scrolling is ignored for 1000 ms after an entry was followed', () => {
  let now = 5000;
  const { spy, marked } = spyOn(() => now);
  spy.follow(at(0));
  document.querySelector<HTMLElement>('nav b')?.click();
  expect(marked()).toEqual(['É']);
  now = 5999;
  spy.follow(at(300));
  expect(marked()).toEqual(['É']);
  now = 6000;
  spy.follow(at(300));
  expect(marked()).toEqual(['A']);
});

test('places are measured once for a layout, not for each scroll', () => {
  const { spy, measured } = spyOn(() => 0);
  spy.follow(at(0));
  spy.follow(at(300));
  spy.follow(at(900));
  expect(measured()).toBe(3);
  spy.forgetPlaces();
  spy.follow(at(900));
  expect(measured()).toBe(6);
});

test('other entries are followed as soon as the page has another size, and the mark stays with its own', () => {
  const { spy, marked } = spyOn(() => 0);
  spy.follow(at(0));
  spy.follow(at(900));
  expect(marked()).toEqual(['B']);
  document.querySelector('nav')?.insertAdjacentHTML('afterbegin', '<a href="#new">New</a>');
  document.querySelector('h2')?.insertAdjacentHTML('beforebegin', '<h2 id="new"></h2>');
  for (const [index, heading] of document.querySelectorAll('h2').entries())
    heading.getBoundingClientRect = () => new DOMRect(0, 300 + 600 * index - 900);
  spy.forgetPlaces();
  spy.follow(at(900));
  expect(marked()).toEqual(['A']);
  spy.follow(at(300));
  expect(marked()).toEqual(['New']);
  document.querySelector('nav a')?.remove();
  spy.forgetPlaces();
  spy.follow(at(900));
  expect(marked()).toEqual(['A']);
});

// @vitest-environment happy-dom
// The page view: specification §7, behaviour §9.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPageViews, pageView } from '../../../src/client/analytics/page-view.ts';

const HEAD = `<title>Button - Acme</title><link rel="canonical" href="https://acme.example/ui/button/">
<meta name="mui:productId" content="ui"><meta name="mui:productCategoryId" content="core">`;

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = HEAD;
  window.docsGenEvents = [];
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'prerendering');
});

const sent = () => window.docsGenEvents?.map(({ name }) => name);
const restored = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page view contains the title, the canonical address and the ids of the page', () => {
  expect(pageView(window)).toEqual({
    page_title: 'Button - Acme',
    page_location: 'https://acme.example/ui/button/',
    productId: 'ui',
    productCategoryId: 'core',
  });
});

test('a page without a canonical address sends its location without query and hash', () => {
  document.head.innerHTML = '<title>Page not found</title>';
  const location = {
    origin: 'https://acme.example',
    pathname: '/nowhere/',
    search: '?token=1',
    hash: '#a',
  } as Location;
  expect(pageView({ document, location })).toEqual({
    page_title: 'Page not found',
    page_location: 'https://acme.example/nowhere/',
    productId: null,
    productCategoryId: null,
  });
});

test('a page view is sent once for a loaded page, in a timeout of 0 ms', () => {
  const end = followPageViews(window);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(sent()).toEqual(['page_view']);
  restored(false);
  vi.advanceTimersByTime(1000);
  expect(sent()).toEqual(['page_view']);
  end();
});

test('a page view is sent again when the page is restored from the back/forward cache', () => {
  const end = followPageViews(window);
  vi.advanceTimersByTime(0);
  restored(true);
  vi.advanceTimersByTime(0);
  expect(sent()).toEqual(['page_view', 'page_view']);
  end();
  restored(true);
  vi.advanceTimersByTime(0);
  expect(sent()).toHaveLength(2);
});

test('a prerendered page sends no page view before it is activated', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const end = followPageViews(window);
  vi.advanceTimersByTime(1000);
  expect(sent()).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  vi.advanceTimersByTime(0);
  expect(sent()).toEqual(['page_view']);
  end();
});

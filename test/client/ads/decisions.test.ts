import { describe, expect, test } from 'vitest';
import { type AdSituation, chooseAd } from '../../../src/client/ads/choose.ts';
import { isCrawler } from '../../../src/client/ads/gate.ts';
import { shapeOf } from '../../../src/client/ads/shape.ts';
import { siteAddress, webAddress } from '../../../src/client/ads/web-address.ts';
import { runsHere } from '../../../src/client/gate.ts';
import { SETTINGS } from './support.ts';

describe('shapeOf', () => {
  // Specification §4, §9: inline 80 %, image 20 %.
  test.each([
    [0, 0.8, 'inline'],
    [0.7999, 0.8, 'inline'],
    [0.8, 0.8, 'image'],
    [0.9999, 0.8, 'image'],
    [0, 0, 'image'],
    [0.9999, 1, 'inline'],
  ])('%s with a chance of %s is %s', (draw, chance, shape) => {
    expect(shapeOf(draw, chance)).toBe(shape);
  });
});

describe('isCrawler', () => {
  // Specification §5.
  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
    ['bingbot/2.0', true],
    ['A Web Crawler', true],
    ['Baiduspider', true],
    ['ROBOT', true],
    ['is crawling', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
    ['', false],
  ])('%j: %s', (userAgent, is) => {
    expect(isCrawler(userAgent)).toBe(is);
  });
});

test.each([
  ['acme.example', 'acme.example', true],
  ['preview.acme.example', 'acme.example', false],
  ['acme-42.preview.example', 'acme.example', false],
  ['localhost', 'acme.example', false],
  ['localhost', null, true],
  ['localhost', undefined, true],
])('services on the page at %s whose host is %j run: %s', (hostname, host, is) => {
  expect(runsHere(host, { hostname })).toBe(is);
});

describe('chooseAd', () => {
  const sight: AdSituation = {
    isSkipped: false,
    mayAskNetwork: true,
    hasNetworkFailed: false,
    adblock: null,
    carbonOut: false,
  };
  // What is seen, the draw of the message, the draw of the entry: what is shown.
  test.each<[Partial<AdSituation>, number, number, string]>([
    [{}, 0, 0, 'network carbon'],
    [{ adblock: false }, 0, 0, 'network carbon'],
    [{ adblock: true }, 0, 0, 'message in-house-adblock'],
    [{ adblock: true }, 0.1999, 0, 'message in-house-adblock'],
    [{ adblock: true }, 0.2, 0, 'in-house in-house one'],
    [{ adblock: true }, 0.9999, 0.3333, 'in-house in-house one'],
    [{ adblock: true }, 0.9999, 0.3334, 'in-house in-house two'],
    [{ adblock: true }, 0.9999, 0.9999, 'in-house in-house three'],
    [{ adblock: false, carbonOut: true }, 0, 0.5, 'in-house in-house-carbon two'],
    // Blocked comes before backers.
    [{ adblock: true, carbonOut: true }, 0.5, 0.5, 'in-house in-house two'],
    [{ mayAskNetwork: false }, 0, 0.5, 'in-house in-house two'],
    [{ mayAskNetwork: false, adblock: true }, 0, 0.5, 'in-house in-house two'],
    [{ hasNetworkFailed: true }, 0, 0.5, 'in-house in-house two'],
    [{ isSkipped: true }, 0, 0, 'none null'],
    [{ isSkipped: true, adblock: true, carbonOut: true }, 0, 0, 'none null'],
  ])('%j with %s and %s: %s', (seen, message, entry, expected) => {
    const choice = chooseAd({ ...sight, ...seen }, { message, entry }, SETTINGS);
    const ad = choice.kind === 'in-house' ? ` ${choice.ad.name}` : '';
    expect(`${choice.kind} ${choice.label}${ad}`).toBe(expected);
  });

  test('without a network the ads are the site’s own', () => {
    const choice = chooseAd(sight, { message: 0, entry: 0 }, { ...SETTINGS, network: null });
    expect([choice.kind, choice.label]).toEqual(['in-house', 'in-house']);
  });

  test('without ads of the site’s own the place stays empty, but for the message', () => {
    const settings = { ...SETTINGS, inHouse: [] };
    expect(chooseAd({ ...sight, carbonOut: true }, { message: 0, entry: 0 }, settings).kind).toBe('none');
    expect(chooseAd({ ...sight, adblock: true }, { message: 0.5, entry: 0 }, settings).kind).toBe('none');
    expect(chooseAd({ ...sight, adblock: true }, { message: 0.1, entry: 0 }, settings).kind).toBe('message');
  });
});

describe('addresses', () => {
  test.each([
    ['https://a.example/b', 'https://a.example/b', 'https://a.example/b'],
    ['HTTP://a.example', 'http://a.example/', 'http://a.example/'],
    ['//a.example/b', 'https://a.example/b', 'https://a.example/b'],
    ['/store/', null, '/store/'],
    ['/\\evil.example', null, null],
    ['javascript:alert(1)', null, null],
    [' javascript:alert(1)', null, null],
    ['java\nscript:alert(1)', null, null],
    ['data:text/html,<script>alert(1)</script>', null, null],
    ['vbscript:x', null, null],
    ['blob:https://a.example/x', null, null],
    ['https://', null, null],
    ['store', null, null],
    ['', null, null],
  ])('%j is %j in an ad of a network, %j in one of the site’s own', (text, network, own) => {
    expect([webAddress(text), siteAddress(text)]).toEqual([network, own]);
  });
});

import { describe, expect, test } from 'vitest';
import { fetchAd } from '../../../src/client/ads/fetch-ad.ts';
import { firstAd, pixelsOf } from '../../../src/client/ads/network-ad.ts';

const FULL = {
  statlink: '//ads.example/click',
  statimp: '//ads.example/seen',
  pixel: 'https://a.example/p?t=[timestamp]&again=[timestamp]||https://b.example/p',
  timestamp: '1700000000',
  image: 'https://ads.example/logo.png',
  company: 'Acme',
  description: 'Tools for teams.',
};

describe('firstAd', () => {
  test('reads the fields of the entry', () => {
    expect(firstAd({ ads: [FULL] })).toEqual({
      link: 'https://ads.example/click',
      company: 'Acme',
      description: 'Tools for teams.',
      image: 'https://ads.example/logo.png',
      impressions: [
        'https://ads.example/seen',
        'https://a.example/p?t=1700000000&again=[timestamp]',
        'https://b.example/p',
      ],
    });
  });

  test.each([
    ['no entry', [], null],
    ['an empty entry', [{}], null],
    ['an entry without a link', [{ company: 'A' }], null],
    ['an entry with an empty link', [{ statlink: '', company: 'A' }], null],
    ['entries that are no objects', [null, 1, 'x', ['statlink']], null],
    ['the first that is usable', [{}, { company: 'A' }, { statlink: 'https://b.example/', company: 'B' }, FULL], 'B'],
    ['a link that runs a script', [{ statlink: 'javascript:alert(1)', company: 'A' }], null],
    ['a link with a script, before one that is usable', [{ statlink: ' javascript:alert(1)' }, FULL], 'Acme'],
    ['fields of other kinds', [{ statlink: 'https://a.example/', company: { a: 1 }, description: 7, pixel: [] }], ''],
  ])('%s', (_, ads, company) => {
    expect(firstAd({ ads })?.company ?? null).toBe(company);
  });

  test.each([[null], ['x'], [[]], [{}], [{ ads: null }], [{ ads: { 0: FULL } }]])('%j is no answer', (answer) => {
    expect(() => firstAd(answer)).toThrow(TypeError);
  });

  test('a picture or a pixel that is no web address is left out', () => {
    const ad = firstAd({
      ads: [
        { ...FULL, image: 'data:image/svg+xml,<svg onload=alert(1)>', statimp: 'javascript:1', pixel: 'data:,x||x' },
      ],
    });
    expect([ad?.image, ad?.impressions]).toEqual([null, []]);
  });

  test('long texts are cut', () => {
    const ad = firstAd({ ads: [{ ...FULL, company: 'x'.repeat(1e6), description: 'y'.repeat(1e6) }] });
    expect([ad?.company.length, ad?.description.length]).toEqual([1000, 1000]);
  });
});

describe('pixelsOf', () => {
  test.each([
    ['', '1', []],
    ['https://a.example/', '1', ['https://a.example/']],
    ['https://a.example/?[timestamp]', '9', ['https://a.example/?9']],
    // Only the first place of each address.
    ['https://a.example/?[timestamp][timestamp]', '9', ['https://a.example/?9[timestamp]']],
    [
      'https://a.example/?[timestamp]||https://b.example/?[timestamp]',
      '9',
      ['https://a.example/?9', 'https://b.example/?9'],
    ],
    // `$&` is no pattern.
    ['https://a.example/?[timestamp]', '$&', ['https://a.example/?$&']],
    ['||https://a.example/||', '1', ['https://a.example/']],
  ])('%j with the time %j', (pixel, timestamp, expected) => {
    expect(pixelsOf(pixel, timestamp)).toEqual(expected);
  });

  test('no ad is counted by more than twenty', () => {
    expect(pixelsOf(Array.from({ length: 99 }, (_, i) => `https://a.example/${i}`).join('||'), '').length).toBe(20);
  });
});

describe('fetchAd', () => {
  const json = (value: unknown) => new Response(JSON.stringify(value));
  const empty = () => json({ ads: [{}] });
  const good = () => json({ ads: [FULL] });

  /** Answers of the host in turn, the last one again and again. */
  async function ask(answers: readonly (() => Response)[], isWanted = (_asked: number) => true) {
    let asked = 0;
    const ad = await fetchAd('https://ads.example/x.json', {
      fetch: async () => {
        const answer = answers[Math.min(asked++, answers.length - 1)];
        if (!answer) throw new TypeError('Failed to fetch');
        return answer();
      },
      isWanted: () => isWanted(asked),
    });
    return [ad?.company ?? null, asked];
  }

  const times = (count: number, answer: () => Response) => Array.from({ length: count }, () => answer);
  const thrown = (): Response => {
    throw new TypeError('Failed to fetch');
  };

  test.each<[string, readonly (() => Response)[], string | null, number]>([
    ['an ad at once', [good], 'Acme', 1],
    ['an ad at the second try', [empty, good], 'Acme', 2],
    ['an ad at the tenth try', [...times(9, empty), good], 'Acme', 10],
    ['an ad that would come at the eleventh', [...times(10, empty), good], null, 10],
    ['never an ad', [empty], null, 10],
    ['no connection: no second try', [thrown, good], null, 1],
    ['an error of the host: no second try', [() => new Response('{"ads":[]}', { status: 500 }), good], null, 1],
    ['no JSON', [() => new Response('<!doctype html>'), good], null, 1],
    ['no body', [() => new Response(null), good], null, 1],
    ['no list', [() => json({ ads: 'x' }), good], null, 1],
  ])('%s', async (_, answers, company, asked) => {
    expect(await ask(answers)).toEqual([company, asked]);
  });

  test('asks nothing more once its place is gone', async () => {
    expect(await ask([empty, empty, good], (asked) => asked < 2)).toEqual([null, 2]);
    expect(await ask([good], (asked) => asked < 1)).toEqual([null, 1]);
    expect(await ask([good], () => false)).toEqual([null, 0]);
  });

  test('an answer of 10 MB is given up early', async () => {
    let sent = 0;
    let isCanceled = false;
    const chunk = new TextEncoder().encode(`{"ads":[${'{},'.repeat(20_000)}`);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.byteLength;
        if (sent > 10e6) controller.close();
        else controller.enqueue(chunk);
      },
      cancel() {
        isCanceled = true;
      },
    });
    expect(await ask([() => new Response(body)])).toEqual([null, 1]);
    expect(sent).toBeLessThan(500_000);
    expect(isCanceled).toBe(true);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { urlsOf } from '../../../src/client/sw/first-page.ts';
import { answerOf, installed, type Live, MARK, named, OFFLINE, quiet, SCRIPT, url, whole } from './world.ts';

describe('pages', () => {
  test('come from the network, and from the cache without one', async () => {
    const { open, live, cut } = await installed({ [url('ui/')]: whole('first') });
    expect(await open('/docs/ui/')).toBe(whole('first'));
    live[url('ui/')] = whole('second');
    expect(await open('/docs/ui/')).toBe(whole('second'));
    cut();
    expect(await open('/docs/ui/')).toBe(whole('second'));
  });

  test('have no second copy for a query', async () => {
    const { open, cut, held } = await installed({ [url('ui/?a=1')]: whole('page') });
    expect(await open('/docs/ui/?a=1')).toBe(whole('page'));
    expect(held()).toContain(url('ui/'));
    cut();
    expect(await open('/docs/ui/?b=2')).toBe(whole('page'));
  });

  test('that were never seen are the offline page', async () => {
    const { open, cut } = await installed();
    cut();
    expect(await open('/docs/new/')).toBe(OFFLINE);
  });

  test('that were read in the version before are still there', async () => {
    const { open, cut } = await installed(
      {},
      {
        'docs-gen:/docs/:g1': { [url('ui/')]: whole('old'), [url(MARK)]: '' },
      },
    );
    cut();
    expect(await open('/docs/ui/')).toBe(whole('old'));
  });

  test('come from the browser’s own request when it made one', async () => {
    const { ask, fetched, held } = await installed();
    const preload = Promise.resolve(answerOf(url('ui/'), whole('ahead')));
    const answer = await ask('/docs/ui/', { navigate: true, preload });
    expect(await answer?.text()).toBe(whole('ahead'));
    expect(fetched).toEqual([]);
    expect(held()).toContain(url('ui/'));
    const none = await ask('/docs/new/', { navigate: true, preload: Promise.reject(new TypeError('no network')) });
    expect(await none?.text()).toBe(OFFLINE);
  });

  test.each([404, 500, 203])('with status %i are passed on and not kept', async (status) => {
    const { open, held } = await installed({ [url('ui/')]: answerOf(url('ui/'), whole('sorry'), status) });
    expect(await open('/docs/ui/')).toBe(whole('sorry'));
    expect(held()).not.toContain(url('ui/'));
  });

  test('that fail at the host are shown as they were; that are gone are forgotten', async () => {
    const { open, live, cut } = await installed({ [url('ui/')]: whole('page') });
    await open('/docs/ui/');
    live[url('ui/')] = answerOf(url('ui/'), 'sorry', 503);
    expect(await open('/docs/ui/')).toBe(whole('page'));
    live[url('ui/')] = answerOf(url('ui/'), 'gone', 404);
    expect(await open('/docs/ui/')).toBe('gone');
    cut();
    expect(await open('/docs/ui/')).toBe(OFFLINE);
  });

  test('that have grown too large to be kept are shown as they are now, and lose their copy', async () => {
    const { open, live, cut } = await installed({ [url('ui/')]: whole('page') });
    await open('/docs/ui/');
    const large = whole('x'.repeat(4_000_001));
    live[url('ui/')] = large;
    expect(await open('/docs/ui/')).toBe(large);
    cut();
    expect(await open('/docs/ui/')).toBe(OFFLINE);
  });

  test('that a host has written behind are kept like others', async () => {
    const { open, live, cut } = await installed({ [url('ui/')]: whole('page') });
    await open('/docs/ui/');
    live[url('ui/')] = `${whole('next')}<!-- served from the edge -->`;
    expect(await open('/docs/ui/')).toContain('next');
    cut();
    expect(await open('/docs/ui/')).toContain('next');
  });

  test.each([
    ['that were cut', answerOf(url('ui/'), whole('page').slice(0, -4))],
    ['that are shorter than announced', answerOf(url('ui/'), whole('page'), 200, { 'content-length': '999' })],
    ['that are no pages', answerOf(url('a.json'), '{}')],
  ])('%s are not kept', async (_, answer) => {
    const { open, held } = await installed({ [url('ui/')]: answer });
    await open('/docs/ui/');
    expect(held()).not.toContain(url('ui/'));
  });
});

describe('a page that breaks off', () => {
  /** Half of the body, then an error. */
  const broken = async () => {
    const chunks = [new TextEncoder().encode('<p>half')];
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        const chunk = chunks.shift();
        if (chunk) stream.enqueue(chunk);
        else stream.error(new TypeError('cut'));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  };

  test('is shown as far as it came, and not kept', async () => {
    const { open, held } = await installed({ [url('ui/')]: broken });
    expect(await open('/docs/ui/')).toBe('<p>half');
    expect(held()).not.toContain(url('ui/'));
  });

  test.each<[string, Live]>([
    ['with an error', broken],
    ['without one', answerOf(url('ui/'), '<p>half')],
  ])('%s is replaced by the cached copy if there is one', async (_, live) => {
    const it = await installed({ [url('ui/')]: whole('page') });
    await it.open('/docs/ui/');
    it.live[url('ui/')] = live;
    expect(await it.open('/docs/ui/')).toBe(whole('page'));
    it.cut();
    expect(await it.open('/docs/ui/')).toBe(whole('page'));
  });
});

describe('a slow network', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const slow = (ms: number, body: string) => () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(answerOf(url('ui/'), body)), ms));

  async function opened(ms: number, wasRead: boolean) {
    const it = await installed({ [url('ui/')]: whole('copy') });
    if (wasRead) await it.open('/docs/ui/');
    it.live[url('ui/')] = slow(ms, whole('new'));
    let shown: string | null = null;
    const over = it.ask('/docs/ui/', { navigate: true }).then(async (answer) => {
      shown = (await answer?.text()) ?? null;
    });
    return { ...it, over, shown: () => shown };
  }

  test('is waited for until three seconds have passed', async () => {
    const { over } = await opened(2999, true);
    await vi.advanceTimersByTimeAsync(2999);
    await over;
  });

  test('a page in time is shown, one that is late is not, but it is kept', async () => {
    const inTime = await opened(2999, true);
    await vi.advanceTimersByTimeAsync(3000);
    await inTime.over;
    expect(inTime.shown()).toBe(whole('new'));

    const late = await opened(3001, true);
    await vi.advanceTimersByTimeAsync(3001);
    await late.over;
    expect(late.shown()).toBe(whole('copy'));
    late.cut();
    expect(await late.open('/docs/ui/')).toBe(whole('new'));
  });

  test('is waited for as long as it takes where there is no copy', async () => {
    const { over, shown } = await opened(60_000, false);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(shown()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await over;
    expect(shown()).toBe(whole('new'));
  });
});

describe('the page that a reader opened first', () => {
  const PICTURE = named('b', 'png', 'picture');

  test('is held with its hashed files, when it says so', async () => {
    const warned = quiet();
    const { dispatch, open, get, cut, held } = await installed({
      [url('ui/')]: whole('first'),
      [url(PICTURE)]: 'picture',
    });
    const files = [
      url(SCRIPT),
      url(PICTURE),
      url(named('d', 'js', 'gone')),
      url('data.json'),
      'https://other.example/a.js',
    ];
    await dispatch('message', { data: { page: `${url('ui/')}?from=mail#top`, files } });
    expect(held().slice(3)).toEqual([url('ui/'), url(PICTURE)]);
    expect(warned).toHaveBeenCalledTimes(1); // The one that is gone.
    cut();
    expect(await open('/docs/ui/')).toBe(whole('first'));
    expect(await get(`/docs/${PICTURE}`)).toBe('picture');
  });

  const root = url('');
  test.each<[string, unknown, string[]]>([
    ['a page of another site', { page: 'https://acme.example/ui/', files: [] }, []],
    ['no page', { page: 7, files: [url('assets/a')] }, [url('assets/a')]],
    ['no list', { page: root }, [root]],
    [
      'what is no address',
      { page: root, files: [null, {}, url('assets/a'), url('assets/a')] },
      [root, url('assets/a')],
    ],
    ['another message', 'skip', []],
    ['null', null, []],
  ])('is listed correctly in a message with %s', (_, message, expected) => {
    expect(urlsOf(message, root, ['assets/'])).toEqual(expected);
  });

  test('holds 100 files at most', () => {
    const files = Array.from({ length: 101 }, (_, index) => url(`assets/${index}`));
    expect(urlsOf({ files }, root, ['assets/'])).toHaveLength(100);
  });
});

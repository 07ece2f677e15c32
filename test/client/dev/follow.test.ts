// What a page does about each message, and what an answer of the server means for it.
import { describe, expect, test } from 'vitest';
import { isOfSession, judge } from '../../../src/client/dev/answer.ts';
import { createFollower, isHere } from '../../../src/client/dev/follow.ts';
import type { ServeMessage } from '../../../src/model/serve.ts';
import { injectDevClient } from '../../../src/serve/inject.ts';

type Update = Extract<ServeMessage, { kind: 'update' }>;
const update = (parts: Partial<Update>): Update => ({
  kind: 'update',
  version: 1,
  routes: [],
  styles: [],
  demos: [],
  reload: false,
  ...parts,
});

function setUp(load: (script: string) => Promise<unknown> = async () => undefined) {
  const done: unknown[] = [];
  const hear = createFollower({
    base: '/docs/',
    path: () => '/docs/ui/button/',
    refresh: () => done.push('refresh'),
    reload: () => done.push('reload'),
    swapSheets: async (styles) => void done.push(...styles.map(({ to }) => to)),
    load,
    expectDemos: () => undefined,
    changeDemo: ({ script }) => done.push(script),
    renameDemos: (scripts) => done.push(...scripts.map(({ to }) => to)),
    showProblems: (problems) => done.push(problems.length),
    failed: (error) => done.push(error instanceof Error ? error.message : error),
  });
  return { hear, done };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

describe('a message', () => {
  // What it says; what the page does.
  test.each<[string, ServeMessage, unknown[]]>([
    ['its page is another', update({ routes: ['/ui/', '/ui/button/'] }), ['refresh']],
    ['other pages are others', update({ routes: ['/ui/', '/ui/buttons/'] }), []],
    ['any page may be another', update({ routes: 'all' }), ['refresh']],
    ['a sheet was replaced', update({ styles: [{ from: '/a.css', to: '/b.css' }] }), ['/b.css']],
    [
      'a demo was changed',
      update({ demos: [{ id: 'a', script: '/a.js' }], routes: ['/ui/button/'] }),
      ['refresh', '/a.js'],
    ],
    ['only a fresh load will do', update({ reload: true, routes: 'all' }), ['reload']],
    ['a demo has another address', { kind: 'renamed', scripts: [{ from: '/a.js', to: '/b.js' }] }, ['/b.js']],
    ['there are problems', { kind: 'problems', problems: [] }, [0]],
  ])('%s', async (_, message, expected) => {
    const { hear, done } = setUp();
    hear(message);
    await settle();
    expect(done).toEqual(expected);
  });

  test('about a demo that loads longer does not come over the next one about it', async () => {
    const loads = new Map<string, () => void>();
    const { hear, done } = setUp((script) => new Promise<void>((resolve) => loads.set(script, resolve)));
    for (const script of ['/1.js', '/2.js']) hear(update({ demos: [{ id: 'a', script }] }));
    loads.get('/2.js')?.();
    await settle();
    loads.get('/1.js')?.();
    await settle();
    expect(done).toEqual(['/2.js']);
  });

  test('about a demo that cannot be loaded leaves the present one', async () => {
    const { hear, done } = setUp(() => Promise.reject(new Error('no such script')));
    hear(update({ demos: [{ id: 'a', script: '/1.js' }] }));
    await settle();
    expect(done).toEqual(['no such script']);
  });
});

// Route; address of the page; whether they are one.
test.each([
  ['/ui/button/', '/docs/ui/button/', true],
  ['/ui/button/', '/docs/ui/button/index.html', true],
  ['/ui/button', '/docs/ui/button/', true],
  ['/', '/docs/', true],
  ['/ui/schaltfläche/', '/docs/ui/schaltfl%C3%A4che/', true],
  ['/ui/', '/docs/ui/button/', false],
  ['/ui/button/', '/docs/%E0%A4%A/', false],
])('%s is %s: %s', (route, path, expected) => {
  expect(isHere([route], path, '/docs/')).toBe(expected);
});

describe('an answer', () => {
  const page = { status: 200, html: '<!doctype html><html><p>a' };
  const lost = { status: 404, html: '<!doctype html><html><p>lost' };
  const problems = { status: 500, html: '<!doctype html><html lang="en" data-docs-gen-problems>' };
  test.each([
    ['a page', page, page, 'show'],
    ['a page where none was', lost, page, 'load'],
    ['none where a page was', page, lost, 'load'],
    ['none where none was', lost, lost, 'show'],
    ['problems where a page was', page, problems, 'keep'],
    ['problems with a friendly status', page, { ...problems, status: 200 }, 'keep'],
    ['a page where problems were', problems, page, 'load'],
    ['problems where problems were', problems, problems, 'keep'],
    ['a failure of something between', page, { status: 502, html: '<html>bad gateway' }, 'keep'],
    ['a text', page, { status: 200, html: 'maintenance' }, 'keep'],
  ] as const)('%s', (_, shown, given, verdict) => {
    expect(judge(shown, given)).toBe(verdict);
  });

  test('is of a session when it carries its token', () => {
    const html = injectDevClient('<html><body></body></html>', { base: '/', token: 'a1' });
    expect([isOfSession(html, 'a1'), isOfSession(html, 'a')]).toEqual([true, false]);
  });
});

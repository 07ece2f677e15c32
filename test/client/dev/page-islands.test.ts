// @vitest-environment happy-dom
// The islands of an open page after a change.
import { beforeEach, describe, expect, test } from 'vitest';
import { wake } from '../../../src/client/dev/islands.ts';
import { startIslands } from '../../../src/client/start-islands.ts';
import { find, open } from './open-page.ts';

// Scripts are not run here, which is no failure.
Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;

describe('islands', () => {
  const mounted: string[] = [];
  let isServed = false;
  beforeEach(() => {
    mounted.length = 0;
    document.body.innerHTML = '';
  });
  /** As React does: it marks the element, and makes its inside its own. */
  const mount = async (island: HTMLElement): Promise<void> => {
    mounted.push(island.getAttribute('props') ?? '');
    Reflect.set(island, '__reactContainer$x', {});
    island.innerHTML = '<button>live</button>';
    island.addEventListener('dg-end', () => Reflect.set(island, '__reactContainer$x', null));
  };
  const island = ({ props = '{}', when = 'load', name = 'Box', prefix = 'd0', html = 'server' }) =>
    `<dg-island name="${name}" when="${when}" props='${props}' prefix="${prefix}">${html}</dg-island>`;
  const demo = (script: string, text = '') =>
    island({ name: 'Demo', props: `{"src":"/docs/assets/demos/ui/${script}","name":"A"}`, html: `${text}server` });
  const start = async (body: string) => {
    const page = open({ body });
    // A page has one script, which finds these; here one serves all pages, and later ones ask it.
    if (!isServed) startIslands(document, { warm: () => undefined, mount });
    else for (const element of document.querySelectorAll('[when=load]')) wake(element);
    isServed = true;
    await settle();
    return page;
  };
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };

  test('that did not change are not touched', async () => {
    const page = await start(`<p>a</p>${island({})}`);
    const [element, inside] = [find('dg-island'), find('button')];
    await page.change({ body: `<h2>b</h2><p>a</p>${island({})}` });
    expect([find('dg-island'), find('button')]).toEqual([element, inside]);
    expect(find('button')).toBe(inside);
    expect(mounted).toEqual(['{}']);
  });

  test.each([
    ['props', { props: '{"a":1}' }],
    ['server HTML', { html: 'other' }],
    ['prefix, which ids of the page are made of', { prefix: 'd1' }],
  ])('with other %s end, and start anew', async (_, other) => {
    const page = await start(island({ props: '{"a":0}' }));
    const former = find('dg-island');
    await page.change({ body: island({ props: '{"a":0}', ...other }) });
    await settle();
    expect(Reflect.get(former, '__reactContainer$x')).toBeNull();
    expect(find('dg-island')).not.toBe(former);
    expect(mounted).toHaveLength(2);
    expect(find('dg-island').innerHTML).toBe('<button>live</button>');
  });

  test('that are new start when they ask for it', async () => {
    const page = await start('<p>a</p>');
    await page.change({
      body: `<p>a</p><div>${island({ props: '1' })}${island({ props: '2', when: 'interaction' })}</div>`,
    });
    await settle();
    expect(mounted).toEqual(['1']);
  });

  test('that go end', async () => {
    const page = await start(`<div>${island({})}</div><p>a</p>`);
    const former = find('dg-island');
    await page.change({ body: '<p>a</p>' });
    expect(Reflect.get(former, '__reactContainer$x')).toBeNull();
  });

  test('of demos keep their state over edits of the text, also when others hold their styles now', async () => {
    const page = await start(`<p>a</p>${demo('A-1.js', '<style>.a{}</style>')}`);
    const inside = find('button');
    await page.change({ body: `<p>b</p>${demo('A-1.js')}` });
    expect(find('button')).toBe(inside);
  });

  test('of a demo that was edited are mounted with its new script, and once only', async () => {
    const page = await start(`<figure id="A">${demo('A-1.js')}</figure><figure id="B">${demo('B-1.js')}</figure>`);
    const other = find('#B button');
    page.changeDemo({ id: 'ui/A', script: '/docs/assets/demos/ui/A-2.js' }, null);
    await settle();
    expect(mounted.filter((props) => props.includes('A-2.js'))).toHaveLength(1);
    expect(find('#A dg-island').hasAttribute('client')).toBe(true);
    const fresh = find('#A button');
    await page.change({
      body: `<figure id="A">${demo('A-2.js', 'new ')}</figure><figure id="B">${demo('B-1.js')}</figure>`,
    });
    await settle();
    expect(mounted).toHaveLength(3);
    expect(find('#A button')).toBe(fresh);
    expect(find('#B button')).toBe(other);
  });

  test('of a demo whose page came first are not mounted twice', async () => {
    const page = await start(demo('A-1.js'));
    await page.change({ body: demo('A-2.js') });
    await settle();
    page.changeDemo({ id: 'ui/A', script: '/docs/assets/demos/ui/A-2.js' }, null);
    await settle();
    expect(mounted).toHaveLength(2);
  });
});

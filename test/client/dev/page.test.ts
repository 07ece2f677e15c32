// @vitest-environment happy-dom
// A whole page that changes: head, islands, and what makes a fresh load necessary.
import { beforeEach, describe, expect, test } from 'vitest';
import { createIslands, wake } from '../../../src/client/dev/islands.ts';
import { createPage } from '../../../src/client/dev/page.ts';
import { swapSheets } from '../../../src/client/dev/sheets.ts';
import { startIslands } from '../../../src/client/start-islands.ts';

interface Parts {
  readonly head?: string;
  readonly body?: string;
  readonly attributes?: string;
}

const htmlOf = ({ head = '', body = '', attributes = 'lang="en"' }: Parts) =>
  `<!doctype html><html ${attributes}><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

function open(parts: Parts) {
  const html = htmlOf(parts);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  for (const { name, value } of parsed.documentElement.attributes) document.documentElement.setAttribute(name, value);
  document.head.innerHTML = parsed.head.innerHTML;
  document.body.innerHTML = parsed.body.innerHTML;
  const page = createPage(
    window as unknown as Window & typeof globalThis /* Of happy-dom. */,
    html,
    createIslands('/docs/'),
  );
  return { ...page, change: (next: Parts) => page.show(htmlOf(next)) };
}

// Scripts are not run here, which is no failure.
Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
};

describe('the head', () => {
  test('gets the new title, description and data', async () => {
    const head = (title: string, text: string) =>
      `<title>${title}</title><meta name="description" content="${text}"><script type="application/json" id="dg-config">{"a":"${text}"}</script>`;
    const page = open({ head: head('A', 'one') });
    await page.change({ head: head('B', 'two'), attributes: 'lang="de"' });
    expect(document.title).toBe('B');
    expect(find('[name=description]').getAttribute('content')).toBe('two');
    expect(find('#dg-config').textContent).toBe('{"a":"two"}');
    expect(document.documentElement.lang).toBe('de');
  });

  test('keeps what scripts put into it and made of it', async () => {
    const page = open({ head: '<title>A</title><meta name="theme-color" content="#fff">' });
    find('[name=theme-color]').setAttribute('content', '#000');
    document.head.insertAdjacentHTML('beforeend', '<style data-emotion="css">.a{}</style>');
    document.documentElement.setAttribute('data-color-mode', 'dark');
    await page.change({
      head: '<title>B</title><meta name="theme-color" content="#fff"><meta name="robots" content="x">',
    });
    expect(find('[name=theme-color]').getAttribute('content')).toBe('#000');
    expect(document.querySelectorAll('style')).toHaveLength(1);
    expect(find('[name=robots]').getAttribute('content')).toBe('x');
    expect(document.documentElement.dataset.colorMode).toBe('dark');
  });

  test('gets new scripts as elements that run', async () => {
    const page = open({ head: '<script type="module" src="data:text/javascript,1"></script>' });
    const added: Element[] = [];
    const append = document.head.append.bind(document.head);
    document.head.append = (...nodes) => {
      for (const node of nodes) if (node instanceof Element) added.push(node);
      for (const node of nodes) if (!(node instanceof Element)) append(node);
    };
    await page.change({
      head: '<script type="module" src="data:text/javascript,1"></script><script type="module" src="data:text/javascript,2"></script>',
    });
    Reflect.deleteProperty(document.head, 'append');
    expect(added.map(({ outerHTML }) => outerHTML)).toEqual([
      '<script type="module" src="data:text/javascript,2"></script>',
    ]);
  });
});

describe('a fresh load is necessary', () => {
  // Why; before; after.
  test.each<[string, Parts, Parts]>([
    [
      'the script of the page is another',
      { head: '<script src="data:,1"></script>' },
      { head: '<script src="data:,2"></script>' },
    ],
    ['an inline script is another', { head: '<script>"a"</script>' }, { head: '<script>"b"</script>' }],
    ['the page gets its first contents list', {}, { body: '<nav class="dg-contents"></nav>' }],
    ['the page gets its first group of tabs', {}, { body: '<div data-storage-key="pm"></div>' }],
    ['the page gets its first demo with a toolbar', {}, { body: '<div class="dg-demo-bar"></div>' }],
  ])('when %s', async (_, before, after) => {
    const page = open(before);
    expect(await page.change(after)).toBeNull();
  });

  test('and not when one more comes, or when the last one goes', async () => {
    const tabs = '<div data-storage-key="pm"></div>';
    const page = open({ body: tabs });
    expect(await page.change({ body: tabs + tabs })).not.toBeNull();
    expect(await page.change({ body: '' })).not.toBeNull();
    expect(await page.change({ body: tabs })).not.toBeNull();
  });
});

describe('focus', () => {
  test('stays in a field, with what is selected, while blocks around it come and go', async () => {
    const page = open({ body: '<p>a</p><input id="q"><p>b</p>' });
    const field = find('#q') as HTMLInputElement; // As written above.
    field.value = 'typed';
    field.focus();
    field.setSelectionRange(1, 3);
    await page.change({ body: '<h2>New</h2><p>c</p><input id="q"><p>b</p>' });
    expect(document.activeElement).toBe(field);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['typed', 1, 3]);
  });
});

test('a block of code is replaced in its frame, which keeps its place', async () => {
  const code = (text: string) =>
    `<div class="dg-code"><pre><code><span class="k">${text}</span></code></pre><button>Copy</button></div>`;
  const page = open({ body: code('let a') + code('let b') });
  const frame = document.querySelectorAll('pre')[1];
  await page.change({ body: code('let a') + code('const b') });
  expect(document.querySelectorAll('pre')[1]).toBe(frame);
  expect(frame?.textContent).toBe('const b');
});

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

describe('style sheets', () => {
  const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
  const hrefs = () => [...document.head.querySelectorAll('link')].map((sheet) => sheet.getAttribute('href'));

  test('stay until those in their place are loaded', async () => {
    const [first, second] = ['data:text/css,.a%7B%7D', 'data:text/css,.b%7B%7D'];
    const page = open({ head: link(first) });
    const shown = page.change({ head: link(second), body: '<p>new</p>' });
    expect(hrefs().sort()).toEqual([first, second]);
    expect(document.body.innerHTML).toBe('');
    for (const sheet of document.head.querySelectorAll('link')) sheet.dispatchEvent(new Event('load'));
    await shown;
    expect(hrefs()).toEqual([second]);
    expect(document.body.innerHTML).toBe('<p>new</p>');
  });

  test('are swapped one for one, in their place, and only where a page has them', async () => {
    const [first, second, other] = ['data:text/css,.a%7B%7D', 'data:text/css,.b%7B%7D', 'data:text/css,.c%7B%7D'];
    open({ head: link(first) + link(other) });
    const swapped = swapSheets(document, [
      { from: first, to: second },
      { from: '/not/here.css', to: '/nor/here.css' },
    ]);
    expect(hrefs()).toEqual([first, second, other]);
    for (const sheet of document.head.querySelectorAll('link')) sheet.dispatchEvent(new Event('load'));
    await swapped;
    expect(hrefs()).toEqual([second, other]);
  });
});

// @vitest-environment happy-dom
// An open page after a change: head, focus, style sheets, and the need for a reload.
import { describe, expect, test } from 'vitest';
import { swapSheets } from '../../../src/client/dev/sheets.ts';
import { find, open, type Parts } from './open-page.ts';

// Scripts are not run here, which is no failure.
Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;

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

  test('is told of by an event, for scripts that hold what was published before', async () => {
    const page = open({ head: '<title>A</title>' });
    const titles: string[] = [];
    document.addEventListener('docs-gen:morphed', () => titles.push(document.title), { once: true });
    await page.change({ head: '<title>B</title>' });
    expect(titles).toEqual(['B']);
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

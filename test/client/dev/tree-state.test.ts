// @vitest-environment happy-dom
// The state of the reader and the changes by scripts are kept in an open page.
import { describe, expect, test } from 'vitest';
import { openPage } from './open-tree.ts';

describe('the state of the reader', () => {
  test('is kept because elements with the same content stay the same elements', () => {
    const page = openPage('<h2 id="a">A</h2><p>one</p><pre>code</pre>');
    const [heading, code] = [page.find('h2'), page.find('pre')];
    page.change('<p>zero</p><h2 id="a">A</h2><p>one!</p><pre>code</pre>');
    expect([page.find('h2'), page.find('pre')]).toEqual([heading, code]);
    expect(page.find('h2')).toBe(heading);
    expect(page.find('pre')).toBe(code);
  });

  test('includes open details next to and inside of a change', () => {
    const details = (text: string) => `<details><summary>s</summary><p>${text}</p></details>`;
    const page = openPage(`<p>a</p>${details('one')}${details('two')}`);
    for (const element of document.querySelectorAll('details')) element.open = true;
    page.change(`<p>b</p>${details('new')}${details('one!')}${details('two')}`);
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, true]);
  });

  test('includes typed text, until the server sends another value for the field', () => {
    const page = openPage('<p>a</p><input name="n" value="x"><textarea>t</textarea><input type="checkbox">');
    page.find<HTMLInputElement>('input').value = 'typed';
    page.find<HTMLTextAreaElement>('textarea').value = 'typed too';
    page.find<HTMLInputElement>('[type=checkbox]').checked = true;
    page.change('<p>b</p><input name="n" value="x"><textarea>t</textarea><input type="checkbox">');
    expect(page.find<HTMLInputElement>('input').value).toBe('typed');
    expect(page.find<HTMLTextAreaElement>('textarea').value).toBe('typed too');
    expect(page.find<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  });

  test('includes a selection before the changed part of a text', () => {
    const page = openPage('<p>One two three</p>');
    const text = page.find('p').firstChild;
    page.change('<p>One two four</p>');
    expect(page.find('p').firstChild).toBe(text);
    expect(text?.nodeValue).toBe('One two four');
  });

  test('is kept by moving as few elements as possible in a reordered list', () => {
    const page = openPage('<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>');
    const moved: string[] = [];
    const list = page.find('ul');
    const insert = list.insertBefore.bind(list);
    list.insertBefore = (node, before) => {
      moved.push(node.textContent ?? '');
      return insert(node, before);
    };
    page.change('<ul><li>b</li><li>c</li><li>d</li><li>a</li></ul>');
    expect(moved).toEqual(['a']);
  });
});

describe('the changes by scripts', () => {
  test('include attributes and classes that the server did not change', () => {
    const page = openPage('<a href="#x" class="link">x</a>');
    const link = page.find('a');
    link.setAttribute('aria-current', 'location');
    link.classList.add('seen');
    page.change('<a href="#x" class="link strong">y</a>');
    expect(link.outerHTML).toBe('<a href="#x" class="link seen strong" aria-current="location">y</a>');
  });

  test('are replaced by the server for an attribute that both changed', () => {
    const page = openPage('<p data-state="a">x</p>');
    page.find('p').dataset.state = 'mine';
    page.change('<p data-state="a">y</p>');
    expect(page.find('p').dataset.state).toBe('mine');
    page.change('<p data-state="b">y</p>');
    expect(page.find('p').dataset.state).toBe('b');
  });

  test('include added elements whose neighbours change', () => {
    const page = openPage('<h2><a>A</a></h2><p>one</p>');
    page.find('h2').insertAdjacentHTML('beforeend', '<button>script</button>');
    document.body.insertAdjacentHTML('beforeend', '<div role="status"></div>');
    page.change('<h2><a>B</a></h2><p>two</p><p>three</p>');
    expect(document.body.innerHTML).toBe(
      '<h2><a>B</a><button>script</button></h2><p>two</p><p>three</p><div role="status"></div>',
    );
  });

  test('include removed elements, until the server changes them', () => {
    const page = openPage('<p>a</p><ul><li><a>row</a></li><li>b</li></ul>');
    page.find('li > a').outerHTML = '<details open>rows</details>';
    page.change('<p>b</p><ul><li><a>row</a></li><li>c</li></ul>');
    expect(document.body.innerHTML).toBe('<p>b</p><ul><li><details open="">rows</details></li><li>c</li></ul>');
    page.change('<p>b</p><ul><li><a>Row</a></li><li>c</li></ul>');
    expect(document.body.innerHTML).toBe('<p>b</p><ul><li><a>Row</a></li><li>c</li></ul>');
  });

  test('include a changed text, until the server changes it', () => {
    const page = openPage('<button>Copy</button><p>a</p>');
    page.find('button').textContent = 'Copied';
    page.change('<button>Copy</button><p>b</p>');
    expect(page.find('button').textContent).toBe('Copied');
    page.change('<button>Take</button><p>b</p>');
    expect(page.find('button').textContent).toBe('Take');
  });

  test('include the content of a custom element, which is built again for a new text', () => {
    const page = openPage('<x-drawing><pre>a</pre></x-drawing><p>1</p>');
    const drawing = page.find('x-drawing');
    drawing.innerHTML = '<svg></svg>';
    page.change('<x-drawing><pre>a</pre></x-drawing><p>2</p>');
    expect(page.find('x-drawing')).toBe(drawing);
    expect(drawing.innerHTML).toBe('<svg></svg>');
    page.change('<x-drawing><pre>b</pre></x-drawing><p>2</p>');
    expect(page.find('x-drawing')).not.toBe(drawing);
    expect(page.find('x-drawing').innerHTML).toBe('<pre>b</pre>');
  });

  test('leave an unchanged custom element to continue with the new content', () => {
    const page = openPage('<x-box label="a"><p>a</p></x-box>');
    const box = page.find('x-box');
    page.change('<x-box label="b"><p>b</p></x-box>');
    expect(page.find('x-box')).toBe(box);
    expect(box.outerHTML).toBe('<x-box label="b"><p>b</p></x-box>');
  });
});

describe('an element that belongs to scripts', () => {
  test('is not compared inside, and replaced as a whole', () => {
    const added: (string | undefined)[][] = [];
    const removed: string[] = [];
    const page = openPage('<dg-island props="1"><b>server</b></dg-island><p>a</p>', {
      added: (live, former) => added.push([live.outerHTML, former?.outerHTML]),
      removed: (live) => removed.push(live.outerHTML),
    });
    const island = page.find('dg-island');
    island.innerHTML = '<i>live</i>';
    page.change('<dg-island props="1"><b>server</b></dg-island><p>b</p>');
    expect(page.find('dg-island')).toBe(island);
    expect(island.innerHTML).toBe('<i>live</i>');
    page.change('<dg-island props="2"><b>other</b></dg-island><p>b</p>');
    expect(document.body.innerHTML).toBe('<dg-island props="2"><b>other</b></dg-island><p>b</p>');
    expect(removed).toEqual(['<dg-island props="1"><i>live</i></dg-island>']);
    expect(added).toEqual([
      ['<dg-island props="2"><b>other</b></dg-island>', '<dg-island props="1"><i>live</i></dg-island>'],
    ]);
  });

  test('keeps the text that a page without scripts would show', () => {
    const page = openPage('<p>a</p>');
    page.change('<p>a</p><noscript><meta content="x.css"></noscript>');
    expect(page.find('noscript').children).toHaveLength(0);
    expect(page.find('noscript').textContent).toContain('x.css');
  });
});

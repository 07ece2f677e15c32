// @vitest-environment happy-dom
// Changes by the server are applied to an open page.
import { describe, expect, test } from 'vitest';
import { random as randomOf } from '../../support/random.ts';
import { bodyOf, openPage } from './open-tree.ts';

/** As text, whatever order the attributes have. */
function sorted(element: Element): string {
  return element.innerHTML.replace(/<[a-z0-9-]+([^<>]*)/g, (tag, attributes: string) =>
    tag.replace(attributes, (attributes.match(/ [^ ="]+(="[^"]*")?/g) ?? []).sort().join('')),
  );
}

describe('a change by the server', () => {
  // What; before; after.
  test.each([
    ['a word', '<p>One two three</p>', '<p>One 2 three</p>'],
    ['a heading that was added', '<h2 id="a">A</h2><p>x</p>', '<h2 id="new">New</h2><p>y</p><h2 id="a">A</h2><p>x</p>'],
    ['a heading that was renamed', '<h2 id="a"><a href="#a">A</a></h2>', '<h2 id="b"><a href="#b">B</a></h2>'],
    ['a list in another order', '<ul><li>a</li><li>b</li><li>c</li></ul>', '<ul><li>c</li><li>a</li><li>b</li></ul>'],
    ['an element of another kind', '<p>a</p>', '<pre>a</pre>'],
    ['attributes', '<a href="/a" title="t" class="x y">a</a>', '<a href="/b" class="y z" lang="de">a</a>'],
    ['all gone', '<p>a</p>text<!-- c -->', ''],
    ['all new', '', 'text<p>a</p><!-- c -->'],
    ['a comment', '<!-- a --><p>x</p>', '<!-- b --><p>x</p>'],
    ['a template', '<template><p>a</p></template>', '<template><p>b</p></template>'],
    ['ids that change places', '<p id="a">1</p><p id="b">2</p>', '<p id="b">1</p><p id="a">2</p>'],
    ['the same block twice', '<hr><p>a</p><hr>', '<hr><hr><p>a</p>'],
    [
      'a row of a table',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
      '<table><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
    ],
    ['a drawing', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', '<svg viewBox="0 0 2 2"><path d="M1 1"/><g/></svg>'],
  ])('is applied to %s', (_, before, after) => {
    const page = openPage(before);
    page.change(after);
    expect(sorted(document.body)).toBe(sorted(bodyOf(after)));
    page.change(before);
    expect(sorted(document.body)).toBe(sorted(bodyOf(before)));
  });

  test('is applied last in a row of hundreds of random changes', () => {
    const random = randomOf(8);
    const page = openPage('');
    for (let count = 0; count < 150; count++) {
      const html = randomHtml(random, 4);
      page.change(html);
      expect(sorted(document.body)).toBe(sorted(bodyOf(html)));
    }
  });

  test('is applied if scripts gave attributes to random elements, which stay', () => {
    const random = randomOf(9);
    let html = randomHtml(random, 4);
    const page = openPage(html);
    for (let count = 0; count < 80; count++) {
      for (const element of document.body.querySelectorAll('*')) {
        if (random() < 0.1) element.setAttribute('data-scripted', '');
      }
      html = randomHtml(random, 4);
      page.change(html);
      const copy = bodyOf(document.body.innerHTML);
      for (const element of copy.querySelectorAll('[data-scripted]')) element.removeAttribute('data-scripted');
      expect(sorted(copy)).toBe(sorted(bodyOf(html)));
    }
  });
});

function randomHtml(random: () => number, depth: number): string {
  const count = Math.floor(random() * 5);
  return Array.from({ length: count }, () => {
    const word = 'abcdef'[Math.floor(random() * 6)] ?? '';
    if (depth === 0 || random() < 0.3) return word;
    const tag = ['div', 'section', 'ul', 'b'][Math.floor(random() * 4)] ?? 'div';
    const id = random() < 0.2 ? ` id="${word}${Math.floor(random() * 3)}"` : '';
    const classes = random() < 0.3 ? ` class="${word}"` : '';
    return `<${tag}${id}${classes}>${randomHtml(random, depth - 1)}</${tag}>`;
  }).join('');
}

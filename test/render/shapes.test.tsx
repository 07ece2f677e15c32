// Pages that share a rendering look as if each had its own: templates are given marks in the place of texts, and do not know.
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createShapes, type Given } from '../../src/render/shapes.ts';
import { englishTexts } from '../../src/render/texts.ts';
import { templates } from '../../templates/index.ts';

const common = { userLanguage: 'en', translations: englishTexts, base: '/', templates };
const shared = () => createShapes({ templates: undefined });
const own = createShapes({ templates: 'templates' });

/** What each page is given gives the same HTML, whether or not it shares the rendering of those before it. */
function alike<T extends object, H extends object>(
  pages: readonly Given<T, H>[],
  element: (props: T & H) => ReactElement,
): void {
  const shapes = shared();
  const render = (props: T & H) => renderToStaticMarkup(element(props));
  // A shape is shared from the second time on.
  for (const page of [...pages, ...pages]) expect(shapes('it', page, render)).toBe(own('it', page, render));
}

const text = fc.oneof(
  fc.string({ maxLength: 6 }).map((drawn) => drawn.replaceAll('\0', '')),
  fc.constantFrom('', '<b>', `"&'`, '{{name}}', '0', 'page', ' a ', 'javascript:alert(1)', ' JavaScript', '#', '$&'),
);
const orNull = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const few = <T,>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 3 });
const unlike = <T,>(value: fc.Arbitrary<T>, key: (one: T) => string) =>
  fc.uniqueArray(value, { maxLength: 3, selector: key }); // React asks for keys that differ.

test('contents lists', () => {
  const depth = fc.constantFrom<2 | 3>(2, 3);
  const entries = unlike(fc.record({ id: text, text, depth }), ({ id }) => id);
  const pages = fc.array(fc.record({ texts: fc.record({ entries }), html: fc.constant({}) }), { minLength: 2 });
  fc.assert(fc.property(pages, (drawn) => alike(drawn, (props) => <templates.ContentsList {...common} {...props} />)));
});

test('pages of documentation', () => {
  const link = fc.record({ title: orNull(text), href: text });
  const texts = fc.record({
    feedback: orNull(fc.record({ pathname: text, takesComments: fc.boolean(), issueHref: orNull(text) })),
    editUrl: orNull(text),
    lastUpdated: orNull(fc.record({ date: text, text, authors: few(fc.record({ name: text })) })),
    previous: orNull(link),
    next: orNull(link),
    crumbs: few(fc.record({ title: text, href: orNull(text) })),
    actions: orNull(
      fc.record({
        href: text,
        copy: fc.boolean(),
        view: fc.boolean(),
        openIn: unlike(fc.record({ name: text, href: text }), ({ name }) => name),
      }),
    ),
    title: text,
    description: text,
    hasHeading: fc.boolean(),
    hasLead: fc.boolean(),
    adSettings: orNull(text),
    tabs: fc.constant([]),
    api: orNull(
      fc.record({ id: text, entries: unlike(fc.record({ text, href: orNull(text) }), ({ text: key }) => key) }),
    ),
  });
  const html = fc.record({
    contents: orNull(fc.constantFrom('<ul></ul>', `<ul id='a"&'></ul>`)),
    intro: fc.constantFrom('', '<h1>a</h1>', '&amp;'),
    body: fc.constantFrom('', '<p>$1</p>', "<p title='&'>'</p>"),
  });
  // Two that differ in their texts alone are rare: of each there is a second one.
  const twice = fc.record({ texts, html }).map((page) => [page, { ...page, texts: renamed(page.texts) }]);
  fc.assert(
    fc.property(few(twice), (drawn) => alike(drawn.flat(), (props) => <templates.DocPage {...common} {...props} />)),
  );
});

/** Other texts in the same places. */
function renamed<T>(value: T): T {
  let count = 0;
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' && part !== '' ? `it's <${count++}>` : part,
  ) as T;
}

describe('a shape', () => {
  const page = (title: string) => ({ texts: { title, level: 2 }, html: { body: '<p></p>' } });
  const counted = () => {
    let count = 0;
    return {
      count: () => count,
      render: ({ title, level, body }: { title: string; level: number; body: string }) => {
        count++;
        return `${level}${title}${body}`;
      },
    };
  };

  test('is rendered for the first page that has it, and once for all others', () => {
    const [shapes, { render, count }] = [shared(), counted()];
    expect(shapes('it', page('a & b'), render)).toBe('2a & b<p></p>');
    expect(shapes('it', page('a & b'), render)).toBe('2a &amp; b<p></p>');
    expect(shapes('it', page("it's"), render)).toBe('2it&#x27;s<p></p>');
    expect(count()).toBe(2);
    shapes('it', page(''), render);
    shapes('it', { texts: { title: 'a', level: 3 }, html: { body: '<p></p>' } }, render);
    shapes('other', page('a'), render);
    expect(count()).toBe(5);
  });

  test('is none where the project has templates, or an address may be a script', () => {
    const { render, count } = counted();
    for (const title of ['a', 'b']) expect(own('it', page(title), render)).toBe(`2${title}<p></p>`);
    const shapes = shared();
    for (const title of ['b', 'javascript:a()', ' JAVA\nscript:b()'])
      expect(shapes('it', page(title), render)).toBe(`2${title}<p></p>`);
    expect(count()).toBe(5);
  });
});

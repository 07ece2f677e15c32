// API pages as HTML: sections, ids, labels and valid markup.
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { englishTexts } from '../../src/render/texts.ts';
import { BARE, FULL } from './component-json.ts';
import { namingPage, readAll, readComponent, readFunction, readInterface } from './project.ts';
import { idsOf, NO_FACTS, render } from './render.tsx';

describe('the page of a component', () => {
  test('has its sections in order, each heading the link to itself', async () => {
    const { value } = await readComponent(FULL);
    const html = render(value, { description: '<p>About.</p>', sourceUrl: 'https://code.example/DataTable.tsx' });
    const headings = [
      ...html.matchAll(/<h[123](?: id="([^"]*)")?[^>]*>(?:<a class="dg-anchor" href="#([^"]*)">)?([^<]*)/g),
    ];
    expect(headings.map(([, id, href, text]) => [id, href, text])).toEqual([
      [undefined, undefined, 'DataTable API'],
      ['import', 'import', 'Import'],
      ['props', 'props', 'Props'],
      ['inheritance', 'inheritance', 'Inheritance'],
      ['theme-default-props', 'theme-default-props', 'Theme default props'],
      ['demos', 'demos', 'Demos'],
      ['slots', 'slots', 'Slots'],
      ['classes', 'classes', 'CSS classes'],
      ['source-code', 'source-code', 'Source code'],
    ]);
    const order = ['DataTable is deprecated', 'class="description"', 'id="import"', '<p>About.</p>', 'id="props"'].map(
      (part) => html.indexOf(part),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test.each([
    ['every kind of data', FULL],
    ['nearly no data', BARE],
  ])('with %s has exactly the ids that its data lists, in the same order', async (_, json) => {
    const { value } = await readComponent(json);
    expect(idsOf(render(value))).toEqual(value.anchors);
  });

  test('points to further reading in the words of the text table', async () => {
    const { value } = await readComponent(FULL);
    expect(render(value)).toContain('<div>More on this: <span><a href="/ui/a/">docs</a></span>.</div>');
    const translations = { ...englishTexts, apiPage: { ...englishTexts.apiPage, seeMore: '详见{{link}}。' } };
    expect(render(value, { translations })).toContain('<div>详见<span><a href="/ui/a/">docs</a></span>。</div>');
  });

  test('shows import lines as alternatives', async () => {
    const { value } = await readComponent(FULL);
    const code = /<pre[^>]*>(.*?)<\/pre>/s.exec(render(value))?.[1]?.replace(/<[^>]*>/g, '');
    expect(code).toBe("import DataTable from 'ui/DataTable';\n// or\nimport { DataTable } from 'ui';");
  });

  test('marks required props with a star and, for screen readers, a word', async () => {
    const { value } = await readComponent(FULL);
    const html = render(value);
    expect(html).toContain(
      'rows<span class="dg-api-required" aria-hidden="true">*</span><span class="dg-sr"> (required)</span>',
    );
    expect(html.match(/\(required\)/g)).toHaveLength(1);
  });

  test('has a column of defaults only if there is a default, and a dash in rows without one', async () => {
    const column = '<th scope="col" data-column="default">Default</th>';
    const { value: without } = await readComponent({ props: { a: { type: { name: 'bool' } } } });
    expect(render(without)).not.toContain(column);
    const { value } = await readComponent({
      props: { a: { type: { name: 'bool' } }, b: { type: { name: 'bool' }, default: false } },
    });
    expect(render(value)).toContain(column);
    expect(render(value)).toContain('<td data-label="Default" data-empty="">–</td>');
    expect(render(value)).toContain('<td data-label="Default"><code>false</code></td>');
  });

  test('folds the rows of a group below the others, and does not count them in the contents', async () => {
    const type = { name: 'string' };
    const { value } = await readComponent({
      props: {
        onCopy: { type, group: 'events' },
        m: { type, group: 'system' },
        gap: { type },
        p: { type, group: 'system' },
      },
    });
    const html = render(value);
    expect(idsOf(html)).toEqual(value.anchors);
    const [open = '', system = '', events = ''] = html.split('<details class="dg-api-group">');
    expect(open).toContain('id="button-prop-gap"');
    expect(open).not.toContain('id="button-prop-m"');
    expect(system).toContain('<summary>Style and system props <span class="dg-chip">2</span></summary>');
    expect(idsOf(system)).toEqual(['button-prop-m', 'button-prop-p']);
    expect(idsOf(events)).toContain('button-prop-onCopy');
    expect(value.toc).toEqual([{ id: 'props', text: 'Props', depth: 2, count: 1 }]);
    expect(html).toContain('<a href="#props">Props (1)</a>');
  });

  test('folds deprecated props and classes, unless all are deprecated', async () => {
    const type = { name: 'string' };
    const old = { key: 'a', className: 'A', description: '', isDeprecated: true };
    const { value } = await readComponent({
      props: { was: { type, deprecated: true, deprecationInfo: 'Use `is`.' }, is: { type } },
      classes: [old, { ...old, key: 'b', className: 'B', isDeprecated: false }],
    });
    const html = render(value);
    expect(idsOf(html)).toEqual(value.anchors);
    const [, props = '', classes = ''] = html.split('<details class="dg-api-group">');
    expect(props).toContain('<summary>Deprecated <span class="dg-chip">1</span></summary>');
    expect(idsOf(props)[0]).toBe('button-prop-was');
    expect(idsOf(classes)).toEqual(['button-classes-A']);
    const all = await readComponent({ props: { was: { type, deprecated: true } } });
    expect(render(all.value)).not.toContain('<details class="dg-api-group">');
  });

  test('has plan badges, which are links if the config names a page about the plan', async () => {
    const { value } = await readComponent(FULL);
    const html = render(value, { planHref: { pro: '/plans/#pro' } });
    expect(html).toContain('<a class="dg-chip dg-api-plan-pro" href="/plans/#pro" title="Pro plan">Pro</a>');
    expect(html).toContain('<span class="dg-chip dg-api-plan-premium" title="Premium plan">Premium</span>');
  });

  test.each([
    ['HTMLDivElement', 'A ref given to A points to its root: <code>HTMLDivElement</code>.'],
    [null, 'A takes no ref.'],
  ])('describes the element of a ref: %s', async (forwardsRefTo, sentence) => {
    const { value } = await readComponent({ name: 'A', forwardsRefTo });
    expect(render(value)).toContain(sentence);
  });

  test.each([
    [{ spread: true }, 'Every other prop is handed on to the root element.'],
    [
      { spread: true, inheritance: { component: 'Paper', pathname: '/p/' } },
      'Every other prop is handed on to the Paper component.',
    ],
  ])('describes which element receives other props: %j', async (json, sentence) => {
    const { value } = await readComponent(json);
    expect(render(value)).toContain(sentence);
    expect(render({ ...value, spread: false })).not.toContain(sentence);
  });

  test('links to a section only if the page has it', async () => {
    const props = { slots: { type: { name: 'object' }, additionalInfo: { slotsApi: true, cssApi: true } } };
    const { value: without } = await readComponent({ props });
    expect(render(without)).not.toMatch(/href="#(?:slots|classes)"/);
    const { value } = await readComponent({ props, slots: [{ name: 'a' }], classes: [{ key: 'a', className: 'a' }] });
    expect(render(value)).toContain('<a href="#slots">slots</a>');
    expect(render(value)).toContain('<a href="#classes">CSS classes</a>');
  });

  test('names the source file, as a link if its address is known', async () => {
    const { value } = await readComponent(FULL);
    expect(render(value)).toContain('<code>/src/DataTable.tsx</code>');
    expect(render(value, { sourceUrl: 'https://a.test/x' })).toContain(
      '<a href="https://a.test/x">/src/DataTable.tsx</a>',
    );
  });
});

test('the page of a type marks optional properties, and has no sections of a component', async () => {
  const { value } = await readInterface({
    properties: {
      id: { type: { description: 'string' }, required: true },
      row: { type: { description: 'R' }, isProPlan: true },
    },
    interfaceDescription: 'About <b>rows</b>.',
  });
  const html = render(value);
  expect(idsOf(html)).toEqual(value.anchors);
  expect(html).toContain('<div>About <b>rows</b>.</div>');
  expect(html).toContain(
    'row<span class="dg-api-optional" aria-hidden="true">?</span><span class="dg-sr"> (optional)</span>',
  );
  expect(html.match(/\(optional\)/g)).toHaveLength(1);
  expect(html).not.toMatch(/\bref\b|Source code|CSS classes/);
});

const HOOK = {
  name: 'useTable',
  imports: "import { useTable } from 'ui';",
  parameters: {
    size: { type: { name: 'Size' }, required: true, since: '1.1.0' },
    rows: { type: { name: 'Map<Size, string>' } },
  },
  returnValue: { open: { type: { name: '() => void' }, deprecated: true } },
  signatures: ['useTable(parameters: UseTableParameters): UseTableReturnValue'],
  filename: '/src/useTable.ts',
};

test('the page of a hook has exactly the ids that its data lists, and links the names in its types', async () => {
  const { value } = await readFunction(HOOK);
  const html = render(value, { facts: { ...NO_FACTS, typeHrefs: [{ Size: '/ui/api/size/' }] } });
  expect(idsOf(html)).toEqual(value.anchors);
  expect(html).toContain('<div class="dg-api-type t"><a href="/ui/api/size/">Size</a></div>');
  expect(html).toContain('Map&lt;<wbr><a href="/ui/api/size/">Size</a>, string&gt;</div>');
  expect(html).toContain('<span class="dg-chip">Since 1.1.0</span>');
});

test('a tab and a list of pages have exactly the ids that their data lists', async () => {
  const { value } = await readAll({
    files: { 'api/data-table.json': FULL, 'api/bare.json': BARE, 'api/use-table.json': HOOK },
    api: { layout: 'tabs', index: true },
    pages: [namingPage('/ui/table/', { components: 'DataTable, Bare', hooks: 'useTable' })],
  });
  expect(value.map(({ kind }) => kind)).toEqual(['index', 'tabs', 'tabs']);
  const facts = { ...NO_FACTS, inherited: [[], []], sources: [null, null] };
  for (const doc of value) expect(idsOf(render(doc, { facts }))).toEqual(doc.anchors);
});

test('a type of a prop that is its signature is shown once', async () => {
  const type = '(event: Event) => void';
  const prop = {
    type: { name: type },
    signature: { type, describedArgs: ['event'] },
    typeDescriptions: { event: 'What.' },
  };
  const { value } = await readComponent({ props: { onChange: prop } });
  const text = render(value).replace(/<[^>]*>/g, '');
  expect(text.match(/Event\) =&gt; void/g)).toHaveLength(1);
  expect(render(value)).toContain('<code>event</code>');
});

describe('the HTML of the page of a component', () => {
  const validate = async (body: string) => {
    const html = `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><main>${body}</main></body></html>`;
    const rules = {
      'attribute-boolean-style': 'off', // `checked=""`
      'no-inline-style': 'off',
      'long-title': 'off',
      'void-style': 'off',
      'no-trailing-whitespace': 'off',
    } as const;
    const report = await new HtmlValidate({
      extends: ['html-validate:recommended'],
      elements: ['html5', { 'dg-island': { flow: true, phrasing: true, attributes: {} } }],
      rules,
    }).validateString(html);
    return report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
  };

  test.each([
    ['every kind of data', FULL],
    ['nearly no data', BARE],
  ])('is valid with %s', async (_, json) => {
    const { value } = await readComponent(json);
    expect(await validate(render(value))).toEqual([]);
  });
});

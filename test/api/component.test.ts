// The API data of components: sections, ids, summary and theme defaults.
import { describe, expect, test } from 'vitest';
import { readComponent } from './project.ts';

describe('a component', () => {
  test('has its data from one file and its texts from another', async () => {
    const { value, diagnostics } = await readComponent(
      {
        imports: ["import Button from 'ui/Button';", "import { Button } from 'ui';"],
        props: {
          size: { type: { name: 'enum', description: "'s'<br>&#124;&nbsp;'l'" }, default: "'s'", required: true },
        },
        slots: [{ name: 'root', description: 'x', default: "'button'", class: 'UiButton-root' }],
        classes: [{ key: 'root', className: 'UiButton-root', description: 'x', isGlobal: false }],
        filename: '/src/Button.tsx',
        spread: true,
        forwardsRefTo: 'HTMLButtonElement',
        themeDefaultProps: true,
        muiName: 'UiButton',
        inheritance: { component: 'Base', pathname: '/ui/api/base' },
      },
      {
        componentDescription: 'Text with `code`.',
        propDescriptions: { size: { description: 'How <em>big</em>.' } },
        slotDescriptions: { root: 'The <code>button</code>.' },
        classDescriptions: { root: { description: 'On {{nodeName}}.', nodeName: 'the root' } },
      },
    );
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({
      route: '/ui/api/item/',
      file: 'content/ui/api/item.json',
      productKey: 'ui',
      name: 'Button',
      title: 'Button API',
      markdown: 'Text with `code`.',
      description: null,
      themeName: 'UiButton',
      forwardsRefTo: 'HTMLButtonElement',
      inheritance: { component: 'Base', href: '/ui/api/base/' },
      source: '/src/Button.tsx',
      spread: true,
      deprecated: false,
    });
    expect(value.props[0]).toMatchObject({
      type: "'s'<br>&#124;&nbsp;'l'",
      default: "'s'",
      required: true,
      description: 'How <em>big</em>.',
      plan: 'community',
    });
    expect(value.slots[0]).toMatchObject({
      className: 'UiButton-root',
      default: "'button'",
      description: 'The <code>button</code>.',
    });
    expect(value.classes[0]).toMatchObject({ className: 'UiButton-root', description: 'On the root.' });
  });

  test('may have its texts in the file of its data, as markdown', async () => {
    const { value } = await readComponent({
      componentDescription: 'About.',
      props: { a: { type: { name: 'bool' }, description: 'Is `Array<T>`, <b>really</b>.\n\nAnd more.' } },
      slots: [{ name: 'root', description: 'Cast: `A<B & C>`.' }],
      classes: [{ key: 'root', className: 'X-root', description: 'On {{nodeName}}.', nodeName: '`<i>`' }],
    });
    expect(value.markdown).toBe('About.');
    expect(value.props[0]?.description).toBe('<p>Is <code>Array&lt;T&gt;</code>, <b>really</b>.</p><p>And more.</p>');
    expect(value.slots[0]?.description).toBe('Cast: <code>A&lt;B &amp; C&gt;</code>.');
    expect(value.classes[0]?.description).toBe('On <code>&lt;i&gt;</code>.');
  });

  test('keeps the order of its props, and sorts its classes in English order', async () => {
    const { value } = await readComponent({
      props: { b: { type: { name: 'bool' } }, a: { type: { name: 'bool' } } },
      classes: ['Ui-b', 'ui-a', 'Mui-c', 'Ui-A'].map((className) => ({ key: className, className, description: '' })),
    });
    expect(value.props.map(({ name }) => name)).toEqual(['b', 'a']);
    expect(value.classes.map(({ className }) => className)).toEqual(['Mui-c', 'ui-a', 'Ui-A', 'Ui-b']);
  });

  test('has the ids that external links rely on, in page order', async () => {
    const { value } = await readComponent({
      name: 'ChartsXAxis',
      imports: "import { ChartsXAxis } from 'ui';",
      demos: '<ul></ul>',
      props: { maxSize: { type: { name: 'number' } } },
      slots: [
        { name: 'axisLine', description: '' },
        { name: 'axisTick', description: '', class: 'MuiX-tick' },
      ],
      classes: [{ key: 'root', className: 'MuiX-root', description: '' }],
      inheritance: { component: 'Base', pathname: '/ui/api/base/' },
      themeDefaultProps: true,
      muiName: 'MuiX',
      filename: '/a.ts',
    });
    expect(value.anchors).toEqual([
      'import',
      'props',
      'charts-x-axis-prop-maxSize',
      'inheritance',
      'theme-default-props',
      'demos',
      'slots',
      'ChartsXAxis-css-axisLine',
      'ChartsXAxis-css-MuiX-tick',
      'classes',
      'charts-x-axis-classes-MuiX-root',
      'source-code',
    ]);
    expect(value.toc).toEqual([
      { id: 'import', text: 'Import', depth: 2 },
      { id: 'props', text: 'Props', depth: 2, count: 1 },
      { id: 'demos', text: 'Demos', depth: 2 },
      { id: 'slots', text: 'Slots', depth: 2, count: 2 },
      { id: 'classes', text: 'CSS classes', depth: 2, count: 1 },
      { id: 'source-code', text: 'Source code', depth: 2 },
    ]);
  });

  test('has #classes even without classes, before its slots, and no entry for it in the table of contents', async () => {
    const { value } = await readComponent({ slots: [{ name: 'root' }] });
    expect(value.anchors).toEqual(['props', 'classes', 'slots', 'Button-css-root']);
    expect(value.toc.map(({ id }) => id)).not.toContain('classes');
  });

  test('has a different id in each row if two slots share a class', async () => {
    const { value } = await readComponent({
      slots: [
        { name: 'a', class: 'X' },
        { name: 'b', class: 'X' },
      ],
    });
    expect(value.slots.map(({ id }) => id)).toEqual(['Button-css-X', 'Button-css-X-2']);
  });

  test.each([
    [{}, 'The props of the Button component, each with its type, its default and what it does.'],
    [
      { slots: [{ name: 'a' }] },
      'The props and slots of the Button component, each with its type, its default and what it does.',
    ],
    [
      { slots: [{ name: 'a' }], classes: [{ key: 'a', className: 'a' }] },
      'The props, slots and CSS classes of the Button component, each with its type, its default and what it does.',
    ],
  ])('has a summary of its sections: %j', async (json, summary) => {
    expect((await readComponent(json)).value.summary).toBe(summary);
  });

  test.each([
    ['the theme sets no defaults', { themeDefaultProps: false, muiName: 'UiButton' }],
    ['the theme is not mentioned', { themeDefaultProps: null, muiName: 'UiButton' }],
    ['its name in the theme is unknown', { themeDefaultProps: true }],
  ])('has no section on theme defaults if %s', async (_, json) => {
    const { value } = await readComponent(json);
    expect(value.themeName).toBeNull();
    expect(value.anchors).not.toContain('theme-default-props');
  });

  test.each(['/src/A.tsx', 'src/A.tsx'])(
    'has the path of its source from the top of the repository: %s',
    async (filename) => {
      expect((await readComponent({ filename })).value.source).toBe('/src/A.tsx');
    },
  );

  test('is deprecated with its reason', async () => {
    const { value } = await readComponent(
      { deprecated: true, deprecationInfo: 'x' },
      { deprecationInfo: 'Use <code>B</code>.' },
    );
    expect(value).toMatchObject({ deprecated: true, deprecationInfo: 'Use <code>B</code>.' });
  });
});

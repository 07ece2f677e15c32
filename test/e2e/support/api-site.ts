// A site with API pages of every kind: 80 props on one, tabs, a hook, a type, lists of all.

/** Has 80 props, six of which are written out: the others differ in their types and defaults only. */
export const WIDE = '/ui/api/wide/';
/** Pages of API, and pages that link to them. */
export const API_PAGES = [
  ...[WIDE, '/ui/api/', '/ui/api/use-button/', '/ui/api/table-size/', '/ui/api/data-grid/grid/'],
  ...['/ui/button/', '/base/button/', '/base/button/components-api/', '/base/button/hooks-api/', '/base/api/alone/'],
];

const CONFIG = `export default {
  title: 'Acme',
  url: 'https://acme.example',
  repo: { url: 'https://code.example/acme', branch: 'main' },
  products: [
    { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: { index: true } },
    { id: 'base', prefix: '/base/', name: 'Acme Base', contentDir: 'content/base', api: { layout: 'tabs' } },
  ],
};
`;

const COLORS = ['primary', 'secondary', 'success', 'warning', 'error', 'info', 'neutral', 'inherit'];
const ICONS = Array.from({ length: 60 }, (_, index) => `'icon-of-number-${index + 1}'`).join(' | ');

function wideProps(): Record<string, unknown> {
  const plain = Array.from({ length: 74 }, (_, index) => [
    `option${String(index + 1).padStart(2, '0')}`,
    {
      type: {
        name: ['boolean', 'number', COLORS.map((color) => `'${color}'`).join(' | '), 'React.ReactNode'][index % 4],
      },
      ...(index % 3 === 0 ? { default: index % 4 === 0 ? 'false' : index % 4 === 1 ? '0' : "'primary'" } : {}),
      description: `What option ${index + 1} does, with \`code\` and **weight**.`,
    },
  ]);
  return {
    children: { type: { name: 'React.ReactNode' }, required: true, description: 'What it holds.' },
    classes: { type: { name: 'Partial<WideClasses>' }, additionalInfo: { cssApi: true }, description: 'Classes.' },
    icon: {
      type: { name: ICONS },
      description: 'One of many.\n\n- a list\n- of two\n\n```tsx\n<Wide icon="a" />\n```',
    },
    onResize: {
      type: { name: '(event: React.SyntheticEvent<HTMLElement>, size: TableSize) => void' },
      since: '5.2.0',
      description: 'Called when it has another size. See [the button](/ui/button/).',
      signature: {
        type: '(event: React.SyntheticEvent<HTMLElement>, size: TableSize) => void',
        describedArgs: ['event', 'size'],
      },
      typeDescriptions: { event: 'The event.', size: { description: 'The _new_ size.', argType: 'TableSize' } },
    },
    size: {
      type: { name: "'small' | 'medium' | TableSize | 'TableSize'" },
      default: "'medium'",
      deprecated: true,
      deprecationInfo: 'Use `onResize` in its place.',
      description: 'How large it is.',
    },
    tabs: { type: { name: 'number' }, isProPlan: true, description: 'Tabs.' },
    ...Object.fromEntries(plain),
  };
}

const json = (data: object) => `${JSON.stringify(data, null, 2)}\n`;

const button = (name: string) => ({
  name,
  imports: [`import { ${name} } from '@acme/base';`],
  componentDescription: `A ${name} that has no look.`,
  props: { disabled: { type: { name: 'boolean' }, default: 'false', description: 'Cannot be used.' } },
  slots: [{ name: 'root', description: 'The element.', default: "'button'", class: null }],
  classes: [{ key: 'disabled', className: 'base--disabled', description: 'When disabled.', isGlobal: true }],
  themeDefaultProps: true,
  muiName: `Base${name}`,
  filename: `/packages/base/src/${name}.tsx`,
});

const hook = {
  name: 'useButton',
  kind: 'hook',
  imports: ["import { useButton } from '@acme/base';"],
  hookDescription: 'What a button does, without an element.',
  signatures: ['(parameters: UseButtonParameters) => UseButtonReturnValue'],
  parameters: {
    disabled: { type: { name: 'boolean' }, default: 'false', description: 'Cannot be used.' },
    size: { type: { name: 'TableSize' }, required: true, description: 'How large.' },
  },
  returnValue: { getRootProps: { type: { name: '() => object' }, required: true, description: 'For the element.' } },
  since: '5.1.0',
};

export const apiSite: Readonly<Record<string, string>> = {
  'site.config.ts': CONFIG,
  'content/ui/button.md':
    '---\ncomponents: Wide, Paper\nhooks: useButton\n---\n\n# Wide things\n\n<p class="description">What is wide.</p>\n\nText.\n',
  'content/base/button.md':
    '---\ncomponents: Button, ButtonGroup\nhooks: useButton\n---\n\n# Button\n\n<p class="description">A button without a look.</p>\n\n## Use\n\nSee [its props](/base/button/components-api/#button) and [the alone](/base/api/alone/).\n',
  'content/ui/api/wide.json': json({
    name: 'Wide',
    imports: ["import Wide from '@acme/ui/Wide';", "import { Wide } from '@acme/ui';"],
    componentDescription: 'A **wide** thing. It is used by `Paper`.\n\n## More about it\n\nText.',
    props: wideProps(),
    slots: [
      { name: 'root', description: 'The root.', default: "'div'", class: 'AcmeWide-root' },
      { name: 'icon', description: 'The icon.', default: "'span'", class: 'AcmeWide-icon' },
    ],
    classes: [
      { key: 'root', className: 'AcmeWide-root', description: 'On the root.', isGlobal: false },
      { key: 'disabled', className: 'Mui-disabled', description: 'When disabled.', isGlobal: true },
    ],
    cssVariables: [
      { name: '--wide-color', description: 'Color of its *edge*.', default: 'currentColor' },
      { name: '--wide-gap', description: 'Between parts.' },
    ],
    spread: true,
    forwardsRefTo: 'HTMLDivElement',
    themeDefaultProps: true,
    muiName: 'AcmeWide',
    filename: '/packages/ui/src/Wide.tsx',
    inheritance: { component: 'Paper', pathname: '/ui/api/paper/' },
    inherited: [
      { component: 'Paper', pathname: '/ui/api/paper/', props: ['elevation', 'gone'] },
      { component: 'Unknown', pathname: null, props: ['what'] },
    ],
    since: '4.0.0',
    deprecated: true,
    deprecationInfo: 'Use [`Paper`](/ui/api/paper/).',
  }),
  'content/ui/api/paper.json': json({
    name: 'Paper',
    imports: ["import { Paper } from '@acme/ui';"],
    componentDescription: 'A sheet on which things lie. It has a shadow.',
    props: { elevation: { type: { name: 'number' }, default: 1, description: 'Depth of the shadow.' } },
  }),
  'content/ui/api/use-button.json': json(hook),
  'content/ui/api/table-size.json': json({
    name: 'TableSize',
    imports: ["import { TableSize } from '@acme/ui';"],
    interfaceDescription: 'How large a *table* is.',
    properties: {
      rows: { type: { name: 'number' }, required: true, description: 'Rows.' },
      owner: { type: { name: 'TableSize | Wide' }, description: 'What it is the size of.' },
    },
  }),
  'content/ui/api/data-grid/grid.json': json({
    name: 'Grid',
    imports: [],
    props: { rows: { type: { name: 'TableSize[]' }, required: true, description: 'Rows.' } },
  }),
  'content/base/api/button.json': json(button('Button')),
  'content/base/api/button-group.json': json(button('ButtonGroup')),
  'content/base/api/use-button.json': json(hook),
  'content/base/api/alone.json': json({
    ...button('Alone'),
    props: {
      disabled: {
        type: { name: 'boolean' },
        description: 'See [the button](/base/api/button/) and [its slots](/base/api/button/#button-slots).',
      },
    },
  }),
};

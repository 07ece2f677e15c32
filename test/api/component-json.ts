// JSON of components: with every section and every kind of row, and with nearly none.
/** A page with every section and every kind of row. */
export const FULL = {
  name: 'DataTable',
  imports: ["import DataTable from 'ui/DataTable';", "import { DataTable } from 'ui';"],
  demos: '<ul><li><a href="/ui/react-table/">Table</a></li></ul>',
  deprecated: true,
  deprecationInfo: 'Use <code>Grid</code>.',
  componentDescription: 'About.',
  props: {
    rows: { type: { name: 'array' }, required: true, description: 'The rows.' },
    size: {
      type: { description: "'s'<br>&#124;&nbsp;'l'" },
      default: "'s'",
      deprecated: true,
      deprecationInfo: 'Not used.',
    },
    onChange: {
      type: { name: 'func' },
      description: '<p>Called <b>late</b>.</p><ul><li>a</li></ul>',
      signature: { type: 'function(event: E<T>) => void', describedArgs: ['event'], returned: 'void' },
      typeDescriptions: {
        event: { description: '<p>The event.</p>', argType: 'T', argTypeDescription: 'Any.' },
        void: 'Nothing.',
      },
      seeMoreLink: { url: '/ui/a/', text: 'docs' },
      requiresRef: true,
      isProPlan: true,
    },
    classes: { type: { name: 'object' }, additionalInfo: { cssApi: true } },
    slots: { type: { name: 'object' }, additionalInfo: { slotsApi: true, sx: true }, isPremiumPlan: true },
  },
  slots: [{ name: 'root', description: 'Root.', default: '<div />', class: 'UiTable-root' }, { name: 'cell' }],
  classes: [
    { key: 'root', className: 'UiTable-root', description: 'Root.' },
    {
      key: 'disabled',
      className: 'Ui-disabled',
      description: 'Off.',
      isGlobal: true,
      isDeprecated: true,
      deprecationInfo: 'Gone.',
    },
  ],
  spread: true,
  forwardsRefTo: 'HTMLDivElement',
  inheritance: { component: 'Paper', pathname: '/ui/api/paper/' },
  themeDefaultProps: true,
  muiName: 'UiTable',
  filename: '/src/DataTable.tsx',
};

export const BARE = { name: 'Bare', props: {} };

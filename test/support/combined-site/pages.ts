// The pages of a combined site, of every kind that its row has: the start page, the page with all parts, API pages, and so on.
import type { SiteFiles } from '../site-chain.ts';
import { SPECIAL } from './config.ts';
import type { SiteRow } from './factors.ts';
import { partsOf } from './parts.ts';

const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

export function pagesOf(row: SiteRow): SiteFiles {
  return {
    ...homeOf(row),
    ...rootOf(row),
    ...partsPage(row),
    ...apiOf(row),
    ...treeOf(row),
    'content/ui/link.md': page(
      'Link',
      { order: 3, ...(row.names === 'special' && { title: SPECIAL, description: SPECIAL }) },
      LINK,
    ),
    'content/ui/guides/start.md': page(
      'Start here',
      { route: '/ui/start/', ...LAYOUT_FIELDS },
      'Read [on](../link.md).\n',
    ),
    'content/kit/index.md': page('Kit', {}, 'See [the button](/ui/button/).\n'),
    'content/kit/tools.md': page('Tools', {}, 'See [the tools](#text).\n\n## Text\n'),
    ...(row.unlisted === 'on' && {
      'content/ui/hidden.md': page('Hidden', { unlisted: true }, 'See [a page](/ui/link/).\n'),
    }),
    ...(row.draft === 'on' && { 'content/ui/later.md': page('Later', { draft: true }, 'Not [yet](/ui/nowhere/).\n') }),
  };
}

const LAYOUT_FIELDS = { disableToc: true, wideLayout: true, disableAd: true };

const LINK = `Read [the button](/ui/button/#end), [the kit](/kit/) and [the second part](#second-part).

## First part

Text.

## Second part

Text, and [a note](/notes.txt).
`;

function page(title: string, fields: Readonly<Record<string, unknown>>, text: string): string {
  const lines = Object.entries({ description: `About ${title}.`, ...fields }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}\n`, // JSON is YAML.
  );
  return `---\n${lines.join('')}---\n\n# ${title}\n\n${text}`;
}

const LANDING = {
  layout: 'landing',
  hero: {
    eyebrow: 'Version 2',
    title: 'Components',
    actions: [
      { text: 'Start', href: '/ui/start/', primary: true },
      { text: 'Kit', href: '/kit/' },
    ],
    code: 'npm install acme',
  },
  cards: [
    { title: 'Button', text: 'Starts an action.', href: '/ui/button/', icon: 'component' },
    { title: 'Kit', href: '/kit/', product: 'kit' },
    { title: 'No link', text: 'Text.' },
  ],
};

function startPage(kind: 'landing' | 'overview' | 'doc', title: string): string {
  const text = 'Start with [the button](/ui/button/#end).\n\n## First steps\n\nText.\n';
  if (kind === 'landing') return page(title, LANDING, text);
  return page(title, kind === 'overview' ? { layout: 'overview' } : {}, text);
}

function homeOf({ home, languages }: SiteRow): SiteFiles {
  if (home === 'generated') return {};
  const suffix = translationOf(languages);
  return {
    'content/ui/index.md': startPage(home, 'Acme UI'),
    ...(suffix && { [`content/ui/index-${suffix}.md`]: startPage(home, 'Acme UI, translated') }),
  };
}

function rootOf({ root }: SiteRow): SiteFiles {
  return root === 'none' ? {} : { 'content/site/index.md': startPage(root, 'Acme') };
}

/** The language of translations: not the default one. */
export function translationOf(languages: SiteRow['languages']): string | null {
  return { one: null, chinese: 'zh', arabic: 'ar', 'arabic-first': 'en' }[languages];
}

function partsPage(row: SiteRow): SiteFiles {
  const { text, files } = partsOf(row);
  const head = row.head === 'on' && { head: [{ tag: 'meta', attributes: { name: 'acme', content: 'a "page"' } }] };
  const layout = { doc: {}, landing: LANDING, overview: { layout: 'overview' } }[row.pageLayout];
  const fields = { order: 2, productId: 'ui', ...layout, ...(row.api !== 'none' && API_FIELDS[row.api]), ...head };
  const body = `Before [the link](/ui/link/#first-part).\n\n${text}\n## End\n\nThe last words.\n`;
  const suffix = translationOf(row.languages);
  return {
    'content/ui/button/button.md': page('Button', fields, body),
    ...(suffix && { [`content/ui/button/button-${suffix}.md`]: page('Button, translated', fields, body) }),
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`content/ui/button/${name}`, content])),
  };
}

const API_FIELDS = {
  pages: { components: 'Button', hooks: ['useButton'] },
  index: { components: ['Button', 'Group'] },
  tabs: { components: ['Button', 'Group'], hooks: ['useButton'] },
  types: {},
};

function apiOf({ api }: SiteRow): SiteFiles {
  if (api === 'none') return {};
  if (api === 'types') return TYPES;
  return {
    'content/ui/api/button.json': json({
      ...component('Button'),
      demos: '<ul><li><a href="/ui/button/">Button</a></li></ul>',
    }),
    'content/ui/api/group.json': json(component('Group')),
    'content/ui/api/use-button.json': json(HOOK),
    'content/ui/api/press-event.json': json(INTERFACE),
  };
}

const component = (name: string) => ({
  name,
  imports: [`import { ${name} } from '@acme/ui';`],
  componentDescription: `A **${name}** starts an action.`,
  props: {
    onPress: {
      type: { name: 'func' },
      required: true,
      description: 'Called on press. See [the button](/ui/button/#end).',
      signature: { type: 'function(event: PressEvent) => void', describedArgs: ['event'] },
      typeDescriptions: { event: 'What was pressed.' },
    },
    size: {
      type: { name: 'enum', description: "'small'<br>&#124;&nbsp;'large'" },
      default: "'small'",
      description: 'Height.',
    },
  },
  slots: [{ name: 'root', description: 'The element.', default: "'button'", class: `Acme${name}-root` }],
  classes: [{ key: 'disabled', className: 'Acme-disabled', description: 'When it is disabled.', isGlobal: true }],
  cssVariables: [{ name: '--acme-color', description: 'Its color.', default: 'currentColor' }],
  filename: `/src/${name}.tsx`,
});

const HOOK = {
  kind: 'hook',
  name: 'useButton',
  imports: ["import { useButton } from '@acme/ui';"],
  hookDescription: 'What a button does.',
  signatures: ['useButton(parameters: object): object'],
  parameters: { disabled: { type: { name: 'boolean' }, default: 'false', description: 'Whether it is disabled.' } },
  returnValue: { pressed: { type: { name: 'boolean' }, required: true, description: 'Whether it is pressed.' } },
};

const INTERFACE = {
  name: 'PressEvent',
  imports: "import { PressEvent } from '@acme/ui';",
  interfaceDescription: 'What was pressed.',
  properties: { x: { type: { description: 'number' }, required: true, description: 'Distance from the left.' } },
};

const TYPES = {
  'packages/gears/package.json': '{ "name": "@acme/gears", "version": "1.0.0" }\n',
  'packages/gears/index.ts':
    '/** Turns so many times. */\nexport function turn(times: number, options?: TurnOptions): string {\n  return String(times);\n}\n\n/** How to turn. */\nexport interface TurnOptions {\n  /** Whether it is slow. */\n  slow?: boolean;\n}\n',
};

const GROUPS = 8;
const ROWS = 16;

/** More than a page holds as a whole. */
function treeOf(row: SiteRow): SiteFiles {
  if (row.tree === 'folders') return {};
  const groups = row.tree === 'large' ? Array.from({ length: GROUPS }, (_, group) => largeGroup(group)) : [];
  const nodes = [
    ...(row.home === 'generated' ? [] : [{ pathname: '/ui/', title: 'Overview', icon: 'BookIcon' }]),
    { pathname: '/ui/start/', ordered: false },
    ...(row.draft === 'on' ? [{ pathname: '/ui/later/' }] : []),
    {
      pathname: '/ui/parts',
      title: 'Parts',
      children: [
        {
          pathname: '/ui/inputs',
          subheader: 'Inputs',
          children: [{ pathname: '/ui/button/', newFeature: true, plan: 'pro' }],
        },
        { pathname: '/ui/link/', beta: true, deprecated: true, ...(row.names === 'special' && { title: SPECIAL }) },
        { pathname: '/ui/link/#second-part' },
      ],
    },
    ...(row.api === 'none' || row.api === 'tabs'
      ? []
      : [{ pathname: '/ui/api-group', title: 'API', children: '/ui/api/' }]),
    ...groups.map(({ node }) => node),
    { pathname: 'https://code.example/acme', title: 'Source', linkProps: { target: '_blank' } },
  ];
  return { 'content/ui/pages.json': json(nodes), ...Object.assign({}, ...groups.map(({ files }) => files)) };
}

function largeGroup(group: number): { readonly node: object; readonly files: SiteFiles } {
  const links = Array.from({ length: ROWS - 1 }, (_, row) => ({
    pathname: `https://code.example/acme/${group}/${row}`,
    title: `Source ${group}.${row}`,
  }));
  return {
    node: {
      pathname: `/ui/group-${group}`,
      title: `Group ${group}`,
      children: [{ pathname: `/ui/many-${group}/` }, ...links],
    },
    files: { [`content/ui/many-${group}.md`]: page(`Many ${group}`, {}, 'Text.\n') },
  };
}

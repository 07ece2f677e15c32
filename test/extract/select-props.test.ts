// Props that the config takes out of pages, and those that it folds.
import { beforeAll, expect, test } from 'vitest';
import { patternsOf, selectProps } from '../../src/extract/select-props.ts';
import { type ApiPropsConfig, apiSchema } from '../../src/schema/product-api.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type DescribedPackage, describeFiles } from './described-package.ts';

const ROOT = sharedTempDir();
let ui: DescribedPackage;

beforeAll(async () => {
  ui = await describeFiles(ROOT, {
    'node_modules/@acme/style/package.json': '{ "name": "@acme/style", "types": "index.d.ts" }',
    'node_modules/@acme/style/index.d.ts': 'export interface ThemeProps { m?: number; mx?: number; color?: string }\n',
    'src/aria.ts': 'export interface Labels { label?: string; details?: string }\n',
    'src/index.tsx': `
import type { ThemeProps } from '@acme/style';
import type { Labels } from './aria.ts';
interface Hooks { onEnter?: () => void; onLeave?: () => void }
export function Box(props: ThemeProps & Labels & Hooks & { gap: number }) { return <i>{props.gap}</i>; }
`,
  });
});

/** Rows of the component; folded ones with their group. */
function select(props: object) {
  const config: ApiPropsConfig = apiSchema.parse({ props }).props;
  const { exports, groupsOf, used } = selectProps(ui.types.exports, config);
  const places = used.map((place) => place.join('.'));
  return {
    rows: exports.flatMap((one) =>
      one.kind === 'component'
        ? one.props.map(({ name }) => [name, groupsOf(one).get(name)].filter(Boolean).join(' '))
        : [],
    ),
    unused: patternsOf(config).filter(({ place }) => !places.includes(place.join('.'))),
  };
}

const ALL = ['color', 'details', 'gap', 'label', 'm', 'mx', 'onEnter', 'onLeave'];

test.each<[string, object, string[]]>([
  ['a name', { exclude: ['color'] }, ALL.filter((name) => name !== 'color')],
  ['a part of a name', { exclude: ['on*'] }, ALL.slice(0, 6)],
  ['the type that declares them', { exclude: ['Hooks'] }, ALL.slice(0, 6)],
  ['a file', { exclude: ['src/aria.ts'] }, ['color', 'gap', 'm', 'mx', 'onEnter', 'onLeave']],
  ['a package', { exclude: ['@acme/style'] }, ['details', 'gap', 'label', 'onEnter', 'onLeave']],
  [
    'a type, but for one name',
    { exclude: ['ThemeProps', 'Hooks'], include: ['color'] },
    ['color', 'details', 'gap', 'label'],
  ],
])('props are excluded by %s', (_, config, rows) => {
  expect(select(config)).toEqual({ rows, unused: [] });
});

test('props are folded by a pattern of a group, unless they are included', () => {
  const groups = { system: ['@acme/style'], events: ['on*'] };
  expect(select({ groups, include: ['color'] }).rows).toEqual([
    ...['color', 'details', 'gap', 'label', 'm system', 'mx system', 'onEnter events', 'onLeave events'],
  ]);
});

test('patterns that match no prop are found, with their places', () => {
  expect(select({ exclude: ['color', 'colour'], groups: { dom: ['*Attributes'] } }).unused).toEqual([
    { pattern: 'colour', place: ['exclude', 1] },
    { pattern: '*Attributes', place: ['groups', 'dom', 0] },
  ]);
});

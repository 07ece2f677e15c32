// Props that a component takes over from another: claimed only where the component renders the other one.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type DescribedPackage, describeFiles } from './described-package.ts';

const ROOT = sharedTempDir();
let ui: DescribedPackage;
let built: DescribedPackage;

const TAG_PROPS = `
export interface TagProps {
  /** In lines. */
  size?: number;
  tone?: 'a' | 'b';
  onPress?: (tone: string) => void;
}
`;

beforeAll(async () => {
  ui = await describeFiles(ROOT, {
    'src/index.tsx': `
import * as React from 'react';
${TAG_PROPS}
export function Tag(props: TagProps) { return <i>{props.size}</i>; }
/** Does not render Tag. */
export function Meter(props: Required<Pick<TagProps, 'size'>> & { max?: number }) { return <i>{props.size}</i>; }
export function Gauge(props: Omit<TagProps, 'tone' | 'size'> & { max?: number }) { return <i>{props.max}</i>; }
declare function styled<P>(component: React.ComponentType<P>): React.ComponentType<P>;
const Root = styled(Tag);
export function Label({ text, ...props }: TagProps & { text: string }) { return <Root {...props} />; }
export function Sure(props: Required<TagProps>) { return <Tag {...props} />; }
export function Other(props: { [K in keyof TagProps]: K extends 'tone' ? boolean : TagProps[K] }) { return <Tag onPress={props.onPress} />; }
`,
  });
  const folder = 'node_modules/tags';
  built = await describeFiles(
    join(ROOT, 'built'),
    {
      [`${folder}/package.json`]: '{ "name": "tags", "version": "1.0.0", "types": "index.d.ts" }',
      [`${folder}/index.d.ts`]:
        "export * from './Tag';\nexport { Pill } from './Pill';\nexport { Meter } from './Meter';\nexport { Dot } from './Dot';\n",
      [`${folder}/Tag.d.ts`]: `${TAG_PROPS}export declare function Tag(props: TagProps): React.ReactElement;\n`,
      ...Object.fromEntries(
        ['Pill', 'Meter', 'Dot'].map((name) => [
          `${folder}/${name}.d.ts`,
          `import { TagProps } from './Tag';\nexport declare function ${name}(props: TagProps & { max?: number }): React.ReactElement;\n`,
        ]),
      ),
      [`${folder}/Pill.js`]: "import { Tag as Base } from './Tag';\nexport const Pill = (props) => h(Base, props);\n",
      [`${folder}/Meter.js`]: '// As large as a Tag.\nexport const Meter = (props) => h("i", { size: props.size });\n',
    },
    { name: 'tags', entries: ['tags'] },
  );
});

const inherited = (from: DescribedPackage, name: string) => {
  const { inherited: groups = [], inheritance } = from.json(name);
  return { inheritance, groups };
};

const OF_TAG = {
  inheritance: { component: 'Tag', pathname: '/ui/api/tag/' },
  groups: [{ component: 'Tag', pathname: '/ui/api/tag/', props: ['onPress', 'size', 'tone'] }],
};
const NOTHING = { inheritance: null, groups: [] };

describe('a component that borrows a type of props', () => {
  it('lists the props as its own where it does not render the component of the type', () => {
    expect(ui.rows('Meter')).toEqual(['size: number', 'max?: number']);
    expect(ui.rows('Gauge')).toEqual(['max?: number', 'onPress?: (tone: string) => void']);
    expect([inherited(ui, 'Meter'), inherited(ui, 'Gauge')]).toEqual([NOTHING, NOTHING]);
    expect(ui.json('Meter').props).toMatchObject({ size: { required: true, description: 'In lines.' } });
  });

  it('lists the props whose type differs, or that are required, as its own', () => {
    expect(ui.rows('Sure')).toEqual(['onPress: (tone: string) => void', 'size: number', "tone: 'a' | 'b'"]);
    expect(ui.rows('Other')).toEqual(['tone?: boolean']);
    expect(inherited(ui, 'Sure')).toEqual(NOTHING);
  });

  it('inherits the props where it renders the component of the type', () => {
    expect([ui.rows('Label'), inherited(ui, 'Label')]).toEqual([['text: string'], OF_TAG]);
  });

  it('is judged by the JavaScript of an installed package, and inherits the props where that is missing', () => {
    expect(inherited(built, 'Pill')).toEqual(OF_TAG);
    expect([inherited(built, 'Meter'), built.rows('Meter')]).toEqual([
      NOTHING,
      ['max?: number', 'onPress?: (tone: string) => void', 'size?: number', "tone?: 'a' | 'b'"],
    ]);
    expect(inherited(built, 'Dot')).toEqual(OF_TAG);
  });
});

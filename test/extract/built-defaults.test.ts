// Defaults of installed packages: from the JavaScript beside their declarations, and from definitions of props.
import { beforeAll, describe, expect, it } from 'vitest';
import { describePackage } from '../../src/typescript/describe.ts';
import { createProgramMaker } from '../../src/typescript/program.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type DescribedPackage, describeFiles } from './described-package.ts';

const ROOT = sharedTempDir();
let kit: DescribedPackage;

const component = (name: string, props: string) =>
  `export interface ${name}Props { ${props} }\nexport declare const ${name}: React.ForwardRefExoticComponent<${name}Props>;\n`;

const FILES = {
  'package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts" }',
  'index.d.ts': [
    "export * from './stars'; export * from './small'; export * from './old'; export * from './line';",
    "export { default as Panel } from './panel'; export * from './pill'; export * from './range';",
  ].join('\n'),
  'stars.d.ts': component(
    'Stars',
    "count?: number; size?: 's' | 'm'; isOff?: boolean; look?: string; mark?: () => string; tip?: string",
  ),
  // Wrapped twice, with a fallback after a context, and with values that readers cannot read.
  'stars.js': `import * as React from 'react';
const COUNT = 5;
const Inner = React.forwardRef((props, ref) => {
  const { count = COUNT, size, isOff: isOffProp = false, look: lookProp, mark = () => '*', tip, ...rest } = props;
  const look = lookProp ?? useLook() ?? 'plain';
  const tipText = tip || null;
  return <b ref={ref} {...rest} />;
});
export const Stars = React.memo(Inner);
`,
  'small.d.ts': component('Small', "open?: boolean; shut?: boolean; side?: 'top' | 'left'; rows?: string[]"),
  // As a minifier leaves it.
  'small.js': `import*as t from"react";const o=t.forwardRef(({open:e=!0,shut:n=!1,side:r="top",rows:s=[],...i},a)=>t.createElement("i",{...i,ref:a}));export{o as Small};\n`,
  'old.d.ts':
    "import * as React from 'react';\nexport interface OldProps { max?: number; min?: number; step?: number; wide?: boolean }\nexport declare class Old extends React.Component<OldProps> {}\n",
  'old.js': `'use strict';
const React = require('react');
class Old extends React.Component {
  static defaultProps = { max: 10, wide: true };
  render() { const { min = 1 } = this.props; const step = this.props.step || 2; return min + step; }
}
exports.Old = Old;
Old.defaultProps = { max: 20 };
`,
  'line.d.ts': component('Line', "width?: number; color?: string; cap?: 'round' | 'flat'; unit?: string; gap?: number"),
  // Passes on what it does not take, to a module of its own and to a package.
  'line.js': `import React from 'react';
import Stroke from './stroke';
import { Rule } from 'rules';
export const Line = React.forwardRef((props, ref) => {
  const { color, ...rest } = props;
  return rest.rule ? React.createElement(Rule, { ref, ...rest, unit: 'px' }) : React.createElement(Stroke, { ...rest, color: 'red' });
});
`,
  'stroke.js':
    "import { jsx } from 'react/jsx-runtime';\nexport default function Stroke({ width = 2, color = 'blue', gap = 1 }) { return jsx('hr', { width, color, gap }); }\n",
  'panel/index.d.ts':
    "import Base from './Panel';\ntype Whole = typeof Base & { Item: typeof Base };\ndeclare const Panel: Whole;\nexport default Panel;\n",
  'panel/index.js': "import Base from './Panel';\nconst Panel = Base;\nPanel.Item = Base;\nexport default Panel;\n",
  'panel/Panel.d.ts':
    'export interface PanelProps { isWide?: boolean }\ndeclare const Panel: (props: PanelProps) => React.ReactElement;\nexport default Panel;\n',
  'panel/Panel.js': 'const Panel = ({ isWide = true }) => isWide;\nexport default Panel;\n',
  'pill.d.ts': `
declare const pillDefinitions: {
  size: { type: 'enum'; values: readonly ['1', '2']; default: '2' };
  look: { type: 'enum'; values: readonly ['soft', 'solid']; default: undefined };
  count: { type: 'number'; default: 3 };
  columns: { type: 'string'; default: string };
};
type ValueOf<D> = D extends { values: readonly (infer V)[] } ? V : D extends { type: 'number' } ? number : string;
type FromDefinitions<D> = { [K in keyof D]?: ValueOf<D[K]> };
export type PillProps = FromDefinitions<typeof pillDefinitions> & { preset?: { default: 'a' | 'b' } };
export declare function Pill(props: PillProps): React.ReactElement;
`,
  'range.d.ts': `
import { RuleProps } from 'rules';
export interface RangeProps extends Pick<RuleProps, 'gap'> {
  tone?: 'calm' | 'loud' | (string & {});
  mode?: (number & {}) | 'auto' | (string & Record<never, never>);
  action?: string | ((data: FormData) => void) | DO_NOT_USE_THESE_ACTIONS[keyof DO_NOT_USE_THESE_ACTIONS];
}
interface DO_NOT_USE_THESE_ACTIONS { later: () => void }
export declare function Range(props: RangeProps): React.ReactElement;
`,
};

const RULES = {
  'package.json':
    '{ "name": "rules", "version": "1.0.0", "main": "./lib/index.js", "module": "./es/index.js", "types": "./lib/index.d.ts" }',
  'lib/index.d.ts': "export { Rule, RuleProps } from './Rule';\n",
  'lib/Rule.d.ts':
    'export interface RuleProps { /** Between lines. */ gap?: number }\nexport declare const Rule: React.FC<RuleProps>;\n',
  'es/index.js': "export { default as Rule } from './Rule';\n",
  'es/Rule.js': "const Rule = ({ width = 2, cap = 'round', unit = 'em', gap = 4 }) => null;\nexport default Rule;\n",
};

beforeAll(async () => {
  const inPackage = (name: string, files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`node_modules/${name}/${file}`, text]));
  kit = await describeFiles(
    ROOT,
    { ...inPackage('kit', FILES), ...inPackage('rules', RULES) },
    { name: 'kit', entries: ['kit'] },
  );
}, 60_000);

const defaults = (name: string) => kit.rows(name).filter((row) => row.includes(' = '));

describe('the code of an installed component', () => {
  it('gives defaults that are literals, also after other sources of a value', () => {
    expect(defaults('Stars')).toEqual(['count?: number = 5', 'isOff?: boolean = false', "look?: string = 'plain'"]);
  });

  it('is read as minifiers and bundlers write it', () => {
    expect(defaults('Small')).toEqual([
      'open?: boolean = true',
      'rows?: string[] = []',
      'shut?: boolean = false',
      "side?: 'top' | 'left' = 'top'",
    ]);
    expect(defaults('Old')).toEqual([
      'max?: number = 10',
      'min?: number = 1',
      'step?: number = 2',
      'wide?: boolean = true',
    ]);
  });

  it('is found behind a module that adds parts to a component', () => {
    expect(defaults('Panel')).toEqual(['isWide?: boolean = true']);
  });

  it('gives the default of a component that it passes a prop to, unless two of them differ', () => {
    expect(defaults('Line')).toEqual(["cap?: 'round' | 'flat' = 'round'", 'width?: number = 2']);
  });
});

describe('a definition of props', () => {
  it('gives the defaults of props whose types are computed from it', () => {
    expect(kit.rows('Pill')).toEqual([
      'columns?: string',
      'count?: number = 3',
      "look?: 'soft' | 'solid'",
      "preset?: { default: 'a' | 'b' }",
      "size?: '1' | '2' = '2'",
    ]);
  });
});

describe('a type of a prop', () => {
  it('does not show what only editors or React itself use', () => {
    expect(kit.rows('Range')).toEqual([
      'action?: string | ((data: FormData) => void)',
      "mode?: number | 'auto' | string",
      "tone?: 'calm' | 'loud' | string",
    ]);
  });
});

describe('props of a component of another package', () => {
  const rowsOf = (documented: readonly string[]) => {
    const request = { root: ROOT, package: 'kit', entries: ['kit'], tsconfig: null, documented };
    const found = describePackage(request, createProgramMaker()).exports.find(({ name }) => name === 'Range');
    if (found?.kind !== 'component') throw new Error('Range is not a component.');
    return { inherited: found.inherited, gap: found.props.find(({ name }) => name === 'gap')?.doc.text };
  };

  it('are inherited if the package has API pages, and rows with their texts if it has none', () => {
    expect(rowsOf(['kit', 'rules'])).toEqual({ inherited: [{ component: 'Rule', props: ['gap'] }], gap: undefined });
    expect(rowsOf(['kit'])).toEqual({ inherited: [], gap: 'Between lines.' });
  });
});

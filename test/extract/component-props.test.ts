// Props of components as API JSON shows them, in the forms in which libraries declare them.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type DescribedPackage, describeFiles } from './described-package.ts';

const ROOT = sharedTempDir();
let ui: DescribedPackage;
let built: DescribedPackage;

beforeAll(async () => {
  ui = await describeFiles(ROOT, {
    'src/index.tsx':
      "export * from './names.tsx';\nexport * from './wrapped.tsx';\nexport * from './old.tsx';\nexport * from './enums.tsx';\n",
    'src/names.tsx': `
export interface RecordViewProps {
  constructor?: () => void;
  valueOf?: string;
  hasOwnProperty?: boolean;
  /** @param toString How it is written. */
  format?: (toString: boolean) => void;
  plain?: (toString: boolean) => void;
  __proto__?: number;
}
/** Shows a record. */
export function RecordView(props: RecordViewProps) { return <i>{String(props.format)}</i>; }
`,
    'src/wrapped.tsx': `
import * as React from 'react';
interface TextProps { text: string; max?: number; lines?: number; tone?: 'calm' | 'loud' }
/** Shortens a text. */
function TextBase({ text, max = 10, lines = LINES }: TextProps) { return <b>{text.slice(0, max)}</b>; }
const LINES = 2;
export const MemoText = React.memo(TextBase);
export const CastText = TextBase as React.FC<TextProps>;
declare function withTheme(options: object): <P extends object>(component: React.ComponentType<P>) => React.FC<P>;
/** Has words of its own. */
export const ThemedText = withTheme({ name: 'text' })(React.memo(TextBase));
export const RefText = React.forwardRef<HTMLElement, TextProps>(RenderText);
/** Holds a ref. */
function RenderText(props: TextProps, ref: React.Ref<HTMLElement>) {
  const { text, max = 20 } = props;
  return <b ref={ref}>{text.slice(0, max)}</b>;
}
declare function useProps<T>(name: string, defaults: Partial<T>, props: T): T;
const shared = { lines: 4 } as const;
const defaultProps = { ...shared, max: 40, tone: 'calm' } satisfies Partial<TextProps>;
export const SetText = (given: TextProps) => {
  const props = useProps('SetText', defaultProps, given);
  return <b>{props.text}</b>;
};
`,
    'src/enums.tsx': `
export enum Side { Left = 'left', Right = 'right', Center = 'center' }
export const enum Level { Low, High = 10 }
export const TONES = ['calm', 'loud'] as const;
interface ArrowProps { side?: Side; level: Level; only?: Side.Left; tone?: (typeof TONES)[number]; any?: Side | null }
export function Arrow(props: ArrowProps) { return <i>{props.side}</i>; }
`,
    'src/old.tsx': `
import * as React from 'react';
interface WithHead {
  head: string;
  wide?: boolean;
  tone?: 'calm' | 'loud';
  /** @defaultValue \`null\` */
  foot?: string | null;
  /** @default \`a\` or \`b\` */
  key2?: string;
  /**
   * @default
   * \`\`\`ts
   * [1, 2]
   * \`\`\`
   */
  sizes?: number[];
}
/** Panel. */
export class Panel extends React.Component<WithHead> {
  static defaultProps = { wide: false };
  render() {
    const { tone = 'calm' } = this.props;
    return this.props.head + tone;
  }
}
export function OldPanel(props: WithHead) { return <i>{props.head}</i>; }
OldPanel.defaultProps = { wide: true, tone: 'loud' };
`,
  });
  built = await describeFiles(
    join(ROOT, 'built'),
    {
      'node_modules/box/package.json': '{ "name": "box", "version": "1.0.0", "types": "index.d.ts" }',
      'node_modules/box/index.d.ts': `
import * as React from 'react';
interface BoxProps { wide?: boolean; tone?: 'calm' | 'loud'; gap?: number; label?: string }
export declare class Box extends React.Component<BoxProps> {
  static defaultProps: { readonly wide: false; tone: 'calm'; gap: 4; label: string };
}
/** Renders in a box. */
declare function LineBase(props: BoxProps): React.ReactElement;
export declare const Line: React.MemoExoticComponent<typeof LineBase>;
export declare const Row: typeof LineBase & { displayName: 'Row' };
`,
    },
    { name: 'box', entries: ['box'] },
  );
});

describe('a prop with a name that every object has', () => {
  it('is a row like the others, without a note or a text that nobody wrote', () => {
    expect(ui.rows('RecordView')).toEqual([
      '__proto__?: number',
      'constructor?: () => void',
      'format?: (toString: boolean) => void',
      'hasOwnProperty?: boolean',
      'plain?: (toString: boolean) => void',
      'valueOf?: string',
    ]);
    const { props } = ui.json('RecordView') as { props: Record<string, { typeDescriptions?: unknown }> };
    expect(props.plain).not.toHaveProperty('typeDescriptions');
    expect(props.format?.typeDescriptions).toEqual({
      toString: { name: 'toString', description: 'How it is written.', argType: 'boolean' },
    });
    expect(JSON.stringify(ui.json('RecordView'))).not.toContain('native code');
  });
});

describe('a wrapped component', () => {
  const facts = (from: DescribedPackage, name: string) => [
    from.json(name).componentDescription,
    ...from.rows(name).filter((row) => row.includes('=')),
  ];

  it('has the defaults and the description of the function that it wraps, unless it has its own', () => {
    const shortens = ['Shortens a text.', 'lines?: number = 2', 'max?: number = 10'];
    expect(facts(ui, 'MemoText')).toEqual(shortens);
    expect(facts(ui, 'CastText')).toEqual(shortens);
    expect(facts(ui, 'ThemedText')).toEqual(['Has words of its own.', ...shortens.slice(1)]);
    expect(facts(ui, 'RefText')).toEqual(['Holds a ref.', 'max?: number = 20']);
  });

  it('has the description of the function that its type names, where there is no code', () => {
    expect(facts(built, 'Line')).toEqual(['Renders in a box.']);
    expect(facts(built, 'Row')).toEqual(['Renders in a box.']);
  });

  it('has the defaults of an object that is merged into its props', () => {
    expect(facts(ui, 'SetText')).toEqual([
      '',
      'lines?: number = 4',
      'max?: number = 40',
      "tone?: 'calm' | 'loud' = 'calm'",
    ]);
  });
});

describe('defaultProps of a component', () => {
  it('are the defaults of a class and of a function', () => {
    expect(ui.rows('Panel')).toEqual([
      'head: string',
      'foot?: string | null = null',
      'key2?: string = `a` or `b`',
      'sizes?: number[] = [1, 2]',
      "tone?: 'calm' | 'loud' = 'calm'",
      'wide?: boolean = false',
    ]);
    expect(ui.rows('OldPanel').slice(-2)).toEqual(["tone?: 'calm' | 'loud' = 'loud'", 'wide?: boolean = true']);
  });

  it('are read from types where these name one value', () => {
    expect(built.rows('Box')).toEqual([
      'gap?: number = 4',
      'label?: string',
      "tone?: 'calm' | 'loud' = 'calm'",
      'wide?: boolean = false',
    ]);
  });
});

describe('an enum and a constant list', () => {
  it('show the values that can be written', () => {
    expect(ui.rows('Arrow')).toEqual([
      'level: Level.Low | Level.High',
      'any?: Side | null',
      'only?: Side.Left',
      'side?: Side.Left | Side.Right | Side.Center',
      "tone?: 'calm' | 'loud'",
    ]);
  });
});

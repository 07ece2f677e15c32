import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  ComponentTypes,
  ExportTypes,
  FunctionTypes,
  InterfaceTypes,
  PackageTypes,
} from '../../src/model/package-types.ts';
import { describePackage } from '../../src/typescript/describe.ts';
import { createProgramMaker } from '../../src/typescript/program.ts';
import { sharedTempDir } from '../support/temp-dir.ts';

const ROOT = sharedTempDir();

let source: PackageTypes;
let installed: PackageTypes;
const maker = createProgramMaker();

beforeAll(() => {
  cpSync('test/fixtures/api-packages/ui', join(ROOT, 'source'), { recursive: true });
  cpSync('test/fixtures/api-packages/kit', join(ROOT, 'installed/node_modules/@acme/kit'), { recursive: true });
  mkdirSync(join(ROOT, 'node_modules'));
  symlinkSync(join(process.cwd(), 'node_modules/@types'), join(ROOT, 'node_modules/@types'));
  source = describePackage(
    { root: join(ROOT, 'source'), package: '@acme/ui', entries: ['src/index.ts'], tsconfig: null },
    maker,
  );
  installed = describePackage(
    { root: join(ROOT, 'installed'), package: '@acme/kit', entries: ['@acme/kit', '@acme/nothing'], tsconfig: null },
    maker,
  );
});

type Of<K extends ExportTypes['kind']> = K extends 'component'
  ? ComponentTypes
  : K extends 'interface'
    ? InterfaceTypes
    : FunctionTypes;

function find<K extends ExportTypes['kind']>(from: PackageTypes, kind: K, name: string): Of<K> {
  const found = from.exports.find((one) => one.kind === kind && one.name === name);
  if (!found) throw new Error(`No ${kind} ${name}.`);
  return found as Of<K>; // Its kind was looked at.
}

function rows(members: readonly { name: string; type: string; required: boolean; default: string | null }[]): string[] {
  return members.map(
    (row) => `${row.name}${row.required ? '' : '?'}: ${row.type}${row.default === null ? '' : ` = ${row.default}`}`,
  );
}

describe('Source of a workspace', () => {
  it('tells all exports with their kinds, and no context or constant', () => {
    expect(source.exports.map(({ name, kind }) => `${name} ${kind}`)).toMatchInlineSnapshot(`
      [
        "Box component",
        "Button component",
        "ButtonProps interface",
        "ButtonSlots interface",
        "Card component",
        "Old component",
        "Pick component",
        "PickProps interface",
        "Quiet component",
        "UseHoldOptions interface",
        "roundTo function",
        "useHold hook",
      ]
    `);
    expect({ version: source.version, missing: source.missing }).toEqual({ version: '1.2.3', missing: [] });
  });

  it('tells props of a forwarded ref, with defaults of the code before those of comments', () => {
    const button = find(source, 'component', 'Button');
    expect(rows(button.props)).toMatchInlineSnapshot(`
      [
        "classes?: Partial<ButtonClasses>",
        "label: string",
        "loud?: boolean",
        "onHold?: (event: React.MouseEvent, ms: number) => void",
        "retries?: number = 3",
        "secret?: string",
        "size?: 'small' | 'medium' | 'large' = 'medium'",
        "slots?: ButtonSlots",
        "testId?: string",
        "tone?: 'calm' | 'loud' = 'calm'",
      ]
    `);
    expect([button.attributesOf, button.refTarget, button.inherited]).toEqual([
      'HTMLButtonElement',
      'HTMLButtonElement',
      [],
    ]);
    expect(button.doc.text).toBe('A button that can be held.');
  });

  it('tells what is deprecated, since when a prop is there, and what a function is given', () => {
    const props = new Map(find(source, 'component', 'Button').props.map((prop) => [prop.name, prop]));
    expect(props.get('loud')?.doc.deprecated).toBe('Use `tone`, see [`ButtonSize`](type:ButtonSize).');
    expect(props.get('retries')?.doc.since).toBe('1.1.0');
    expect(props.get('secret')?.doc.isInternal).toBe(true);
    expect(props.get('size')?.union).toEqual(["'small'", "'medium'", "'large'"]);
    expect(props.get('onHold')?.signature?.params.map(({ name }) => name)).toEqual(['event', 'ms']);
    expect(props.get('onHold')?.doc.params).toEqual({ event: 'What happened.', ms: 'How long.' });
    expect(props.get('label')?.at).toEqual({ file: 'src/Button.tsx', line: 41, column: 3 });
  });

  it('tells slots, classes with their names, and CSS variables', () => {
    const { slots, classes, cssVariables } = find(source, 'component', 'Button');
    expect(rows(slots)).toEqual(["root?: React.ElementType = 'button'"]);
    expect(classes.map(({ className, isState, doc }) => [className, isState, doc.deprecated])).toEqual([
      ['Mui-disabled', true, null],
      ['AcmeButton-label', false, 'Use `root`.'],
      ['AcmeButton-root', false, null],
    ]);
    expect(rows(cssVariables)).toEqual(['--acme-button-gap?: string = 4px']);
  });

  it('tells components of all forms', () => {
    expect(rows(find(source, 'component', 'Quiet').props)).toEqual(['level?: number = 1']);
    const old = find(source, 'component', 'Old');
    expect([rows(old.props), old.doc.deprecated]).toEqual([['title: string'], 'Use `Button`.']);
    expect(rows(find(source, 'component', 'Pick').props)).toEqual([
      'multiple?: boolean',
      'onPick?: (value: Value) => void',
      'options: readonly Value[]',
    ]);
  });

  it('groups what a component takes over by the component that declares it', () => {
    const card = find(source, 'component', 'Card');
    expect(rows(card.props)).toEqual(['raised?: boolean = false', 'testId?: string']);
    expect([card.base, card.inherited]).toEqual([
      'Box',
      [{ component: 'Box', props: ['children', 'elevation', 'square'] }],
    ]);
  });

  it('tells hooks and functions with what they take and give', () => {
    const hook = find(source, 'hook', 'useHold');
    expect([rows(hook.parameters), hook.returnValue && rows(hook.returnValue)]).toEqual([
      ['ms?: number = 500', 'onEnd: () => void'],
      ['isHeld: boolean', 'release: () => void'],
    ]);
    const round = find(source, 'function', 'roundTo');
    expect([
      round.signatures.map(({ text }) => text),
      rows(round.parameters),
      round.returnValue,
      round.doc.returns,
    ]).toEqual([
      ['(value: number, step?: number) => number'],
      ['value: number', 'step?: number = 1'],
      null,
      'The nearest step.',
    ]);
    expect(round.parameters.map(({ doc }) => doc.text)).toEqual(['What is rounded.', 'How coarse it is.']);
  });

  it('tells types of objects, and their type parameters by what these have to be', () => {
    expect(rows(find(source, 'interface', 'PickProps').properties)).toEqual([
      'multiple?: boolean',
      'onPick?: (value: Value) => void',
      'options: readonly Value[]',
    ]);
  });

  it('sees a file that has changed since the last question', () => {
    const file = join(ROOT, 'source/src/use-hold.ts');
    writeFileSync(
      file,
      "export const useHold = (ms: 'short' | 'long') => ms;\nexport const roundTo = 1;\nexport type UseHoldOptions = string;\n",
    );
    const again = describePackage(
      { root: join(ROOT, 'source'), package: '@acme/ui', entries: ['src/index.ts'], tsconfig: null },
      maker,
    );
    expect(rows(find(again, 'hook', 'useHold').parameters)).toEqual(["ms: 'short' | 'long'"]);
  });
});

describe('An installed package', () => {
  it('tells props of a component that renders what it is given, without those of the platform', () => {
    const badge = find(installed, 'component', 'Badge');
    expect(rows(badge.props)).toEqual([
      'classes?: Partial<BadgeClasses>',
      'component?: React.ElementType',
      'count: number',
      "variant?: 'dot' | 'number' | string = 'dot'",
    ]);
    expect([badge.attributesOf, badge.refTarget, badge.themeName]).toEqual([
      'HTMLSpanElement',
      'HTMLSpanElement',
      'AcmeBadge',
    ]);
    expect(badge.classes.map(({ className }) => className)).toEqual(['Mui-disabled', 'AcmeBadge-root']);
  });

  it('finds the modules that can be imported, and says which entries lead nowhere', () => {
    const { modules, defaultOf } = find(installed, 'component', 'Badge');
    expect({ modules, defaultOf }).toEqual({
      modules: ['@acme/kit', '@acme/kit/Badge'],
      defaultOf: ['@acme/kit/Badge'],
    });
    expect([installed.missing, installed.version]).toEqual([['@acme/nothing'], '2.0.0']);
  });

  it('tells the base of a component, and variables that it lists', () => {
    const knob = find(installed, 'component', 'Knob');
    expect([knob.base, rows(knob.props), rows(knob.cssVariables)]).toEqual([
      'Badge',
      ['angle: number'],
      ['--knob-width?: string'],
    ]);
  });
});

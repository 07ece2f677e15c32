// Parts of compound components, their names and how they are imported.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type DescribedPackage, describeFiles } from './described-package.ts';

const ROOT = sharedTempDir();
let ui: DescribedPackage;
let built: DescribedPackage;

const DIALOG = `
import * as React from 'react';
/** Root. */
export function Root(props: { open?: boolean; children?: React.ReactNode }) { return <>{props.children}</>; }
/** Title. */
export function Title(props: { level: 1 | 2 }) { return <h2>{props.level}</h2>; }
export const useDialog = (id: string) => ({ id, close: () => undefined });
export const Context = React.createContext('');
export const LIMIT = 3;
/** Of {@link DialogRoot}, or {@link DialogRootProps.open | open}. */
export interface RootProps { open?: boolean }
`;

beforeAll(async () => {
  ui = await describeFiles(ROOT, {
    'src/dialog.tsx': DIALOG,
    'src/index.tsx': `
import * as React from 'react';
export * as Dialog from './dialog';
export { Title as DialogTitle } from './dialog';
function Row(props: { index: number }) { return <li>{props.index}</li>; }
function List(props: { dense?: boolean }) { return <ul data-dense={props.dense} />; }
const WithRow = Object.assign(List, { Row, useRows: () => 3, displayName: 'List', Limit: 4 });
export { WithRow as List };
export function CardFoot(props: { rows: number }) { return <i>{props.rows}</i>; }
export function CardSide(props: { width: string }) { return <i>{props.width}</i>; }
interface CardType extends React.FC<{ flat?: boolean }> { Foot: React.FC<{ rows: number }>; Section: React.FC<{ inset: boolean }> & { Line: typeof Row } }
export declare const Card: CardType;
export const Menu = { Root: List, Item: Row, defaults: {} };
export class Tabs extends React.Component<{ value: string }> {
  static Tab = Row;
  override render() { return this.props.value; }
}
declare const Pill: React.FC<{ text: string }> & { Pills: typeof Pills };
declare const Pills: React.FC<{ gap?: number }> & { Pill: typeof Pill };
export { Pill, Pills };
export enum Side { Left, Right }
/**
 * Opens a {@link Dialog}: {@link DialogRoot}, {@link DialogRoot.open}, {@link DialogTitle#level}, {@link DialogTitleProps}.
 * Not {@link DialogFoot}, {@link Dialo} or {@link CardSection.Dialog}.
 * @see {@link Card.Section}, {@link CardFoot} and {@link Pills}
 */
export function useOpener() { return 1; }
`,
  });
  const folder = 'node_modules/deep-lib';
  const button = `
import * as React from 'react';
interface ButtonProps { kind?: 'a' | 'b' }
/** A button. */
declare const Button: React.ForwardRefExoticComponent<ButtonProps & React.RefAttributes<HTMLButtonElement>> & {
  /** Several buttons. */
  Group: React.FC<{ gap?: number }>;
};
export default Button;
`;
  const manifest = { name: 'deep-lib', version: '1.0.0', main: 'lib/index.js', types: 'es/index.d.ts' };
  built = await describeFiles(
    join(ROOT, 'built'),
    {
      [`${folder}/package.json`]: JSON.stringify(manifest),
      [`${folder}/es/index.d.ts`]:
        "export { default as Button } from './button';\nexport { default as Chip } from '../chip';\n",
      [`${folder}/es/button/index.d.ts`]: button,
      [`${folder}/es/chip/Chip.d.ts`]: button.replaceAll('Button', 'Chip'),
      [`${folder}/chip/index.d.ts`]: "export { default } from '../es/chip/Chip';\n",
    },
    { name: 'deep-lib', entries: ['deep-lib'] },
  );
});

const names = ({ types }: DescribedPackage) => types.exports.map(({ name, kind }) => `${name} ${kind}`);

describe('a compound component', () => {
  it('has its parts and hooks documented under the names that people write, each once', () => {
    expect(names(ui)).toEqual([
      'Card component',
      'Card.Foot component',
      'Card.Section component',
      'Card.Section.Line component',
      'CardSide component',
      'Dialog.Root component',
      'Dialog.RootProps interface',
      'Dialog.Title component',
      'Dialog.useDialog hook',
      'List component',
      'List.Row component',
      'List.useRows hook',
      'Menu.Item component',
      'Menu.Root component',
      'Pill component',
      'Pill.Pills component',
      'Tabs component',
      'Tabs.Tab component',
      'useOpener hook',
    ]);
  });

  it('is imported as a whole, and its parts have their own props and descriptions', () => {
    expect(ui.json('Dialog.Title')).toMatchObject({
      name: 'Dialog.Title',
      imports: ["import { Dialog } from '@acme/ui';"],
      componentDescription: 'Title.',
    });
    expect(ui.rows('Dialog.Title')).toEqual(['level: 1 | 2']);
    expect(ui.rows('Card.Section')).toEqual(['inset: boolean']);
    expect(ui.json('Dialog.useDialog').signatures).toEqual([
      'Dialog.useDialog(id: string): { id: string; close: () => undefined }',
    ]);
  });
});

describe('a link of a doc comment', () => {
  it('leads from the exported name of a part to the part, and from the name of a namespace to its page', () => {
    expect(String(ui.json('useOpener').hookDescription).split('\n')).toEqual([
      'Opens a [`Dialog`](/ui/api/dialog/): [`DialogRoot`](/ui/api/dialog.root/), ' +
        '[`DialogRoot.open`](/ui/api/dialog.root/#dialog-root-prop-open), ' +
        '[`DialogTitle#level`](/ui/api/dialog.title/#dialog-title-prop-level), ' +
        '[`DialogTitleProps`](/ui/api/dialog.title/#props).',
      'Not `DialogFoot`, `Dialo` or `CardSection.Dialog`.',
      '',
      'See also: [`Card.Section`](/ui/api/card.section/), [`CardFoot`](/ui/api/card.foot/) and ' +
        '[`Pills`](/ui/api/pill.pills/).',
    ]);
  });

  it('links to a type of a namespace, where it has one', () => {
    expect(ui.json('Dialog.RootProps').interfaceDescription).toBe(
      'Of [`DialogRoot`](/ui/api/dialog.root/), or [open](/ui/api/dialog.rootprops/#dialog-root-props-prop-open).',
    );
  });
});

describe('the import line', () => {
  it('does not name the folder that a package is built into', () => {
    expect(built.json('Button').imports).toEqual(["import { Button } from 'deep-lib';"]);
    expect(built.json('Button.Group').imports).toEqual(["import { Button } from 'deep-lib';"]);
  });

  it('names a folder of the package that is meant to be imported', () => {
    expect(built.json('Chip').imports).toEqual([
      "import Chip from 'deep-lib/chip';",
      "import { Chip } from 'deep-lib';",
    ]);
  });
});

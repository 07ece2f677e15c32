// Props that belong together: unions of props and overloads of components as alternatives.
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type DescribedPackage, describeFiles, rowsOf } from './described-package.ts';

const ROOT = sharedTempDir();
let ui: DescribedPackage;

beforeAll(async () => {
  ui = await describeFiles(ROOT, {
    'src/index.tsx': `
import * as React from 'react';
interface LinkForm { kind: 'link'; href: string; onPress?: never }
interface ActionForm { kind: 'action'; onPress: () => void; href?: never }
export function Pressable(props: (LinkForm | ActionForm) & { quiet?: boolean }) { return <a href={props.href} />; }
type Items = { items: readonly string[]; render: (item: string) => React.ReactNode } | { children: React.ReactNode; items?: undefined };
export const Listing: React.FC<Items> = () => null;
export declare function Field(props: { multiline: true; rows?: number; value: string }): React.ReactElement;
export declare function Field(props: { multiline?: false; type?: 'text' | 'email'; value: string }): React.ReactElement;
interface Overridable {
  (props: { href: string; size?: number; ref?: React.Ref<HTMLAnchorElement> }): React.ReactElement;
  <C extends React.ElementType>(props: { component: C; size?: number }): React.ReactElement;
  (props: { size?: number; ref?: React.Ref<HTMLButtonElement> }): React.ReactElement;
}
export declare const Press: Overridable;
export function Same(props: { size: 1 } | { size: 2 }) { return <i>{props.size}</i>; }
export function Blurred(props: { a?: string } | { b?: string }) { return <i>{String(props)}</i>; }
`,
  });
});

const alternatives = (name: string) => {
  const { alternatives: found = [] } = ui.json(name) as { alternatives?: { name: string; props: unknown }[] };
  return found.map((one) => [one.name, ...rowsOf(one.props)]);
};

describe('a union of props', () => {
  it('gives each alternative its own rows, named by the prop that tells them apart', () => {
    expect(alternatives('Pressable')).toEqual([
      ["kind: 'link'", "kind: 'link'", 'href: string'],
      ["kind: 'action'", "kind: 'action'", 'onPress: () => void'],
    ]);
  });

  it('does not show what an alternative forbids as a type', () => {
    expect(ui.rows('Pressable')).toEqual([
      "kind: 'link' | 'action'",
      'href?: string',
      'onPress?: () => void',
      'quiet?: boolean',
    ]);
  });

  it('names alternatives by the props that only they require, where no value tells them apart', () => {
    expect(alternatives('Listing')).toEqual([
      ['items, render', 'items: readonly string[]', 'render: (item: string) => React.ReactNode'],
      ['children', 'children: React.ReactNode'],
    ]);
  });

  it('stays one table where nothing names its parts', () => {
    expect([alternatives('Blurred'), alternatives('Same')]).toEqual([[], []]);
    expect(ui.rows('Blurred')).toEqual(['a?: string', 'b?: string']);
  });
});

describe('an overloaded component', () => {
  it('has an alternative for each call signature', () => {
    expect(alternatives('Field')).toEqual([
      ['multiline: true', 'multiline: true', 'rows?: number'],
      ['multiline: false', 'multiline?: false', "type?: 'text' | 'email'"],
    ]);
    expect(ui.rows('Field')).toContain('value: string');
  });

  it('is one table where an overload takes any element, and the others are special cases of it', () => {
    expect(alternatives('Press')).toEqual([]);
    expect(ui.rows('Press')).toEqual(['component?: React.ElementType', 'href?: string', 'size?: number']);
    expect(ui.json('Press').forwardsRefTo).toBe('HTMLButtonElement');
  });
});

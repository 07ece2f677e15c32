// Props that most components of a package share: grouped in the JSON, behind those that a component is about.
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type DescribedPackage, describeFiles } from './described-package.ts';

const ROOT = sharedTempDir();
let ui: DescribedPackage;

beforeAll(async () => {
  const events = ['Press', 'Hover', 'Lift', 'Drop', 'Turn'].map((name) => `on${name}?: () => void;`);
  const names = ['label', 'details', 'current', 'hidden', 'owns'].map((name) => `'aria-${name}'?: string;`);
  ui = await describeFiles(ROOT, {
    'src/index.tsx': `
import type { DateProps, DOMProps, EventProps } from './shared.ts';
type System = { [K in 'm' | 'p' | 'mt' | 'mb' | 'color' | '_hover']?: string };
export interface BoxProps extends System, DOMProps, DateProps { /** Between children. */ gap?: number; color?: 'red' | 'blue' }
export function Box(props: BoxProps) { return <div>{props.gap}</div>; }
export function Card(props: System & EventProps & { title: string; level?: 1 | 2 } & DateProps) { return <div>{props.title}</div>; }
export function Line(props: System & DateProps) { return <hr />; }
export function Dot(props: { size?: number }) { return <i>{props.size}</i>; }
`,
    'src/shared.ts': `
export interface EventProps { ${events.join(' ')} ${names.join(' ')} }
export interface DateProps { disabled?: boolean; readOnly?: boolean; timezone?: string; zone?: string; active?: boolean }
export interface DOMProps { id?: string; dir?: string; lang?: string; inert?: boolean; title?: string }
`,
  });
});

const grouped = (name: string) => {
  const { props } = ui.json(name) as { props: Record<string, { group?: string }> };
  return Object.entries(props).map(([prop, { group }]) => `${prop}${group ? ` ${group}` : ''}`);
};

describe('a prop that more than half of the components share', () => {
  it('is in a group, and comes after those that the component is about', () => {
    expect(grouped('Box')).toEqual([
      ...['active', 'color', 'dir', 'disabled', 'gap', 'id', 'inert', 'lang', 'readOnly', 'timezone', 'title', 'zone'],
      ...['_hover system', 'm system', 'mb system', 'mt system', 'p system'],
    ]);
    expect(grouped('Card').filter((row) => !/^(?:on|aria)/.test(row))).toEqual([
      ...['title', 'active', 'color', 'disabled', 'level', 'readOnly', 'timezone', 'zone'],
      ...['_hover system', 'm system', 'mb system', 'mt system', 'p system'],
    ]);
  });

  it('is not grouped among a handful that is declared, as that may be what the components are about', () => {
    expect(grouped('Line').slice(0, 6)).toEqual(['active', 'color', 'disabled', 'readOnly', 'timezone', 'zone']);
  });

  it('is not grouped in a component that shares few rows, or that requires it', () => {
    expect(grouped('Dot')).toEqual(['size']);
  });
});

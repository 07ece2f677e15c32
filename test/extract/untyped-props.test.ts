// Components whose props are any, or whose types were not found.
import { beforeAll, describe, expect, it } from 'vitest';
import { createDeps } from '../../src/cli/deps.ts';
import { loadSite } from '../../src/config/load.ts';
import { extractApi } from '../../src/extract/extract.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type DescribedPackage, describeFiles } from './described-package.ts';

const ROOT = sharedTempDir();
let ui: DescribedPackage;

beforeAll(async () => {
  ui = await describeFiles(ROOT, {
    'src/index.tsx': `
import * as React from 'react';
import type { Away, Far } from 'not-installed';
export const Any: React.FC<any> = () => null;
export class Old extends React.Component<any> { override render() { return null; } }
export function Lost(props: Away & { near?: string }) { return <i>{props.near}</i>; }
interface BaseProps extends Far { far?: boolean }
interface PartProps extends BaseProps { near: string }
export function Part({ near }: PartProps) { return <i>{near}</i>; }
export const None: React.FC = () => null;
export const NoParameter = () => <hr />;
export function Known(props: { size?: any }) { return <i>{props.size}</i>; }
`,
    'site.config.ts': `export default { title: 'Acme', url: 'https://acme.example', products: [{
  id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'src', api: { packages: [{ name: '@acme/ui' }] },
}] };\n`,
  });
});

describe('a component whose types do not describe its props', () => {
  it('does not claim that it has none', () => {
    const unknown = ui.types.exports.map(({ name }) => [name, ui.json(name).unknownProps ?? false]);
    expect(Object.fromEntries(unknown)).toEqual({
      ...{ Any: true, Old: true, Lost: true },
      ...{ Part: false, None: false, NoParameter: false, Known: false },
    });
  });

  it('is a warning at its declaration, with the type that was not found', async () => {
    const deps = createDeps({ start() {}, tick() {}, end() {} });
    const { value: site } = await loadSite({ root: ROOT, fs: deps.fs });
    if (!site) throw new Error('The config is wrong.');
    const { diagnostics } = await extractApi(site, { types: { describe: async () => ui.types }, place: null }, deps);
    expect(diagnostics.map(({ severity, at, message }) => `${severity} ${at?.line}:${at?.column} ${message}`)).toEqual([
      'warning 4:14 The props of Any of @acme/ui are `any`, or their types were not found.',
      'warning 6:17 The props of Lost of @acme/ui are `any`, or their types were not found.',
      'warning 5:14 The props of Old of @acme/ui are `any`, or their types were not found.',
      'warning 9:17 Some props of Part of @acme/ui are missing: the type Far was not found.',
    ]);
  });
});

// Exports without a page and props without rows, each with the reason.
import { beforeAll, describe, expect, it } from 'vitest';
import { createDeps } from '../../src/cli/deps.ts';
import { loadSite } from '../../src/config/load.ts';
import { extractApi } from '../../src/extract/extract.ts';
import type { DescribeRequest, TypeHost } from '../../src/model/package-types.ts';
import { describePackage } from '../../src/typescript/describe.ts';
import { createProgramMaker } from '../../src/typescript/program.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { describeFiles } from './described-package.ts';

const ROOT = sharedTempDir();
const deps = createDeps({ start() {}, tick() {}, end() {} });
const maker = createProgramMaker();
const types: TypeHost = {
  describe: async (request: DescribeRequest) => describePackage(request, maker),
  check: () => Promise.reject(new Error('Nothing is checked.')),
  close: async () => undefined,
};

beforeAll(async () => {
  await describeFiles(ROOT, {
    'src/dialog.tsx': `
export function Root(props: { open?: boolean }) { return <p>{String(props.open)}</p>; }
export const LIMIT = 3;
`,
    'src/other.tsx': `
import * as React from 'react';
export function Meter(props: { max: number }) { return <i>{props.max}</i>; }
export default () => <hr />;
`,
    'src/index.tsx': `
import * as React from 'react';
export * as Dialog from './dialog';
export { Root as DialogRoot } from './dialog';
export { Gauge } from './nowhere';
interface SystemProps { margin?: number; padding?: number }
interface BoxProps extends SystemProps {
  wide?: boolean;
  /** @hidden */
  secret?: boolean;
  debug?: boolean;
}
export function Box(props: BoxProps) { return <div>{String(props.wide)}</div>; }
export function Meter(props: { min: number }) { return <b>{props.min}</b>; }
export const Chart: any = null;
export const tinted: React.FC<{ tint: string }> = () => null;
export const Either: React.ComponentType<{ either: string }> = () => null;
export const BoxContext = React.createContext(3);
export const VERSION: any = '1';
export const round = (value: number) => value;
export type Size = 'small' | 'large';
export interface Theme { gap: number }
/** @internal */
export const Inner: React.FC<{ x: 1 }> = () => null;
export const Legacy: any = null;
`,
    'site.config.ts': `export default { title: 'Acme', url: 'https://acme.example', products: [{
  id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content', api: { packages: [{
    name: '@acme/ui', entries: ['src/index.tsx', 'src/other.tsx'], kinds: ['component', 'hook'], exclude: ['Legacy'],
  }], props: { exclude: ['debug'] } },
}] };\n`,
    'content/index.md': '# UI\n',
  });
});

async function extract() {
  const { value: site } = await loadSite({ root: ROOT, fs: deps.fs });
  if (!site) throw new Error('The config is wrong.');
  return extractApi(site, { types, place: null }, deps);
}

describe('an export without a page', () => {
  it('is listed with the reason, as are props without rows', async () => {
    const { value: pages, omitted } = await extract();
    expect(pages.map(({ name }) => name)).toEqual(['Box', 'Dialog.Root', 'Either', 'Meter']);
    expect(omitted[0]).toMatchObject({ product: 'ui', package: '@acme/ui' });
    expect(omitted.map(({ name, reason }) => `${name}: ${reason}`)).toMatchInlineSnapshot(`
      [
        "Box: 2 style props of SystemProps without rows",
        "Box: \`api.props.exclude\` matches debug",
        "Box: \`@internal\`, \`@hidden\`, \`@ignore\` or \`@private\` on secret",
        "BoxContext: it is a React context",
        "Chart: its type is \`any\` or was not found",
        "Dialog.LIMIT: it is a value that is neither a component nor a function",
        "DialogRoot: it is documented as Dialog.Root",
        "Gauge: its type is \`any\` or was not found",
        "Inner: it has the tag \`@internal\`, \`@hidden\`, \`@ignore\` or \`@private\`",
        "Legacy: \`exclude\` matches it",
        "Meter: another export has this name, and src/other.tsx exports a different one",
        "Size: it is not the type of an object",
        "Theme: \`kinds\` does not contain \`interface\`",
        "VERSION: its type is \`any\` or was not found",
        "default of src/other.tsx: the default export does not have a name",
        "round: \`kinds\` does not contain \`function\`",
        "tinted: JSX reads a lower-case name as an element, not as a component",
      ]
    `);
  });

  it('is a warning at its declaration if it is a component that the config does not exclude', async () => {
    const { diagnostics } = await extract();
    const places = diagnostics.map(({ code, severity, at, message }) => [
      `${severity} ${code} ${at?.file}:${at?.line}:${at?.column}`,
      message,
    ]);
    expect(Object.fromEntries(places)).toMatchInlineSnapshot(`
      {
        "warning extract/dropped-component src/index.tsx:15:14": "Chart of @acme/ui does not get a page: its type is \`any\` or was not found.",
        "warning extract/dropped-component src/index.tsx:16:14": "tinted of @acme/ui does not get a page: JSX reads a lower-case name as an element, not as a component.",
        "warning extract/dropped-component src/index.tsx:5:10": "Gauge of @acme/ui does not get a page: its type is \`any\` or was not found.",
        "warning extract/dropped-component src/other.tsx:3:17": "Meter of @acme/ui does not get a page: another export has this name, and src/other.tsx exports a different one.",
        "warning extract/dropped-component src/other.tsx:4:1": "default of src/other.tsx of @acme/ui does not get a page: the default export does not have a name.",
      }
    `);
  });
});

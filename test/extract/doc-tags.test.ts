// The tags of doc comments: what pages show of them, and what they keep back.
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type DescribedPackage, describeFiles } from './described-package.ts';

const ROOT = sharedTempDir();
let ui: DescribedPackage;

beforeAll(async () => {
  ui = await describeFiles(ROOT, {
    'src/index.tsx': `
import * as React from 'react';
export interface LampProps {
  /**
   * How bright. Not {@link Gone}, but {@link Dimmer.level | a level}, {@link LampProps.warm} or {@link useLamp}.
   * @default undefined
   * @example
   * <Lamp power={3} />
   */
  power?: number;
  /** @defaultValue \`true\` */
  warm?: boolean;
  /** @hidden */
  secret?: boolean;
  /** @internal */
  inner?: boolean;
  constructor?: string;
}
/**
 * A lamp.
 * @remarks
 * It needs a socket: {@link LampProps}.
 * @example <caption>Two lamps</caption>
 * <Lamp />
 * <Lamp />
 * @example
 * In a row:
 *
 * \`\`\`ts
 * useLamp(1);
 * \`\`\`
 * @see Dimmer
 * @see {@link useLamp}
 * @see See https://lamp.example/manual the manual.
 * @since 2.1.0
 * @deprecated Use {@link Dimmer} instead.
 */
export function Lamp({ power = undefined, warm }: LampProps) { return <i>{power}{warm}</i>; }
export interface FuseProps { /** In amperes. @default 16 */ limit?: number; /** Seconds. */ delay?: number }
export function Fuse(props: FuseProps) { return <i>{props.limit}</i>; }
export const Wire = (props: { /** In metres. */ length: number }) => <i>{props.length}</i>;
/** Dims. */
export const Dimmer: React.FC<{ level: number }> = () => null;
/** @param id {@link LampProps#power} of it. */
export function useLamp(id: number) { return id; }
/**
 * Old.
 * @deprecated
 * @since 1.0.0
 */
export interface Socket { volts: number }
`,
  });
});

describe('the text of a component', () => {
  it('has remarks, examples as fences and what to see', () => {
    expect(ui.json('Lamp').componentDescription).toMatchInlineSnapshot(`
      "A lamp.

      It needs a socket: [\`LampProps\`](/ui/api/lampprops/).

      Two lamps

      \`\`\`tsx
      <Lamp />
      <Lamp />
      \`\`\`

      In a row:

      \`\`\`ts
      useLamp(1);
      \`\`\`

      See also: [\`Dimmer\`](/ui/api/dimmer/), [\`useLamp\`](/ui/api/uselamp/), https://lamp.example/manual the manual."
    `);
  });

  it('has its version and why it is deprecated, with a link', () => {
    expect(ui.json('Lamp')).toMatchObject({
      since: '2.1.0',
      deprecated: true,
      deprecationInfo: 'Use [`Dimmer`](/ui/api/dimmer/) instead.',
    });
    expect(ui.json('Socket')).toMatchObject({ deprecated: true, since: '1.0.0', interfaceDescription: 'Old.' });
  });
});

describe('a row', () => {
  it('belongs to the first member after it, also on the line of the brace', () => {
    expect(ui.rows('Fuse')).toEqual(['delay?: number', 'limit?: number = 16']);
    expect(ui.json('Fuse').props).toMatchObject({
      limit: { description: 'In amperes.' },
      delay: { description: 'Seconds.' },
    });
    expect(ui.json('Wire').props).toMatchObject({ length: { description: 'In metres.' } });
  });

  it('has links to pages and to other rows, and names without a page are code', () => {
    expect(ui.json('Lamp').props).toMatchObject({
      power: {
        description:
          'How bright. Not `Gone`, but [a level](/ui/api/dimmer/#dimmer-prop-level), ' +
          '[`LampProps.warm`](/ui/api/lampprops/#lamp-props-prop-warm) or [`useLamp`](/ui/api/uselamp/).\n\n' +
          'Example:\n\n```tsx\n<Lamp power={3} />\n```',
      },
    });
    expect(ui.json('useLamp').parameters).toMatchObject({
      id: { description: '[`LampProps#power`](/ui/api/lampprops/#lamp-props-prop-power) of it.' },
    });
  });

  it('does not have undefined as its default, and is left out if it is internal or hidden', () => {
    expect(ui.rows('Lamp')).toEqual(['constructor?: string', 'power?: number', 'warm?: boolean = true']);
  });
});

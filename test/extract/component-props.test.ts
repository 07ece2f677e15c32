// Props of components as API JSON shows them, in the forms in which libraries declare them.
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type DescribedPackage, describeFiles } from './described-package.ts';

const ROOT = sharedTempDir();
let ui: DescribedPackage;

beforeAll(async () => {
  ui = await describeFiles(ROOT, {
    'src/index.tsx': "export * from './names.tsx';\n",
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
  });
}, 60_000);

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

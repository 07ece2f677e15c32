import { expect, test } from 'vitest';
import { importTypes } from '../../src/lib/asset-types.ts';
import { packageRoot } from '../../src/lib/node/package-root.ts';

test('the types of files that demos import are those that the package has as docs-gen/client', async () => {
  const head =
    '// What demos may import besides modules. In `compilerOptions` of a project: `"types": ["docs-gen/client"]`.\n';
  await expect(head + importTypes()).toMatchFileSnapshot(`${packageRoot}/client.d.ts`);
});

// TypeScript for the sites that a test's process builds: its libraries are parsed once for all of them, not once per site.
import type { TypeHost } from '../../src/model/package-types.ts';
import { createTypeHost } from '../../src/workers/types-host.ts';

/** One for all tests of a process. It keeps no process alive. */
const shared = createTypeHost();

/** As `ShellDeps` has it; the thread outlives the site that closes it. */
export const openSharedTypeHost = (): TypeHost => ({ ...shared, close: async () => {} });

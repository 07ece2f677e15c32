// The real world for sites that are built in a test's process: docs-gen's own browser scripts as they were bundled with the
// program, and one TypeScript for all.
import { join } from 'node:path';
// @ts-expect-error it is JavaScript.
import { isBundled } from '../../scripts/bundled-cli.mjs';
import { createDeps } from '../../src/cli/deps.ts';
import { packageRoot } from '../../src/lib/node/package-root.ts';
import type { Progress, ShellDeps } from '../../src/model/deps.ts';
import { openSharedTypeHost } from './type-host.ts';

export const QUIET_PROGRESS: Progress = { start() {}, tick() {}, end() {} };

/** null: sources have changed since the program was bundled, so tests bundle them. */
const prebuilt = isBundled() ? join(packageRoot, 'dist-cli') : null;

export function testDeps(progress: Progress = QUIET_PROGRESS): ShellDeps {
  return { ...createDeps(progress), prebuilt, openTypeHost: openSharedTypeHost };
}

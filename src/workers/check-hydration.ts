// Whether browsers render the same as the server: each demo is hydrated once, by the script that is published.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runDemos } from '../demos/server/thread.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import { removeAtExit } from '../lib/node/remove-at-exit.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Timer } from '../model/deps.ts';
import {
  type HydrationAnswer,
  type HydrationDifference,
  type HydrationQuestion,
  SHARED_REACT,
} from '../model/hydration.ts';

export interface HydrationInput extends Omit<HydrationQuestion, 'script'> {
  /** Relative to the output folder. */
  readonly script: string;
}

export interface HydrationOptions {
  /** They have the scripts of all demos. */
  readonly artifacts: readonly MadeArtifact[];
  /** Path of the React of the site, relative to the output folder. */
  readonly react: string;
  readonly timer: Timer;
}

/** What differs in each demo, by its id. One that cannot be hydrated in a window without layout is left out. */
export async function checkHydration(
  demos: readonly HydrationInput[],
  { artifacts, react, timer }: HydrationOptions,
): Promise<Map<string, readonly HydrationDifference[]>> {
  if (demos.length === 0) return new Map();
  const folder = await mkdtemp(join(tmpdir(), 'docs-gen-hydration-'));
  const leaveAtExit = removeAtExit(folder, () => true);
  try {
    const shared = `export const { React, JsxRuntime, ReactDom, ReactDomClient } = globalThis.${SHARED_REACT};\n`;
    const scripts = artifacts.filter(({ type }) => type === 'text/javascript');
    await writeAll(folder, [
      { path: 'package.json', body: '{ "type": "module" }' },
      { path: react, body: shared },
      ...scripts,
    ]);
    const results = await runDemos<HydrationAnswer>(
      demos.map((demo) => ({ ...demo, script: join(folder, demo.script) })),
      null,
      {
        thread: pathToFileURL(join(packageRoot, 'dist-cli/hydration-worker.js')),
        env: { NODE_ENV: 'development' },
        timer,
      },
    );
    return new Map(results.flatMap((result) => (result.kind === 'hydrated' ? [[result.id, result.differences]] : [])));
  } finally {
    await rm(folder, { recursive: true, force: true });
    leaveAtExit();
  }
}

async function writeAll(folder: string, files: readonly Pick<MadeArtifact, 'path' | 'body'>[]): Promise<void> {
  for (const { path, body } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
}

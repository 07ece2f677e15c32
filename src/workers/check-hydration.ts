// Whether browsers render the same as the server: each demo is hydrated once, by the script that is published.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DemoResult, runDemos } from '../demos/server/thread.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import { removeAtExit } from '../lib/node/remove-at-exit.ts';
import { isRelocatable, withPlaceholder } from '../lib/relative-base.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Timer } from '../model/deps.ts';
import { type HydrationAnswer, type HydrationQuestion, SHARED_REACT } from '../model/hydration.ts';

export interface HydrationInput extends Omit<HydrationQuestion, 'script'> {
  /** Relative to the output folder. */
  readonly script: string;
}

export interface HydrationOptions {
  /** They have the scripts of all demos. */
  readonly artifacts: readonly MadeArtifact[];
  /** Path of the React of the site, relative to the output folder. */
  readonly react: string;
  readonly base: string;
  readonly timer: Timer;
}

/** By the id of the demo; fewer than were asked for if several do not end. */
export async function checkHydration(
  demos: readonly HydrationInput[],
  { artifacts, react, base, timer }: HydrationOptions,
): Promise<ReadonlyMap<string, DemoResult<HydrationAnswer>>> {
  if (demos.length === 0) return new Map();
  const folder = await mkdtemp(join(tmpdir(), 'docs-gen-hydration-'));
  const leaveAtExit = removeAtExit(folder, () => true);
  try {
    const shared = `export const { React, JsxRuntime, ReactDom, ReactDomClient } = globalThis.${SHARED_REACT};\n`;
    const scripts = artifacts
      .filter(({ type }) => type === 'text/javascript')
      .map(({ path, body }) => ({
        path,
        body: isRelocatable({ base }) ? withPlaceholder(`${Buffer.from(body)}`) : body,
      }));
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
    return new Map(results.map((result) => [result.id, result]));
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

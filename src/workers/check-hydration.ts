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

export interface PublishedScripts {
  /** They have the scripts of all demos. */
  readonly artifacts: readonly MadeArtifact[];
  /** Path of the React of the site, relative to the output folder. */
  readonly react: string;
  readonly base: string;
}

/** Scripts of demos as files that Node.js can import. */
export interface ScriptFolder {
  /** The file of a script, whose path is relative to the output folder. All are written when the first one is asked for. */
  fileOf(script: string): Promise<string>;
  remove(): Promise<void>;
}

export async function createScriptFolder(published: PublishedScripts): Promise<ScriptFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-gen-hydration-'));
  const leaveAtExit = removeAtExit(folder, () => true);
  let written: Promise<void> | null = null;
  return {
    async fileOf(script) {
      written ??= writeAll(folder, filesOf(published));
      await written;
      return join(folder, script);
    },
    async remove() {
      await rm(folder, { recursive: true, force: true });
      leaveAtExit();
    },
  };
}

/** By the id of the demo; fewer than were asked for if several do not end. The demos may come one by one. */
export async function checkHydration(
  demos: AsyncIterable<HydrationInput>,
  folder: Pick<ScriptFolder, 'fileOf'>,
  timer: Timer,
): Promise<ReadonlyMap<string, DemoResult<HydrationAnswer>>> {
  async function* questions(): AsyncGenerator<HydrationQuestion> {
    for await (const demo of demos) yield { ...demo, script: await folder.fileOf(demo.script) };
  }
  const results = await runDemos<HydrationAnswer>(questions(), null, {
    thread: pathToFileURL(join(packageRoot, 'dist-cli/hydration-worker.js')),
    env: { NODE_ENV: 'development' },
    timer,
  });
  return new Map(results.map((result) => [result.id, result]));
}

function filesOf({ artifacts, react, base }: PublishedScripts): Pick<MadeArtifact, 'path' | 'body'>[] {
  const shared = `export const { React, JsxRuntime, ReactDom, ReactDomClient } = globalThis.${SHARED_REACT};\n`;
  const scripts = artifacts
    .filter(({ type }) => type === 'text/javascript')
    .map(({ path, body }) => ({
      path,
      body: isRelocatable({ base }) ? withPlaceholder(`${Buffer.from(body)}`) : body,
    }));
  return [{ path: 'package.json', body: '{ "type": "module" }' }, { path: react, body: shared }, ...scripts];
}

async function writeAll(folder: string, files: readonly Pick<MadeArtifact, 'path' | 'body'>[]): Promise<void> {
  for (const { path, body } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
}

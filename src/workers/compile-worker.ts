// The thread that compiles pages. It loads by itself what cannot be handed over: templates, and a config that holds functions.
import { parentPort } from 'node:worker_threads';
import { stopEsbuild } from '../lib/node/esbuild.ts';
import { createFileSystem } from '../lib/node/file-system.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Site } from '../model/site.ts';
import { loadTemplates } from '../overrides/load.ts';
import {
  type ChunkAnswer,
  type ChunkQuestion,
  type PackedPage,
  type ProjectForThread,
  packPage,
} from './compile-chunk.ts';
import { type CompilePage, createPageCompiler } from './compile-page.ts';
import { siteFingerprint } from './site-fingerprint.ts';

let compiler: Promise<CompilePage | null> | undefined;

let hasThrown = false;
process.once('uncaughtExceptionMonitor', () => {
  hasThrown = true; // Which Node tells the pool.
});
// Of any other end the pool hears nothing, and would wait for ever: a message that it does not know is a failure to it.
process.once('exit', (code) => {
  if (!hasThrown) parentPort?.postMessage(`the thread that compiles pages has ended with code ${code}`);
});

/** What the pool calls. */
export default async function compileChunk({ project, tasks }: ChunkQuestion): Promise<ChunkAnswer> {
  compiler ??= silently(() => openProject(project));
  try {
    const compilePage = await compiler;
    if (compilePage === null) return { kind: 'refused' };
    const pages: PackedPage[] = [];
    for (const { source, original } of tasks) pages.push(packPage(await compilePage(source, { original })));
    await new Promise((resolve) => setImmediate(resolve)); // What plugins left for later may throw: that belongs to these pages.
    return { kind: 'made', pages };
  } catch (error) {
    return { kind: 'threw', error };
  }
}

/** null: what is loaded here is not what the main thread has. */
async function openProject(project: ProjectForThread): Promise<CompilePage | null> {
  const fs = createFileSystem();
  const site = project.kind === 'site' ? project.site : await loadSame(project, fs);
  if (site === null) return null;
  const { templates: originals } = await import('../../templates/index.ts');
  const { value: templates } = await loadTemplates(site, originals, { fs });
  await stopEsbuild(); // A process of its own, which has nothing more to do.
  return (await createPageCompiler(site, templates)).value;
}

async function loadSame(
  { place, fingerprint }: Extract<ProjectForThread, { kind: 'place' }>,
  fs: FileSystem,
): Promise<Site | null> {
  const { loadSite } = await import('../config/load.ts');
  const { value: site } = await loadSite({ ...place, fs });
  return site !== null && siteFingerprint(site) === fingerprint ? site : null;
}

/** What a config prints was printed when the main thread loaded it. */
async function silently<T>(work: () => Promise<T>): Promise<T> {
  const outputs = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write }));
  for (const { stream } of outputs) stream.write = () => true;
  try {
    return await work();
  } finally {
    for (const { stream, write } of outputs) stream.write = write;
  }
}

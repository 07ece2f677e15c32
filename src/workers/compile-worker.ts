// The thread that compiles pages: it loads the project by itself, as the functions of a config cannot be handed over.
import { parentPort } from 'node:worker_threads';
import { loadSite } from '../config/load.ts';
import { createFileSystem } from '../lib/node/file-system.ts';
import { loadTemplates } from '../overrides/load.ts';
import { type ChunkAnswer, type ChunkQuestion, type PackedPage, packPage } from './compile-chunk.ts';
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
export default async function compileChunk({ tasks, ...project }: ChunkQuestion): Promise<ChunkAnswer> {
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
async function openProject({ project, fingerprint }: Omit<ChunkQuestion, 'tasks'>): Promise<CompilePage | null> {
  const fs = createFileSystem();
  const { value: site } = await loadSite({ ...project, fs });
  if (site === null || siteFingerprint(site) !== fingerprint) return null;
  const { templates: originals } = await import('../../templates/index.ts');
  const { value: templates } = await loadTemplates(site, originals, { fs });
  const { stop } = await import('esbuild');
  await stop(); // A process of its own, which has nothing more to do.
  return (await createPageCompiler(site, templates)).value;
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

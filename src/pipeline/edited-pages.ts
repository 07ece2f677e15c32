// A build since which only words of a few pages are others: these are made anew, and what is made of their texts. Whatever is
// not certain is left to the build of all pages.
import { inspectOutput } from '../emit/inspect-output.ts';
import { openOutput } from '../emit/output.ts';
import { isRelocatable } from '../lib/relative-base.ts';
import type { BuildOptions, BuildResult } from '../model/build.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { PageSnapshot } from '../model/snapshot.ts';
import { type EditedPages, sourceReader } from '../record/recall.ts';
import { renewRecord } from '../record/renew.ts';
import { openSnapshot } from '../record/snapshot-file.ts';
import { createRun } from '../run.ts';
import { cacheFolder } from './cache-place.ts';
import { makeFiles } from './edited-files.ts';
import { compileEdited, readEditedSources } from './edited-texts.ts';
import { openSite } from './open.ts';
import { outTarget } from './out-target.ts';

/** More are put into the page cache by a build of all pages. */
const MOST_RENEWED = 100;

/** null: more than words are others, or it may be. */
export async function buildEdited(
  options: BuildOptions,
  deps: ShellDeps,
  edited: EditedPages,
): Promise<BuildResult | null> {
  const run = createRun(options, deps);
  const { place, record } = edited;
  const snapshot = openSnapshot(place.snapshot, record.snapshot);
  if (snapshot === null || snapshot.renewed.length + edited.files.length > MOST_RENEWED) return null;
  const sources = await run.stage('edited pages', () => readEditedSources(edited, snapshot, deps));
  const opened = sources && (await openSite(run, deps));
  if (!opened || isRelocatable(opened.site) || run.diagnostics().length > 0) return null;
  const pages = await run.stage('compile', () => compileEdited(sources, opened, { options, deps }), sources.length);
  if (pages === null) return null;
  const target = outTarget(opened.site, options, { ...deps, cache: cacheFolder(opened.site, options) });
  const output = await openOutput(await inspectOutput(target, deps), deps);
  try {
    const made = await makeFiles(pages, opened, { run, record, snapshot, last: output.last, deps });
    if (made === null) return null;
    const { artifacts, searchSizes } = made;
    const emit = await run.stage('emit', () => output.publish(artifacts), artifacts.length);
    if (run.failed()) return run.result(null, artifacts, emit);
    const now = pages.map((page): [string, PageSnapshot] => [page.read.path, { ...page.kept, compiled: page.now }]);
    const renewed = [...new Set([...snapshot.renewed, ...now.map(([file]) => file)])];
    const files = pages.map(({ read }) => read);
    const linked = emit.linked;
    await output.discard(); // Before it looks at the folder of the output.
    const kept = { searchSizes, renewed, pages: now };
    await renewRecord({ options, edited, files, artifacts, linked, snapshot, pages: kept });
    return { ...record.result, emit, timings: run.result(null).timings, readSource: sourceReader(options) };
  } finally {
    await output.discard();
  }
}

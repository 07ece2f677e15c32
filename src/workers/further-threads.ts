// How many threads compile pages beside the main one.
import { availableParallelism } from 'node:os';
import type { PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';

type Texts = readonly Pick<PageSource, 'text'>[];
type Plugged = Pick<Site, 'plugins' | 'markdown'>;

/**
 * Characters of all pages from which on a second thread is started: 1,800 pages of 11 KB. On two cores it compiles 1,000 such
 * pages no faster than one, and 5,000 in four fifths of the time, as V8 uses the second core for its own work too. A thread costs
 * 0.5 to 0.7 s of CPU: 0.25 s to load the program and the project, the rest until its code is fast.
 */
const BREAK_EVEN = 20_000_000;
/** The main one plans and renders by itself, and each takes 20 to 50 MB. */
const MOST_THREADS = 4;

/** `workers`: as the command line has it. */
export function furtherThreads(workers: number | 'auto', sources: Texts, site: Plugged): number {
  if (mayPluginsShare(site)) return 0;
  const wanted = workers === 'auto' ? automatic(sources) : workers;
  return Math.max(0, Math.min(wanted, sources.length) - 1);
}

/** Texts of large sites lie in a file: no more of them are read than it takes. */
function automatic(sources: Texts): number {
  let size = 0;
  const isLarge = sources.some(({ text }) => {
    size += text.length;
    return size >= BREAK_EVEN;
  });
  return isLarge ? Math.min(MOST_THREADS, availableParallelism()) : 1;
}

/** One slot of a plugin sees all pages or files, another each page as it is compiled: one may tell the other, if they stay together. */
function mayPluginsShare({ plugins, markdown }: Plugged): boolean {
  const isDirect = [...markdown.remarkPlugins, ...markdown.rehypePlugins].length > 0;
  return plugins.some(({ pages, head, artifacts, remark, rehype }) => {
    const seesAll = pages !== undefined || head !== undefined || artifacts !== undefined;
    return seesAll && (isDirect || remark !== undefined || rehype !== undefined);
  });
}

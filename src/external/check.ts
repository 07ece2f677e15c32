// Asks the web about the links that leave the site: each address once, gently, and with a memory.
import { createFinder } from '../diagnostics/find-text.ts';
import { report } from '../diagnostics/report.ts';
import { assistantPrefix, assistantsOf } from '../lib/assistants.ts';
import { newIssue } from '../lib/issue-url.ts';
import type { CachePlace } from '../lib/node/stamped-cache.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { type Answer, ask } from './ask.ts';
import { type AnswerCache, loadAnswers, saveAnswers } from './cache.ts';
import { eachByHost } from './queue.ts';

/** Pages that hold an address, in page order. */
export type WebLinks = ReadonlyMap<string, readonly { readonly file: string }[]>;

export interface ExternalOptions {
  readonly site: Site;
  readonly web: WebLinks;
  /** Where answers are kept; null: nowhere. */
  readonly cache: Pick<CachePlace, 'folder' | 'fs' | 'writer'> | null;
}

/** Asked at once, in all and of one host; and how long a host rests between two questions. */
const AT_ONCE = 8;
const AT_ONCE_PER_HOST = 2;
const REST_MS = 250;

/** The value is how many addresses were asked. */
export async function checkExternalLinks(
  { site, web, cache }: ExternalOptions,
  { fs, net }: Pick<ShellDeps, 'fs' | 'net'>,
): Promise<Outcome<number>> {
  const cacheFile = cache === null ? '' : `${cache.folder}/external-links.json`;
  const urls = [...web.keys()].filter((url) => isAsked(url, site)).sort();
  const answers: AnswerCache = cache === null ? new Map() : await loadAnswers(cacheFile, net.wallClock(), cache.fs);
  const unknown = urls.filter((url) => !answers.has(url));
  const silent = new Map<string, Answer>();
  await eachByHost(
    unknown,
    async (url) => {
      const answer = await ask(url, net);
      if (answer.kind === 'silent') silent.set(url, answer);
      else answers.set(url, { at: net.wallClock(), answer });
    },
    { atOnce: AT_ONCE, atOncePerHost: AT_ONCE_PER_HOST, rest: () => net.sleep(REST_MS) },
  );
  if (cache !== null && unknown.length > 0) await saveAnswers(cacheFile, answers, cache.writer);

  const find = createFinder(fs, site.root);
  const diagnostics = urls.flatMap((url) => {
    const answer: Answer = silent.get(url) ?? answers.get(url)?.answer ?? { kind: 'ok' };
    if (answer.kind === 'ok') return [];
    const files = [...new Set((web.get(url) ?? []).map(({ file }) => file))];
    const at = find([...files, site.configFile], writtenForms(url)) ?? { file: files[0] ?? site.configFile };
    return describe(url, answer, { at, pages: files.length, site });
  });
  return { value: unknown.length, diagnostics };
}

/** Pages of the site itself need not be published yet, and the addresses for editing a page or writing an issue not be open to all. */
function isAsked(url: string, site: Site): boolean {
  const { url: own, repo, links } = site;
  const issue = site.feedback ? newIssue(site) : null;
  const ignored = [
    `${own.replace(/\/+$/, '')}/`,
    ...(repo ? [`${repo.url}/edit/`] : []),
    ...(issue === null ? [] : [issue]),
    ...assistants(site),
    ...links.ignoreExternal,
  ];
  return URL.canParse(url) && !ignored.some((prefix) => url.startsWith(prefix) || `${url}/` === prefix);
}

/** Every page asks them something else, and they answer people alone. */
function assistants({ llms }: Site): string[] {
  const actions = typeof llms === 'object' ? llms.pageActions : undefined;
  return actions === undefined ? [] : assistantsOf(actions).map(assistantPrefix);
}

interface Found {
  readonly at: Location;
  readonly pages: number;
  readonly site: Site;
}

function describe(url: string, answer: Exclude<Answer, { kind: 'ok' }>, { at, pages, site }: Found): Diagnostic[] {
  const severity = site.links.deadExternal;
  switch (answer.kind) {
    case 'dead':
      return severity === 'off'
        ? []
        : [report('external/dead-link', { url, status: answer.status, pages }, at, { severity })];
    case 'moved':
      return [report('external/moved-link', { url, to: answer.to, pages }, at)];
    case 'failed':
    case 'silent':
      return [report('external/unreachable-link', { url, problem: answer.problem, pages }, at)];
  }
}

/** Authors may leave out the scheme, or what browsers add. */
function writtenForms(url: string): string[] {
  return [url, url.replace(/^https?:/, ''), url.replace(/&/g, '&amp;')];
}

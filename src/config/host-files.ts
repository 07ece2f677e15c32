// The rule files that a site already has in its public folder: `_redirects` and `_headers` become rules of the site, as if the
// config had them, and `robots.txt` is kept.
import { join, resolve } from 'node:path';
import { report } from '../diagnostics/report.ts';
import {
  HEADERS_FILE,
  headerKey,
  REDIRECTS_FILE,
  type RedirectLine,
  ROBOTS_FILE,
  readHeaderBlocks,
  readRedirectLines,
  removedHeader,
} from '../lib/host-files.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { absoluteBase } from '../lib/relative-base.ts';
import { splitHref } from '../lib/url.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import { PUBLIC_FOLDER, type Site, type SiteRedirect } from '../model/site.ts';
import { redirectSchema } from '../schema/addresses.ts';
import type { SiteConfig } from '../schema/site-config.ts';
import type { Surroundings } from './surroundings.ts';

type Config = Pick<SiteConfig, 'products' | 'publicDir' | 'redirects' | 'headers' | 'base'>;
type Merged = Pick<Site, 'redirects' | 'headers' | 'hostFiles'>;

interface HostFile {
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
}

export async function readHostFiles(given: Config, { root, fs }: Surroundings): Promise<Outcome<Merged>> {
  const config = { ...given, base: absoluteBase(given.base) }; // Such files work at the root of a host only.
  const read = async (name: string): Promise<HostFile[]> => {
    const files: HostFile[] = [];
    for (const folder of rootFolders(config, root)) {
      const path = join(folder, name);
      if ((await fs.resolve(path))?.kind !== 'file') continue;
      files.push({ file: relativeTo(root, path), text: await fs.readText(path) });
    }
    return files;
  };
  const diagnostics: Diagnostic[] = [];
  const { redirects, redirectLines } = addRedirects(await read(REDIRECTS_FILE), config, diagnostics);
  const { headers, headerPlaces } = addHeaders(await read(HEADERS_FILE), config, diagnostics);
  const [robots] = await read(ROBOTS_FILE);
  return {
    value: { redirects, headers, hostFiles: { redirectLines, headerPlaces, robots: robots?.text ?? null } },
    diagnostics,
  };
}

/** Public folders whose files are published at the root of the site. Absolute. */
function rootFolders({ publicDir, products }: Config, root: string): Set<string> {
  const ofProducts = products.filter(({ prefix }) => prefix === '/');
  return new Set([
    resolve(root, publicDir),
    ...ofProducts.map(({ contentDir }) => resolve(root, contentDir, PUBLIC_FOLDER)),
  ]);
}

/** Rules of the config come first: of two for one address, hosts follow the first. */
function addRedirects(files: readonly HostFile[], { redirects: own, base }: Config, diagnostics: Diagnostic[]) {
  const redirects: SiteRedirect[] = [...own];
  const redirectLines: Site['hostFiles']['redirectLines'][number][] = [];
  for (const { file, text } of files) {
    for (const line of readRedirectLines(text)) {
      const at = { file, line: line.line, column: 1 };
      const found = redirectOf(line, base);
      if (found.kind === 'redirect') redirects.push({ ...found.redirect, at });
      else redirectLines.push({ text: line.text, before: redirects.length });
      if (found.kind === 'unreadable')
        diagnostics.push(report('config/unreadable-host-rule', { rule: line.text, problem: found.problem }, at));
    }
  }
  return { redirects, redirectLines };
}

type FoundRedirect =
  | { readonly kind: 'redirect'; readonly redirect: SiteRedirect }
  /** What the config has no words for, such as a rule for one country: hosts get the line unchanged. */
  | { readonly kind: 'line' }
  | { readonly kind: 'unreadable'; readonly problem: string };

function redirectOf({ rule }: RedirectLine, base: string): FoundRedirect {
  if (rule === null) return { kind: 'unreadable', problem: 'it does not have a target' };
  const from = belowBase(rule.from, base);
  const to = rule.to.startsWith('/') ? belowBase(rule.to, base) : rule.to;
  const isKnown = [200, 301, 302, 307, 308].includes(rule.status) && rule.conditions.length === 0;
  // A rule for all addresses would make every dead link a valid one.
  if (from === null || to === null || from === '/*' || !isKnown) return { kind: 'line' };
  const query = rule.query.map(([name, value]) => `${name}=${value}`).join('&');
  const parsed = redirectSchema.safeParse({ from: query === '' ? from : `${from}?${query}`, to, status: rule.status });
  if (parsed.success) return { kind: 'redirect', redirect: { ...parsed.data, wins: rule.wins } };
  const [{ path, message } = { path: [], message: '' }] = parsed.error.issues;
  return { kind: 'unreadable', problem: `its ${path[0] === 'to' ? 'target' : 'address'} ${message}` };
}

function addHeaders(files: readonly HostFile[], { headers: own, base }: Config, diagnostics: Diagnostic[]) {
  const headers: Record<string, Record<string, string>> = { ...own };
  const headerPlaces: Record<string, Location> = {};
  for (const { file, text } of files) {
    const { blocks, unreadable } = readHeaderBlocks(text);
    const ignored = (rule: string, line: number, problem: string) =>
      diagnostics.push(report('config/unreadable-host-rule', { rule, problem }, { file, line, column: 1 }));
    for (const rule of unreadable) ignored(rule.text, rule.line, 'it is not a path, or a header below a path');
    for (const block of blocks) {
      // A rule for the whole host holds for this site, too.
      const path = block.path === '/*' || !block.path.startsWith('/') ? block.path : belowBase(block.path, base);
      if (path === null) {
        ignored(block.path, block.line, `its path is not below the base path ${base}`);
        continue;
      }
      for (const { name, value, line } of block.headers) {
        const earlier = headers[path]?.[name];
        const joined = earlier === undefined || removedHeader(name) !== null ? value : `${earlier}, ${value}`;
        headers[path] = { ...headers[path], [name]: joined };
        headerPlaces[headerKey(path, name)] = { file, line, column: 1 };
      }
    }
  }
  return { headers, headerPlaces };
}

/** Without the base; null: the path is of another site of the host. */
function belowBase(path: string, base: string): string | null {
  if (`${splitHref(path).path}/` === base) return '/';
  return path.startsWith(base) ? path.slice(base.length - 1) : null;
}

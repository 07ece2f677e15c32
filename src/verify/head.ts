// Addresses of `head` in the config: they stand on every page, and are looked at once, at their lines.
import { type DataPlace, openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { isExternal, splitHref, toRoute, withBase } from '../lib/url.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { readAddress } from './address.ts';
import { scanHtml } from './scan.ts';
import type { Targets } from './targets.ts';

export async function checkHead(site: Site, targets: Targets, fs: Pick<FileSystem, 'readText'>): Promise<Diagnostic[]> {
  const { root, configFile } = site;
  const source = openDataSource({ absolute: `${root}/${configFile}`, file: configFile, fs, base: ['head'] });
  const diagnostics: Diagnostic[] = [];
  for (const { href, base, at } of addressesOf(site)) {
    const finding = judge(href, base, { site, targets });
    if (finding !== null) diagnostics.push(...finding(await source.place(at)));
  }
  return diagnostics;
}

interface HeadAddress {
  readonly href: string;
  /** What is put before it when the page is made. */
  readonly base: string;
  /** Where it stands in `head`. */
  readonly at: readonly (string | number)[];
}

/** `base` says what others are relative to, and leads nowhere itself. What stands inside `noscript` is HTML, as it is. */
function addressesOf({ head, base }: Site): HeadAddress[] {
  return head.flatMap(({ tag, attributes, content }, index): HeadAddress[] => {
    if (tag === 'base') return [];
    const own = Object.entries(attributes).flatMap(([name, value]) =>
      value !== true && /^(?:href|src)$/i.test(name) ? [{ href: value, base, at: [index, 'attributes', name] }] : [],
    );
    const inner = tag === 'noscript' ? scanHtml(content ?? '').links : [];
    return [...own, ...inner.map((href) => ({ href, base: '/', at: [index, 'content'] }))];
  });
}

type Finding = (place: DataPlace) => Diagnostic[];

function judge(
  href: string,
  base: string,
  { site, targets }: { readonly site: Site; readonly targets: Targets },
): Finding | null {
  if (isExternal(href) || splitHref(href).path === '') return null;
  if (!href.startsWith('/'))
    return ({ at, path }) => [
      report('verify/relative-head-address', { href, rooted: `/${href.replace(/^(?:\.{1,2}\/)+/, '')}`, path }, at),
    ];
  const address = readAddress(withBase(href, base), '/', site.base);
  if (address.kind !== 'site') return null;
  const { dead } = site.links;
  if (dead === 'off' || targets.page(address.path) !== null || targets.isAnswered(address.path)) return null;
  const near = nearest(address.path, targets.files) ?? nearest(toRoute(address.path), targets.routes);
  return ({ at, path }) => [report('verify/dead-head-address', { href, nearest: near, path }, at, { severity: dead })];
}

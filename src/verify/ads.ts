// Where the site's own ads lead, and their pictures: a script shows them, so no page holds these addresses.
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { isExternal, toRoute, withBase } from '../lib/url.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { readAddress } from './address.ts';
import type { Targets } from './targets.ts';

export async function checkAds(
  { ads, root, configFile, base, links: { dead } }: Site,
  targets: Targets,
  fs: Pick<FileSystem, 'readText'>,
): Promise<Diagnostic[]> {
  if (ads === undefined || dead === 'off') return [];
  const source = openDataSource({ absolute: `${root}/${configFile}`, file: configFile, fs, base: ['ads', 'inHouse'] });
  const diagnostics: Diagnostic[] = [];
  for (const [index, { link, img }] of ads.inHouse.entries()) {
    for (const [field, href] of [['link', link] as const, ['img', img] as const]) {
      const path = href === undefined ? null : deadPath(href, base, targets);
      if (href === undefined || path === null) continue;
      const place = await source.place([index, field]);
      const near = nearest(path, targets.files) ?? nearest(toRoute(path), targets.routes);
      diagnostics.push(
        report('verify/dead-ad-address', { href, nearest: near, path: place.path }, place.at, { severity: dead }),
      );
    }
  }
  return diagnostics;
}

/** null: it leads somewhere, or off the site. */
function deadPath(href: string, base: string, targets: Targets): string | null {
  if (isExternal(href)) return null;
  const address = readAddress(withBase(href, base), '/', base);
  if (address.kind !== 'site') return null;
  return targets.page(address.path) !== null || targets.isAnswered(address.path) ? null : address.path;
}

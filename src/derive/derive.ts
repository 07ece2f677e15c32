// Makes the files that follow from all others: for crawlers, for hosts, for readers without a network, for the next build.
import { neededSources, securityPolicy } from '../lib/node/security-policy.ts';
import type { Artifact } from '../model/artifact.ts';
import type { Bundle } from '../model/bundle.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Memo } from '../model/memo.ts';
import type { Outcome } from '../model/outcome.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { Site } from '../model/site.ts';
import { assetManifest, describeFile, describeFiles } from './asset-manifest.ts';
import { checkCloudflare } from './cloudflare.ts';
import { byPath, type DeriveContext, type DerivedRoute, type DeriveSlot, type MovedTexts } from './context.ts';
import { feed } from './feed.ts';
import { checkHeaders, headers } from './headers.ts';
import { icons } from './icons.ts';
import { nginx } from './nginx.ts';
import { nginxHeaders } from './nginx-headers.ts';
import { noJekyll } from './no-jekyll.ts';
import { notifications } from './notifications.ts';
import { runArtifactPlugins } from './plugins.ts';
import { checkRedirects, redirects } from './redirects.ts';
import { relocated, relocatedFile } from './relocate.ts';
import { robots } from './robots.ts';
import { serviceWorker } from './service-worker.ts';
import { chooseShell } from './shell.ts';
import { sitemap } from './sitemap.ts';
import { thirdPartyLicenses } from './third-party-licenses.ts';
import { webManifest } from './web-manifest.ts';

export interface DeriveInfo {
  readonly routes: readonly DerivedRoute[];
  /** Every language of the site has an entry. */
  readonly texts: ReadonlyMap<string, MovedTexts>;
  /** Its artifacts are published too: `artifacts` need not hold them. */
  readonly bundle: Bundle;
  readonly serviceWorkerSource: string;
  /** Of the packages whose code is published, as `licenseNotices` gives them. */
  readonly licenses: string;
  /** Tags that single pages have in their heads. @default [] */
  readonly headTags?: readonly HeadTag[];
  /** For the place of a redirect in the config. */
  readonly fs: Pick<FileSystem, 'readText'>;
  readonly memo?: Memo | undefined;
}

/** Each one sees the files of those before it. */
const SITE_FILES: readonly DeriveSlot[] = [
  sitemap,
  robots,
  feed,
  icons,
  webManifest,
  notifications,
  thirdPartyLicenses,
];
/** Rules for nginx before the pages of redirects, which stand where the rules begin. */
const HOST_FILES: readonly DeriveSlot[] = [nginx, redirects, noJekyll, headers, nginxHeaders];

/** All files of the site, sorted by path. */
export async function deriveArtifacts(
  site: Site,
  artifacts: readonly Artifact[],
  info: DeriveInfo,
): Promise<Outcome<Artifact[]>> {
  const headTags = info.headTags ?? [];
  const policy = securityPolicy(site, info.bundle, headTags)?.header ?? null;
  const { texts, licenses } = info;
  const context: DeriveContext = { site, texts, licenses, routes: [...info.routes].sort(byPath), policy };
  const given = [...artifacts, ...info.bundle.artifacts];
  const siteFiles = runSlots(SITE_FILES, given, context);
  const hostFiles = runSlots(HOST_FILES, siteFiles, context);
  const plugged = await runArtifactPlugins(hostFiles, { site, routes: context.routes.map(({ path }) => path) });

  const finished = relocated(plugged.value, site);
  const files = describeFiles(finished, info.memo);
  // Files that are copied are an author's, and may be large: the worker holds them when they are asked for.
  const copied = new Set(finished.flatMap(({ source, path }) => (source === undefined ? [] : [path])));
  const shell = chooseShell(files, copied, info.bundle);
  const made = serviceWorker(files, shell, { site, source: info.serviceWorkerSource });
  const worker = relocatedFile(made, site);
  const manifest = assetManifest([...files, describeFile(worker)]);
  return {
    value: [...finished, worker, manifest].sort(byPath),
    diagnostics: [
      ...(await checkRedirects(siteFiles, context, info.fs)),
      ...(await checkHeaders(siteFiles, context, {
        fs: info.fs,
        needed: () => neededSources(site, info.bundle, headTags),
      })),
      ...checkCloudflare(site, textsOf(hostFiles), { file: site.configFile }),
      ...plugged.diagnostics,
    ],
  };
}

/** Files that hosts read. */
function textsOf(artifacts: readonly Artifact[]): Map<string, string> {
  return new Map(
    artifacts.flatMap(({ path, body }) => (path.startsWith('_') && typeof body === 'string' ? [[path, body]] : [])),
  );
}

function runSlots(slots: readonly DeriveSlot[], given: readonly Artifact[], context: DeriveContext): Artifact[] {
  const all = [...given];
  for (const slot of slots) all.push(...slot(all, context));
  return all;
}

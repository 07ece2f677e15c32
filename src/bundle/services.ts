// The scripts of services, in a run of their own: a site without services holds nothing of them, nor does a page.
import { posix, resolve } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import { report } from '../diagnostics/report.ts';
import { type BuiltServices, SERVICE_FOLDER } from '../model/bundle.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';

export type ServiceConfig = Pick<
  Site,
  'root' | 'ads' | 'analytics' | 'consent' | 'feedback' | 'notifications' | 'announcement'
>;

const SCRIPT = 'src/client/services.ts';
const OWN_ANALYTICS = 'own-analytics';

/** Null: no service is on. */
export function serviceEntries(site: ServiceConfig, root: string): { in: string; out: string }[] | null {
  const { ads, analytics, consent, feedback, notifications, announcement } = site;
  const others = ads ?? feedback ?? notifications ?? announcement;
  if (analytics.adapter === 'none' && consent === false && others === undefined) return null;
  const module = ownModule(site);
  return [
    { in: SCRIPT, out: 'services' },
    ...(module === null ? [] : [{ in: resolve(root, module), out: OWN_ANALYTICS }]),
  ];
}

export const serviceOptions = {
  entryNames: `${SERVICE_FOLDER}[name]-[hash]`,
  chunkNames: `${SERVICE_FOLDER}[name]-[hash]`,
  splitting: true,
} satisfies BuildOptions;

export function serviceFiles(
  files: readonly { readonly path: string; readonly entryPoint: string | undefined }[],
): BuiltServices | null {
  const script = files.find(({ entryPoint }) => entryPoint === SCRIPT)?.path;
  if (script === undefined) return null;
  const own = files.find(({ path }) => path.startsWith(`${SERVICE_FOLDER}${OWN_ANALYTICS}-`))?.path;
  return { script, ownAnalytics: own ?? null };
}

/** The module of the project must export what can be called; what it is shows in the browser. */
export function checkOwnModule({ outputs }: Metafile, site: ServiceConfig): Diagnostic[] {
  const file = ownModule(site);
  const built = Object.entries(outputs).find(([path]) => path.includes(`/${OWN_ANALYTICS}-`))?.[1];
  if (file === null || built === undefined || built.exports.includes('default')) return [];
  return [report('bundle/no-analytics-function', { file, names: built.exports }, { file })];
}

function ownModule({ analytics: { adapter } }: ServiceConfig): string | null {
  return typeof adapter === 'string' ? null : posix.normalize(adapter.module);
}

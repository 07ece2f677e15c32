// One state of a site that is being written: its pages, made when they are asked for, and everything else, made when it is missed.
import { encodePath } from '../lib/url.ts';
import type { Artifact } from '../model/artifact.ts';
import type { Memo } from '../model/memo.ts';
import type { Route } from '../model/route.ts';
import type { ServedFile, ServedRedirect } from '../model/serve.ts';
import { openPages, type SiteLook } from '../pipeline/look.ts';
import { served } from './served.ts';

export interface SiteState {
  readonly look: SiteLook;
  find(path: string): Promise<ServedFile | ServedRedirect | null>;
  notFound(): Promise<ServedFile | null>;
}

/** `all`: every file of the site in this state. */
export function createSiteState(
  look: SiteLook,
  { memo, all }: { readonly memo: Memo; readonly all: () => Promise<readonly Artifact[]> },
): SiteState {
  const { plan, bundle } = look;
  const pages = openPages(look, memo);
  const routes = new Map<string, Route>(plan.routes.map((route) => [route.path, route]));
  const files = new Map([...bundle.artifacts, ...look.files, ...plan.files].map((file) => [file.path, file]));
  const former = new Map(look.former?.map((file) => [file.path, file]));
  // What a plugin makes of a page is known only when all plugins have seen all pages.
  const isPlain = plan.site.plugins.every(({ artifacts }) => artifacts === undefined);
  let everything: Promise<ReadonlyMap<string, Artifact>> | undefined;
  const whole = () => {
    everything ??= all().then((artifacts) => new Map(artifacts.map((artifact) => [artifact.path, artifact])));
    everything.catch(() => {
      everything = undefined;
    });
    return everything;
  };

  const pageAt = (path: string): Artifact | undefined => {
    const route = /(?:^|\/)index\.html$/.test(path) ? routes.get(`/${path.slice(0, -'index.html'.length)}`) : undefined;
    return route && pages.page(route)?.page.artifact;
  };
  const at = async (path: string): Promise<ServedFile | null> => {
    const known = isPlain ? (pageAt(path) ?? files.get(path)) : undefined;
    const artifact = known ?? former.get(path) ?? (await whole()).get(path);
    return artifact ? served(artifact) : null;
  };
  return {
    look,
    async find(path) {
      if (path === '' || path.endsWith('/')) return at(`${path}index.html`);
      const slashed: ServedRedirect = { kind: 'redirect', to: encodePath(`${path}/`), status: 301 };
      if (isPlain && routes.has(`/${path}/`)) return slashed;
      return (await at(path)) ?? ((await whole()).has(`${path}/index.html`) ? slashed : null);
    },
    notFound: () => at('404.html'),
  };
}

// Lets readers install the site: its name, its icon, and where it starts.
import { isRelocatable } from '../lib/relative-base.ts';
import type { Artifact } from '../model/artifact.ts';
import { type DeriveContext, sitePath } from './context.ts';
import { FAVICON } from './icons.ts';

export function webManifest(_artifacts: readonly Artifact[], { site }: DeriveContext): Artifact[] {
  const start = sitePath('/', site);
  const manifest = {
    name: site.title,
    short_name: site.title,
    ...(site.description === '' ? {} : { description: site.description }),
    lang: site.languages[0],
    ...(isRelocatable(site) ? {} : { id: start }), // An id is an address of the host.
    start_url: start,
    scope: start,
    display: 'minimal-ui', // Documentation is read in many tabs, with back and reload at hand.
    ...(site.theme.color === undefined ? {} : { theme_color: site.theme.color }),
    background_color: '#ffffff',
    icons: [{ src: sitePath(`/${FAVICON}`, site), type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
  };
  const body = `${JSON.stringify(manifest, null, 2)}\n`;
  return [{ path: 'manifest.webmanifest', body, type: 'application/manifest+json', immutable: false }];
}

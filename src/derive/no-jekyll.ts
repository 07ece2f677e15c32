// GitHub Pages runs Jekyll over a site unless it finds this file, and leaves out what begins with an underscore.
import type { Artifact } from '../model/artifact.ts';
import type { DeriveContext } from './context.ts';

export function noJekyll(_artifacts: readonly Artifact[], { site }: DeriveContext): Artifact[] {
  return site.hosts.includes('github-pages')
    ? [{ path: '.nojekyll', body: '', type: 'text/plain', immutable: false }]
    : [];
}

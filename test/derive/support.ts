// A context for tests of single derived files.

import type { DeriveContext, DerivedRoute } from '../../src/derive/context.ts';
import type { Artifact, MadeArtifact } from '../../src/model/artifact.ts';
import { type Bundle, NO_BUNDLE } from '../../src/model/bundle.ts';
import type { Site } from '../../src/model/site.ts';
import { englishTexts } from '../../src/render/texts.ts';
import type { SiteConfigInput } from '../../src/schema/site-config.ts';
import { testSite } from '../support/site.ts';

export function siteOf(config: Partial<SiteConfigInput> = {}): Site {
  return { ...testSite(config), logo: config.logo ?? null };
}

export function route(path: string): DerivedRoute {
  return { path, language: 'en', unlisted: false, alternates: [{ language: 'en', path }], history: null };
}

export function contextOf(config: Partial<SiteConfigInput>, paths: readonly string[] = []): DeriveContext {
  const site = siteOf(config);
  const texts = new Map(site.languages.map((language) => [language, englishTexts]));
  return { site, texts, licenses: '# react 19.0.0 (MIT)\n', routes: paths.map(route) };
}

export function html(path: string, body = '<p>'): Artifact {
  return { path, body, type: 'text/html', immutable: false };
}

export function asset(path: string, type: string, body = ''): MadeArtifact {
  return { path, body, type, immutable: true };
}

export const bundle: Bundle = {
  ...NO_BUNDLE,
  artifacts: [
    asset('assets/entry-AAAA.js', 'text/javascript', 'go()'),
    asset('assets/main-BBBB.css', 'text/css', 'a{}'),
  ],
  script: 'assets/entry-AAAA.js',
  styles: ['assets/main-BBBB.css'],
};

/** The text of one file, for snapshots. */
export function text(artifacts: readonly Artifact[], path: string): string {
  const found = artifacts.find((artifact) => artifact.path === path);
  if (typeof found?.body !== 'string')
    throw new Error(`There is no text file ${path} among ${artifacts.map((artifact) => artifact.path).join(', ')}.`);
  return found.body;
}

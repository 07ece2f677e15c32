// What a run reads once, before any page: the config, the templates, the words of each language.
import { loadSite } from '../config/load.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { readAnnouncement } from '../markdown/announcement.ts';
import type { Deps } from '../model/deps.ts';
import type { Site } from '../model/site.ts';
import { loadTemplates, type SiteTemplates } from '../overrides/load.ts';
import { readTranslations, type Translations } from '../render/translations.ts';
import type { Run } from '../run.ts';
import { asBefore, isWhole } from './kept.ts';

export interface OpenedSite extends Translations {
  readonly site: Site;
  readonly templates: SiteTemplates;
}

export async function openSite(run: Run, deps: Deps): Promise<OpenedSite | null> {
  const { memo = NO_MEMO } = deps;
  const { root, shownRoot, configFile, base, emit } = run.options;
  const asked = { root, shownRoot, configFile, base, emit };
  const loaded = await run.stage('config', () =>
    memo.keep('config', '', [], () => loadSite({ ...asked, fs: deps.fs }).then(asBefore('config', memo)), isWhole),
  );
  if (loaded === null) return null;
  run.follow(loaded);
  const announced = await run.stage('announcement', () =>
    memo.keep('announcement', '', [loaded], () => readAnnouncement(loaded)),
  );
  const site = memo.recall('site', '', [loaded, announced], () => ({ ...loaded, announcementHtml: announced }));
  const templates = await siteTemplates(site, run, deps);
  const words = await run.stage('translations', () =>
    memo.keep('translations', '', [site], () => readTranslations(site, deps)),
  );
  return { ...words, site, templates };
}

/** React and what pages are made of: loaded when there is a site to render. */
export async function siteTemplates(site: Site, run: Run, deps: Deps): Promise<SiteTemplates> {
  const { memo = NO_MEMO } = deps;
  const { templates } = await import('../../templates/index.ts');
  return run.stage('templates', () =>
    memo.keep('templates', '', [site], () => loadTemplates(site, templates, deps), isWhole),
  );
}

// The config for a command that runs no stage: what it reports has the severities that the config sets.
import { applySeverities } from '../diagnostics/severities.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { type LoadSiteOptions, loadSite } from './load.ts';

export async function openConfig(options: LoadSiteOptions): Promise<Outcome<Site | null>> {
  const { value, diagnostics } = await loadSite(options);
  return { value, diagnostics: value ? applySeverities(diagnostics, value.severities) : diagnostics };
}

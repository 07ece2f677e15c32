// `diagnostics` of the config: the severities that it sets, without those that would hide why nothing was built.
import { catalogue } from '../diagnostics/catalogue.ts';
import type { DataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { areaOf, entryOf, maySet, type Severities, type SeveritySetting } from '../diagnostics/severities.ts';
import { nearest } from '../lib/nearest.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { SiteConfig } from '../schema/site-config.ts';

/** Codes of plugins are not in the catalogue: with plugins, a code of another area is taken for one of theirs. */
export async function readSeverities(
  { diagnostics: settings, plugins }: Pick<SiteConfig, 'diagnostics' | 'plugins'>,
  source: DataSource,
): Promise<Outcome<Severities>> {
  const severities = new Map<string, SeveritySetting>();
  const diagnostics: Diagnostic[] = [];
  for (const [code, written] of Object.entries(settings)) {
    const setting = written === 'warn' ? 'warning' : written;
    const isOfPlugin = plugins.length > 0 && !AREAS.has(areaOf(code));
    const isKnown = isOfPlugin || entryOf(code) !== undefined;
    const isFixed = !isOfPlugin && !maySet(code, setting);
    if (isKnown && !isFixed) severities.set(code, setting);
    else {
      const { at, path } = await source.place(['diagnostics', code], { key: true });
      diagnostics.push(
        isKnown
          ? report('config/fixed-severity', { code, path }, at)
          : report('config/unknown-code', { code, nearest: nearest(code, CODES), path }, at),
      );
    }
  }
  return { value: severities, diagnostics };
}

const CODES = Object.keys(catalogue);
const AREAS = new Set(CODES.map(areaOf));

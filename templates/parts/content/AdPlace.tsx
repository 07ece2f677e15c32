// The place that a page keeps free for an ad, below its description: it has its height before anything is known of the ad.
import type { Texts } from '../../../src/render/texts.ts';

interface Props {
  /** Address of the settings; null: the page shows no ads. */
  readonly settings: string | null;
  readonly translations: Texts;
}

export function AdPlace({ settings, translations: t }: Props) {
  if (!settings) return null;
  return <section className="dg-body-top" aria-label={t.adLabel} data-settings={settings} />;
}

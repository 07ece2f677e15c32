// Brand colours that readers could not make out on the page: told with the figure, before anyone has to squint.
import type { DataSource } from '../diagnostics/data-source.ts';
import type { DataPath } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { getContrastRatio } from '../theme/color/contrast.ts';
import { createPalette } from '../theme/palette.ts';

type Palettes = Site['theme']['palettes'];

const COLORS = ['primary', 'error', 'warning', 'info', 'success'] as const;

/** Colours as they are written: each is text on the page of its scheme. A hue for both schemes is held to the light one. */
export async function checkContrast(site: Site, source: DataSource): Promise<Diagnostic[]> {
  const found: { readonly color: string; readonly on: string; readonly path: DataPath }[] = [];
  const page = (palettes: Palettes, scheme: 'light' | 'dark') =>
    palettes[scheme]?.background?.default ??
    site.theme.palettes[scheme]?.background?.default ??
    createPalette({ mode: scheme }).background.default;
  const look = (palettes: Palettes, color: string | undefined, path: DataPath, themePath: DataPath) => {
    if (color !== undefined) found.push({ color, on: page(palettes, 'light'), path });
    for (const scheme of ['light', 'dark'] as const)
      for (const name of COLORS) {
        const given = palettes[scheme]?.[name];
        if (given === undefined) continue;
        const path = [...themePath, 'palettes', scheme, name];
        if (typeof given === 'string') found.push({ color: given, on: page(palettes, scheme), path });
        else found.push({ color: given.main, on: page(palettes, scheme), path: [...path, 'main'] });
      }
  };
  look(site.theme.palettes, site.theme.color, ['theme', 'color'], ['theme']);
  for (const [index, { color, theme }] of site.products.entries())
    look(theme?.palettes ?? {}, color, ['products', index, 'color'], ['products', index, 'theme']);

  const diagnostics: Diagnostic[] = [];
  const { contrastThreshold } = site.theme;
  for (const { color, on, path } of found) {
    const ratio = getContrastRatio(color, on);
    if (ratio >= contrastThreshold) continue;
    const place = await source.place(path);
    const told = { color, on, ratio: ratio.toFixed(2), threshold: contrastThreshold, path: place.path };
    diagnostics.push(report('config/low-contrast', told, place.at));
  }
  return diagnostics;
}

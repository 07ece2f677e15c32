// 25 levels at which something floats above the page: shadows in light, a lighter ground in dark.

/** Levels 0 (lies on the page) to 24: specification §9. */
export const ELEVATIONS = 25;

/** Opacity of the three layers: what is right below, what is around, what is far. */
const OPACITIES = { umbra: 0.2, penumbra: 0.14, ambient: 0.12 };

/** `box-shadow` by level; the first is `none`. */
export const SHADOWS: readonly string[] = Array.from({ length: ELEVATIONS }, (_, level) => shadow(level));

/** Umbra: offset and blur of half the level. Penumbra: the level itself. Ambient: spread as wide as a third of it. */
function shadow(level: number): string {
  if (level === 0) return 'none';
  const half = Math.ceil(level / 2);
  const third = Math.round(level / 3);
  return [
    layer(half, half + 1, -third, OPACITIES.umbra),
    layer(level, Math.round(level * 1.6), Math.floor(third / 3), OPACITIES.penumbra),
    layer(third, level * 2, third, OPACITIES.ambient),
  ].join(',');
}

function layer(down: number, blur: number, spread: number, opacity: number): string {
  return `0px ${down}px ${blur}px ${spread}px rgba(0,0,0,${opacity})`;
}

/**
 * Opacity of the white that a surface of this level takes on in the dark, 0 to 1 with three decimals. Percent by
 * behaviour §10: 5.11916·e² below level 1, else 4.5·ln(e + 1) + 2.
 */
export function overlayOpacity(level: number): number {
  const percent = level < 1 ? 5.11916 * level ** 2 : 4.5 * Math.log(level + 1) + 2;
  return Math.round(percent * 10) / 1000;
}

/** `background-image` by level; the first is `none`. */
export const OVERLAYS: readonly string[] = Array.from({ length: ELEVATIONS }, (_, level) => {
  const white = `rgba(255 255 255 / ${overlayOpacity(level)})`;
  return level === 0 ? 'none' : `linear-gradient(${white}, ${white})`;
});

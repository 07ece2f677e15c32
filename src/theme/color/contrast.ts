// How light a colour is, and how well two of them can be told apart.
import { toRgb, toXyz } from './convert.ts';
import { type ColorObject, decomposeColor } from './parse.ts';

/**
 * Relative luminance, 0 (black) to 1 (white), three decimals. Alpha counts for nothing.
 * WCAG 2.2, "relative luminance": sRGB channels c become c/12.92 up to 0.03928 and ((c + 0.055)/1.055)^2.4 beyond; then
 * 0.2126·R + 0.7152·G + 0.0722·B. A color of a wide space has the Y of its XYZ.
 */
export function getLuminance(color: string): number {
  const parsed = decomposeColor(color);
  const isWide = parsed.type === 'color' && parsed.colorSpace !== 'srgb';
  return Number((isWide ? (toXyz(parsed)[1] ?? 0) : luminanceOf(channelsOf(parsed))).toFixed(3));
}

/** From 1 (none) to 21 (black on white), as WCAG 2.2 defines "contrast ratio": (lighter + 0.05)/(darker + 0.05). */
export function getContrastRatio(foreground: string, background: string): number {
  const [one, other] = [getLuminance(foreground), getLuminance(background)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** `4.49:1`. Cut, not rounded: 4.499 is no 4.5. */
export function formatContrast(foreground: string, background: string): string {
  return `${(Math.floor(getContrastRatio(foreground, background) * 100) / 100).toFixed(2)}:1`;
}

/** 0 to 1 each. */
function channelsOf(parsed: ColorObject): readonly number[] {
  return parsed.type === 'color' ? parsed.values : toRgb(parsed).values.map((value) => value / 255);
}

function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

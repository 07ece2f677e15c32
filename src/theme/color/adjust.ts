// Lighter, darker, clearer, mixed: what themes do with a colour.
import { getLuminance } from './contrast.ts';
import { recomposeColor, toRgb } from './convert.ts';
import { type ColorObject, clamp, decomposeColor } from './parse.ts';

/** `coefficient` as a share between 0 and 1; what lies outside is moved to the nearer end and told. */
function share(coefficient: number): number {
  if (!(coefficient >= 0 && coefficient <= 1))
    console.error(`A share of ${coefficient} is out of range: it must lie between 0 and 1.`);
  return Number.isNaN(coefficient) ? 0 : clamp(coefficient, 0, 1);
}

/** The color with this alpha, 0 to 1, in the format it is given in. */
export function alpha(color: string, value: number): string {
  const parsed = decomposeColor(color);
  const type = parsed.type === 'rgb' ? 'rgba' : parsed.type === 'hsl' ? 'hsla' : parsed.type;
  return recomposeColor({ ...parsed, type, values: [...parsed.values.slice(0, 3), share(value)] });
}

/** Towards black by a share of 0 to 1: lightness of hsl, or each channel, times 1 − coefficient. */
export function darken(color: string, coefficient: number): string {
  const left = 1 - share(coefficient);
  return adjusted(decomposeColor(color), (value) => value * left);
}

/** Towards white by a share of 0 to 1 of what is missing to it. */
export function lighten(color: string, coefficient: number): string {
  const part = share(coefficient);
  return adjusted(decomposeColor(color), (value, whole) => value + (whole - value) * part);
}

/** Darker when it is light (luminance above 0.5), else lighter. */
export function emphasize(color: string, coefficient = 0.15): string {
  return getLuminance(color) > 0.5 ? darken(color, coefficient) : lighten(color, coefficient);
}

/**
 * What shows when `overlay` lies on `background` with an opacity of 0 to 1, as rgb. With a gamma γ, channels are mixed as
 * (b^(1/γ)·(1 − o) + v^(1/γ)·o)^γ, rounded.
 */
export function blend(background: string, overlay: string, opacity: number, gamma = 1): string {
  const [below, above] = [toRgb(decomposeColor(background)).values, toRgb(decomposeColor(overlay)).values];
  const mixed = [0, 1, 2].map((i) =>
    Math.round(((below[i] ?? 0) ** (1 / gamma) * (1 - opacity) + (above[i] ?? 0) ** (1 / gamma) * opacity) ** gamma),
  );
  return recomposeColor({ type: 'rgb', values: mixed });
}

/** Largest value of a channel. */
const WHOLE = { rgb: 255, rgba: 255, color: 1 };

function adjusted(color: ColorObject, change: (value: number, whole: number) => number): string {
  const { type, values } = color;
  if (type === 'hsl' || type === 'hsla')
    return recomposeColor({ ...color, values: values.map((value, i) => (i === 2 ? change(value, 100) : value)) });
  return recomposeColor({ ...color, values: values.map((value, i) => (i < 3 ? change(value, WHOLE[type]) : value)) });
}

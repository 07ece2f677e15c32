// Between the ways to write a colour: hex, rgb and hsl, and from wide-gamut spaces to what every screen shows.
import { type ColorObject, type ColorSpace, clamp, decomposeColor } from './parse.ts';

/**
 * `#abc` as `rgb(170, 187, 204)`, `#abcd` as `rgba(…, 0.867)`: alpha has three decimals.
 * @throws Error for anything but 3, 4, 6 or 8 hex digits; the `#` may be missing.
 */
export function hexToRgb(hex: string): string {
  const text = hex.trim();
  return recomposeColor(decomposeColor(text.startsWith('#') ? text : `#${text}`));
}

/** Any supported color as `#rrggbb`, or `#rrggbbaa` when it has an alpha. Hex comes back as it is. */
export function rgbToHex(color: string): string {
  if (color.startsWith('#')) return color;
  const [red = 0, green = 0, blue = 0, alpha] = toRgb(decomposeColor(color)).values;
  const channels = alpha === undefined ? [red, green, blue] : [red, green, blue, alpha * 255];
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * `hsl(200, 60%, 60%)` as `rgb(…)` with whole channels, by the formula of CSS Color 4 §7.1: with a = s·min(l, 1 − l) and
 * k = (n + h/30) mod 12, f(n) = l − a·max(−1, min(k − 3, 9 − k, 1)) for n = 0, 8, 4.
 */
export function hslToRgb(color: string | ColorObject): string {
  return recomposeColor(toRgb(decomposeColor(color)));
}

/**
 * Puts a color together again. Channels of rgb lose their fraction (they are cut, not rounded), and those of other forms
 * have at most six decimals. `rec-2020` is written `rec2020`, as CSS names it.
 */
export function recomposeColor({ type, values, colorSpace }: ColorObject): string {
  const [first = 0, second = 0, third = 0, alpha] = values.map(rounded);
  if (type === 'color') {
    const space = colorSpace === 'rec-2020' ? 'rec2020' : colorSpace;
    return `color(${space} ${first} ${second} ${third}${alpha === undefined ? '' : ` / ${alpha}`})`;
  }
  const channels = type.startsWith('rgb') ? [first, second, third].map(Math.trunc) : [first, `${second}%`, `${third}%`];
  return `${type}(${[...channels, ...(alpha === undefined ? [] : [alpha])].join(', ')})`;
}

/** Without what binary fractions add: 0.1 × 0.8 is 0.08000000000000002. */
function rounded(value: number): number {
  return Number(value.toFixed(6));
}

/** The same color as rgb, whole channels; what lies outside sRGB is cut off at its edge. */
export function toRgb(color: ColorObject): ColorObject {
  if (color.type === 'rgb' || color.type === 'rgba') return color;
  const alpha = color.values.slice(3);
  const channels = color.type === 'color' ? channelsOfSpace(color) : channelsOfHsl(color);
  const values = channels.map((value) => Math.round(clamp(value, 0, 1) * 255));
  return { type: alpha.length > 0 ? 'rgba' : 'rgb', values: [...values, ...alpha] };
}

function channelsOfHsl({ values }: ColorObject): number[] {
  const [hue = 0, saturation = 0, lightness = 0] = values;
  const l = lightness / 100;
  const a = (saturation / 100) * Math.min(l, 1 - l);
  return [0, 8, 4].map((n) => {
    const k = (n + hue / 30) % 12;
    return l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
}

function channelsOfSpace(color: ColorObject): number[] {
  if (color.colorSpace === 'srgb') return color.values.slice(0, 3);
  return multiply(XYZ_TO_SRGB, toXyz(color)).map(encodeSrgb);
}

/** CIE XYZ relative to D65, as CSS Color 4 §18 has it. */
export function toXyz({ values, colorSpace = 'srgb' }: ColorObject): number[] {
  const { decode, toXyz: matrix } = SPACES[colorSpace];
  const linear = values.slice(0, 3).map((value) => Math.sign(value) * decode(Math.abs(value)));
  return multiply(matrix, linear);
}

type Matrix = readonly (readonly [number, number, number])[];

function multiply(matrix: Matrix, vector: readonly number[]): number[] {
  const [x = 0, y = 0, z = 0] = vector;
  return matrix.map(([a, b, c]) => a * x + b * y + c * z);
}

/** sRGB's transfer function, IEC 61966-2-1. */
function decodeSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encodeSrgb(value: number): number {
  const size = Math.abs(value);
  return Math.sign(value) * (size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055);
}

/** ITU-R BT.2020-2 table 4, with its constants to full precision. */
const BT2020 = { alpha: 1.09929682680944, beta: 0.018053968510807 };

interface Space {
  /** From what is stored to linear light, for values of 0 and more. */
  readonly decode: (value: number) => number;
  readonly toXyz: Matrix;
}

// Matrices follow from the primaries and white points of the spaces (CSS Color 4 §18 lists them); ProPhoto's holds the
// Bradford adaptation from D50 to D65.
const SPACES: Readonly<Record<ColorSpace, Space>> = {
  srgb: {
    decode: decodeSrgb,
    toXyz: [
      [0.4123907992659595, 0.357584339383878, 0.1804807884018343],
      [0.21263900587151036, 0.715168678767756, 0.07219231536073371],
      [0.01933081871559185, 0.11919477979462599, 0.9505321522496606],
    ],
  },
  'display-p3': {
    decode: decodeSrgb,
    toXyz: [
      [0.4865709486482162, 0.26566769316909306, 0.1982172852343625],
      [0.2289745640697488, 0.6917385218365064, 0.079286914093745],
      [0, 0.04511338185890264, 1.043944368900976],
    ],
  },
  'a98-rgb': {
    decode: (value) => value ** (563 / 256),
    toXyz: [
      [0.5766690429101305, 0.1855582379065463, 0.1882286462349947],
      [0.29734497525053605, 0.6273635662554661, 0.07529145849399788],
      [0.02703136138641234, 0.07068885253582723, 0.9913375368376388],
    ],
  },
  'prophoto-rgb': {
    decode: (value) => (value <= 16 / 512 ? value / 16 : value ** 1.8),
    toXyz: [
      [0.7555802290287587, 0.11271690318520744, 0.08214533883103543],
      [0.2683234843398459, 0.7151294820297506, 0.01654710284640361],
      [0.003915971674241806, -0.012934390103698, 1.09807570001986],
    ],
  },
  'rec-2020': {
    decode: (value) =>
      value < BT2020.beta * 4.5 ? value / 4.5 : ((value + BT2020.alpha - 1) / BT2020.alpha) ** (1 / 0.45),
    toXyz: [
      [0.6369580483012914, 0.14461690358620832, 0.1688809751641721],
      [0.2627002120112671, 0.6779980715188708, 0.05930171646986196],
      [0, 0.028072693049087428, 1.060985057710791],
    ],
  },
};

const XYZ_TO_SRGB: Matrix = [
  [3.2409699419045226, -1.537383177570094, -0.4986107602930034],
  [-0.9692436362808796, 1.8759675015077202, 0.04155505740717559],
  [0.05563007969699366, -0.20397695888897652, 1.0569715142428786],
];

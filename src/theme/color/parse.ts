// A colour as CSS writes it, taken apart: hex, rgb(), hsl() and color(), in the comma form and in the modern one.

export type ColorSpace = 'srgb' | 'display-p3' | 'a98-rgb' | 'prophoto-rgb' | 'rec-2020';

export interface ColorObject {
  readonly type: 'rgb' | 'rgba' | 'hsl' | 'hsla' | 'color';
  /**
   * rgb: 0–255 each; hsl: degrees, then percent as 0–100; color: 0–1 in its space, where less and more lie outside the
   * gamut. A fourth value is the alpha, 0–1.
   */
  readonly values: readonly number[];
  /** Only of `color`. */
  readonly colorSpace?: ColorSpace;
}

const FORMATS = '#nnn, #nnnn, #nnnnnn, #nnnnnnnn, rgb(), rgba(), hsl(), hsla(), color()';
/** By the names that CSS and the specification use; CSS Color 4 §10 defines the spaces. */
const SPACES: ReadonlyMap<string, ColorSpace> = new Map([
  ['srgb', 'srgb'],
  ['display-p3', 'display-p3'],
  ['a98-rgb', 'a98-rgb'],
  ['prophoto-rgb', 'prophoto-rgb'],
  ['rec2020', 'rec-2020'],
  ['rec-2020', 'rec-2020'],
]);

/**
 * Takes a colour apart. An object is returned as it is.
 * @throws Error that lists what is supported, for a format or a color space that is not.
 */
export function decomposeColor(color: string | ColorObject): ColorObject {
  if (typeof color !== 'string') return color;
  const text = color.trim();
  if (text.startsWith('#')) return parseHex(text, color);
  const call = /^([a-z]+)\(([^()]*)\)$/i.exec(text);
  const [, name = '', inside = ''] = call ?? [];
  switch (name.toLowerCase()) {
    case 'rgb':
    case 'rgba':
      return parseRgb(splitArguments(inside, color), color);
    case 'hsl':
    case 'hsla':
      return parseHsl(splitArguments(inside, color), color);
    case 'color':
      return parseColorFunction(inside, color);
    default:
      throw unsupported(color);
  }
}

function unsupported(color: string): Error {
  return new Error(`Unsupported \`${color}\` color. Supported formats are: ${FORMATS}.`);
}

function parseHex(text: string, color: string): ColorObject {
  const digits = text.slice(1);
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits)) throw unsupported(color);
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const bytes = [0, 2, 4, 6].slice(0, long.length / 2).map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0, alpha] = bytes;
  if (alpha === undefined) return { type: 'rgb', values: [red, green, blue] };
  // Three decimals tell all 256 steps apart.
  return { type: 'rgba', values: [red, green, blue, Math.round((alpha / 255) * 1000) / 1000] };
}

/** `1, 2, 3, .5` or `1 2 3 / .5`, never a mixture. */
function splitArguments(inside: string, color: string): string[] {
  const text = inside.trim();
  if (text.includes(',')) {
    const parts = text.split(',').map((part) => part.trim());
    if (text.includes('/') || parts.includes('none')) throw unsupported(color);
    return parts;
  }
  const [channels = '', alpha, ...rest] = text.split('/');
  if (rest.length > 0 || alpha === '') throw unsupported(color);
  const parts = channels.trim().split(/\s+/);
  if (parts.length !== 3) throw unsupported(color);
  return alpha === undefined ? parts : [...parts, alpha.trim()];
}

function parseRgb(parts: readonly string[], color: string): ColorObject {
  const [red, green, blue, alpha] = threeOrFour(parts, color);
  // A percentage is one of 255. Beyond the range, CSS takes the end of it.
  const channel = (text: string) => clamp(readNumber(text, 255, color), 0, 255);
  const values = [channel(red), channel(green), channel(blue)];
  return alpha === undefined ? { type: 'rgb', values } : { type: 'rgba', values: [...values, readAlpha(alpha, color)] };
}

function parseHsl(parts: readonly string[], color: string): ColorObject {
  const [hue, saturation, lightness, alpha] = threeOrFour(parts, color);
  const percent = (text: string) => clamp(readNumber(text, 100, color), 0, 100);
  const values = [readHue(hue, color), percent(saturation), percent(lightness)];
  return alpha === undefined ? { type: 'hsl', values } : { type: 'hsla', values: [...values, readAlpha(alpha, color)] };
}

function parseColorFunction(inside: string, color: string): ColorObject {
  const [name = '', ...rest] = inside.trim().split(/\s+/);
  const colorSpace = SPACES.get(name.toLowerCase());
  if (!colorSpace) {
    throw new Error(
      `Unsupported \`${name}\` color space. Supported color spaces are: srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020.`,
    );
  }
  if (inside.includes(',')) throw unsupported(color);
  const [red, green, blue, alpha] = threeOrFour(splitArguments(rest.join(' '), color), color);
  const values = [red, green, blue].map((text) => readNumber(text, 1, color));
  return { type: 'color', colorSpace, values: alpha === undefined ? values : [...values, readAlpha(alpha, color)] };
}

function threeOrFour(parts: readonly string[], color: string): [string, string, string, string?] {
  const [first, second, third, fourth] = parts;
  if (first === undefined || second === undefined || third === undefined || parts.length > 4) throw unsupported(color);
  return [first, second, third, fourth];
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** `whole` is what 100 % is worth. `none` is nothing. */
function readNumber(text: string, whole: number, color: string): number {
  if (text.toLowerCase() === 'none') return 0;
  const isPercent = text.endsWith('%');
  const digits = isPercent ? text.slice(0, -1) : text;
  if (!NUMBER.test(digits) || digits.endsWith('.')) throw unsupported(color);
  return isPercent ? (Number(digits) / 100) * whole : Number(digits);
}

function readAlpha(text: string, color: string): number {
  return clamp(readNumber(text, 1, color), 0, 1);
}

/** Degrees in one unit of each kind of angle (CSS Values 4 §7.1). */
const DEGREES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

function readHue(text: string, color: string): number {
  const [, digits = text, unit = 'deg'] = /^(.*?[\d.])(deg|grad|rad|turn)$/i.exec(text) ?? [];
  if (digits.endsWith('%')) throw unsupported(color);
  const degrees = readNumber(digits, 360, color) * (DEGREES[unit.toLowerCase()] ?? 1);
  return ((degrees % 360) + 360) % 360;
}

export function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to);
}

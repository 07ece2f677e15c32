// A colour of the theme, in any format that the functions of `docs-gen/theme` read, and what is wrong with one that is none.
import * as z from 'zod';
import { decomposeColor } from '../theme/color/parse.ts';

export const cssColor = z.string().check(({ value, issues }) => {
  const message = colorProblem(value);
  // A fault of form, not of type: where an object may stand as well, this is what the author has to hear.
  if (message !== null) issues.push({ code: 'invalid_format', format: 'color', input: value, message });
});

const FORMS: Readonly<Record<string, string>> = {
  rgb: 'rgb(0 114 229)',
  rgba: 'rgb(0 114 229 / 0.5)',
  hsl: 'hsl(210 100% 45%)',
  hsla: 'hsl(210 100% 45% / 0.5)',
  color: 'color(display-p3 0 0.45 0.9)',
};

/** As the end of a sentence; null for a colour. */
function colorProblem(text: string): string | null {
  if (isColor(text)) return null;
  const color = text.trim();
  if (color.startsWith('#')) return 'must have 3, 4, 6 or 8 hexadecimal digits after the #';
  const [, name = '', open = ''] = /^([a-z]+)(\()?/i.exec(color) ?? [];
  const form = open === '' ? undefined : FORMS[name.toLowerCase()];
  if (form === undefined) return 'must be a color as hex, rgb(), rgba(), hsl(), hsla() or color(), such as #0072e5';
  if (isColor(`${color})`)) return `must end with a parenthesis: ${color})`;
  return name.toLowerCase() === 'color'
    ? `must have one of the color spaces srgb, display-p3, a98-rgb, prophoto-rgb or rec2020, and three numbers: ${form}`
    : `must be a color of the form ${form}`;
}

function isColor(text: string): boolean {
  try {
    decomposeColor(text);
    return true;
  } catch {
    return false; // The only thing that it throws for, in words that fit the theme's own functions.
  }
}

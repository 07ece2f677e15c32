// Cleaned pictures and what was removed from them.
import { type CleanSvg, cleanSvg } from '../../../src/config/svg/clean-svg.ts';

export const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

export function clean(source: string, key = 'logo'): CleanSvg {
  const result = cleanSvg(source, key);
  if (result === null) throw new Error('The source has no <svg>.');
  return result;
}

/** Without the outermost element; ids without their hash. */
export const inside = (content: string): string =>
  clean(`<svg>${content}</svg>`)
    .svg.replace(/^<svg [^>]*>|<\/svg>$/g, '')
    .replace(/dg-svg-[0-9a-f]{10}-/g, '%');

export const removedFrom = (content: string): string[] =>
  clean(`<svg>${content}</svg>`).removed.map(({ what }) => what);

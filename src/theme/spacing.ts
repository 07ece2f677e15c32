// Distances as multiples of one unit.

export interface Spacing {
  /**
   * `spacing(1, 2)` is `8px 16px`; text passes through. No argument is one unit. More than four arguments, and a number that is
   * not finite, are reported on the console: the first four are used, and 0 instead of the number.
   */
  (...factors: readonly (number | string)[]): string;
  /** Pixels of one unit. */
  readonly unit: number;
}

/** Pixels, specification §9. */
export const SPACING = 8;

/** Of a box: what CSS takes for `margin` and `padding`. */
const MOST_SIDES = 4;

export function createSpacing(unit: number = SPACING): Spacing {
  const lengthOf = (factor: number | string): string => {
    if (typeof factor === 'string') return factor;
    if (Number.isFinite(factor)) return `${factor * unit}px`;
    console.error(`A spacing of ${factor} is not a finite number.`);
    return '0px';
  };
  const spacing = (...factors: readonly (number | string)[]) => {
    if (factors.length > MOST_SIDES)
      console.error(`Spacing takes at most ${MOST_SIDES} arguments, not ${factors.length}.`);
    return (factors.length === 0 ? [1] : factors.slice(0, MOST_SIDES)).map(lengthOf).join(' ');
  };
  return Object.assign(spacing, { unit });
}

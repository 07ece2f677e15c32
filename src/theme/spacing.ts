// Distances as multiples of one unit.

export interface Spacing {
  /** `spacing(1, 2)` is `8px 16px`; text passes through. No argument is one unit; at most four are read. */
  (...factors: readonly (number | string)[]): string;
  /** Pixels of one unit. */
  readonly unit: number;
}

/** Pixels, specification §9. */
export const SPACING = 8;

export function createSpacing(unit: number = SPACING): Spacing {
  const spacing = (...factors: readonly (number | string)[]) =>
    (factors.length === 0 ? [1] : factors.slice(0, 4))
      .map((factor) => (typeof factor === 'number' ? `${factor * unit}px` : factor))
      .join(' ');
  return Object.assign(spacing, { unit });
}

// Widths at which a layout changes, and the media queries for what lies above, below and between them.

export type BreakpointName = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** A name, or a width in the unit of the breakpoints. */
export type BreakpointKey = BreakpointName | number;

export interface BreakpointsOptions {
  readonly values?: Partial<Readonly<Record<BreakpointName, number>>>;
  /** Default: `px`. */
  readonly unit?: string;
  /** How far below a breakpoint the range before it ends, in hundredths of the unit. Default: 5. */
  readonly step?: number;
}

export interface Breakpoints {
  /** In ascending order. */
  readonly keys: readonly BreakpointName[];
  /** Least width of each. Defaults: 0, 600, 900, 1200, 1536. */
  readonly values: Readonly<Record<BreakpointName, number>>;
  readonly unit: string;
  /** From this width on. @throws Error for a key that is neither a name nor a finite number, as all of these do. */
  readonly up: (key: BreakpointKey) => string;
  /** Below this width. */
  readonly down: (key: BreakpointKey) => string;
  /** From the first width on, below the second. */
  readonly between: (start: BreakpointKey, end: BreakpointKey) => string;
  /** From this breakpoint on, below the next. */
  readonly only: (key: BreakpointName) => string;
  /** Everything but `only`. */
  readonly not: (key: BreakpointName) => string;
}

/** Specification §9. */
const VALUES: Readonly<Record<BreakpointName, number>> = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 };
const NAMES: readonly BreakpointName[] = ['xs', 'sm', 'md', 'lg', 'xl'];

export function createBreakpoints({ values: given = {}, unit = 'px', step = 5 }: BreakpointsOptions = {}): Breakpoints {
  const all = { ...VALUES, ...given };
  const keys = [...NAMES].sort((a, b) => all[a] - all[b]);
  const values = Object.fromEntries(keys.map((key) => [key, all[key]])) as Record<BreakpointName, number>; // All names, sorted.
  const widthOf = (key: BreakpointKey): number => {
    if (Number.isFinite(key)) return Number(key);
    if (typeof key === 'string' && Object.hasOwn(values, key)) return values[key];
    throw new Error(`The breakpoint \`${key}\` does not exist: use ${keys.join(', ')} or a finite number.`);
  };
  const from = (key: BreakpointKey) => `(min-width:${widthOf(key)}${unit})`;
  const below = (key: BreakpointKey) => `(max-width:${widthOf(key) - step / 100}${unit})`;
  const nextOf = (key: BreakpointName) => {
    widthOf(key); // A name that does not exist has no next one.
    return keys[keys.indexOf(key) + 1];
  };

  const up = (key: BreakpointKey) => `@media ${from(key)}`;
  const down = (key: BreakpointKey) => `@media ${below(key)}`;
  const between = (start: BreakpointKey, end: BreakpointKey) => `@media ${from(start)} and ${below(end)}`;
  const only = (key: BreakpointName) => {
    const next = nextOf(key);
    return next === undefined ? up(key) : between(key, next);
  };
  const not = (key: BreakpointName) => {
    const next = nextOf(key);
    if (next === undefined) return down(key);
    return key === keys[0] ? up(next) : only(key).replace('@media', '@media not all and');
  };
  return { keys, values, unit, up, down, between, only, not };
}

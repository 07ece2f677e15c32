// How long things move, and along which curve.

/** Milliseconds, specification §9. */
export const DURATIONS = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  entering: 225,
  leaving: 195,
} as const;

export const EASINGS = {
  easeInOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
  easeOut: 'cubic-bezier(0.0, 0, 0.2, 1)',
  easeIn: 'cubic-bezier(0.4, 0, 1, 1)',
  sharp: 'cubic-bezier(0.4, 0, 0.6, 1)',
} as const;

export interface TransitionOptions {
  /** Milliseconds, or CSS. Default: 300. */
  readonly duration?: number | string;
  /** Default: easeInOut. */
  readonly easing?: string;
  /** Milliseconds, or CSS. Default: 0. */
  readonly delay?: number | string;
}

export interface Transitions {
  readonly duration: Readonly<Record<keyof typeof DURATIONS, number>>;
  readonly easing: Readonly<Record<keyof typeof EASINGS, string>>;
  /** Value of the CSS property `transition`. Default: all properties. */
  readonly create: (properties?: string | readonly string[], options?: TransitionOptions) => string;
  /** Milliseconds in which something of this height in pixels opens well. */
  readonly getAutoHeightDuration: (height: number) => number;
}

export interface TransitionsOptions {
  readonly duration?: Partial<Transitions['duration']>;
  readonly easing?: Partial<Transitions['easing']>;
}

/** Milliseconds: what is very high does not open any slower. */
const LONGEST_AUTO_DURATION = 3000;
/** Pixels that the curve of the automatic duration counts as one. */
const AUTO_HEIGHT_UNIT = 36;

export function createTransitions(options: TransitionsOptions = {}): Transitions {
  const duration = { ...DURATIONS, ...options.duration };
  const easing = { ...EASINGS, ...options.easing };
  return {
    duration,
    easing,
    create(
      properties = 'all',
      { duration: time = duration.standard, easing: curve = easing.easeInOut, delay = 0 } = {},
    ) {
      const names = typeof properties === 'string' ? [properties] : properties;
      return names.map((name) => `${name} ${milliseconds(time)} ${curve} ${milliseconds(delay)}`).join(',');
    },
    getAutoHeightDuration,
  };
}

function milliseconds(time: number | string): string {
  return typeof time === 'string' ? time : `${Math.round(time)}ms`;
}

/** (4 + 15·c^¼ + c/5)·10 for c = height/36, rounded, at most 3 s: behaviour §10. */
export function getAutoHeightDuration(height: number): number {
  if (!height) return 0;
  const constant = height / AUTO_HEIGHT_UNIT;
  return Math.min(Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10), LONGEST_AUTO_DURATION);
}

// When some work began, by a clock that may be set back while the work goes on: what was written since then is not to be trusted.

/**
 * Starts now. Gives milliseconds since 1970: what the clock showed at the start, or what it would have shown if it had been set
 * as it is now, whichever is earlier.
 */
export function startOfWork(): () => number {
  const shownMs = Date.now();
  const startedMs = performance.now();
  return () => Math.min(shownMs, Date.now() - (performance.now() - startedMs));
}

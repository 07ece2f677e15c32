/** For all tools: none of them calls home, or asks. */
export const ENVIRONMENT = {
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  NO_COLOR: '1',
};

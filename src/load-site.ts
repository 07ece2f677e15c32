// The config alone, for a command that runs no stage: `serve` sends what was built before.
export type { LoadSiteOptions } from './config/load.ts';
export { openConfig } from './config/open.ts';

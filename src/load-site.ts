// The config alone, for a command that runs no stage: `serve` sends what was built before.
export { type LoadSiteOptions, loadSite } from './config/load.ts';

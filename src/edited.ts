// A build since which only words of a few pages are others, for a command that need not load what makes all of a site.
export { buildEdited } from './pipeline/edited-pages.ts';

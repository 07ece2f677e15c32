// The last build, for a command that runs no stage when nothing has changed since.
export { type EditedPages, type RecalledBuild, recallBuild } from './record/recall.ts';

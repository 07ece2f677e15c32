// The tools that are measured, in the order of the table.
import { docusaurus } from './docusaurus.mjs';
import { eleventy } from './eleventy.mjs';
import { hugo } from './hugo.mjs';
import { oursWithoutSearch, oursWithSearch } from './ours.mjs';
import { rspress } from './rspress.mjs';
import { starlight } from './starlight.mjs';
import { vitepress } from './vitepress.mjs';

/**
 * Each is an object:
 * - `id`: its folder; `name`, and how it is run in `variant`: for readers; `parts`: what a page of it has, and what is checked.
 * - `packages`: what npm installs, or `program`: what the system has to have, or neither.
 * - `pageFile(page)` and `files(sidebar)`: its project, as `{ path, text }`; `sidebar` as `sidebarOf` of `generate.mjs`.
 * - `command(root)`: program and arguments of a build, run in `root`. Pages are published at their routes.
 * - `out`: where to; `caches`: what is kept for the next build.
 */
export const TOOLS = [oursWithSearch, oursWithoutSearch, eleventy, hugo, starlight, docusaurus, rspress, vitepress];

// Puts the files of a project's template folder in the places of docs-gen's own templates.
import { resolve } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { createBounds } from '../lib/node/bounds.ts';
import { findFiles } from '../lib/node/find-files.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { createSanitizer } from '../lib/safe-html.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import type { Templates } from '../render/template-props.ts';
import { createGuard, NO_GUARD, type RenderGuard } from './guard.ts';
import { messageDiagnostics } from './messages.ts';
import { type FileRole, nearestFile, roleOf, SCRIPT } from './names.ts';

export interface SiteTemplates {
  readonly templates: Templates;
  /** All that is rendered with `templates` goes through it. */
  readonly guard: RenderGuard;
}

/** A site that has no such folder pays nothing. */
export async function loadTemplates(
  site: Site,
  originals: Templates,
  { fs }: Pick<Deps, 'fs'>,
): Promise<Outcome<SiteTemplates>> {
  if (site.templates === undefined) return { value: { templates: originals, guard: NO_GUARD }, diagnostics: [] };
  const folder = resolve(site.root, site.templates);
  const inRoot = (file: string) => relativeTo(site.root, resolve(folder, file));
  const plain = await fs.glob(['**/*'], { cwd: folder });
  const bounds = createBounds(site, fs);
  const { links, realPaths } = await findFiles(fs, { cwd: folder, endings: [], bounds });
  const { roles, diagnostics } = findRoles([...plain, ...realPaths.keys()].sort(), site, inRoot);
  for (const { name, kind } of links) {
    // What templates import is found by the bundler, which follows links.
    if (name.split('/').some((part) => part.startsWith('_'))) continue;
    const file = inRoot(name);
    diagnostics.push(report('overrides/symbolic-link', { file, kind }, { file }));
  }
  if (roles.size === 0) return { value: { templates: originals, guard: NO_GUARD }, diagnostics };

  const [{ bundleTemplates, isPureBundle }, { evaluateTemplates }] = await Promise.all([
    import('./bundle.ts'),
    import('./evaluate.ts'),
  ]);
  const bundled = await bundleTemplates(site, folder, [...roles.keys()]);
  fs.madeOf?.(bundled.inputs, { ran: true });
  if (fs.unseen && !isPureBundle(bundled)) fs.unseen();
  diagnostics.push(...(await messageDiagnostics(bundled, site, fs)));

  const places = new Map<string, Location>();
  for (const file of bundled.files)
    places.set(file, { file: inRoot(file), ...exportPlace(await fs.readText(resolve(folder, file))) });
  const placeOf = (file: string) => places.get(file) ?? { file: inRoot(file) };
  const evaluated = evaluateTemplates({ bundled, originals, root: site.root, placeOf });
  diagnostics.push(...evaluated.diagnostics);

  const guard = createGuard(evaluated.findThrown);
  const parts: Record<string, unknown> = {};
  const elements: Record<string, unknown> = {};
  for (const [file, component] of evaluated.components) {
    const role = roles.get(file);
    const watched = guard.watch(component, placeOf(file));
    if (role?.kind === 'template') parts[role.name] = watched;
    if (role?.kind === 'element') elements[role.tag] = watched;
  }
  // Each component is checked to be one; that it takes the props of its place is for its author's TypeScript to say.
  const templates = { ...originals, ...parts, elements } as Templates;
  return { value: { templates, guard }, diagnostics };
}

interface Found {
  /** Files with a component, by path in the folder. */
  readonly roles: ReadonlyMap<string, FileRole>;
  readonly diagnostics: Diagnostic[];
}

function findRoles(files: readonly string[], site: Site, inRoot: (file: string) => string): Found {
  const tags = new Set(createSanitizer(site.markdown).schema.tagNames);
  const roles = new Map<string, FileRole>();
  const diagnostics: Diagnostic[] = [];
  const unknown: string[] = [];
  const first = new Map<string, string>();
  const remember = (file: string): string | undefined => {
    const stem = stemOf(file);
    const earlier = first.get(stem);
    if (earlier === undefined) first.set(stem, file);
    return earlier;
  };
  const tellTwice = (file: string, earlier: string): void => {
    const related = [{ message: 'the other file', at: { file: inRoot(earlier) } }];
    diagnostics.push(report('overrides/duplicate-template', { file, earlier }, { file: inRoot(file) }, { related }));
    // Two names that differ in case are one to esbuild: it would take either.
    if (file.replace(ENDING, '') !== earlier.replace(ENDING, '')) roles.delete(earlier);
  };
  for (const file of files) {
    const role = roleOf(file, tags);
    if (role === null) unknown.push(file);
    else if (role.kind === 'template' || role.kind === 'element') {
      const earlier = remember(file);
      if (earlier === undefined) roles.set(file, role);
      else tellTwice(file, earlier);
    }
  }
  for (const file of unknown) {
    const twin = first.get(stemOf(file));
    if (twin !== undefined && SCRIPT.test(file)) tellTwice(file, twin);
    else {
      const params = { file, nearest: nearestFile(file, tags) };
      diagnostics.push(report('overrides/unknown-template', params, { file: inRoot(file) }));
    }
  }
  return { roles, diagnostics };
}

const ENDING = /\.[^.]*$/;

/** Some disks take `Table` and `table` for the same name. */
function stemOf(file: string): string {
  return file.replace(ENDING, '').toLowerCase();
}

/** Line and column of the default export, else of any export, else of the start. */
function exportPlace(text: string): { readonly line: number; readonly column: number } {
  const found = /^export\s+default\b/m.exec(text) ?? /^export\b/m.exec(text);
  return { line: text.slice(0, found?.index ?? 0).split('\n').length, column: 1 };
}

// `docs-gen new page`: a file with front matter, and its row in the page tree where that is a literal.
import { resolve } from 'node:path';
import { stringify } from 'yaml';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { relativeTo } from '../lib/node/paths.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { OutlinedTree, SiteOutline } from '../model/outline.ts';
import { createFiles } from './create-files.ts';
import { type PagePlace, type PageRequest, placePage } from './page-place.ts';
import { replaceText } from './replace-text.ts';
import {
  groupNames,
  hasRow,
  listOfGroup,
  listOfNeighbours,
  type NewRow,
  rowStyle,
  rowText,
  withRow,
} from './tree-row.ts';

export interface NewPageRequest extends PageRequest {
  readonly description?: string | undefined;
  readonly isDraft: boolean;
  /** Title of the group that the row goes to. */
  readonly group?: string | undefined;
}

export interface NewPage {
  readonly route: string;
  /** Relative to the root, posix. */
  readonly file: string;
  /** Of the page tree, when the row was added to it. */
  readonly tree: string | null;
}

const PLACEHOLDER = 'Say in one sentence what readers find here.';

/** null: nothing was written, and the diagnostics say why. */
export async function newPage(
  request: NewPageRequest,
  outline: SiteOutline,
  shell: Pick<ShellDeps, 'fs' | 'writer'>,
): Promise<Outcome<NewPage | null>> {
  const { value: place, diagnostics } = await placePage(request, outline);
  if (place === null) return { value: null, diagnostics };
  const row = await planRow(place, request.group, outline, shell);
  if (row.kind === 'refused') return { value: null, diagnostics: [row.diagnostic] };
  const { root } = outline.site;
  const file = relativeTo(root, resolve(place.product.contentRoot, place.name));
  const created = await createFiles(root, [{ path: file, text: pageText(place, request) }], shell);
  if (!created.value) return { value: null, diagnostics: created.diagnostics };
  if (row.kind !== 'edit') {
    const told = row.kind === 'by hand' ? [row.diagnostic] : [];
    return { value: { route: place.route, file, tree: null }, diagnostics: told };
  }
  const problem = await replaceText({ root, file: row.file, text: row.text }, shell);
  if (problem === null) return { value: { route: place.route, file, tree: row.file }, diagnostics: [] };
  await shell.writer.remove(resolve(root, file));
  return { value: null, diagnostics: [problem] };
}

type RowPlan =
  /** The tree follows from the folders, or lists the page already. */
  | { readonly kind: 'none' }
  | { readonly kind: 'edit'; readonly file: string; readonly text: string }
  | { readonly kind: 'by hand' | 'refused'; readonly diagnostic: Diagnostic };

async function planRow(
  { product, route, title }: PagePlace,
  group: string | undefined,
  outline: SiteOutline,
  { fs }: Pick<ShellDeps, 'fs'>,
): Promise<RowPlan> {
  const tree = outline.trees.get(product.id) ?? null;
  const nodes = tree?.nodes ?? [];
  const grouped = group === undefined ? null : listOfGroup(nodes, group);
  if (group !== undefined && grouped === null) {
    const names = groupNames(nodes);
    return {
      kind: 'refused',
      diagnostic: report('init/unknown-group', { group, nearest: nearest(group, names), names }),
    };
  }
  if (tree === null || hasRow(nodes, route)) return { kind: 'none' };
  const row: NewRow = { route, ...(outline.titleOf(route) === title ? {} : { title }) };
  const text = await fs.readText(tree.absolute);
  const list = grouped ?? listOfNeighbours(nodes, route);
  const words = rowText(row, rowStyle(text, tree.file, nodes));
  const edited = tree.place === 'file' ? await withRow(text, tree.file, list, words) : null;
  if (edited !== null) return { kind: 'edit', file: tree.file, text: edited };
  return { kind: 'by hand', diagnostic: byHand(tree, route, words) };
}

function byHand({ file, place }: OutlinedTree, route: string, row: string): Diagnostic {
  const reason = {
    file: 'the list in the file is computed',
    config: 'the page tree is in the config',
    'broken file': 'the file cannot be parsed',
  }[place];
  return report('init/row-to-add', { route, file, reason, row }, { file });
}

/** The template shows title and description of the front matter: the text begins with the first sentence. */
function pageText({ title, route, needsRoute }: PagePlace, { description, isDraft }: NewPageRequest): string {
  const fields = {
    title,
    description: description ?? PLACEHOLDER,
    ...(needsRoute ? { route } : {}),
    ...(isDraft ? { draft: true } : {}),
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\nWrite here.\n`;
}

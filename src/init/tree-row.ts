// The row of a new page in a page tree: which list of the tree it goes to, and the text of the file with it.
import { type DataPath, findArray } from '../diagnostics/locate-literal.ts';
import { splitHref, toRoute } from '../lib/url.ts';
import { type PageNodeInput, writtenChildren } from '../schema/page-tree.ts';

export interface NewRow {
  readonly route: string;
  /** Left out where the tree makes the same one. */
  readonly title?: string | undefined;
}

/** Whether a page stands in the tree already. */
export function hasRow(nodes: readonly PageNodeInput[], route: string): boolean {
  return nodes.some((node) => leads(node.pathname, route) || hasRow(writtenChildren(node), route));
}

/** The list that a group holds, found by its title, caption or pathname; null: there is no such group. */
export function listOfGroup(nodes: readonly PageNodeInput[], group: string): DataPath | null {
  const wanted = group.trim().toLowerCase();
  const found = allNodes(nodes).find(
    ({ node }) => typeof node.children === 'object' && namesOf(node).some((name) => name.toLowerCase() === wanted),
  );
  return found ? [...found.path, 'children'] : null;
}

export function groupNames(nodes: readonly PageNodeInput[]): string[] {
  return allNodes(nodes).flatMap(({ node }) => (typeof node.children === 'object' ? namesOf(node).slice(0, 1) : []));
}

/** The one list that holds the neighbours of a page, else the top of the tree. */
export function listOfNeighbours(nodes: readonly PageNodeInput[], route: string): DataPath {
  const parent = parentOf(route);
  const lists = allNodes(nodes)
    .filter(({ node }) => !node.children?.length && isRouteBelow(node.pathname, parent))
    .map(({ path }) => path.slice(0, -1));
  const [first = []] = lists;
  return lists.every((list) => list.join() === first.join()) ? first : [];
}

/** The text of the tree's file with the row at the end of a list; null: the list is no literal that can be added to. */
export async function withRow(text: string, file: string, list: DataPath, row: string): Promise<string | null> {
  const array = await findArray(text, file, list);
  if (array === null) return null;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const edited = inserted(text, array, { words: row, newline, isJson: file.endsWith('.json') });
  const after = await findArray(edited, file, list);
  const last = after?.elements.at(-1);
  const isAdded = after?.elements.length === array.elements.length + 1;
  return isAdded && last && edited.slice(last.start, last.end) === row ? edited : null;
}

export interface RowStyle {
  readonly isJson: boolean;
  readonly quote: '"' | "'";
  /** Pathnames of pages end in a slash. */
  readonly hasSlash: boolean;
}

/** As the file writes its rows. */
export function rowStyle(text: string, file: string, nodes: readonly PageNodeInput[]): RowStyle {
  const pages = allNodes(nodes).filter(({ node }) => !node.children?.length && /^\/[^#?]+$/.test(node.pathname));
  return {
    isJson: file.endsWith('.json'),
    quote: /pathname\s*:\s*"/.test(text) ? '"' : "'",
    hasSlash: pages.length === 0 || pages.some(({ node }) => node.pathname.endsWith('/')),
  };
}

export function rowText({ route, title }: NewRow, { isJson, quote, hasSlash }: RowStyle): string {
  const pathname = hasSlash ? route : route.replace(/(?<=.)\/$/, '');
  const fields = [['pathname', pathname], ...(title ? [['title', title]] : [])];
  const literal = (value = '') => {
    const words = JSON.stringify(value);
    if (isJson || quote === '"') return words;
    return `'${words.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  };
  return `{ ${fields.map(([key = '', value]) => `${isJson ? `"${key}"` : key}: ${literal(value)}`).join(', ')} }`;
}

type Literal = NonNullable<Awaited<ReturnType<typeof findArray>>>;

interface Insertion {
  readonly words: string;
  readonly newline: string;
  readonly isJson: boolean;
}

function inserted(text: string, array: Literal, { words, newline, isJson }: Insertion): string {
  const last = array.elements.at(-1);
  if (!last) {
    const indent = indentAt(text, array.start);
    const unit = indent.startsWith('\t') ? '\t' : '  ';
    const inside = text.slice(array.start + 1, array.end - 1);
    const rest = inside.trim() === '' ? `${newline}${indent}` : inside;
    return splice(
      text,
      array.start + 1,
      array.end - 1,
      `${newline}${indent}${unit}${words}${isJson ? '' : ','}${rest}`,
    );
  }
  const isOnLines = /[\r\n]/.test(text.slice(array.start, last.start));
  if (!isOnLines) return splice(text, last.end, last.end, `, ${words}`);
  const comma = array.trailingComma;
  const end = comma === null ? last.end : comma + 1;
  const line = `${newline}${indentAt(text, last.start)}${words}${comma === null ? '' : ','}`;
  // A note at the end of the line is about the row that it stands behind.
  const [note = ''] =
    /^[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/[ \t]*)?(?=[\r\n])/.exec(text.slice(end, array.end)) ?? [];
  const withLine = splice(text, end + note.length, end + note.length, line);
  return comma === null ? splice(withLine, end, end, ',') : withLine;
}

function indentAt(text: string, offset: number): string {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
}

function splice(text: string, start: number, end: number, words: string): string {
  return text.slice(0, start) + words + text.slice(end);
}

interface PlacedInput {
  readonly node: PageNodeInput;
  readonly path: DataPath;
}

/** Each before what it holds. */
function allNodes(nodes: readonly PageNodeInput[], list: DataPath = []): PlacedInput[] {
  return nodes.flatMap((node, index) => {
    const path = [...list, index];
    return [{ node, path }, ...allNodes(writtenChildren(node), [...path, 'children'])];
  });
}

function namesOf({ title, subheader, pathname }: PageNodeInput): string[] {
  return [title, subheader, pathname].filter((name) => typeof name === 'string');
}

function leads(pathname: string, route: string): boolean {
  const { path, hash } = splitHref(pathname);
  return hash === '' && pathname.startsWith('/') && toRoute(path) === route;
}

function isRouteBelow(pathname: string, parent: string): boolean {
  const { path } = splitHref(pathname);
  return pathname.startsWith('/') && toRoute(path) !== parent && parentOf(toRoute(path)) === parent;
}

/** `/ui/button/` → `/ui/` */
function parentOf(route: string): string {
  return route.replace(/[^/]+\/$/, '');
}

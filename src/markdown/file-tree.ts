// `:::filetree`: a nested list as the folders and files of a project, with comments behind their names.
import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { report } from '../diagnostics/report.ts';
import type { ContainerParts } from './containers.ts';
import { type PageContext, placeOf } from './context.ts';
import { blockElement, inlineElement, textElement } from './element.ts';

export function fileTree({ children, html, context }: ContainerParts): RootContent[] {
  if (!children.some((child) => child.type === 'list'))
    context.diagnostics.push(
      report(
        'markdown/unfit-block',
        { name: 'filetree', problem: 'it does not contain a list', fix: 'write each file as an item: "- src/".' },
        placeOf(context.file, html),
      ),
    );
  return children.map((child) => (child.type === 'list' ? folder(child, ['dg-tree'], context) : child));
}

function folder(list: List, className: readonly string[], context: PageContext): RootContent {
  const items = list.children.map((item) => entry(item, context));
  return blockElement('ul', className.length === 0 ? {} : { className }, items, list);
}

function entry(item: ListItem, context: PageContext): RootContent {
  const [first, ...rest] = item.children;
  if (first?.type !== 'paragraph') {
    tell(item, 'an entry has no name', 'start the item with the name of a file or folder.', context);
    return blockElement('li', {}, item.children, item);
  }
  const { name, comment } = splitName(first.children);
  const line = [
    inlineElement('bdi', {}, name),
    ...(comment.length === 0 ? [] : [SPACE, inlineElement('span', { className: ['dg-tree-note'] }, comment)]),
  ];
  const odd = rest.find((child) => child.type !== 'list');
  if (odd)
    tell(odd, `an entry contains a ${odd.type}`, 'keep only its name, a comment on the same line and a list.', context);
  if (rest.length > 0) {
    const inside = rest.map((child) => (child.type === 'list' ? folder(child, [], context) : child));
    return blockElement(
      'li',
      {},
      [blockElement('details', { open: true }, [textElement('summary', {}, line), ...inside], item)],
      item,
    );
  }
  return textElement('li', { className: [kindOf(name)] }, line);
}

const SPACE: PhrasingContent = { type: 'text', value: ' ' };

function kindOf(name: readonly PhrasingContent[]): string {
  const text = plain(name);
  if (text === '…' || text === '...') return 'dg-tree-more';
  return text.endsWith('/') ? 'dg-tree-folder' : 'dg-tree-file';
}

/** The name is the first word, or the link, code or bold text that the line begins with. */
function splitName(line: readonly PhrasingContent[]): { name: PhrasingContent[]; comment: PhrasingContent[] } {
  const [first, ...rest] = line;
  if (first === undefined) return { name: [], comment: [] };
  if (first.type !== 'text') return { name: [first], comment: trimmed(rest) };
  const [word = ''] = /^\S*/.exec(first.value) ?? [];
  return {
    name: [{ type: 'text', value: word }],
    comment: trimmed([{ ...first, value: first.value.slice(word.length) }, ...rest]),
  };
}

function trimmed(words: readonly PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = words;
  if (first?.type !== 'text') return [...words];
  const value = first.value.trimStart();
  return value === '' ? rest : [{ ...first, value }, ...rest];
}

function plain(nodes: readonly PhrasingContent[]): string {
  return nodes.map((node) => ('value' in node ? node.value : 'children' in node ? plain(node.children) : '')).join('');
}

function tell(node: RootContent, problem: string, fix: string, context: PageContext): void {
  context.diagnostics.push(
    report('markdown/unfit-block', { name: 'filetree', problem, fix }, placeOf(context.file, node)),
  );
}

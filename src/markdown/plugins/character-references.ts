// Character references of raw HTML to what no page can contain, such as `&#7;`: U+FFFD replaces them. Parsers of markdown do so.
import type { Nodes, Root } from 'hast';
import { report } from '../../diagnostics/report.ts';
import { findForbiddenIn, withoutForbidden } from '../../lib/forbidden-characters.ts';
import type { Location } from '../../model/outcome.ts';
import type { PageContext } from '../context.ts';

/** After the sanitiser, which has to see addresses as they were written. */
export function characterReferences(tree: Root, context: PageContext): void {
  const stack: Nodes[] = [tree];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('children' in node) stack.push(...[...node.children].reverse());
    if (node.type === 'text') node.value = cleaned(node.value, node);
    if (node.type !== 'element') continue;
    for (const [name, value] of Object.entries(node.properties))
      if (typeof value === 'string') node.properties[name] = cleaned(value, node);
  }

  function cleaned(text: string, { position }: Nodes): string {
    // NUL is a mark of docs-gen; no reference gives one.
    const pieces = text.split('\0');
    const found = findForbiddenIn(pieces);
    if (!found) return text;
    const at: Location = {
      file: context.file,
      ...(position && { line: position.start.line, column: position.start.column }),
    };
    context.diagnostics.push(report('markdown/forbidden-character', { name: found.name }, at));
    return withoutForbidden(pieces).join('\0');
  }
}

// Takes out of import and export statements the names that only types use.
import type { ImportDeclaration, Node } from '@babel/types';
import { endOf, startOf } from '../../lib/syntax/walk.ts';
import type { Edits } from './edits.ts';
import type { NameUses } from './name-uses.ts';

export function cutTypeImports(node: ImportDeclaration, uses: NameUses, edits: Edits): 'nothing left' | 'done' {
  const kept = node.specifiers.filter(
    (specifier) =>
      !isTypeSpecifier(specifier) &&
      (!uses.isOnlyImportedAsType(specifier.local.name) || (uses.hasJsx && isReact(node, specifier))),
  );
  if (kept.length === node.specifiers.length) return 'done';
  if (kept.length === 0) return 'nothing left';
  keepSpecifiers(node.specifiers, new Set(kept), edits);
  return 'done';
}

/** `import * as React` and `import React`: elements are written with it in mind. */
function isReact(node: ImportDeclaration, specifier: Node): boolean {
  return node.source.value === 'react' && specifier.type !== 'ImportSpecifier';
}

/** `{ type Props }`. */
export function isTypeSpecifier(node: Node): boolean {
  return (
    (node.type === 'ImportSpecifier' && (node.importKind === 'type' || node.importKind === 'typeof')) ||
    (node.type === 'ExportSpecifier' && node.exportKind === 'type')
  );
}

/** Cuts all other names; the braces go with the last name between them. */
export function keepSpecifiers(specifiers: readonly Node[], kept: ReadonlySet<Node>, edits: Edits): void {
  const { source } = edits;
  const isNamed = (node: Node) => node.type === 'ImportSpecifier' || node.type === 'ExportSpecifier';
  const named = specifiers.filter(isNamed);
  const [first, last] = [named[0], named.at(-1)];
  const [bare, all] = specifiers.filter((node) => !isNamed(node)); // The default name stands before all else.
  if (bare && all) {
    // `import a, * as b`: one of them is kept.
    if (kept.has(bare)) edits.cut(endOf(bare), endOf(all));
    else edits.cut(startOf(bare), startOf(all));
    return;
  }
  if (bare && first && last && !named.some((node) => kept.has(node))) {
    edits.cut(endOf(bare), source.indexOf('}', endOf(last)) + 1);
    return;
  }
  if (bare && !kept.has(bare)) edits.cut(startOf(bare), first ? source.indexOf('{', endOf(bare)) : endOf(bare));
  for (const node of named) {
    if (kept.has(node)) continue;
    const comma = /^\s*,/.exec(source.slice(endOf(node)));
    edits.cutLines(startOf(node), endOf(node) + (comma?.[0].length ?? 0));
  }
}

// What a module imports, with the place of each specifier: static, dynamic, re-exported, for types.
import type { Node } from '@babel/types';
import { startOf, walk } from './walk.ts';

export interface ImportSpecifierAt {
  readonly specifier: string;
  /** Offset of the opening quote. */
  readonly start: number;
}

/** In the order of the source. Computed specifiers are left out: nobody knows them before they run. */
export function importSpecifiers(program: Node): ImportSpecifierAt[] {
  const found: ImportSpecifierAt[] = [];
  const note = (node: Node | null | undefined): void => {
    if (node?.type === 'StringLiteral') found.push({ specifier: node.value, start: startOf(node) });
  };
  walk(program, (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        note(node.source);
        return false;
      case 'ExportNamedDeclaration':
        note(node.source);
        return undefined;
      case 'ImportExpression':
        note(node.source);
        return undefined;
      case 'CallExpression':
        if (node.callee.type === 'Import') note(node.arguments[0]);
        return undefined;
      case 'TSImportEqualsDeclaration':
        if (node.moduleReference.type === 'TSExternalModuleReference') note(node.moduleReference.expression);
        return false;
      default:
        return undefined;
    }
  });
  return found.sort((a, b) => a.start - b.start);
}

export function isRelative(specifier: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(specifier);
}
